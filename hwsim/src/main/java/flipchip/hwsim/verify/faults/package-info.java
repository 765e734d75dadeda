/// Circuits with one wrong gate: puzzles, and a survey of all stuck-at faults of the array.
package flipchip.hwsim.verify.faults;
