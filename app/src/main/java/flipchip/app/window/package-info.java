/// The window: menus, layout, themes. Imports every panel; only the composition root imports it.
package flipchip.app.window;
