package flipchip.app.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;

/// The piece of a run that an animation shows.
enum Span {
    /// The clock of the time line, gate delay by gate delay until it has settled.
    CLOCK(160),
    /// The move, likewise; the quiet ends of its clocks are passed over.
    MOVE(120),
    /// The game, move by move.
    GAME(700);

    private final int millis;

    Span(int millis) {
        this.millis = millis;
    }

    /// How long a frame is shown.
    int millis() {
        return millis;
    }

    /// The moments it shows, in their order.
    List<Instant> moments(GameRun run, Instant now) {
        List<Instant> moments = new ArrayList<>();
        switch (this) {
            case CLOCK -> add(moments, run, now.move(), now.clock());
            case MOVE -> {
                for (int clock = 0; clock < run.moves().get(now.move()).clocks().size(); clock++) {
                    add(moments, run, now.move(), clock);
                }
            }
            case GAME -> {
                for (int move = 0; move < run.moves().size(); move++) {
                    moments.add(run.endOf(move));
                }
            }
        }
        return moments;
    }

    private static void add(List<Instant> moments, GameRun run, int move, int clock) {
        ClockRun steps = run.moves().get(move).clocks().get(clock);
        for (int step = 0; step <= steps.settledAt(); step++) {
            moments.add(new Instant(move, clock, step));
        }
    }

    /// Lower case, for ids and texts.
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
