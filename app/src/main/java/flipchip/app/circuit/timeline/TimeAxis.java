package flipchip.app.circuit.timeline;

/// Where the lanes draw time: from one x of the scene to another, in pixels.
public record TimeAxis(double left, double right) {}
