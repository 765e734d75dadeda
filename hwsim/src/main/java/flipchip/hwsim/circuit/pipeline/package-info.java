/// The circuits of the C++/SystemVerilog Othello: pipeline, move validator, evaluation unit.
package flipchip.hwsim.circuit.pipeline;
