/// Looks ahead: iterative deepening, principal variation search, and the threads that share the work. Imports
/// the rules, the table, the evaluation, the endgame and the stop signal; used by the façade.
package flipchip.engine.search;
