/// The transposition tables.
package flipchip.engine.table;
