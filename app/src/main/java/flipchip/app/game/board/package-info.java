/// The board, the discs and the two players' strips.
package flipchip.app.game.board;
