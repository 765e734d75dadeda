/// Demonstrations of timing errors, and the page on which the user plays the controller.
package flipchip.app.circuit.story;
