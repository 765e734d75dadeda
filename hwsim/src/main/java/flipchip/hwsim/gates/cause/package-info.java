/// Causes: which earlier values of a recorded run made a net what it is.
package flipchip.hwsim.gates.cause;
