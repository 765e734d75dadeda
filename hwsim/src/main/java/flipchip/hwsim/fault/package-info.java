/// Proving the circuits right, and breaking them on purpose: comparison with the rules, stuck nets, hazards,
/// audit. Imports the array, the controller, the rules and their quick form; the façade and `app` may import
/// it.
package flipchip.hwsim.fault;
