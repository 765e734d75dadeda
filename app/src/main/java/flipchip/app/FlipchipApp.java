package flipchip.app;

import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import flipchip.app.board.BoardViewModel;
import flipchip.app.board.PlayerStripModel;
import flipchip.app.game.GameClock;
import flipchip.app.game.GameEvent;
import flipchip.app.game.GameSession;
import flipchip.app.game.Seat;
import flipchip.app.chipview.ChipFigures;
import flipchip.app.chipview.HardwareViewModel;
import flipchip.app.moves.MoveListModel;
import flipchip.app.service.BackgroundEngine;
import flipchip.app.service.ChipThinker;
import flipchip.app.service.ComputerPlayer;
import flipchip.app.service.EngineService;
import flipchip.app.service.HardwareService;
import flipchip.app.service.Thinker;
import flipchip.app.settings.Appearance;
import flipchip.app.settings.Language;
import flipchip.app.settings.Settings;
import flipchip.app.settings.SettingsKeeper;
import flipchip.app.settings.SettingsModel;
import flipchip.app.settings.SettingsStore;
import flipchip.app.shell.Banner;
import flipchip.app.shell.Feature;
import flipchip.app.shell.FileDialogs;
import flipchip.app.shell.IdleWork;
import flipchip.app.shell.Pages;
import flipchip.app.shell.Shell;
import flipchip.app.shell.WindowFileDialogs;
import flipchip.app.time.TimeLine;
import flipchip.app.window.Desk;
import flipchip.app.window.MainWindow;
import flipchip.app.window.ScaledRoot;
import flipchip.app.window.Theme;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Level;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.InputEvent;
import javafx.stage.Stage;

/// The window's program and its composition root: the one place that makes the services and wires them.
///
/// With `-Dflipchip.exitAfterShow=true` it ends after the first frame, so that a test can start the real thing.
public final class FlipchipApp extends Application {
    private static final System.Logger LOG = System.getLogger(FlipchipApp.class.getName());
    private static final long PAUSE_MILLIS = 350;
    private static final long SETTLED_MILLIS = 500;
    private static final long FRAME_MILLIS = 17;
    private static final long REST_MILLIS = 600;

    private final EarlyStart early = EarlyStart.get();
    private final BackgroundEngine engine = new BackgroundEngine(early.engine());
    private final AnswerFirst answers = new AnswerFirst();
    private HardwareService hardware;
    private MainWindow window;
    private List<Feature> features = List.of();
    private Desk desk;
    private Stage stage;
    private SettingsKeeper keeper;
    private Optional<GameRehearsal> rehearsal = Optional.empty();

    @Override
    public void start(Stage primary) {
        setUserAgentStylesheet(Theme.none());
        stage = primary;
        Optional<StartWatch> watch = watch();
        SettingsStore.Loaded loaded = early.settings();
        Settings settings = loaded.settings();
        Appearance.language(settings).flatMap(Language::locale)
            .ifPresent(locale -> Locale.setDefault(Locale.Category.DISPLAY, locale));
        watch.ifPresent(start -> start.mark("settings"));
        hardware = new HardwareService(answers, this::tell);
        desk = desk(settings, engine, hardware, new WindowFileDialogs(() -> stage), answers,
            afterPause());
        desk.clock().addListener(() -> {
            if (desk.clock().isLimited()) {
                engine.warmUp();
            }
        });
        watch.ifPresent(start -> start.mark("models"));
        features = Features.of(desk);
        watch.ifPresent(start -> start.mark("parts"));
        window = new MainWindow(desk, features);
        watch.ifPresent(start -> start.mark("window"));
        Scene scene = new Scene(new ScaledRoot(window, desk.settings().property(Appearance.SCALE)), settings.windowWidth(), settings.windowHeight());
        Platform.Preferences preferences = Platform.getPreferences();
        desk.settings().themeProperty().subscribe(choice ->
            Theme.of(choice, preferences.getColorScheme()).applyTo(scene));
        preferences.colorSchemeProperty().subscribe(scheme ->
            Theme.of(desk.settings().themeProperty().get(), scheme).applyTo(scene));
        stage.setTitle("Flipchip");
        stage.setMinWidth(760);
        stage.setMinHeight(540);
        stage.setScene(scene);
        stage.show();
        watch.ifPresent(start -> start.mark("style and layout"));
        StartWatch.afterFrame(scene, early::windowShown);
        window.focusBoard();
        keepSettings(scene);
        loaded.problem().ifPresent(window::tell);
        engine.whenReady(() -> onScreen(() -> EngineOptions.evaluationProblem().ifPresent(window::tell)));
        features.forEach(Feature::begin);
        answers.watch(scene, time -> {
            engine.giveWay(time);
            features.forEach(feature -> feature.giveWay(time));
        });
        IdleWork idle = prepare(scene, features);
        if (watch.isPresent()) {
            watch.get().clickWhenShown(scene, desk);
        } else if (Boolean.getBoolean("flipchip.exitAfterShow")) {
            scene.addPostLayoutPulseListener(Platform::exit);
        } else {
            idle.add(List.of(() -> rehearsal = Optional.of(GameRehearsal.begin(scene, desk))));
            Optional.ofNullable(getParameters().getNamed().get("link"))
                .ifPresentOrElse(link -> Features.openLink(features, link), window::welcome);
        }
    }

