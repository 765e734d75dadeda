/// The list of moves. Imports the game and the rules; the window may import it.
package flipchip.app.moves;
