/// The user's own Verilog cell: checked at every save, and run in the array.
package flipchip.app.chips.owncell;
