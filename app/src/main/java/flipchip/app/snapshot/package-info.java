/// Pictures of the real window without a screen: one, or every screen that a user can reach, and what is cut
/// off in them. Only the entry of the program and what measures windows imports it.
package flipchip.app.snapshot;
