package flipchip.app.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import flipchip.app.cli.window.Camera;
import flipchip.app.frame.AnswerFirst;
import flipchip.app.frame.Features;
import flipchip.app.frame.Hosts;
import flipchip.app.frame.OnScreen;
import flipchip.app.frame.OpenWindow;
import flipchip.app.frame.Seats;
import flipchip.app.game.Seat;
import flipchip.app.rehearsal.GameRehearsal;
import flipchip.app.settings.Frame;
import flipchip.app.settings.Settings;
import flipchip.app.settings.ThemeChoice;
import flipchip.app.shell.Feature;
import flipchip.app.shell.FileDialogs;
import flipchip.app.shell.Workspace;
import flipchip.app.window.Desk;
import flipchip.engine.api.Level;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// Measures how soon the real window answers, on the headless screen. Used by the command line's thread; what
/// touches the window runs on the FX thread. The first round, in which classes are loaded, counts too.
public final class DesktopBench implements AutoCloseable {
    private static final int EARLIEST_PLY = 14;
    private static final int LATEST_PLY = 30;
    private static final int LEAST_CHOICE = 5;
    private static final int EFFORTS = 4;
    private static final int MOST_SECONDS = 100;
    private static final PseudoClass LAST = PseudoClass.getPseudoClass("last");
    /// Longer than one pulse: an act falls anywhere between two of them, as the user's does.
    private static final int PULSE_NANOS = 17_000_000;
    /// So long a search runs before something is done beside it.
    private static final long BUSY_NANOS = 100_000_000;

    private final SplittableRandom random = new SplittableRandom(7);
    private final Engine engine = new Engine(
        EngineOptions.DEFAULT.withThreads(Runtime.getRuntime().availableProcessors()));
    private final AnswerFirst answers = new AnswerFirst();
    private final Latencies found = new Latencies();
    private final OpenWindow open;
    private final Desk desk;
    private final List<Feature> features;
    private final Scene scene;
    private final Robot robot;
    private volatile SearchHandle playing;

    private DesktopBench(boolean rehearsed) throws InterruptedException {
        CompletableFuture<Void> ready = new CompletableFuture<>();
        open = onScreen(() -> open(ready));
        desk = open.desk();
        features = open.features();
        scene = open.scene();
        robot = onScreen(Robot::new);
        join(ready);
        join(Features.warmUp(features));
        if (rehearsed) {
            join(onScreen(() -> GameRehearsal.begin(scene, desk)).finished());
        }
    }

    /// Opens the window, as the program does.
    ///
    /// @param ready completes when all is prepared that the program prepares while nobody acts
    private OpenWindow open(CompletableFuture<Void> ready) {
        OpenWindow made = new OpenWindow(settings(), Hosts.answering((position, limits, listener) -> {
            playing = engine.search(position, limits, listener);
            return playing;
        }, FileDialogs.none(), answers, _ -> { }));
        made.dress(ThemeChoice.LIGHT);
        Stage stage = new Stage();
        stage.setScene(made.scene());
        stage.show();
        made.answerFirst(answers, engine::giveWay);
        made.prepare().add(List.of(() -> ready.complete(null)));
        return made;
    }

    /// Measures everything in `rounds` positions for each of `levels`.
    ///
    /// @param rehearsed whether the user lets the new window rest until all is rehearsed
    public static List<Camera.Latency> measure(int rounds, List<Level> levels, boolean rehearsed)
            throws InterruptedException {
        OnScreen.startToolkit();
        try (DesktopBench bench = new DesktopBench(rehearsed)) {
            for (int round = 0; round < rounds; round++) {
                for (Level level : levels) {
                    bench.round(level);
                }
            }
            return bench.found.all();
        }
    }

    /// All workspaces one after the other, ending where it began.
    private void spaces(Level level) throws InterruptedException {
        for (Workspace space : List.of(Workspace.ANALYSE, Workspace.CIRCUIT, Workspace.PLAY)) {
            act(Latencies.Kind.SPACE, level, () -> open.window().run("space-" + space.id()),
                () -> open.window().workspace() == space);
            settle();
        }
    }

    /// The workspaces, a question, a move beside the analysis, a click beside the computer's search, and the
    /// end of that search.
    private void round(Level level) throws InterruptedException {
        Game game = game();
        onScreen(() -> {
            command("stop-analysis");
            desk.session().setSeat(Color.BLACK, Seat.HUMAN);
            desk.session().setSeat(Color.WHITE, Seat.HUMAN);
            desk.session().show(game);
            return null;
        });
        settle();
        spaces(level);
        effort((level.number() - 1) * EFFORTS / Level.ALL.size());
        act(Latencies.Kind.VALUE, level, () -> command("all-values"),
            () -> !desk.board().notesProperty().get().isEmpty());

        effort(EFFORTS - 1);
        onScreen(() -> {
            desk.session().setSeat(game.position().toMove().opponent(), Seat.ofLevel(level.number()));
            command("all-values");
            return null;
        });
        Node square = point(Square.all(game.position().legalMoves()).getFirst());
        busy();
        playing = null;
        act(Latencies.Kind.MOVE, level, this::click, () -> square.getPseudoClassStates().contains(LAST));

        busy();
        if (!playing.result().isDone()) {
            Label sentence = (Label) scene.lookup("#sentence");
            act(Latencies.Kind.REFUSAL, level, this::click,
                () -> !desk.board().refusalProperty().get().isEmpty()
                && sentence.getText().equals(desk.board().refusalProperty().get()));
            undo(level);
        }
    }

