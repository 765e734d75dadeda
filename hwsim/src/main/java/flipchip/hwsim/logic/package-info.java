/// Reusable blocks that grow on a netlist builder: adders, counters, multiplexers, decoders, priority
/// encoders, registers. Imports netlist only and knows no Othello; every circuit package may import it.
package flipchip.hwsim.logic;
