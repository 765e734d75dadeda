package flipchip.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import flipchip.app.game.player.BackgroundEngine;
import flipchip.app.kit.settings.Appearance;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Language;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.settings.Settings;
import flipchip.app.kit.settings.SettingsKeeper;
import flipchip.app.kit.settings.SettingsStore;
import flipchip.app.kit.work.ThreadPerTask;
import flipchip.app.shell.IdleWork;
import flipchip.app.shell.WindowFileDialogs;
import flipchip.app.start.FrameLog;
import flipchip.app.start.StartTraining;
import flipchip.app.start.WindowWords;
import flipchip.app.window.assembly.EndQuestions;
import flipchip.app.window.assembly.InputPriorityExecutor;
import flipchip.app.window.assembly.OnScreen;
import flipchip.app.window.assembly.OpenWindow;
import flipchip.app.window.assembly.WindowEnvironment;
import flipchip.app.window.assembly.WindowIcon;
import flipchip.app.window.assembly.WindowPlace;
import flipchip.app.window.layout.WindowModels;
import flipchip.app.window.theme.WindowTheme;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.simd.KernelFallback;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;

/// The window's program: opens the window with the engine, the user's settings and files, and closes it.
///
/// With `-Dflipchip.exitAfterShow=true` it ends after the first frame, so that a test can start the real
/// thing.
public final class FlipchipApp extends Application {
    private static final System.Logger LOG = System.getLogger(FlipchipApp.class.getName());
    private static final long SETTLED_MILLIS = 500;
    private static final int WARM_UP_GAMES = 12;
    private static final String SETTINGS = "settings-page";
    private static final Locale DESKTOP = Locale.getDefault(Locale.Category.DISPLAY);

    private final SettingsStore store = SettingsStore.ofUser();
    private final CompletableFuture<Void> shown = new CompletableFuture<>();
    /// Made after the first frame, so that it keeps no processor from the window.
    private final BackgroundEngine engine =
        new BackgroundEngine(shown.thenApplyAsync(_ -> newEngine(), ThreadPerTask.of("start")));
    private final InputPriorityExecutor answers = new InputPriorityExecutor();
    private OpenWindow open;
    private Language spoken;
    private boolean closed;
    private boolean whole;
    private SettingsKeeper keeper;
    private final Optional<FrameLog> frames = FrameLog.ofThisRun();
    private final Optional<StartTraining> training = StartTraining.ofThisStart();

    private static Engine newEngine() {
        return new Engine(EngineOptions.DEFAULT.withThreads(Runtime.getRuntime().availableProcessors())
            .withSeed(System.nanoTime()));
    }

    @Override
    public void start(Stage stage) {
        setUserAgentStylesheet(WindowTheme.none());
        frames.ifPresent(log -> log.begin(getParameters().getNamed()));
        SettingsStore.Loaded loaded = store.load();
        speak(loaded.settings());
        frames.ifPresent(log -> log.mark("settings"));
        make(stage, loaded.settings());
        loaded.problem().ifPresent(open.window()::tellOfProblem);
        show(stage);
        open.window().focusBoard();
        frames.ifPresent(log -> {
            log.mark("style and layout");
            log.watch(open.scene(), () -> WindowWords.of(open.desk(), whole));
        });
        Runnable shown = () -> {
            WindowPlace.bringBack(stage);
            runOneByOne(open.rest(), () -> complete(stage));
        };
        training.ifPresentOrElse(start -> start.boardShown(open.scene(), open.desk(), shown),
            () -> OnScreen.afterFrame(open.scene(), shown));
    }

    /// In the language of the settings.
    private void speak(Settings settings) {
        spoken = settings.get(Appearance.LANGUAGE);
        Locale.setDefault(Locale.Category.DISPLAY, spoken.locale().orElse(DESKTOP));
    }

    /// Makes the board and its players, with the last game.
    private void make(Stage stage, Settings settings) {
        open = OpenWindow.boardFirst(settings,
            WindowEnvironment.answering(engine, new WindowFileDialogs(() -> stage), answers, this::tell),
            made -> frames.ifPresent(log -> log.mark(made)));
        warmUpForClocks();
        open.continueGame();
        open.dressAsWanted();
        keepSettings(open.scene(), settings);
        open.desk().settings().onProblem(open.window()::tellOfProblem);
        open.answerFirst(answers, engine::giveWay);
        stage.setScene(open.scene());
    }

