/// The command line: the table of all commands. Parses, calls, and with the packages inside it is the only
/// one that prints. Only the entry of the program and the laboratory import it.
package flipchip.app.cli;
