package flipchip.app.start;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.circuit.timeline.Unit;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.draw.Strokes;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.shell.FileDialogs;
import flipchip.app.window.assembly.OnScreen;
import flipchip.app.window.assembly.Seats;
import flipchip.app.window.assembly.WindowEnvironment;
import flipchip.app.window.assembly.WindowModelsFactory;
import flipchip.app.window.layout.OffscreenWindow;
import flipchip.app.window.layout.WindowModels;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;
import javafx.util.Subscription;

/// Shows moves, opens games, jumps in them and draws the pictures where nobody sees it, while the user of a
/// new window does nothing: the code for that is then loaded and compiled when the user's own first move and
/// first game come.
///
/// The games are opened in a [OffscreenWindow] that is in no window, with a session, a time line and a
/// machine of its own, on the thread of a [WarmUpRunner]; only the drawing needs the screen's thread, and
/// gets it in [DrawingSlices]. Nothing of it can be seen or is kept. A computer that thinks and a moving time
/// line make it wait, and the games also wait while the panel is closed.
public final class GameRehearsal implements AutoCloseable {
    private static final long SEED = 60;

    private final WarmUpRunner stage;
    private final SplittableRandom random = new SplittableRandom(SEED);
    private final Scene seen;
    private final WindowModels desk;
    private final Plan plan;
    private final EventHandler<InputEvent> use;
    private volatile boolean free;
    private volatile boolean panelOpen;
    private final WarmUpRunner.Act moves = new WarmUpRunner.Act(() -> free);
    private final WarmUpRunner.Act games = new WarmUpRunner.Act(() -> free && panelOpen);

    /// How much is rehearsed.
    ///
    /// @param moves    on a board
    /// @param games    of 60 moves, opened one after another
    /// @param jumps    in each of them
    /// @param pictures that are drawn in turn, one for each of so many clocks
    /// @param slices   of drawing
    record Plan(int moves, int games, int jumps, int pictures, int slices) {
        /// What the program does.
        static final Plan DEFAULT = new Plan(24, 3, 40, 4, 300);
    }

    private GameRehearsal(Scene seen, WindowModels desk, Plan plan, LongSupplier clock) {
        this.seen = seen;
        this.desk = desk;
        this.plan = plan;
        stage = new WarmUpRunner(WarmUpRunner.thread(), clock);
        use = _ -> stage.noteUse();
    }

    /// Begins when the window rests. FX thread.
    ///
    /// @param seen the window's content, whose looks are rehearsed with
    /// @param desk what it shows
    public static GameRehearsal begin(Scene seen, WindowModels desk) {
        return begin(seen, desk, Plan.DEFAULT, System::nanoTime);
    }

    /// The same with another plan, and with `clock` to tell in nanoseconds for how long the window has
    /// rested.
    static GameRehearsal begin(Scene seen, WindowModels desk, Plan plan, LongSupplier clock) {
        GameRehearsal rehearsal = new GameRehearsal(seen, desk, plan, clock);
        rehearsal.watch();
        Settings settings = rehearsal.settings();
        String base = seen.getUserAgentStylesheet();
        List<String> sheets = List.copyOf(seen.getStylesheets());
        rehearsal.moves.steps().addAll(new BoardRehearsal(seen, plan.moves()).steps());
        rehearsal.games.steps().add(WarmUpRunner.Step.of(() -> rehearsal.build(settings, base, sheets)));
        rehearsal.stage.begin(List.of(rehearsal.moves, rehearsal.games));
        return rehearsal;
    }

    /// Completes when everything is rehearsed, or given up.
    public CompletableFuture<Void> finished() {
        return stage.finished();
    }

    /// Whether it stands still because the window is used.
    boolean isWaiting() {
        return stage.isWaiting();
    }

    private void watch() {
        seen.addEventFilter(InputEvent.ANY, use);
        desk.session().addListener(_ -> stage.noteUse());
        Subscription states = Subscription.combine(desk.settings().panelOpenProperty().subscribe(this::look),
            desk.computer().thinkingAboutProperty().subscribe(this::look),
            desk.hardware().time().playingProperty().subscribe(this::look));
        finished().thenRunAsync(() -> {
            seen.removeEventFilter(InputEvent.ANY, use);
            states.unsubscribe();
        }, OnScreen::run);
        look();
    }

    private void look() {
        panelOpen = desk.settings().panelOpenProperty().get();
        free = desk.computer().thinkingAboutProperty().get().isEmpty()
                && !desk.hardware().time().playingProperty().get();
        stage.noteUse();
        stage.wake();
    }

    /// Only people sit there: a computer would begin to think.
    private Settings settings() {
        return desk.settings().now().with(Seats.BLACK, Seat.HUMAN).with(Seats.WHITE, Seat.HUMAN)
            .with(Frame.PANEL, true).with(Frame.REDUCED_MOTION, true).with(Frame.WIDTH, seen.getWidth())
            .with(Frame.HEIGHT, seen.getHeight());
    }

    private void build(Settings settings, String base, List<String> sheets) {
        HardwareService own = new HardwareService(stage::between, stage::giveUp);
        finished().thenRun(own::close);
        WindowModels unseen =
            WindowModelsFactory.of(settings, new WindowEnvironment(WindowEnvironment.nobody(),
                FileDialogs.none(), stage::between, stage::between, stage::giveUp), own);
        OffscreenWindow window = new OffscreenWindow(unseen, settings);
        Scene scene = new Scene(window, settings.get(Frame.WIDTH), settings.get(Frame.HEIGHT));
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
            then(() -> time.step(false));
            then(() -> pictures.addAll(window.drawings()));
        }
        then(() -> draw(new DrawingSlices(pictures, plan.slices())));
    }

    private void then(Runnable task) {
        games.steps().add(WarmUpRunner.Step.of(task));
    }

    private void play(Game game, TimeLine time, OffscreenWindow window) {
        then(() -> time.session().show(game));
        then(window::arrange);
        games.steps().add(() -> recorded(time));
        then(window::arrange);
        for (int jump = 0; jump < plan.jumps(); jump++) {
            then(() -> time.jumpToMove(random.nextInt(game.length() + 1)));
            then(window::arrange);
        }
    }

    /// Completes when the time line shows the game.
    private static CompletableFuture<?> recorded(TimeLine time) {
        CompletableFuture<Void> shown = new CompletableFuture<>();
        Subscription watching = time.momentProperty().subscribe(moment -> {
            if (moment.isPresent()) {
                shown.complete(null);
            }
        });
        return shown.thenRun(watching::unsubscribe);
    }

    /// Draws a little on the screen's thread, and again when that is done.
    private void draw(DrawingSlices slices) {
        if (!slices.isDone()) {
            games.steps().add(WarmUpRunner.Step.onScreen(slices::drawNext));
            then(() -> draw(slices));
        }
    }

    /// A game of random moves that fills the board.
    private static Game longGame(SplittableRandom random) {
        while (true) {
            Game game = Game.INITIAL;
            while (!game.isOver()) {
                List<Square> moves = game.position().moves();
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
        stage.close();
    }
}
