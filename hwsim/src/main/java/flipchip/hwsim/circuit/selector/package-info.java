/// The move selector of the endgame-chip paper: a hierarchical priority encoder.
package flipchip.hwsim.circuit.selector;
