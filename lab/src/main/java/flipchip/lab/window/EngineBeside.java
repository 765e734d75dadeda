package flipchip.lab.window;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.lab.window.FrameFile.Shown;

/// A benchmark of the cost of the open window for a concurrent engine. The same work is done with the window
/// stopped, beside the window with the panel closed and beside the moving panel, in turn and many times, so
/// that what other programs do meanwhile meets all of them alike.
public final class EngineBeside {
    /// The engine works beside: the program stopped by the system; the panel closed; the panel open, the time
    /// line playing gate delays at speed 1; and stopped once more, where all that differs is chance.
    private enum Situation { ALONE, CLOSED, ANIMATING, AGAIN }

    /// How fast the engine is beside the window.
    ///
    /// @param alone         nodes a second while the program is stopped, the median of the rounds
    /// @param again         the same once more, as a share of `alone` in the same round, the median
    /// @param closed        with the panel closed, likewise
    /// @param animating     with the panel open and the time line playing, likewise
    /// @param closedTime    processor time of the program with the panel closed, as a share of one processor
    /// @param animatingTime with the panel open and the time line playing, likewise
    public record Rates(double alone, double again, double closed, double animating, double closedTime,
            double animatingTime) {}

    private final OpenProgram open;
    private final PanelBench.Plan plan;

    private EngineBeside(OpenProgram open, PanelBench.Plan plan) {
        this.open = open;
        this.plan = plan;
    }

    static Rates measure(Path program, Path home, PanelBench.Plan plan, Consumer<String> progress)
            throws IOException {
        OpenProgram.settings(home, PanelBench.settings(plan, "1"));
        try (OpenProgram open = new OpenProgram(program, home)) {
            open.awaitPhase("warm-up");
            open.paste(game());
            open.hands().press("G");
            return new EngineBeside(open, plan).measure(progress);
        }
    }

    private static Game game() {
        return OpenProgram.longGame(new SplittableRandom(PanelBench.SEED));
    }

    private Rates measure(Consumer<String> progress) throws IOException {
        SearchLimits trial = SearchLimits.time(Duration.ofNanos((long) (plan.seconds() * 1e9)));
        perSecond(trial);                                    // the first one compiles
        SearchLimits work = SearchLimits.nodes((long) (perSecond(trial) * plan.seconds()));
        Map<Situation, List<Double>> rates = new EnumMap<>(Situation.class);
        Map<Situation, List<Double>> taken = new EnumMap<>(Situation.class);
        Situation[] all = Situation.values();
        for (int round = 0; round < plan.rounds(); round++) {
            progress.accept("engine, round " + (round + 1) + " of " + plan.rounds());
            for (int i = 0; i < all.length; i++) {
                Situation situation = all[(i + round) % all.length];
                begin(situation);
                long start = System.nanoTime();
                Map<String, Long> before = Threads.processorNanos(open.pid());
                put(rates, situation, perSecond(work));
                put(taken, situation, Threads.millis(before, Threads.processorNanos(open.pid()), "") * 1e6
                    / (System.nanoTime() - start));
                end(situation);
            }
        }
        return new Rates(Percentile.of(rates.get(Situation.ALONE), 50), share(rates, Situation.AGAIN),
            share(rates, Situation.CLOSED), share(rates, Situation.ANIMATING),
            Percentile.of(taken.get(Situation.CLOSED), 50),
            Percentile.of(taken.get(Situation.ANIMATING), 50));
    }

    private static void put(Map<Situation, List<Double>> to, Situation situation, double value) {
        to.computeIfAbsent(situation, _ -> new ArrayList<>()).add(value);
    }

    /// The median over the rounds of what is left of the speed in the same round.
    private static double share(Map<Situation, List<Double>> rates, Situation situation) {
        List<Double> shares = new ArrayList<>();
        for (int round = 0; round < rates.get(situation).size(); round++) {
            shares.add(rates.get(situation).get(round) / rates.get(Situation.ALONE).get(round));
        }
        return Percentile.of(shares, 50);
    }

    private void begin(Situation situation) throws IOException {
        open.rest();
        switch (situation) {
            case ALONE, AGAIN -> signal("-STOP");
            case CLOSED -> open.act(() -> open.hands().press("H"), shown -> !shown.state().containsKey("run"),
                "the panel closed");
            case ANIMATING -> {
                open.act(() -> open.hands().press("Home"), shown -> shown.has("moves=0"),
                    "the start position");
                open.act(() -> open.hands().press("P"), shown -> shown.has("playing=true"),
                    "the time line playing");
            }
        }
        open.rest();
    }

    private void end(Situation situation) throws IOException {
        switch (situation) {
            case ALONE, AGAIN -> signal("-CONT");
            case CLOSED -> open.act(() -> open.hands().press("H"), shown -> shown.state().containsKey("run"),
                "the panel open");
            case ANIMATING -> {
                open.act(() -> open.hands().press("P"), shown -> shown.has("playing=false"),
                    "the end of playing");
                open.act(() -> open.hands().press("End"), EngineBeside::isAtTheEnd, "the end of the game");
            }
        }
    }

    private static boolean isAtTheEnd(Shown shown) {
        return shown.has("moves=60");
    }

    private void signal(String name) throws IOException {
        try {
            new ProcessBuilder("kill", name, String.valueOf(open.pid())).inheritIO().start().waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    /// Nodes a second of a new engine, with an empty table, on one position of the middle game.
    private double perSecond(SearchLimits limits) {
        Position position = game().positionAt(20);
        try (Engine engine =
            new Engine(EngineOptions.DEFAULT.withThreads(plan.threads()).withSeed(PanelBench.SEED))) {
            long start = System.nanoTime();
            SearchResult result = engine.search(position, limits);
            return result.nodes() * 1e9 / (System.nanoTime() - start);
        }
    }
}