    /// Lets a search take the processors, and a moment of a pulse by chance pass.
    private void busy() {
        LockSupport.parkNanos(BUSY_NANOS + random.nextInt(PULSE_NANOS));
    }

    /// Measures from the moment in which the user acts, to the frame that shows it.
    private void act(Latencies.Kind kind, Level level, Runnable act, BooleanSupplier seen)
            throws InterruptedException {
        CompletableFuture<FrameWatch.Frame> shown = new CompletableFuture<>();
        long start = System.nanoTime();
        long answered = onScreen(() -> {
            FrameWatch.of(scene, seen, shown::complete);
            act.run();
            return System.nanoTime();
        });
        found.add(kind, level, start, answered, join(shown));
    }

    private void undo(Level level) throws InterruptedException {
        SearchHandle search = playing;
        if (!search.result().isDone()) {
            CompletableFuture<Long> end = search.result().handle((_, _) -> System.nanoTime());
            long start = System.nanoTime();
            onScreen(() -> {
                desk.session().undo();
                return null;
            });
            found.add(Latencies.Kind.END, level, join(end) - start);
        }
    }

    /// Moves the pointer over a square and gives that.
    private Node point(Square square) throws InterruptedException {
        Node node = onScreen(() -> {
            Node target = scene.lookup("#" + square);
            Bounds place = target.localToScreen(target.getBoundsInLocal());
            robot.mouseMove(place.getCenterX(), place.getCenterY());
            return target;
        });
        settle();
        return node;
    }

    private void click() {
        robot.mousePress(MouseButton.PRIMARY);
        robot.mouseRelease(MouseButton.PRIMARY);
    }

    private void effort(int index) throws InterruptedException {
        onScreen(() -> {
            features.stream().flatMap(part -> part.panes().stream())
                .map(pane -> pane.content().lookup("#analysis-effort-box"))
                .filter(ChoiceBox.class::isInstance).map(ChoiceBox.class::cast).findFirst().orElseThrow()
                .getSelectionModel().select(index);
            return null;
        });
    }

    private void command(String id) {
        features.stream().flatMap(feature -> feature.commands().stream())
            .filter(command -> command.id().equals(id))
            .findFirst().orElseThrow().action().run();
    }

    /// The middle of a game of random moves, after whose first legal move the other side has a real choice,
    /// so that a strong computer cannot answer at once.
    private Game game() {
        while (true) {
            Game game = randomGame();
            if (!game.isOver()) {
                Position answered = game.position().play(Square.all(game.position().legalMoves()).getFirst());
                if (answered.toMove() != game.position().toMove()
                        && Long.bitCount(answered.legalMoves()) >= LEAST_CHOICE) {
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

    /// Waits until what was done last is drawn.
    private void settle() throws InterruptedException {
        CompletableFuture<FrameWatch.Frame> drawn = new CompletableFuture<>();
        onScreen(() -> {
            FrameWatch.of(scene, () -> true, drawn::complete);
            return null;
        });
        join(drawn);
        LockSupport.parkNanos(random.nextInt(PULSE_NANOS));
    }

    private static <T> T onScreen(Callable<T> task) throws InterruptedException {
        CompletableFuture<T> done = new CompletableFuture<>();
        OnScreen.run(() -> {
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
            return future.get(MOST_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            throw new IllegalStateException("The window could not be measured: no answer within "
                + MOST_SECONDS + " s", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("The window could not be measured: " + e.getCause(),
                e.getCause());
        }
    }

    /// The hardest analysis, and the panel with its recordings open.
    private static Settings settings() {
        return Settings.DEFAULT.with(Frame.THEME, ThemeChoice.LIGHT).with(Frame.REDUCED_MOTION, true)
            .with(Seats.WHITE, Seat.HUMAN).with(Frame.WIDTH, 1280.0).with(Frame.HEIGHT, 800.0)
            .with("analysis-effort", "endless");
    }

    /// Ends all on the screen's thread, in the order of the program's own end.
    @Override
    public void close() {
        OnScreen.run(() -> {
            open.seatPeople();
            scene.getWindow().hide();
            engine.close();
            open.close();
        });
    }
}
