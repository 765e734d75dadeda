/// The simulated endgame chip at work on the position of the board, iteration by iteration. Imported by the
/// composition root only.
package flipchip.app.chip;
