/// The engine's values, hints, solver and game report.
package flipchip.app.analyse.judge;
