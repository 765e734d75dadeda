/// Writes netlists and waveforms in the formats of other tools. Imports netlist and sim only and knows no
/// Othello; the façade and `app` may import it.
package flipchip.hwsim.export;
