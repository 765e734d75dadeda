/// The disc flipper of the endgame-chip paper: 47 gates a square.
package flipchip.hwsim.circuit.flipper;
