/// Commands that copy and open links to a moment, and lesson files made of such links.
package flipchip.app.circuit.link;
