/// Solves positions exactly to the end of the game. Imports the rules, the table, the evaluation and the stop
/// signal; used by the search and the façade.
package flipchip.engine.endgame;
