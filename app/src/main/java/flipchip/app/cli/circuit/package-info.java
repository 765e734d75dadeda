/// The commands of `flipchip hw`.
package flipchip.app.cli.circuit;
