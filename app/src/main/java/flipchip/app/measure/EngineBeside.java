package flipchip.app.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import flipchip.app.cli.window.PanelMeter.Plan;
import flipchip.app.cli.window.PanelMeter.Rates;
import flipchip.app.window.Desk;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Position;
import javafx.animation.AnimationTimer;
import javafx.stage.Stage;

/// Measures what the window costs the engine. The same work is done alone, beside the window with the panel
/// closed and beside the moving panel, in turn and many times, so that what other programs do meanwhile meets
/// all of them alike.
final class EngineBeside {
    private static final String SEARCH = "search-";

    private final Plan plan;
    private final Desk desk;
    private final Stage stage;

    /// @param stage shows the window of `desk`
    EngineBeside(Plan plan, Desk desk, Stage stage) {
        this.plan = plan;
        this.desk = desk;
        this.stage = stage;
    }

    Rates measure(Consumer<String> progress) throws InterruptedException {
        SearchLimits trial = SearchLimits.time(Duration.ofNanos((long) (plan.seconds() * 1e9)));
        perSecond(trial);                                    // the first one compiles
        SearchLimits work = SearchLimits.nodes((long) (perSecond(trial) * plan.seconds()));
        Situation[] all = Situation.values();
        double[][] rates = new double[all.length][plan.rounds()];
        double[][] taken = new double[all.length][plan.rounds()];
        for (int round = 0; round < plan.rounds(); round++) {
            progress.accept("engine, round " + (round + 1) + " of " + plan.rounds());
            for (int i = 0; i < all.length; i++) {
                Situation situation = all[(i + round) % all.length];
                AutoCloseable end = begin(situation);
                long start = System.nanoTime();
                long before = ofWindow();
                rates[situation.ordinal()][round] = perSecond(work);
                taken[situation.ordinal()][round] =
                    (double) (ofWindow() - before) / (System.nanoTime() - start);
                close(end);
            }
        }
        double[] alone = rates[Situation.ALONE.ordinal()];
        return new Rates(PanelBench.percentile(alone, 50), share(rates, Situation.AGAIN),
            share(rates, Situation.CLOSED),
            share(rates, Situation.ANIMATING), PanelBench.percentile(taken[Situation.CLOSED.ordinal()], 50),
            PanelBench.percentile(taken[Situation.ANIMATING.ordinal()], 50));
    }

    /// Nanoseconds of processor time that the threads of the window have used.
    private static long ofWindow() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> !thread.getName().startsWith(SEARCH)
            && thread != Thread.currentThread()).mapToLong(thread ->
            Math.max(0, threads.getThreadCpuTime(thread.threadId()))).sum();
    }

    /// What the engine works beside. Every round has each of them, in turning order, with the same work for
    /// the engine.
    private enum Situation {
        ALONE, CLOSED, ANIMATING,
        /// As ALONE: how far it is from ALONE says how much of the others is chance.
        AGAIN
    }

    /// The median over the rounds of what is left of the speed in the same round.
    private static double share(double[][] rates, Situation situation) {
        double[] shares = new double[rates[0].length];
        Arrays.setAll(shares, round ->
            rates[situation.ordinal()][round] / rates[Situation.ALONE.ordinal()][round]);
        return PanelBench.percentile(shares, 50);
    }

    /// Brings the window there; closing the answer ends what moves in it.
    private AutoCloseable begin(Situation situation) throws InterruptedException {
        boolean animating = situation == Situation.ANIMATING;
        boolean shown = animating || situation == Situation.CLOSED;
        CompletableFuture<Void> ready = new CompletableFuture<>();
        PanelBench.onScreen(() -> {
            desk.settings().panelOpenProperty().set(animating);
            if (shown) {
                stage.show();
            } else {
                stage.hide();
            }
            stage.getScene().snapshot(null);
            desk.hardware().momentProperty().subscribe(moment -> {
                if (moment.isPresent() == animating) {
                    ready.complete(null);
                }
            });
            return null;
        });
        PanelBench.wait(ready);
        return animating ? player() : () -> { };
    }

    /// Plays gate delays at speed 1 over and over, as a user who watches has it, until it is closed.
    private AutoCloseable player() throws InterruptedException {
        AnimationTimer timer = PanelBench.onScreen(() -> {
            desk.hardware().camera().toArray();
            desk.hardware().time().speedProperty().set(1);
            AnimationTimer player = new AnimationTimer() {
                @Override
                public void handle(long now) {
                    if (!desk.hardware().time().playingProperty().get()) {
                        desk.hardware().time().toFirst();
                        desk.hardware().time().togglePlaying();
                    }
                }
            };
            player.start();
            return player;
        });
        return () -> PanelBench.onScreen(() -> {
            timer.stop();
            desk.hardware().time().toFirst();
            return null;
        });
    }

    private static void close(AutoCloseable end) throws InterruptedException {
        try {
            end.close();
        } catch (InterruptedException interrupted) {
            throw interrupted;
        } catch (Exception problem) {
            throw new IllegalStateException("The animation could not be ended: " + problem, problem);
        }
    }

    /// Nodes a second of a new engine, with an empty table, on one position of the middle game.
    private double perSecond(SearchLimits limits) throws InterruptedException {
        Position position = PanelBench.randomGame(PanelBench.SEED).positionAt(20);
        try (Engine engine = new Engine(EngineOptions.DEFAULT.withThreads(plan.threads()).withBook(false)
                .withSeed(PanelBench.SEED))) {
            long start = System.nanoTime();
            SearchResult result = PanelBench.wait(engine.search(position, limits, _ -> { }).result());
            return result.nodes() * 1e9 / (System.nanoTime() - start);
        }
    }
}
