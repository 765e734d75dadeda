/// Circuits with a serial line for a real board, the host's side of that line, and board files.
package flipchip.hwsim.fpga;
