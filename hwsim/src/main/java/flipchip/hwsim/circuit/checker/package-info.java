/// The legal-move checker of the endgame-chip paper: a sum of products per square.
package flipchip.hwsim.circuit.checker;
