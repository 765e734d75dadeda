/// The endgame chip: its alpha-beta sequencer as a circuit and as a model, and its other forms.
package flipchip.hwsim.circuit.solver;
