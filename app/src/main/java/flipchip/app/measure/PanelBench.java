package flipchip.app.measure;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import flipchip.app.cli.window.PanelMeter;
import flipchip.app.chipview.ChipCamera;
import flipchip.app.frame.AnswerFirst;
import flipchip.app.frame.Displays;
import flipchip.app.frame.Hosts;
import flipchip.app.frame.OnScreen;
import flipchip.app.frame.OpenWindow;
import flipchip.app.game.Seat;
import flipchip.app.rehearsal.GameRehearsal;
import flipchip.app.settings.Settings;
import flipchip.app.settings.ThemeChoice;
import flipchip.app.shell.FileDialogs;
import flipchip.app.time.TimeLine;
import flipchip.app.time.Unit;
import flipchip.app.window.Desk;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.shape.Rectangle;
import javafx.stage.Stage;

/// Measures the real window, on a screen or without one. Called from another thread than the screen's.
///
/// A picture is complete when the drawing thread has done with it. The time between two pictures of a running
/// animation is the time between two pulses of the toolkit, which aims at 60 a second and waits for the
/// drawing of the picture before.
public final class PanelBench implements PanelMeter {
    private static final int WARM_UP = 30;
    static final long SEED = 20;

    private Plan plan;
    private OpenWindow open;
    private Desk desk;
    private Scene scene;
    private Stage stage;

    @Override
    public Figures measure(Plan wanted, Consumer<String> progress) throws InterruptedException {
        plan = wanted;
        String platform = start();
        onScreen(() -> {
            open();
            return null;
        });
        try {
            double rehearsed = plan.rehearsed() ? rehearse(progress) : 0;
            progress.accept("first picture of a game");
            settle();
            double first = picture(randomGame(SEED));
            double next = picture(randomGame(SEED + 1));
            progress.accept("jumps");
            double[] jumps = jumps();
            List<Frames> frames = new ArrayList<>();
            for (View view : View.values()) {
                progress.accept("animation: " + view.title);
                frames.add(animate(view));
            }
            Optional<Rates> rates = plan.rounds() == 0 ? Optional.empty()
                : Optional.of(new EngineBeside(plan, desk, stage).measure(progress));
            return new Figures(platform, ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                rehearsed,
                first, next, percentile(jumps, 50), percentile(jumps, 100), frames, rates);
        } finally {
            onScreen(() -> {
                stage.hide();
                open.close();
                return null;
            });
        }
    }

    /// How close the chip is looked at.
    private enum View {
        ARRAY("all 64 cells") {
            @Override
            void show(ChipCamera camera) {
                camera.toArray();
            }
        },
        CELL("one cell in groups of gates") {
            @Override
            void show(ChipCamera camera) {
                camera.toCell(Square.D4);
            }
        },
        GATES("the gates of a cell") {
            @Override
            void show(ChipCamera camera) {
                camera.toGates(Square.D4.file() + 0.5, Square.D4.row() + 0.5);
            }
        },
        NOTHING("nothing, the toolkit's own pulses") {
            @Override
            void show(ChipCamera camera) {
                camera.toArray();
            }
        };

        private final String title;

        View(String title) {
            this.title = title;
        }

        abstract void show(ChipCamera camera);
    }

    private static String start() {
        boolean screen = Displays.whyNoWindow().isEmpty();
        if (!screen) {
            OnScreen.hide();
        }
        try {
            Platform.startup(() -> Platform.setImplicitExit(false));
        } catch (IllegalStateException alreadyRunning) {
            Platform.setImplicitExit(false);
        }
        return String.format(Locale.ROOT, "JavaFX %s, %s, drawn by %s",
            System.getProperty("javafx.runtime.version"),
            screen ? "on a screen" : "without a display",
            System.getProperty("prism.order", "the default pipeline"));
    }

