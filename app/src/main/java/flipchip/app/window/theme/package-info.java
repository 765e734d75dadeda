/// The themes of the window: light, dark, contrast, colour vision.
package flipchip.app.window.theme;
