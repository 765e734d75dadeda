/// Commands that take pictures of the window. They know no window: the entry of the program
/// brings it.
package flipchip.app.cli.window;
