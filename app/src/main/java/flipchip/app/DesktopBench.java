package flipchip.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.LongConsumer;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.stage.Stage;
import flipchip.app.cli.Camera;
import flipchip.app.game.Seat;
import flipchip.app.service.HardwareService;
import flipchip.app.settings.Settings;
import flipchip.app.settings.ThemeChoice;
import flipchip.app.shell.Feature;
import flipchip.app.shell.FileDialogs;
import flipchip.app.window.Desk;
import flipchip.app.window.MainWindow;
import flipchip.app.window.Theme;
import flipchip.engine.api.Level;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// Measures how soon the real window answers, on the headless screen. Used by the command line's thread; what touches the
/// window runs on the FX thread. Of every kind the first round, in which classes are loaded, counts too.
final class DesktopBench implements AutoCloseable {
    private static final int STRONGEST = Level.ALL.size();
    private static final int EARLIEST_PLY = 14;
    private static final int LATEST_PLY = 30;
    private static final int LEAST_CHOICE = 5;

    private final SplittableRandom random = new SplittableRandom(7);
    private final Engine engine = new Engine(EngineOptions.DEFAULT.withThreads(Runtime.getRuntime().availableProcessors()));
    private final HardwareService hardware = new HardwareService(FlipchipApp::onScreen, _ -> { });
    private final Desk desk;
    private final List<Feature> features;
    private final Scene scene;
    private volatile SearchHandle playing;

    private DesktopBench() throws InterruptedException {
        desk = onScreen(() -> FlipchipApp.desk(settings(), (position, limits, listener) -> {
            playing = engine.search(position, limits, listener);
            return playing;
        }, hardware, FileDialogs.none(), FlipchipApp::onScreen, FlipchipApp::onScreen));
        features = onScreen(() -> Features.of(desk));
        scene = onScreen(() -> {
            Scene window = new Scene(new MainWindow(desk, features), 1280, 800);
            Theme.of(ThemeChoice.LIGHT, ColorScheme.LIGHT).applyTo(window);
            Stage stage = new Stage();
            stage.setScene(window);
            stage.show();
            return window;
        });
    }

    /// Measures everything in `rounds` positions each.
    static List<Camera.Latency> measure(int rounds) throws InterruptedException {
        Screenshots.startToolkit();
        try (DesktopBench bench = new DesktopBench()) {
            bench.settle();
            return List.of(bench.of("first value on the squares after asking", rounds, bench::hint),
                bench.of("frame that shows a move, all cores analysing", rounds, bench::click),
                bench.of("end of the computer's search after undo", rounds, bench::undo));
        }
    }

    /// Lets the engine warm up, as the program does two seconds after its window is shown.
    private void settle() throws InterruptedException {
        join(Features.warmUp(features));
    }

    private interface Round {
        /// Gives the nanoseconds from the user's act to its effect.
        void run(LongConsumer result) throws InterruptedException;
    }

    private Camera.Latency of(String what, int rounds, Round round) throws InterruptedException {
        double[] milliseconds = new double[rounds];
        for (int i = 0; i < rounds; i++) {
            CompletableFuture<Long> nanos = new CompletableFuture<>();
            onScreen(() -> {
                desk.session().setSeat(Color.BLACK, Seat.HUMAN);
                desk.session().setSeat(Color.WHITE, Seat.HUMAN);
                desk.session().show(game());
                return null;
            });
            frame();
            round.run(nanos::complete);
            milliseconds[i] = join(nanos) / 1e6;
        }
        Arrays.sort(milliseconds);
        return new Camera.Latency(what, rounds, milliseconds[rounds / 2], milliseconds[rounds - 1]);
    }

    private void hint(LongConsumer result) throws InterruptedException {
        CompletableFuture<Long> shown = new CompletableFuture<>();
        long start = System.nanoTime();
        onScreen(() -> {
            desk.board().notesProperty().subscribe(notes -> {
                if (!notes.isEmpty() && !shown.isDone()) {
                    afterFrame(() -> shown.complete(System.nanoTime() - start));
                }
            });
            command("all-values");
            return null;
        });
        result.accept(join(shown));
        onScreen(() -> {
            command("stop-analysis");
            return null;
        });
    }

