/// The disc flipper of document 000: a forward and a backward signal in eight directions, 47 gates a square.
/// The solver, the move validator and the hwsim façade may import it.
package flipchip.hwsim.flipper;
