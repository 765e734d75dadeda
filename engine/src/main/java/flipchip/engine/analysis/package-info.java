/// Judges whole games move by move: values, losses, accuracy. Imports the rules and the values of the border,
/// never the engine itself; used by the application's windows and commands.
package flipchip.engine.analysis;
