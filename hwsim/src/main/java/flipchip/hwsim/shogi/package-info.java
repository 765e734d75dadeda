/// Document 001's piece-cover circuit for shogi, and its check and defence masks. The only circuit of the
/// house that does not play Othello; the hwsim façade and the application may import it.
package flipchip.hwsim.shogi;
