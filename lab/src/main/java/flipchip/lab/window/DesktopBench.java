package flipchip.lab.window;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.lab.window.OpenProgram.Answer;

/// A benchmark of the window's response times: workspaces, values, moves during the analysis, clicks while a
/// computer thinks, pages at their first opening. The first round, in which classes are loaded, counts too.
public final class DesktopBench {
    private static final int EARLIEST_PLY = 14;
    private static final int LATEST_PLY = 30;
    private static final int LEAST_CHOICE = 5;
    /// Of quick play beside the chip.
    private static final int MOVES_A_ROUND = 10;
    /// So long a search runs before something is done beside it.
    private static final long BUSY_NANOS = 100_000_000;
    /// A computer that has not been seen thinking by then has answered at once.
    private static final long THINKS_NANOS = 1_000_000_000;

    private final OpenProgram open;
    private final SplittableRandom random = new SplittableRandom(7);
    private final Map<String, List<Answer>> found = new LinkedHashMap<>();

    /// How soon the window answered.
    ///
    /// @param what   was measured
    /// @param unit   of the figures: "ms", or "pulses" of the toolkit
    /// @param rounds how often
    /// @param median half of the rounds took no longer
    /// @param first  the first round of the program
    /// @param percentile99 99 of 100 rounds took no longer
    /// @param worst  the longest round
    public record Latency(String what, String unit, int rounds, double median, double first,
            double percentile99, double worst) {}

    private DesktopBench(OpenProgram open) {
        this.open = open;
    }

    /// @param home     an empty folder
    /// @param level    of the computer that answers
    /// @param openings how often the program is started to open all its pages
    public static List<Latency> measure(Path program, Path home, int rounds, int level, int openings)
            throws IOException {
        OpenProgram.settings(home,
            Map.of("tour-seen", "true", "white", "level " + level, "theme", "light", "reduced-motion", "true",
                "analysis-effort", "endless", "window-width", "1280", "window-height", "800",
                "grade-own-games", "false"));
        List<Latency> all = new ArrayList<>();
        try (OpenProgram open = new OpenProgram(program, home)) {
            open.awaitPhase("warm-up");
            DesktopBench bench = new DesktopBench(open);
            for (int i = 0; i < rounds; i++) {
                bench.round();
            }
            all.addAll(bench.figures());
        }
        all.add(figure("legal moves marked after the computer's move, chip shown", "ms",
            ReplyBench.measure(program, home, rounds * MOVES_A_ROUND)));
        OpeningBench.measure(program, home, openings).forEach((page, millis) -> all
            .add(figure(page + " opened, longest work of the screen's thread", "ms", millis)));
        return all;
    }

    private void round() throws IOException {
        Game game = game();
        open.hands().moveTo(0, 0);
        open.hands().press("Alt+S");
        open.paste(game);
        for (String space : List.of("2analyse", "3circuit", "1play")) {
            open.rest();
            put("another workspace shown after its key",
                open.act(() -> open.hands().press("Ctrl+" + space.charAt(0)),
                    shown -> shown.has("space=" + space.substring(1)), "a workspace"));
        }
        open.hands().press("Alt+S");
        open.rest();
        put("first value on the squares after asking",
            open.act(() -> open.hands().press("Shift+V"), shown -> !shown.has("values=0"), "values"));
        Square square = game.position().moves().getFirst();
        open.point(square);
        busy();
        put("move by a click while all cores analyse",
            open.act(open.hands()::click, shown -> shown.has("last=" + square), "a move"));
        open.hands().press("Ctrl+Enter");        // who looks at a game plays both sides until he hands back
        if (open.shows("thinking=true", THINKS_NANOS)) {
            busy();
            put("click answered while the computer thinks on all cores", open.act(open.hands()::click,
                shown -> shown.has("refused=true") || !shown.has("last=" + square), "an answer"));
        }
        open.hands().press("Ctrl+Z");
        open.rest();
    }

    private void put(String what, Answer answer) {
        found.computeIfAbsent(what, _ -> new ArrayList<>()).add(answer);
    }

    /// Lets a search take the processors, and a moment of a pulse by chance pass.
    private void busy() {
        LockSupport.parkNanos(BUSY_NANOS + random.nextInt(17_000_000));
    }

    /// Every figure of which there are rounds, and the slowest frame.
    private List<Latency> figures() {
        List<Latency> all = new ArrayList<>();
        found.forEach((what, answers) -> {
            all.add(figure(what, "ms", answers.stream().map(Answer::millis).toList()));
            all.add(figure("  until drawn, in pulses of the toolkit", "pulses",
                answers.stream().map(answer -> (double) answer.pulses()).toList()));
            all.add(figure("  the frame alone", "ms", answers.stream().map(Answer::work).toList()));
        });
        all.add(figure("frames in which something new was shown", "ms",
            open.file().shown().stream().filter(shown -> shown.has("whole=true"))
                .map(shown -> (shown.drawn() - shown.begun()) / 1e6).toList()));
        return all;
    }

    private static Latency figure(String what, String unit, List<Double> values) {
        return new Latency(what, unit, values.size(), Percentile.of(values, 50), values.getFirst(),
            Percentile.of(values, 99), Percentile.of(values, 100));
    }

    /// The middle of a game of random moves with Black to move, after whose first legal move White has a real
    /// choice, so that a strong computer cannot answer at once.
    private Game game() {
        while (true) {
            Game game = Game.random(random.nextInt(EARLIEST_PLY, LATEST_PLY), random);
            if (!game.isOver() && game.position().toMove() == Color.BLACK) {
                Position answered = game.position().play(game.position().moves().getFirst());
                if (answered.toMove() == Color.WHITE
                        && Long.bitCount(answered.legalMoves()) >= LEAST_CHOICE) {
                    return game;
                }
            }
        }
    }
}
