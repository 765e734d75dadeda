/// Matches: players, openings, games under a clock, results with error bars.
package flipchip.engine.match;
