/// The game machine around the cell array: latches of the squares, controller, mailbox, disc counters.
/// Imports netlist, logic, array and the rules; fault and the façade build on it.
package flipchip.hwsim.control;
