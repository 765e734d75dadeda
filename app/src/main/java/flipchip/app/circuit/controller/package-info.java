/// The controller's state graph, its pins, and the log of signals.
package flipchip.app.circuit.controller;
