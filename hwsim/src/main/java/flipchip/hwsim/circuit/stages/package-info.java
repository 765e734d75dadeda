/// A circuit for each stage of the game, after the shogi-processor paper.
package flipchip.hwsim.circuit.stages;
