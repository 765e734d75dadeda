/// The command line and the terminal game: parses, calls, prints, and is the only package that prints.
/// Only the entry of the program imports it.
package flipchip.app.cli;
