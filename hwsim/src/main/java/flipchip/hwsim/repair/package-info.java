/// Broken circuits: puzzles with one wrong gate, and a survey of all stuck-at faults of the cell array.
package flipchip.hwsim.repair;
