/// How a game is set up and ended: who plays, clocks, handicap, start positions, resigning, rematch, sound.
/// Imports the game, the board's view-models and the book; only the composition root imports it.
package flipchip.app.play;
