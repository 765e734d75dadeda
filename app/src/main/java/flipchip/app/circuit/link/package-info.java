/// Commands that copy and open links to a moment.
package flipchip.app.circuit.link;