    static <T> T onScreen(Supplier<T> task) throws InterruptedException {
        CompletableFuture<T> done = new CompletableFuture<>();
        OnScreen.run(() -> {
            try {
                done.complete(task.get());
            } catch (RuntimeException | Error problem) {
                done.completeExceptionally(problem);
            }
        });
        return wait(done);
    }

    static <T> T wait(CompletableFuture<T> done) throws InterruptedException {
        try {
            return done.get();
        } catch (ExecutionException problem) {
            throw new IllegalStateException("The panel could not be measured: " + problem.getCause(),
                problem.getCause());
        }
    }

    private void open() {
        AnswerFirst answers = new AnswerFirst();
        open = new OpenWindow(Settings.DEFAULT,
            Hosts.answering(Hosts.nobody(), FileDialogs.none(), answers, problem -> {
            throw new IllegalStateException("The circuit could not be recorded", problem);
        }), plan.width(), plan.height());
        desk = open.desk();
        scene = open.scene();
        desk.session().setSeat(Color.WHITE, Seat.HUMAN);
        open.dress(ThemeChoice.DARK);
        desk.settings().reducedMotionProperty().set(true);
        desk.settings().bothNetworksProperty().set(true);
        desk.settings().allWiresProperty().set(true);
        desk.settings().panelOpenProperty().set(true);
        stage = new Stage();
        stage.setScene(scene);
        stage.show();
        open.answerFirst(answers, _ -> { });
        scene.snapshot(null);
    }

    /// Lets the window rest until the program has prepared itself, as it does in front of its user, and gives
    /// the seconds that this took.
    private double rehearse(Consumer<String> progress) throws InterruptedException {
        progress.accept("rehearsal");
        long start = System.nanoTime();
        CompletableFuture<GameRehearsal> begun = new CompletableFuture<>();
        onScreen(() -> {
            open.prepare().add(List.of(() -> begun.complete(GameRehearsal.begin(scene, desk))));
            return null;
        });
        wait(wait(begun).finished());
        return millis(start) / 1000;
    }

    /// A game of 60 moves, so that the recording is as long as one can be.
    static Game randomGame(long seed) {
        return GameRehearsal.longGame(new SplittableRandom(seed));
    }

    /// Milliseconds until `game` is recorded and drawn.
    private double picture(Game game) throws InterruptedException {
        CompletableFuture<Double> done = new CompletableFuture<>();
        onScreen(() -> {
            long start = System.nanoTime();
            TimeLine time = desk.hardware().time();
            desk.session().show(game);
            time.momentProperty().subscribe(moment -> {
                if (!done.isDone() && moment.filter(now -> now.run().game().equals(game)).isPresent()) {
                    whenDrawn(start, done);
                }
            });
            return null;
        });
        return wait(done);
    }

    private double[] jumps() throws InterruptedException {
        SplittableRandom random = new SplittableRandom(SEED);
        double[] times = new double[60];
        for (int i = 0; i < times.length; i++) {
            int move = random.nextInt(61);
            CompletableFuture<Double> done = new CompletableFuture<>();
            onScreen(() -> {
                long start = System.nanoTime();
                desk.hardware().time().jumpToMove(move);
                whenDrawn(start, done);
                return null;
            });
            times[i] = wait(done);
        }
        return times;
    }

    /// Waits until the window has drawn itself and stands still.
    private void settle() throws InterruptedException {
        for (int i = 0; i < 2 * WARM_UP; i++) {
            CompletableFuture<Double> done = new CompletableFuture<>();
            onScreen(() -> {
                whenDrawn(0, done);
                return null;
            });
            wait(done);
        }
    }

    /// Completes `done` with the milliseconds since `start` when what is now to be seen is drawn in the
    /// window: at the end of a pulse it is handed to the drawing thread, which then draws the tiny picture
    /// asked for next, one after the other.
    private void whenDrawn(long start, CompletableFuture<Double> done) {
        Runnable[] once = new Runnable[1];
        once[0] = () -> {
            scene.removePostLayoutPulseListener(once[0]);
            OnScreen.run(() -> {
                new Rectangle(1, 1).snapshot(null, null);
                done.complete(millis(start));
            });
        };
        scene.addPostLayoutPulseListener(once[0]);
        Platform.requestNextPulse();
    }

