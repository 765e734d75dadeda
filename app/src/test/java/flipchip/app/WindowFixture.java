package flipchip.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import flipchip.app.analyse.judge.SilentSearch;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.files.open.Opener;
import flipchip.app.game.player.Thinker;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.app.shell.Feature;
import flipchip.app.shell.ScriptedFileDialogs;
import flipchip.app.window.assembly.MainWindow;
import flipchip.app.window.assembly.OnScreen;
import flipchip.app.window.assembly.OpenWindow;
import flipchip.app.window.assembly.Seats;
import flipchip.app.window.assembly.WindowEnvironment;
import flipchip.app.window.layout.WindowModels;
import flipchip.app.window.theme.WindowTheme;
import flipchip.engine.board.Game;
import javafx.application.Application;
import javafx.css.PseudoClass;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// The real window on the headless screen, with an engine of the test's choice.
public final class WindowFixture {
    public static final Settings QUICK = Settings.DEFAULT.with(Frame.THEME, ThemeChoice.LIGHT)
        .with(Frame.REDUCED_MOTION, true).with(Seats.WHITE, Seat.ofLevel(1)).with(Frame.SIDE_WIDTH, 264.0)
        .with(Frame.WIDTH, 960.0).with(Frame.HEIGHT, 850.0);
    /// Two people, so that no computer moves.
    public static final Settings PEOPLE = QUICK.with(Seats.WHITE, Seat.HUMAN);

    private static final int FRAMES = 40;

    public final List<Throwable> problems = new ArrayList<>();
    public final ScriptedFileDialogs files = new ScriptedFileDialogs();
    public final WindowModels desk;
    private final OpenWindow open;
    private final Path home;
    private final Stage stage;
    private final double[] size;
    private final List<AutoCloseable> helpers = new ArrayList<>();
    private boolean ownHome;
    private ThemeChoice theme = ThemeChoice.LIGHT;
    private List<String> asOpened = List.of();             // until #remember()
    private final Map<String, Boolean> switches = new HashMap<>();
    public final MainWindow window;

    /// With the settings [#QUICK] and an engine that never ends a search.
    public static WindowFixture quick(Stage stage) {
        return silent(stage, QUICK);
    }

    /// With an engine that never ends a search.
    public static WindowFixture silent(Stage stage, Settings settings) {
        return new WindowFixture(stage, settings, (_, _, _) -> new SilentSearch());
    }

    /// With an engine that must not be used.
    public static WindowFixture withoutEngine(Stage stage, Settings settings) {
        return new WindowFixture(stage, settings, (_, _, _) -> {
            throw new AssertionError("no search is expected");
        });
    }

    public WindowFixture(Stage stage, Settings settings, Thinker engine) {
        this(stage, settings, engine, newHome());
        ownHome = true;
    }

    /// @param home where the window keeps its files
    public WindowFixture(Stage stage, Settings settings, Thinker engine, Path home) {
        this.home = home;
        this.stage = stage;
        System.setProperty("flipchip.home", home.toString());
        dressNothing();
        open = new OpenWindow(settings,
            new WindowEnvironment(engine, files, OnScreen::run, OnScreen::run, problems::add),
            settings.get(Frame.WIDTH), settings.get(Frame.HEIGHT), ThemeChoice.LIGHT);
        desk = open.desk();
        window = open.window();
        stage.setFullScreen(false);              // a test before may have left the stage so
        stage.setScene(open.scene());
        stage.sizeToScene();
        stage.setX(0);
        stage.setY(0);
        stage.show();
        Unpainted.unpaint(open.scene());
        window.focusBoard();
        features().forEach(Feature::begin);
        size = new double[] {stage.getWidth(), stage.getHeight()};
    }

    /// Closes `helper`, such as the engine, after the window.
    public WindowFixture closing(AutoCloseable helper) {
        helpers.add(helper);
        return this;
    }

    /// As the program does: else the first control of each process reads the toolkit's own look.
    private static void dressNothing() {
        if (!WindowTheme.none().equals(Application.getUserAgentStylesheet())) {
            Application.setUserAgentStylesheet(WindowTheme.none());
        }
    }

