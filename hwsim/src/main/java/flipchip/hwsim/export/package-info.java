/// Circuits and recorded runs in the formats of real tools: SystemVerilog, test benches, VCD, GTKWave,
/// WaveDrom, DOT and Yosys netlists. Imports netlist and sim only and knows no Othello; the benches of
/// `proof`, the façade and `app` may import it.
package flipchip.hwsim.export;
