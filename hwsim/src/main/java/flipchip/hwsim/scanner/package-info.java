/// The scanning legal move generator: document 001's piece-cover scan carried over to Othello, a rank per
/// clock. The hwsim façade and the application may import it.
package flipchip.hwsim.scanner;
