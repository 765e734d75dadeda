/// The time line on the screen: its controls, and the lanes of game, clocks and gate delays.
/// Imports the time line's model and the drawing kit; the window may import it.
package flipchip.app.lanes;
