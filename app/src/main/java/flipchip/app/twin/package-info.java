/// The twin check: the user's own games are played by the circuit and by the rules at once, and compared.
/// Imported by the composition root only.
package flipchip.app.twin;
