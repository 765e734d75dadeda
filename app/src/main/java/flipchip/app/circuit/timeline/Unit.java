package flipchip.app.circuit.timeline;

/// A unit of the time line, widest first.
public enum Unit {
    MOVE(1), CLOCK(2), GATE(4);

    private final double perSecond;

    Unit(double perSecond) {
        this.perSecond = perSecond;
    }

    /// How many of them playback passes in a second at speed 1.
    public double perSecond() {
        return perSecond;
    }
}
