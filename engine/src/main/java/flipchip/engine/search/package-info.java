/// Iterative deepening, principal variation search, and the threads that share the work.
package flipchip.engine.search;
