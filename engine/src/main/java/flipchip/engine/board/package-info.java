/// The rules of Othello on bitboards. Imports nothing of ours; everyone may import it.
package flipchip.engine.board;
