package flipchip.app.circuit.timeline;

/// A horizontal range of the scene in which the lanes draw time, in pixels.
public record TimeAxis(double left, double right) {}
