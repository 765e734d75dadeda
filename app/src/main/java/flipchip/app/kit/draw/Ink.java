package flipchip.app.kit.draw;

/// What areas and lines are drawn with: a colour or a gradient. Only the pen looks inside; each kind of pen
/// has inks of its own, handed to the drawing with it.
public interface Ink {}
