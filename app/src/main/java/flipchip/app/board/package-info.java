/// The board and the two players' strips. Imports the game, the time line and the rules; the window may
/// import it.
package flipchip.app.board;
