/// Matches: players, openings, games under a clock, results with error bars. Imports the façade, the rules
/// and the values of the border; used by the application.
package flipchip.engine.match;
