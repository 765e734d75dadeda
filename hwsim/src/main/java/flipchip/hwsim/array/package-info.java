/// The 64-cell array of document 004: one cell gate by gate, its wiring, and its gates counted. Imports
/// netlist, logic and the squares of the rules; control, fault and the façade build on it.
package flipchip.hwsim.array;
