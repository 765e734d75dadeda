/// Measures the engine: perft, problem files, matches between players, and a fixed search whose node count is its
/// signature. Imports the façade, the rules and the values of the border; used by the application's commands.
package flipchip.engine.bench;
