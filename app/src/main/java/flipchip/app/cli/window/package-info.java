/// Commands that take pictures of the window and measure it. They know no window: the entry of the program
/// brings it.
package flipchip.app.cli.window;
