/// Inside a cell: its gates, what drives what, and why a square is legal.
package flipchip.app.circuit.inside;
