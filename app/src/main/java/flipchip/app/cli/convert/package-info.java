/// The command that converts game files.
package flipchip.app.cli.convert;
