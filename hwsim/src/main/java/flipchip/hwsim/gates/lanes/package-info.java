/// Combinational circuits on 512 patterns a pass, with the Vector API.
package flipchip.hwsim.gates.lanes;
