/// The line of text at the foot of the window.
package flipchip.app.window.status;
