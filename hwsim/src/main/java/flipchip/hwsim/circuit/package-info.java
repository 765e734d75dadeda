/// Circuits of the five sources (docs/sources.md).
package flipchip.hwsim.circuit;
