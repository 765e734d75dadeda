/// Simulators: unit-delay for pictures and hazards, bit-parallel for proofs and counting.
package flipchip.hwsim.gates.sim;