    private void click(LongConsumer result) throws InterruptedException {
        CompletableFuture<Long> shown = new CompletableFuture<>();
        onScreen(() -> {
            command("all-values");
            return null;
        });
        frame();
        onScreen(() -> {
            Square square = Square.all(desk.session().position().legalMoves()).getFirst();
            long start = System.nanoTime();
            ((Button) scene.lookup("#" + square)).fire();
            afterFrame(() -> shown.complete(System.nanoTime() - start));
            return null;
        });
        result.accept(join(shown));
    }

    private void undo(LongConsumer result) throws InterruptedException {
        long[] start = new long[1];
        SearchHandle search = strongestThinks();
        onScreen(() -> {
            start[0] = System.nanoTime();
            desk.session().undo();
            return null;
        });
        search.result().handle((_, _) -> System.nanoTime()).thenAccept(end -> result.accept(end - start[0])).join();
    }

    /// Lets a person move and the strongest level think about its answer for a while; gives its search.
    private SearchHandle strongestThinks() throws InterruptedException {
        playing = null;
        onScreen(() -> {
            desk.session().setSeat(desk.session().position().toMove().opponent(), Seat.ofLevel(STRONGEST));
            return null;
        });
        while (playing == null) {
            onScreen(() -> {
                if (desk.session().seatToMove().isHuman() && !desk.session().isFinished()) {
                    desk.session().play(Square.all(desk.session().position().legalMoves()).getFirst());
                }
                return null;
            });
            frame();
        }
        return playing;
    }

    private void command(String id) {
        features.stream().flatMap(feature -> feature.commands().stream()).filter(command -> command.id().equals(id))
            .findFirst().orElseThrow().action().run();
    }

    /// The middle of a game of random moves, after whose first legal move the other side has a real choice, so that a
    /// strong computer cannot answer at once.
    private Game game() {
        while (true) {
            Game game = randomGame();
            if (!game.isOver()) {
                Position answered = game.position().play(Square.all(game.position().legalMoves()).getFirst());
                if (answered.toMove() != game.position().toMove() && Long.bitCount(answered.legalMoves()) >= LEAST_CHOICE) {
                    return game;
                }
            }
        }
    }

    private Game randomGame() {
        int plies = random.nextInt(EARLIEST_PLY, LATEST_PLY);
        Game game = Game.INITIAL;
        while (game.length() < plies && !game.isOver()) {
            List<Square> moves = new ArrayList<>(Square.all(game.position().legalMoves()));
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    private void afterFrame(Runnable action) {
        Runnable[] once = new Runnable[1];
        once[0] = () -> {
            scene.removePostLayoutPulseListener(once[0]);
            action.run();
        };
        scene.addPostLayoutPulseListener(once[0]);
        Platform.requestNextPulse();
    }

    private void frame() throws InterruptedException {
        CompletableFuture<Void> drawn = new CompletableFuture<>();
        onScreen(() -> {
            afterFrame(() -> drawn.complete(null));
            return null;
        });
        join(drawn);
    }

    private static <T> T onScreen(Callable<T> task) throws InterruptedException {
        CompletableFuture<T> done = new CompletableFuture<>();
        FlipchipApp.onScreen(() -> {
            try {
                done.complete(task.call());
            } catch (Exception e) {
                done.completeExceptionally(e);
            }
        });
        return join(done);
    }

    private static <T> T join(CompletableFuture<T> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("The window could not be measured: " + e.getCause(), e.getCause());
        }
    }

    /// The hardest analysis, and the panel with its recordings open.
    private static Settings settings() {
        Settings usual = Settings.DEFAULT;
        return new Settings(ThemeChoice.LIGHT, true, true, true, false, false, true, 0, 0, 1, usual.sideWidth(), 1280, 800,
            Map.of("analysis-effort", "endless"));
    }

    @Override
    public void close() {
        FlipchipApp.onScreen(() -> features.forEach(Feature::close));
        engine.close();
        hardware.close();
    }
}
