/// Breakpoints in terms of the game and of the circuit.
package flipchip.app.circuit.breakpoint;
