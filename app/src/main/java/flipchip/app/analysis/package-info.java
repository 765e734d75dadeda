/// What the engine thinks of the position and of the whole game: values, hints, solver, report. Imports the
/// game, the board's view-model and the engine; only the composition root imports it.
package flipchip.app.analysis;