    /// Makes ready while the user does nothing in `scene`, beginning after its first frame, what will be asked for first.
    static IdleWork prepare(Scene scene, List<Feature> features) {
        IdleWork idle = new IdleWork(afterMillis(FRAME_MILLIS), afterMillis(REST_MILLIS));
        scene.addEventFilter(InputEvent.ANY, _ -> idle.touch());
        StartWatch.afterFrame(scene, idle::begin);
        features.forEach(feature -> idle.add(feature.preparations()));
        return idle;
    }

    /// Runs tasks on the FX thread, after the pause that lets the eye see the person's move.
    static Executor afterPause() {
        return afterMillis(PAUSE_MILLIS);
    }

    private static Executor afterMillis(long pause) {
        return CompletableFuture.delayedExecutor(pause, TimeUnit.MILLISECONDS, FlipchipApp::onScreen);
    }

    private Optional<StartWatch> watch() {
        Map<String, String> named = getParameters().getNamed();
        return StartWatch.ofThisStart(Long.parseLong(named.get("main")), Long.parseLong(named.get("cpu")));
    }

    private void keepSettings(Scene scene) {
        keeper = new SettingsKeeper(early.store(), () -> desk.settings().toSettings(desk.session().seat(Color.BLACK).levelNumber(),
            desk.session().seat(Color.WHITE).levelNumber(), scene.getWidth(), scene.getHeight()),
            afterMillis(SETTLED_MILLIS),
            problem -> LOG.log(System.Logger.Level.WARNING, "The settings could not be saved", problem));
        desk.settings().addListener(keeper::changed);
        desk.session().addListener(event -> {
            if (event instanceof GameEvent.SeatChanged) {
                keeper.changed();
            }
        });
        scene.widthProperty().subscribe((_, _) -> keeper.changed());
        scene.heightProperty().subscribe((_, _) -> keeper.changed());
    }

    @Override
    public void stop() {
        rehearsal.ifPresent(GameRehearsal::close);
        keeper.close();
        desk.session().setSeat(Color.BLACK, Seat.HUMAN);       // nobody thinks any more
        desk.session().setSeat(Color.WHITE, Seat.HUMAN);
        features.forEach(Feature::close);
        engine.close();
        hardware.close();
    }

    /// Runs `task` on the FX thread: the only way from another thread to the screen.
    static void onScreen(Runnable task) {
        Platform.runLater(task);
    }

    private void tell(Throwable problem) {
        LOG.log(System.Logger.Level.ERROR, "The circuit could not be recorded", problem);
        desk.settings().panelOpenProperty().set(false);
        window.tell("The circuit could not be recorded: " + problem);
    }

    /// Makes what the window shows.
    ///
    /// @param files      asks the user for files
    /// @param screen     runs tasks on the FX thread
    /// @param afterPause the same, after the pause that lets the eye see the person's move
    static Desk desk(Settings settings, Thinker engine, HardwareService hardware, FileDialogs files, Executor screen,
                     Executor afterPause) {
        if (settings.panelOpen()) {
            hardware.prepare();
        }
        GameSession session = new GameSession();
        EngineService thinking = new EngineService(engine, screen);
        ComputerPlayer computer = new ComputerPlayer(session, thinking, new EngineService(new ChipThinker(), screen),
            afterPause);
        GameClock clock = new GameClock(session, InstantSource.system());
        computer.setClock(clock::forEngine);
        Recordings recordings = new Recordings(hardware);
        TimeLine time = new TimeLine(session, recordings);
        time.lookingProperty().subscribe(computer::hold);
        HardwareViewModel panel = new HardwareViewModel(time);
        recordings.to(panel);
        Shell shell = new Shell(new Pages(), new Banner(), new SettingsModel(settings), screen,
            text -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)), files);
        Desk desk = new Desk(session, thinking, computer, new BoardViewModel(session), new PlayerStripModel(session, Color.BLACK),
            new PlayerStripModel(session, Color.WHITE), new MoveListModel(session), panel, hardware, clock, shell);
        desk.moves().setTimes(clock::timeOf);
        session.setSeat(Color.BLACK, Seat.ofLevel(settings.blackLevel()));
        session.setSeat(Color.WHITE, Seat.ofLevel(settings.whiteLevel()));
        return desk;
    }

    /// Brings the time line's wishes to the hardware's thread and the recordings back.
    private static final class Recordings implements TimeLine.Recorder {
        private final HardwareService hardware;
        private Optional<HardwareViewModel> panel = Optional.empty();
        private boolean counted;

        Recordings(HardwareService hardware) {
            this.hardware = hardware;
        }

        void to(HardwareViewModel receiver) {
            panel = Optional.of(receiver);
        }

        @Override
        public void record(Game game) {
            panel.ifPresent(receiver -> hardware.record(game, run -> {
                receiver.time().show(run);
                count(receiver);
            }));
        }

        /// Counts the gates once, when there is a picture to look at meanwhile.
        private void count(HardwareViewModel receiver) {
            if (!counted) {
                counted = true;
                hardware.ask(ChipFigures::of, receiver::showFigures);
            }
        }

        @Override
        public void forget() {
            hardware.forget();
        }
    }
}
