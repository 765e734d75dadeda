/// Pictures for other programs: PNG, animated GIF, SVG of drawings and of what the window shows. Knows nothing of the
/// rest of the program; every part of the window may import it.
package flipchip.app.picture;
