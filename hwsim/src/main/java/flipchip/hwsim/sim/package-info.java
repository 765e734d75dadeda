/// Simulators of a netlist: unit-delay for pictures and hazards, bit-parallel for proofs and counting, and
/// the waveforms they leave. Imports netlist only and knows no Othello; everyone but netlist may import it.
package flipchip.hwsim.sim;
