package flipchip.app.kit.draw;

/// A part of a window that draws itself on a canvas and can draw the same into a file. FX thread only while
/// it is in a window.
public interface Painted {
    /// Draws everything as it is now, at scale 1, with a pen in its initial state.
    void paintWith(Pen pen);
}
