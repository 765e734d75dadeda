/// The rules of Othello on bitboards.
package flipchip.engine.board;
