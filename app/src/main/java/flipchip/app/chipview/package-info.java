/// The chip as it is looked at: the array, its cells and wires, the camera, the lamp, the line above and the
/// legend below, all drawn from one moment of the recorded machine. The window and the parts that mark the
/// chip may import it.
package flipchip.app.chipview;
