package flipchip.app.measure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import flipchip.app.cli.window.Camera;
import flipchip.engine.api.Level;

/// How soon the window answered, round by round. One thread.
final class Latencies {
    private static final double NANOS = 1e6;

    /// What is measured.
    enum Kind {
        VALUE("first value on the squares after asking"),
        MOVE("move by a click while all cores analyse"),
        REFUSAL("click answered while the computer thinks on all cores"),
        END("end of the computer's search after undo"),
        SPACE("another workspace shown after its key");

        private final String words;

        Kind(String words) {
            this.words = words;
        }
    }

    private record Round(Level level, double value) {}

    private final Map<Kind, List<Round>> times = new EnumMap<>(Kind.class);
    private final Map<Kind, List<Round>> pulses = new EnumMap<>(Kind.class);
    private final Map<Kind, List<Round>> work = new EnumMap<>(Kind.class);

    /// An act took so long.
    void add(Kind kind, Level level, long nanos) {
        put(times, kind, level, nanos / NANOS);
    }

    /// An act at `start` was answered by the program at `answered` and then shown.
    void add(Kind kind, Level level, long start, long answered, FrameWatch.Frame shown) {
        add(kind, level, shown.drawn() - start);
        put(pulses, kind, level, shown.pulses());
        put(work, kind, level, (answered - start + shown.drawn() - shown.began()) / NANOS);
    }

    private static void put(Map<Kind, List<Round>> to, Kind kind, Level level, double value) {
        to.computeIfAbsent(kind, _ -> new ArrayList<>()).add(new Round(level, value));
    }

    /// Every figure of which there are rounds.
    List<Camera.Latency> all() {
        List<Camera.Latency> figures = new ArrayList<>();
        for (Kind kind : times.keySet()) {
            figures.add(figure(kind.words, "ms", times.get(kind)));
            if (pulses.containsKey(kind)) {
                figures.add(figure("  until drawn, in pulses of the toolkit", "pulses", pulses.get(kind)));
                figures.add(figure("  without the wait for the pulse", "ms", work.get(kind)));
            }
        }
        return figures;
    }

    private static Camera.Latency figure(String what, String unit, List<Round> rounds) {
        List<Round> sorted = rounds.stream().sorted(Comparator.comparingDouble(Round::value)).toList();
        return new Camera.Latency(what, unit, sorted.size(), sorted.get(sorted.size() / 2).value(),
            rounds.getFirst().value(),
            sorted.getLast().value(), sorted.getLast().level().number());
    }
}
