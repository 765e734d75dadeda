/// What the program remembers between two starts. Imports only the game and the engine's values; the
/// window may import it.
package flipchip.app.settings;
