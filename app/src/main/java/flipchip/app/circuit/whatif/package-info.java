/// What if a wire were held at 0 or 1: the move shown is simulated again and compared.
package flipchip.app.circuit.whatif;
