/// The window around all features.
package flipchip.app.window;
