/// Proving the circuits right, and breaking them on purpose: comparison with the rules, stuck nets, hazards, audit.
/// Imports the array, the controller and the rules; the façade and `app` may import it.
package flipchip.hwsim.fault;
