/// Stepping through any recorded run: which step is shown, and the control that plays, steps, jumps and
/// drags. Imports the texts only; every part of the window that shows a recording may import it.
package flipchip.app.step;
