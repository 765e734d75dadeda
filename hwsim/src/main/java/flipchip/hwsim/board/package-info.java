/// A chip with a plug: a serial line, a command decoder with a checksum, and around them the referee or the
/// endgame chip, all of gates; and the host's side of the same line. The bytes are in docs/chip-protocol.md.
package flipchip.hwsim.board;
