package flipchip.app;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import flipchip.app.board.BoardViewModel;
import flipchip.app.board.PlayerStripModel;
import flipchip.app.game.GameSession;
import flipchip.app.game.Seat;
import flipchip.app.moves.MoveListModel;
import flipchip.app.service.Advisor;
import flipchip.app.service.ComputerPlayer;
import flipchip.app.service.EngineService;
import flipchip.app.settings.Settings;
import flipchip.app.settings.SettingsModel;
import flipchip.app.settings.SettingsStore;
import flipchip.app.window.Desk;
import flipchip.app.window.MainWindow;
import flipchip.app.window.Theme;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Level;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Color;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.stage.Stage;

/// The window's program and its composition root: the one place that makes the services and wires them.
///
/// With `-Dflipchip.exitAfterShow=true` it ends after the first frame; a training run for the start-up cache.
public final class FlipchipApp extends Application {
    private static final System.Logger LOG = System.getLogger(FlipchipApp.class.getName());
    private static final long PAUSE_MILLIS = 350;

    private final SettingsStore store = SettingsStore.ofUser();
    private Engine engine;
    private Desk desk;
    private Stage stage;

    @Override
    public void start(Stage primary) {
        stage = primary;
        SettingsStore.Loaded loaded = store.load();
        Settings settings = loaded.settings();
        engine = new Engine(EngineOptions.DEFAULT);
        desk = desk(settings, engine, Platform::runLater, CompletableFuture.delayedExecutor(PAUSE_MILLIS,
            TimeUnit.MILLISECONDS, Platform::runLater));
        MainWindow window = new MainWindow(desk);
        Scene scene = new Scene(window, settings.windowWidth(), settings.windowHeight());
        Platform.Preferences preferences = Platform.getPreferences();
        desk.settings().themeProperty().subscribe(choice ->
            Theme.of(choice, preferences.getColorScheme()).applyTo(scene));
        preferences.colorSchemeProperty().subscribe(scheme ->
            Theme.of(desk.settings().themeProperty().get(), scheme).applyTo(scene));
        stage.setTitle("Flipchip");
        stage.setMinWidth(640);
        stage.setMinHeight(480);
        stage.setScene(scene);
        stage.show();
        window.focusBoard();
        loaded.problem().ifPresent(window::tell);
        if (Boolean.getBoolean("flipchip.exitAfterShow")) {
            scene.addPostLayoutPulseListener(Platform::exit);
        }
    }

    @Override
    public void stop() {
        engine.close();
        try {
            store.save(desk.settings().toSettings(desk.session().seat(Color.BLACK).levelNumber(),
                desk.session().seat(Color.WHITE).levelNumber(), stage.getScene().getWidth(),
                stage.getScene().getHeight()));
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "The settings could not be saved", e);
        }
    }

    static Desk desk(Settings settings, Engine engine, Executor screen, Executor afterPause) {
        GameSession session = new GameSession();
        EngineService thinking = new EngineService(engine::search, screen);
        ComputerPlayer computer = new ComputerPlayer(session, thinking, afterPause);
        Advisor advisor = new Advisor(session, thinking, SearchLimits.of(Level.of(7)));
        Desk desk = new Desk(session, computer, advisor, new SettingsModel(settings), new BoardViewModel(session),
            new PlayerStripModel(session, Color.BLACK), new PlayerStripModel(session, Color.WHITE),
            new MoveListModel(session),
            text -> Clipboard.getSystemClipboard().setContent(java.util.Map.of(DataFormat.PLAIN_TEXT, text)));
        session.setSeat(Color.BLACK, Seat.ofLevel(settings.blackLevel()));
        session.setSeat(Color.WHITE, Seat.ofLevel(settings.whiteLevel()));
        return desk;
    }
}
