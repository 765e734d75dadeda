package flipchip.app.window.assembly;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.chips.opened.OpenedFeature;
import flipchip.app.chips.opened.OwnCircuits;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.files.open.FilesFeature;
import flipchip.app.files.open.Opener;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Appearance;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.kit.settings.SettingsModel;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.app.shell.Feature;
import flipchip.app.shell.IdleWork;
import flipchip.app.window.layout.ScaledRoot;
import flipchip.app.window.layout.WindowModels;
import flipchip.app.window.theme.WindowTheme;
import flipchip.engine.board.Color;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;
import javafx.util.Subscription;

/// The assembled window, for each caller that opens one: what it shows, its parts, its content and its
/// scene, which belongs on a stage or, for pictures, on none. FX thread only.
public final class OpenWindow implements AutoCloseable {
    private static final long FRAME_MILLIS = 17;
    private static final long REST_MILLIS = 600;

    private final HardwareService hardware;
    private final WindowModels desk;
    private final FilesFeature files;
    private final MainWindow window;
    private final Scene scene;
    private final Consumer<String> made;
    private final List<Feature> features = new ArrayList<>();
    private final IdleWork idle =
        new IdleWork(OnScreen.afterMillis(FRAME_MILLIS), OnScreen.afterMillis(REST_MILLIS));
    private Subscription desktop = Subscription.EMPTY;       // lives longer than the window

    /// A window of this size in the look of `theme`, with everything in it.
    public OpenWindow(Settings settings, WindowEnvironment hosts, double width, double height,
            ThemeChoice theme) {
        this(settings, hosts, width, height, _ -> {});
        dress(theme);                 // now, as to dress every part a second time takes as long as to make it
        for (Deque<Runnable> steps = rest(); !steps.isEmpty();) {
            steps.remove().run();
        }
    }

    private OpenWindow(Settings settings, WindowEnvironment hosts, double width, double height,
            Consumer<String> made) {
        this.made = made;
        hardware = new HardwareService(hosts.screen(), hosts.failed());
        desk = WindowModelsFactory.of(settings, hosts, hardware);
        files = Features.files(desk);
        features.add(files);
        made.accept("models");
        window = new MainWindow(desk);
        scene = new Scene(new ScaledRoot(window, desk.settings().property(Appearance.SCALE)), width, height);
        made.accept("board");
    }

    /// A window with the board and its players only, for a start that shows these first; the rest comes with
    /// [#rest()].
    ///
    /// @param made told of each phase when it is over: models, board; later parts, window
    public static OpenWindow boardFirst(Settings settings, WindowEnvironment hosts, Consumer<String> made) {
        return new OpenWindow(settings, hosts, settings.get(Frame.WIDTH), settings.get(Frame.HEIGHT), made);
    }

    /// Short steps that make everything else, to be run in their order, each after the one before is over.
    /// Between two of them there may be frames and clicks.
    public Deque<Runnable> rest() {
        Deque<Runnable> steps = new ArrayDeque<>();
        steps.add(() -> {
            if (desk.settings().panelOpenProperty().get()) {
                hardware.prepare();
            }
        });
        Features.besides(files, desk).forEach(part -> steps.add(() -> features.add(part.get())));
        steps.add(() -> {
            made.accept("parts");
            window.rest(features).reversed().forEach(steps::addFirst);
        });
        steps.add(() -> made.accept("window"));
        return steps;
    }

    /// Puts the last game on the board, which the window then keeps up to date.
    public void continueGame() {
        files.begin();
    }

    /// Lets all other parts of the window begin.
    public void begin() {
        features.stream().filter(feature -> feature != files).forEach(Feature::begin);
    }

    /// Opens games and links.
    public Opener opener() {
        return files.opener();
    }

    /// Opens a user's circuit.
    ///
    /// @param top      the module that is the circuit; empty: the one that no other uses
    /// @param stimulus drives its pins; empty: random inputs
    public void openCircuit(Path path, Optional<String> top, Optional<Path> stimulus) {
        features.stream().filter(OpenedFeature.class::isInstance).map(OpenedFeature.class::cast)
            .forEach(opened -> opened.open(new OwnCircuits(path, top, stimulus)));
    }

    /// What the window shows and commands.
    public WindowModels desk() {
        return desk;
    }

    /// The parts of the window beside the board and the chip.
    public List<Feature> features() {
        return Collections.unmodifiableList(features);
    }

    /// What runs in the window and would be lost with it.
    public List<ObservableValue<String>> unfinished() {
        return features.stream().flatMap(feature -> feature.unfinished().stream()).toList();
    }

    public MainWindow window() {
        return window;
    }

    public Scene scene() {
        return scene;
    }

    /// Puts the look on.
    public void dress(ThemeChoice theme) {
        dress(WindowTheme.of(theme, ColorScheme.LIGHT));
    }

    private void dress(WindowTheme theme) {
        SettingsModel settings = desk.settings();
        theme.applyTo(scene, settings.property(Frame.BOARD).get(), settings.property(Frame.DISCS).get());
    }

    /// Puts the look on that the user and the desktop want, now and when they choose another.
    public void dressAsWanted() {
        SettingsModel settings = desk.settings();
        Runnable dress = () -> dress(
            WindowTheme.of(settings.themeProperty().get(), Platform.getPreferences().getColorScheme()));
        settings.themeProperty().subscribe(dress);
        settings.property(Frame.BOARD).subscribe(dress);
        settings.property(Frame.DISCS).subscribe(dress);
        desktop = Platform.getPreferences().colorSchemeProperty().subscribe(dress);
        dress.run();
    }

    /// Lets what the user does be answered before anything else, the searches included.
    ///
    /// @param sleepers lets the searches sleep for a time that are not of the window's parts
    public void answerFirst(InputPriorityExecutor answers, Consumer<Duration> sleepers) {
        answers.watch(scene, time -> {
            sleepers.accept(time);
            features.forEach(feature -> feature.giveWay(time));
        });
    }

    /// Makes ready while the user does nothing, beginning after the first frame, what will be asked for
    /// first.
    public IdleWork prepare() {
        scene.addEventFilter(InputEvent.ANY, _ -> idle.touch());
        OnScreen.afterFrame(scene, idle::begin);
        features.forEach(feature -> idle.add(feature.preparations()));
        return idle;
    }

    /// Seats people on both sides, so that no computer begins to think.
    public void seatPeople() {
        desk.session().setSeat(Color.BLACK, Seat.HUMAN);
        desk.session().setSeat(Color.WHITE, Seat.HUMAN);
    }

    /// Ends all that runs for the window, an open page first: what was written on it is kept.
    @Override
    public void close() {
        desktop.unsubscribe();
        idle.stop();
        desk.shell().pages().close();
        seatPeople();
        features.forEach(Feature::close);
        hardware.close();
    }
}
