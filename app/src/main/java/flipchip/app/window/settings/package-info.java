/// The page of settings and keys.
package flipchip.app.window.settings;
