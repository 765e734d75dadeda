/// A legal-move generator that scans a rank a clock, after the shogi-processor paper.
package flipchip.hwsim.circuit.scanner;
