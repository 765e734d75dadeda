/// Circuits as immutable data: nets, gates, ports, scopes, and the checks on them.
package flipchip.hwsim.gates.netlist;
