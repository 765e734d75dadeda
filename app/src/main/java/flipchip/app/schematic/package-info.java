/// The inside of the chip: the zoom from the array to the gates of a cell, what drives what, and why a square
/// is legal. The composition root and the window's frame may import it.
package flipchip.app.schematic;
