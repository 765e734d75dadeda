/// Measures the engine: perft, problem files, fixed positions. Exported to the application for its commands.
package flipchip.engine.bench;
