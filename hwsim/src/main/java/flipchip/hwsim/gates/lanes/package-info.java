/// Combinational circuits on as many patterns a pass as a vector has bits, with the Vector API.
package flipchip.hwsim.gates.lanes;
