/// Paste, copy, open, save and drop, and the automatic save of the running game.
package flipchip.app.files.open;
