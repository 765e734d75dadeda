/// Circuits and recordings as SystemVerilog, test benches, VCD, GTKWave, WaveDrom, DOT and JSON.
package flipchip.hwsim.gates.export;
