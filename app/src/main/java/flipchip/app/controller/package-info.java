/// The game controller on the screen: its graph, its pins, the moment in one sentence, and the log of
/// signals. Imports the time line's model and the drawing kit; the chip view, the stories and the window may
/// import it.
package flipchip.app.controller;
