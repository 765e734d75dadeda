package flipchip.app.circuit.waves;

/// A time window with its scale. Immutable.
///
/// @param from  time at the left edge, in gate delays; 0 or more
/// @param scale pixels a gate delay
/// @param width of the drawing in pixels
/// @param end   time of the end of the run
public record TimeWindow(double from, double scale, double width, int end) {
    private static final double WIDEST = 240;
    private static final double MARGIN = 0.1;

    public static final TimeWindow NONE = new TimeWindow(0, 1, 1, 1);

    /// What is outside its range is moved inside: the scale between the whole run and 240 pixels a gate
    /// delay, the left edge so that no room is wasted.
    public TimeWindow {
        width = Math.max(1, width);
        end = Math.max(1, end);
        scale = Math.clamp(scale, Math.min(WIDEST, width / end), WIDEST);
        from = Math.clamp(from, 0, Math.max(0, end - width / scale));
    }

    public double x(double time) {
        return (time - from) * scale;
    }

    public double time(double x) {
        return Math.clamp(from + x / scale, 0, end);
    }

    double until() {
        return from + width / scale;
    }

    public TimeWindow withWidth(double pixels) {
        return new TimeWindow(from, scale, pixels, end);
    }

    public TimeWindow withEnd(int time) {
        return new TimeWindow(from, scale, width, time);
    }

    /// The moment under `x` stays where it is.
    public TimeWindow zoom(double factor, double x) {
        double at = time(x);
        double next = Math.clamp(scale * factor, Math.min(WIDEST, width / end), WIDEST);
        return new TimeWindow(at - x / next, next, width, end);
    }

    public TimeWindow pan(double pixels) {
        return new TimeWindow(from + pixels / scale, scale, width, end);
    }

    /// From one time to another, with a little room at both sides.
    TimeWindow show(double first, double last) {
        double length = Math.max(1, last - first);
        double room = length * (1 + MARGIN);
        return new TimeWindow(first - (room - length) / 2, width / room, width, end);
    }

    /// So much from a time on, over the whole width.
    TimeWindow of(double first, double length) {
        return new TimeWindow(first, width / length, width, end);
    }

    public TimeWindow all() {
        return new TimeWindow(0, width / end, width, end);
    }

    /// Moved on by a whole window if `time` lies outside.
    public TimeWindow following(double time) {
        if (time >= from && time <= until()) {
            return this;
        }
        return new TimeWindow(time - width / scale * MARGIN, scale, width, end);
    }
}
