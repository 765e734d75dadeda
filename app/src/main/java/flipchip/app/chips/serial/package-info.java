/// A real FPGA board behind a serial port.
package flipchip.app.chips.serial;
