/// Pictures of the real window without a screen, and what is cut off in them.
package flipchip.app.screenshot;
