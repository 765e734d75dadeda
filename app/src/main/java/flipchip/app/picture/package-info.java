/// Export of pictures and films: PNG, SVG and GIF.
package flipchip.app.picture;
