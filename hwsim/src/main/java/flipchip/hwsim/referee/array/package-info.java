/// The 64-cell array of the cellular-referee lecture: one cell gate by gate, and its wiring.
package flipchip.hwsim.referee.array;
