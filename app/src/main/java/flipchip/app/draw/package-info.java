/// The drawing kit: a pen for canvases and for SVG, the inks of the style sheet, regions that are painted,
/// small boards, and the writers of PNG, GIF and SVG. Knows the squares of a board and nothing else of the
/// program.
package flipchip.app.draw;
