/// The list of keys and the tour of the first start.
package flipchip.app.window.help;
