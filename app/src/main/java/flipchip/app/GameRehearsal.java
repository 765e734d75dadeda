package flipchip.app;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import flipchip.app.picture.Strokes;
import flipchip.app.service.HardwareService;
import flipchip.app.settings.Settings;
import flipchip.app.shell.FileDialogs;
import flipchip.app.time.TimeLine;
import flipchip.app.time.Unit;
import flipchip.app.window.Desk;
import flipchip.app.window.StandIn;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;

/// Opens games, jumps in them and draws the pictures where nobody sees it, while the user of a new window does nothing: the
/// code for that is then loaded and compiled when the user's own first game comes.
///
/// The games are opened in a [StandIn] that is in no window, with a session, a time line and a machine of its own, on a
/// thread of low priority named `rehearsal`; only the drawing needs the screen's thread, and gets it in [DrawingSlices]. Nothing
/// of it can be seen or is kept. Each use of the window, and a computer that thinks, makes it wait until both have rested
/// for a second; while the panel is closed it waits too.
final class GameRehearsal implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(GameRehearsal.class.getName());
    private static final long REST_NANOS = TimeUnit.SECONDS.toNanos(1);
    private static final long LOOK_AGAIN_MILLIS = 100;
    /// Between two steps: everything else may come in between.
    private static final long BREATH_MILLIS = 4;
    private static final long SEED = 60;

    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
        Thread.ofPlatform().daemon().name("rehearsal").priority(Thread.MIN_PRIORITY).factory());
    private final CompletableFuture<Void> finished = new CompletableFuture<>();
    private final Deque<Runnable> steps = new ArrayDeque<>();
    private final SplittableRandom random = new SplittableRandom(SEED);
    private final Scene seen;
    private final Desk desk;
    private final Plan plan;
    private final LongSupplier clock;
    private final EventHandler<InputEvent> use = _ -> noteUse();
    private volatile long used;
    private volatile boolean wanted;
    private volatile boolean waiting;
    private volatile Optional<HardwareService> machine = Optional.empty();

    /// How much is rehearsed.
    ///
    /// @param games    of 60 moves, opened one after another
    /// @param jumps    in each of them
    /// @param pictures that are drawn in turn, one for each of so many clocks
    /// @param slices   of drawing
    record Plan(int games, int jumps, int pictures, int slices) {
        /// What the program does.
        static final Plan DEFAULT = new Plan(3, 40, 4, 300);
    }

    private GameRehearsal(Scene seen, Desk desk, Plan plan, LongSupplier clock) {
        this.seen = seen;
        this.desk = desk;
        this.plan = plan;
        this.clock = clock;
    }

    /// Begins when the window rests. FX thread.
    ///
    /// @param seen the window's content, whose looks are rehearsed with
    /// @param desk what it shows
    static GameRehearsal begin(Scene seen, Desk desk) {
        return begin(seen, desk, Plan.DEFAULT, System::nanoTime);
    }

    /// The same with another plan, and with `clock` to tell in nanoseconds for how long the window has rested.
    static GameRehearsal begin(Scene seen, Desk desk, Plan plan, LongSupplier clock) {
        GameRehearsal rehearsal = new GameRehearsal(seen, desk, plan, clock);
        rehearsal.watch();
        Settings settings = rehearsal.settings();
        String base = seen.getUserAgentStylesheet();
        List<String> sheets = List.copyOf(seen.getStylesheets());
        rehearsal.steps.add(() -> rehearsal.build(settings, base, sheets));
        rehearsal.next(0);
        return rehearsal;
    }

    /// Completes when everything is rehearsed, or given up.
    CompletableFuture<Void> finished() {
        return finished;
    }

    /// Whether it stands still because the window is used.
    boolean isWaiting() {
        return waiting;
    }

    private void watch() {
        seen.addEventFilter(InputEvent.ANY, use);
        finished.thenRunAsync(() -> seen.removeEventFilter(InputEvent.ANY, use), FlipchipApp::onScreen);
        desk.session().addListener(_ -> noteUse());
        desk.settings().panelOpenProperty().subscribe(this::look);
        desk.computer().thinkingAboutProperty().subscribe(this::look);
        desk.hardware().time().playingProperty().subscribe(this::look);
        look();
    }

    private void look() {
        wanted = desk.settings().panelOpenProperty().get() && desk.computer().thinkingAboutProperty().get().isEmpty()
            && !desk.hardware().time().playingProperty().get();
        noteUse();
    }

    private void noteUse() {
        used = clock.getAsLong();
    }

    private Settings settings() {
        Settings now = desk.settings().toSettings(0, 0, seen.getWidth(), seen.getHeight());
        return new Settings(now.theme(), now.legalMoves(), true, now.sideOpen(), now.bothNetworks(), now.allWires(), true, 0, 0,
            now.speed(), now.sideWidth(), now.windowWidth(), now.windowHeight(), now.more());
    }

    /// Does the next step in `millis`, if nobody minds then.
    private void next(long millis) {
        later(this::step, millis);
    }

    private void step() {
        waiting = !wanted || clock.getAsLong() - used < REST_NANOS;
        if (waiting) {
            next(LOOK_AGAIN_MILLIS);
            return;
        }
        Runnable step = steps.poll();
        if (step == null) {
            close();
            return;
        }
        try {
            step.run();
            next(BREATH_MILLIS);
        } catch (RuntimeException problem) {
            giveUp(problem);
        }
    }

    private void giveUp(RuntimeException problem) {
        LOG.log(System.Logger.Level.DEBUG, "The rehearsal was given up", problem);
        close();
    }

    private void later(Runnable task, long millis) {
        if (!finished.isDone()) {
            thread.schedule(task, millis, TimeUnit.MILLISECONDS);
        }
    }

    private void build(Settings settings, String base, List<String> sheets) {
        HardwareService own = new HardwareService(task -> later(task, 0), problem -> giveUp(new IllegalStateException(problem)));
        machine = Optional.of(own);
        Desk unseen = FlipchipApp.desk(settings, (_, _, _) -> {
            throw new IllegalStateException("nobody is to think");
        }, own, FileDialogs.none(), task -> later(task, 0), task -> later(task, 0));
        StandIn window = new StandIn(unseen, settings);
        Scene scene = new Scene(window, settings.windowWidth(), settings.windowHeight());
        scene.setUserAgentStylesheet(base);
        scene.getStylesheets().setAll(sheets);
        window.arrange();
        TimeLine time = unseen.hardware().time();
        for (int i = 0; i < plan.games(); i++) {
            play(longGame(random), time, window);
        }
        List<Strokes> pictures = new ArrayList<>();
        time.unitProperty().set(Unit.CLOCK);
        for (int i = 0; i < plan.pictures(); i++) {
            steps.add(() -> time.step(false));
            steps.add(() -> pictures.addAll(window.drawings()));
        }
        steps.add(() -> draw(new DrawingSlices(pictures, plan.slices())));
    }

    private void play(Game game, TimeLine time, StandIn window) {
        steps.add(() -> time.session().show(game));
        steps.add(window::arrange);
        steps.add(() -> afterRecording(time, window));
        for (int jump = 0; jump < plan.jumps(); jump++) {
            steps.add(() -> time.jumpToMove(random.nextInt(game.length() + 1)));
            steps.add(window::arrange);
        }
    }

    /// Goes on when the time line shows the game.
    private void afterRecording(TimeLine time, StandIn window) {
        if (time.momentProperty().get().isEmpty()) {
            steps.addFirst(() -> afterRecording(time, window));
        } else {
            window.arrange();
        }
    }

    /// Draws a little on the screen's thread, and goes on when that is done.
    private void draw(DrawingSlices slices) {
        if (!slices.isDone()) {
            CompletableFuture<Void> drawn = CompletableFuture.runAsync(slices::drawNext, FlipchipApp::onScreen);
            steps.addFirst(() -> draw(drawn, slices));
        }
    }

    private void draw(CompletableFuture<Void> before, DrawingSlices slices) {
        if (before.isDone()) {
            before.join();
            draw(slices);
        } else {
            steps.addFirst(() -> draw(before, slices));
        }
    }

    /// A game of random moves that fills the board.
    static Game longGame(SplittableRandom random) {
        while (true) {
            Game game = Game.INITIAL;
            while (!game.isOver()) {
                List<Square> moves = Square.all(game.position().legalMoves());
                game = game.play(moves.get(random.nextInt(moves.size())));
            }
            if (game.length() == 60) {
                return game;
            }
        }
    }

    /// Ends it, whether or not there is more to rehearse.
    @Override
    public void close() {
        finished.complete(null);
        machine.ifPresent(HardwareService::close);
        thread.shutdown();
    }
}
