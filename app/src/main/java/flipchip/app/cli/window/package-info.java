/// Commands that take pictures of the window.
package flipchip.app.cli.window;
