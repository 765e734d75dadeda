/// The parallel-search essay: packed score, stability, and its search as a model.
package flipchip.hwsim.circuit.score;
