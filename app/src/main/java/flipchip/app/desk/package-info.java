/// The chip on the desk: serial ports, and what is found behind them.
package flipchip.app.desk;
