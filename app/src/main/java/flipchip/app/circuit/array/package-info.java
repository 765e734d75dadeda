/// The cell array: cells, wires, rays, camera and legend, drawn from one moment of the recording.
package flipchip.app.circuit.array;