    private Frames animate(View view) throws InterruptedException {
        onScreen(() -> {
            view.show(desk.hardware().camera());
            desk.hardware().time().unitProperty().set(Unit.GATE);
            desk.hardware().time().toFirst();
            return null;
        });
        CompletableFuture<double[][]> done = new CompletableFuture<>();
        onScreen(() -> {
            new Ticker(plan.frames(), done, view).start();
            return null;
        });
        double[][] times = wait(done);
        double[] drawn = new double[plan.frames()];
        for (int i = -WARM_UP; i < drawn.length; i++) {
            double time = onScreen(() -> {
                long start = System.nanoTime();
                step(view);
                scene.snapshot(null);
                return millis(start);
            });
            drawn[Math.max(0, i)] = time;
        }
        return new Frames(view.title, plan.frames(), percentile(times[0], 50), percentile(times[0], 99),
            percentile(drawn, 50), percentile(drawn, 99), percentile(times[1], 50), percentile(times[1], 99),
            percentile(times[2], 50), percentile(times[2], 99), percentile(sum(times), 50),
            percentile(sum(times), 99), late(times, 0), late(times, 1));
    }

    private static double[] sum(double[][] times) {
        return IntStream.range(0, times[1].length).mapToDouble(i -> times[1][i] + times[2][i]).toArray();
    }

    /// Pictures that came late, in which the memory was cleared up at least so often.
    private static int late(double[][] times, int collections) {
        return (int) IntStream.range(0, times[0].length)
            .filter(i -> times[0][i] > LATE && times[3][i] >= collections).count();
    }

    /// One gate delay on; from the end to the beginning.
    private void step(View view) {
        if (view == View.NOTHING) {
            return;
        }
        TimeLine time = desk.hardware().time();
        boolean last = time.momentProperty().get().filter(now -> now.at().equals(now.run().last()))
            .isPresent();
        if (last) {
            time.toFirst();
        } else {
            time.step(true);
        }
    }

    /// Nanoseconds: the time, and the processor time of this thread and of the one that draws; then, in
    /// millions, how often the memory was cleared up.
    private static long[] clocks(long drawing) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return new long[] {System.nanoTime(), threads.getCurrentThreadCpuTime(),
            threads.getThreadCpuTime(drawing), 1_000_000 * ManagementFactory.getGarbageCollectorMXBeans()
                .stream().mapToLong(GarbageCollectorMXBean::getCollectionCount).sum()};
    }

    /// Steps once each pulse and keeps what lies between pulses: time, and processor time of both threads.
    private final class Ticker extends AnimationTimer {
        private final double[][] between;
        private final CompletableFuture<double[][]> done;
        private final long drawing = Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> thread.getName().startsWith("QuantumRenderer")).mapToLong(Thread::threadId)
            .findFirst().orElse(0);
        private int count = -WARM_UP;
        private final View view;
        private long[] last = new long[4];

        Ticker(int frames, CompletableFuture<double[][]> done, View view) {
            between = new double[last.length][frames];
            this.done = done;
            this.view = view;
        }

        @Override
        public void handle(long now) {
            long[] present = clocks(drawing);
            for (int i = 0; i < present.length && count >= 0; i++) {
                between[i][count] = (present[i] - last[i]) / 1e6;
            }
            last = present;
            step(view);
            if (++count == between[0].length) {
                stop();
                done.complete(between);
            }
        }
    }

    private static double millis(long start) {
        return (System.nanoTime() - start) / 1e6;
    }

    static double percentile(double[] times, int percent) {
        double[] sorted = times.clone();
        Arrays.sort(sorted);
        return sorted[Math.clamp((long) Math.ceil(percent / 100.0 * sorted.length) - 1, 0,
            sorted.length - 1)];
    }
}
