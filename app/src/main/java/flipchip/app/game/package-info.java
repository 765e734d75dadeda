/// The game: who plays, the board, the moves.
package flipchip.app.game;
