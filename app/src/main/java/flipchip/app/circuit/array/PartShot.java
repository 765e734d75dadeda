package flipchip.app.circuit.array;

/// What is seen of an entered part of the machine.
///
/// @param zoom 1 for all of it
/// @param x    the point in the middle of the view, as a share of the drawing's width
/// @param y    as a share of its height
public record PartShot(double zoom, double x, double y) {
    /// All of it.
    public static final PartShot WHOLE = new PartShot(1, 0.5, 0.5);
}