    /// Makes the window again, as the next start would, in the language that was chosen.
    private void makeAgain(Stage stage) {
        boolean onItsPage = open.desk().shell().pages().shownProperty().get()
            .filter(page -> page.id().equals(SETTINGS)).isPresent();
        keeper.close();
        Settings settings = open.desk().settings().now();
        open.close();
        speak(settings);
        make(stage, settings);
        open.desk().shell().banner().dropDone();             // the last session is this one
        open.window().focusBoard();
        runOneByOne(open.rest(), () -> {
            begin(stage);
            open.prepare();
            if (onItsPage) {
                open.window().run("settings");
            }
        });
    }

    private void begin(Stage stage) {
        OpenWindow now = open;
        EndQuestions.beforeLanguage(now, spoken, () -> {
            if (now == open && !closed) {
                makeAgain(stage);
            }
        });
        now.begin();
    }

    /// Runs the steps, each behind the frames and clicks that came meanwhile.
    private void runOneByOne(Queue<Runnable> steps, Runnable last) {
        if (steps.isEmpty()) {
            last.run();
        } else if (!closed) {
            steps.remove().run();
            OnScreen.run(() -> runOneByOne(steps, last));      // behind what the user did meanwhile
        }
    }

    /// Everything is there and drawn.
    private void complete(Stage stage) {
        WindowPlace.bringBack(stage);
        shown.complete(null);
        whole = true;
        frames.ifPresent(_ -> Platform.requestNextPulse());
        KernelFallback.addListener(_ -> OnScreen.run(open.window()::tellOfSlowKernels));
        engine.whenReady(() -> OnScreen
            .run(() -> EngineOptions.evaluationProblem().ifPresent(open.window()::tellOfProblem)));
        begin(stage);
        goOn(open.prepare());
    }

    private void warmUpForClocks() {
        WindowModels desk = open.desk();
        desk.clock().addListener(() -> {
            if (desk.clock().isLimited()) {
                engine.warmUp();
            }
        });
    }

    private void show(Stage stage) {
        stage.setTitle("Flipchip");
        WindowIcon.put(stage);
        stage.setMinWidth(760);
        stage.setMinHeight(540);
        WindowPlace.fit(stage);
        EndQuestions.beforeClosing(stage, () -> open);
        stage.show();
    }

    /// What comes when the window is there.
    private void goOn(IdleWork idle) {
        if (training.isPresent()) {
            training.get().windowShown(open.scene(), open.desk());
        } else if (Boolean.getBoolean("flipchip.exitAfterShow")) {
            OnScreen.afterFrame(open.scene(), Platform::exit);
        } else {
            idle.add(List.of(this::warmUp));
            welcome(open, getParameters());
        }
    }

    private void warmUp() {
        WindowModels desk = open.desk();
        desk.circuit().warmUp(desk.settings().panelOpenProperty().get() ? WARM_UP_GAMES : 0,
            () -> frames.ifPresent(log -> log.mark("warm-up")));
    }

    private static void welcome(OpenWindow open, Parameters wishes) {
        List<Path> files = wishes.getUnnamed().stream().map(Path::of).toList();
        if (wishes.getNamed().containsKey("link")) {
            open.opener().paste(wishes.getNamed().get("link"));
        } else if (wishes.getNamed().containsKey("open")) {
            open.window().run("open-" + wishes.getNamed().get("open"));
        } else if (wishes.getNamed().containsKey("own")) {
            open.openCircuit(Path.of(wishes.getNamed().get("own")),
                Optional.ofNullable(wishes.getNamed().get("top")),
                Optional.ofNullable(wishes.getNamed().get("stimulus")).map(Path::of));
        } else if (!files.isEmpty()) {
            open.opener().open(files);
        } else {
            open.window().welcome();
        }
    }

    private void keepSettings(Scene scene, Settings read) {
        WindowModels desk = open.desk();
        keeper = new SettingsKeeper(store, read, desk.settings()::now, OnScreen.afterMillis(SETTLED_MILLIS),
            problem -> Platform.runLater(() -> open.window().tellOfLostSettings(problem)));
        desk.settings().addListener(keeper::changed);
        scene.widthProperty().subscribe((_, width) -> keepSize(scene, Frame.WIDTH, width));
        scene.heightProperty().subscribe((_, height) -> keepSize(scene, Frame.HEIGHT, height));
    }

    /// The size of the whole screen is not the window's.
    private void keepSize(Scene scene, Setting<Double> setting, Number size) {
        if (!(scene.getWindow() instanceof Stage stage && stage.isFullScreen())) {
            open.desk().settings().property(setting).set(size.doubleValue());
        }
    }

    @Override
    public void stop() {
        closed = true;
        keeper.close();
        open.close();
        engine.close();
    }

    private void tell(Throwable problem) {
        LOG.log(System.Logger.Level.ERROR, "The circuit could not be recorded", problem);
        open.desk().settings().panelOpenProperty().set(false);
        open.window().tellOfLostCircuit(problem);
    }
}
