/// The list and the tree of moves.
package flipchip.app.game.moves;
