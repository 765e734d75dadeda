/// Explanations of what the machine did, in words, for window and command line.
package flipchip.app.circuit.why;
