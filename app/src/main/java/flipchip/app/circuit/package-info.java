/// The hardware panel: the referee circuit on the screen.
package flipchip.app.circuit;
