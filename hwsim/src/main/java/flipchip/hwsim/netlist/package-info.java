/// Circuits as immutable data: nets, gates, ports, scopes, and the checks on them. Knows no Othello and
/// imports nothing of ours; everyone may import it.
package flipchip.hwsim.netlist;
