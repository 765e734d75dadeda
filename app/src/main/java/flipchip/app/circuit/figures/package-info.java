/// Figures of the referee: gates and delays, and what each move cost.
package flipchip.app.circuit.figures;
