/// The commands of `flipchip hw`: circuits listed, run, checked, exported, plugged in.
package flipchip.app.cli.circuit;
