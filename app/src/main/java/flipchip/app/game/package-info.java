/// The game being played and who plays it, without any window. Imports only the rules and the engine's
/// values; every other package of the program may import it.
package flipchip.app.game;
