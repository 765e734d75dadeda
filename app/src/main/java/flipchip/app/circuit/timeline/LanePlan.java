package flipchip.app.circuit.timeline;

import java.util.Optional;
import java.util.Set;

/// A layout of the lanes and their slots at one moment. Immutable.
///
/// @param time   what is shown
/// @param width  of all lanes together, in pixels
/// @param height of all lanes together
/// @param lanes  which are shown
/// @param costed whether there is room below the game for what each move cost the machine
record LanePlan(TimeLine time, double width, double height, Set<Unit> lanes, boolean costed) {
    /// Room for the names of the lanes.
    static final double LABEL = 56;
    static final double END = 8;
    /// Height that the lane of what the moves cost takes.
    static final double TRACK = 34;
    private static final int MOVES = 60;

    /// Where a lane lies.
    record Lane(double top, double height) {
        double bottom() {
            return top + height;
        }

        double middle() {
            return top + height / 2;
        }

        /// The same lane seen from `down` pixels further down.
        Lane from(double down) {
            return new Lane(top - down, height);
        }
    }

    Lane lane(Unit unit) {
        if (lanes.size() == 1) {
            return new Lane(6, height - 12);
        }
        double shift = costed ? TRACK : 0;
        return switch (unit) {
            case MOVE -> new Lane(4, 40);
            case CLOCK -> new Lane(54 + shift, 24);
            case GATE -> new Lane(86 + shift, Math.max(30, height - 92 - shift));
        };
    }

    /// The lane of what the moves cost the machine, if it is shown: below the game and as wide.
    Optional<Lane> track() {
        return costed && lanes.size() > 1 && now().isPresent()
            ? Optional.of(new Lane(lane(Unit.MOVE).bottom() + 4, TRACK - 6))
            : Optional.empty();
    }

    /// The height above which everything is about the game, and below about the moment.
    double border() {
        return lanes.size() > 1 ? lane(Unit.MOVE).bottom() + (costed ? TRACK - 2 : 0)
            : lanes.contains(Unit.MOVE) ? height
            : 0;
    }

    Optional<Moment> now() {
        return time.momentProperty().get();
    }

    double slot(Unit unit) {
        return (width - LABEL - END) / count(unit);
    }

    int count(Unit unit) {
        return switch (unit) {
            case MOVE -> Math.max(MOVES, time.session().line().length()) + 1;
            case CLOCK -> now().map(moment -> moment.move().clocks().size()).orElse(1);
            case GATE -> now().map(moment -> moment.clock().steps() + 1).orElse(1);
        };
    }

    Optional<Unit> laneAt(double y) {
        return lanes.stream().filter(unit -> y >= lane(unit).top() - 4 && y <= lane(unit).bottom() + 4)
            .findFirst();
    }
}
