/// Builds the window from its features; for the program, pictures and tests.
package flipchip.app.window.assembly;
