/// The window, assembled once: for the program, for pictures, for measuring and for tests. Imports every part
/// of the window; only what opens windows imports it.
package flipchip.app.frame;
