/// A cell of one's own in Verilog: read by Yosys, held against the specification, simulated in the array.
package flipchip.app.student;
