/// The piece-cover circuit of the shogi-processor paper, and its masks. It plays no Othello.
package flipchip.hwsim.circuit.shogi;