    private static Path newHome() {
        try {
            return Files.createTempDirectory("flipchip");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Puts another look on.
    public void dress(ThemeChoice theme) {
        this.theme = theme;
        open.dress(theme);
    }

    /// Opens games and links.
    public Opener opener() {
        return open.opener();
    }

    /// The parts of the window.
    public List<Feature> features() {
        return open.features();
    }

    public TimeLine time() {
        return desk.hardware().time();
    }

    /// What the time line shows.
    public Moment now() {
        return time().momentProperty().get().orElseThrow();
    }

    /// Remembers what the window shows, for [#reset()]. To be called before anything else is done with it.
    void remember() throws TimeoutException {
        await(this::isAtRest);
        asOpened = state();
        window.commands()
            .forEach(command -> command.toggle().ifPresent(on -> switches.put(command.id(), on.get())));
    }

    /// Brings the window back to how it was opened.
    ///
    /// @return what differs all the same
    public List<String> reset() throws TimeoutException {
        WaitForAsyncUtils.waitForAsyncFx(300_000, () -> new WindowReset(this, stage).run());
        await(this::isAtRest);
        List<String> left = left();
        for (int i = 0; i < FRAMES && !left.isEmpty(); i++) {
            WaitForAsyncUtils.waitForFxEvents(1);
            left = left();
        }
        return left;
    }

    Map<String, Boolean> switches() {
        return Collections.unmodifiableMap(switches);
    }

    double[] size() {
        return size.clone();
    }

    ThemeChoice theme() {
        return theme;
    }

    void seatPeople() {
        open.seatPeople();
    }

    private List<String> left() {
        List<String> now = state();
        List<String> left = new ArrayList<>(now);
        left.removeAll(asOpened);
        asOpened.stream().filter(line -> !now.contains(line)).map("without "::concat).forEach(left::add);
        return left;
    }

    private List<String> state() {
        layOutAll();
        return WaitForAsyncUtils.waitForAsyncFx(300_000, () -> WindowState.of(scene().getRoot()));
    }

    /// Whether the circuit, if it is shown, has come to the position on the board.
    private boolean isAtRest() {
        return !desk.settings().panelOpenProperty().get() || now(desk.session().line(), desk.session().ply());
    }

    private boolean now(Game line, int ply) {
        return desk.hardware().momentProperty().get()
            .filter(shown -> shown.run().game().equals(line) && shown.at().move() == ply).isPresent()
                && !time().playingProperty().get();
    }

    /// Ends all that runs; the test fails if the circuit ever did.
    public void close() {
        WaitForAsyncUtils.asyncFx(open::seatPeople);
        WaitForAsyncUtils.waitForFxEvents();
        WaitForAsyncUtils.waitForAsyncFx(300_000, open::close);
        for (AutoCloseable helper : helpers) {
            try {
                helper.close();
            } catch (Exception e) {
                problems.add(e);
            }
        }
        if (ownHome) {
            delete(home);
        }
        assertEquals(List.of(), problems);
    }

    private static void delete(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Scene scene() {
        return desk.shell().pages().getScene();
    }

    /// Waits until `condition` holds, at most five minutes, which only a failure takes; then tells what the
    /// screen's thread does, and leaves a picture of each window in `target`. The condition is asked on the
    /// screen's thread, as no other may walk through nodes that come and go. All windows are laid out then.
    public static void await(BooleanSupplier condition) throws TimeoutException {
        try {
            WaitForAsyncUtils.waitFor(300, TimeUnit.SECONDS, () -> asked(condition));
        } catch (TimeoutException e) {
            FailedWait.tell();
            throw e;
        }
        WaitForAsyncUtils.waitForFxEvents();
        layOutAll();
    }

    /// What a test reads or clicks on next is laid out, also where the next pulse is late.
    public static void layOutAll() {
        WaitForAsyncUtils.waitForAsyncFx(300_000, WindowFixture::layOut);
    }

    private static void layOut() {
        for (Window shown : List.copyOf(Window.getWindows())) {
            if (shown.getScene() != null) {
                LaidOut.now(shown.getScene());
            }
        }
    }

    private static boolean asked(BooleanSupplier condition) {
        return onScreen(condition::getAsBoolean);
    }

    /// Asks on the screen's thread, as no other may measure what lies in a window: a node that two threads
    /// measure at once can be damaged for good, and every later pulse then fails.
    public static <T> T onScreen(Callable<T> question) {
        return WaitForAsyncUtils.waitForAsyncFx(300_000, question);
    }

    /// Where a node lies in its window.
    public static Bounds place(Node node) {
        return onScreen(() -> node.localToScene(node.getLayoutBounds()));
    }

    /// Waits until the panel shows the end of the newest move.
    public void awaitPanel() throws TimeoutException {
        await(() -> now(desk.session().line(), desk.session().ply()));
    }

    /// Clicks on a place of the screen, which is asked for on the screen's thread once the window is laid
    /// out and the place lies in it: a click beside every window hits nothing.
    public void click(FxRobot robot, Supplier<Point2D> place) throws TimeoutException {
        Point2D[] found = new Point2D[1];
        await(() -> {
            layOut();
            found[0] = place.get();
            Window stage = scene().getWindow();
            return found[0] != null
                    && new BoundingBox(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight())
                        .contains(found[0]);
        });
        robot.clickOn(found[0]);
    }

    /// Clicks on the middle of a node once it is where it is going to be: after something else has come or
    /// gone, the window is laid out again.
    public void click(FxRobot robot, String id) throws TimeoutException {
        click(robot, () -> robot.lookup(id).tryQuery().filter(Node::isVisible)
            .map(node -> node.localToScreen(node.getLayoutBounds())).map(WindowFixture::middle).orElse(null));
    }

    private static Point2D middle(Bounds bounds) {
        return new Point2D(bounds.getCenterX(), bounds.getCenterY());
    }

    /// Presses a button without the way of the mouse, which is slow. Waits for it if it is not there yet, as
    /// a user does.
    public static void fire(FxRobot robot, String... ids) {
        for (String id : ids) {
            if (!asked(() -> robot.lookup(id).tryQuery().isPresent())) {
                awaitNode(robot, id);
            }
            robot.interact(() -> robot.lookup(id).<ButtonBase>query().fire());
        }
    }

    /// Waits until `id` is there: pages come a few parts a frame.
    public static void awaitNode(FxRobot robot, String id) {
        try {
            await(() -> robot.lookup(id).tryQuery().isPresent());
        } catch (TimeoutException e) {
            throw new AssertionError(id + " is not there", e);
        }
    }

    /// Goes to a workspace and back, after which its panes are in the window: they come when they are first
    /// shown.
    public static void visit(FxRobot robot, String workspace) {
        fire(robot, "#space-button-" + workspace, "#space-button-play");
    }

    /// Gives the window's scene this size; it learns of it a moment after the stage.
    public void resize(FxRobot robot, double width, double height) throws TimeoutException {
        Window window = scene().getWindow();
        robot.interact(() -> {
            window.setWidth(width);
            window.setHeight(height);
        });
        await(() -> scene().getWidth() == width && scene().getHeight() == height);
        layOutAll();
    }

    public static String text(FxRobot robot, String id) {
        return robot.lookup(id).<Labeled>query().getText();
    }

    /// Whether a node and all that it lies in are visible.
    public static boolean sees(FxRobot robot, String id) {
        for (Node node = robot.lookup(id).query(); node != null; node = node.getParent()) {
            if (!node.isVisible()) {
                return false;
            }
        }
        return true;
    }

    public static boolean has(FxRobot robot, String id, String pseudoClass) {
        Set<PseudoClass> states = robot.lookup(id).<Node>query().getPseudoClassStates();
        return states.contains(PseudoClass.getPseudoClass(pseudoClass));
    }
}
