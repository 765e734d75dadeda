/// The command line: the table of all commands.
package flipchip.app.cli;
