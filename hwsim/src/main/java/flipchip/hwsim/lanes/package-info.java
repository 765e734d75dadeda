/// Combinational circuits at 512 patterns a pass, with the Vector API; the only package of this module that
/// touches it. Imports netlist only and knows no Othello; fault and whoever measures may import it.
package flipchip.hwsim.lanes;
