package flipchip.app.circuit.timeline;

/// Where the lanes draw time: from one x of the scene to another, in pixels.
public record Axis(double left, double right) {}
