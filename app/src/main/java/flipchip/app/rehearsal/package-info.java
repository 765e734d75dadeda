/// Shows games where nobody sees them while the user of a new window does nothing, so that the first game is
/// drawn as soon as the later ones. Only the entry of the program and what measures windows imports it.
package flipchip.app.rehearsal;
