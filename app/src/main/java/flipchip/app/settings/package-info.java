/// What the program remembers between two starts. Imports the worker, the texts, the engine's
/// values and its way to write files; the window may import it.
package flipchip.app.settings;
