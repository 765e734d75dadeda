/// The documentation of the circuit, read inside the window. Imports the shell and texts.
package flipchip.app.handbook;
