/// The façade of the circuits: the referee machine, recorded runs of it, and traces of the cell array.
/// Imports every package of the module; `app` imports it.
package flipchip.hwsim;
