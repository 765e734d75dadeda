/// A pen for canvases and SVG, colours of canvases, painted regions, and writers of PNG, GIF and SVG.
package flipchip.app.kit.draw;
