/// The endgame solver chip of document 000: the alpha-beta sequencer as a clocked circuit and as a fast
/// model, and the paper's other forms of it. The hwsim façade and the application may import it.
package flipchip.hwsim.solver;
