/// The user's games replayed on the circuit and by the rules, and compared.
package flipchip.app.chips.crosscheck;
