/// Reusable circuits on a NetlistBuilder: trees, adders, counters, decoders. Imports netlist only; every package
/// with a circuit may import it.
package flipchip.hwsim.logic;
