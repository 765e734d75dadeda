/// Blocks that grow on a netlist builder: adders, counters, multiplexers, encoders, registers.
package flipchip.hwsim.gates.logic;
