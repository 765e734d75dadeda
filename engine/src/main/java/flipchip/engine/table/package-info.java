/// The memory of positions that all search threads share. Imports the rules and the values of the border;
/// used by the searches and the façade.
package flipchip.engine.table;
