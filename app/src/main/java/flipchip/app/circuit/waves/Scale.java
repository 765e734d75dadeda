package flipchip.app.circuit.waves;

import java.util.Locale;
import flipchip.app.circuit.timeline.Moment;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;

/// A choice of the time window of the waveforms: that of the lane of the gates or of the clocks above them,
/// on the same axis, or one that the user has chosen.
enum Scale {
    GATES, CLOCKS, OWN;

    /// Lower case, for texts.
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    Scale next() {
        return this == GATES ? CLOCKS : GATES;
    }

    /// When the piece begins that has this moment, in gate delays; not of one's own.
    long first(Moment now) {
        return now.run().timeOf(new Instant(now.at().move(), this == GATES ? now.at().clock() : 0, 0));
    }

    /// How many gate delays it is long; a lane of the gates has a place for each of its steps.
    int length(Moment now) {
        GameRun run = now.run();
        return this == GATES
            ? now.clock().steps() + 1
            : now.move().clocks().size() * run.machine().options().period();
    }
}
