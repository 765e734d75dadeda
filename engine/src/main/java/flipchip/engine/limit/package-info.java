/// What ends a search: the stop signal, and the plan for the clock.
package flipchip.engine.limit;
