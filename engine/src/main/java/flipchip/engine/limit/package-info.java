/// What ends a search: the stop signal all threads of it share, and the plan for the clock. Imports the rules
/// and the values of the border; used by the searches and the façade.
package flipchip.engine.limit;
