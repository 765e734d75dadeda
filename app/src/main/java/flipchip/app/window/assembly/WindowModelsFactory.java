package flipchip.app.window.assembly;

import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.game.board.BoardViewModel;
import flipchip.app.game.board.PlayerStripModel;
import flipchip.app.game.end.EndModel;
import flipchip.app.game.moves.Annotations;
import flipchip.app.game.moves.MoveListModel;
import flipchip.app.game.player.ChipThinker;
import flipchip.app.game.player.ComputerPlayer;
import flipchip.app.game.player.EngineService;
import flipchip.app.game.player.PersonThinker;
import flipchip.app.game.session.GameClock;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.kit.settings.SettingsModel;
import flipchip.app.shell.Banner;
import flipchip.app.shell.Pages;
import flipchip.app.shell.Shell;
import flipchip.app.window.layout.WindowModels;
import flipchip.engine.api.Person;
import flipchip.engine.board.Color;
import javafx.application.Platform;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;

/// Makes what a window shows and commands: the game, its players, its clock, the models of board and chip.
public final class WindowModelsFactory {
    private WindowModelsFactory() {}

    /// @param hardware records the games; the caller closes it
    public static WindowModels of(Settings settings, WindowEnvironment hosts, HardwareService hardware) {
        GameSession session = new GameSession();
        EngineService thinking = new EngineService(hosts.engine(), hosts.screen());
        ComputerPlayer computer = new ComputerPlayer(session, thinking,
            new EngineService(new ChipThinker(), hosts.screen()), hosts.afterPause());
        Map<Person, EngineService> people = new HashMap<>();
        computer.setPeople(person -> people.computeIfAbsent(person,
            _ -> new EngineService(new PersonThinker(person, System.nanoTime()), hosts.screen())));
        GameClock clock = new GameClock(session, InstantSource.system());
        computer.setClock(clock::forEngine);
        computer.heldBackProperty().subscribe(clock::hold);
        clock.addListener(computer::askAgain);
        TimeLine time = new TimeLine(session, hardware);
        time.lookingProperty().subscribe(computer::hold);
        HardwareViewModel panel = new HardwareViewModel(time);
        Banner banner = new Banner();
        Shell shell =
            new Shell(new Pages(banner), banner, new SettingsModel(settings, ofDesktop()), hosts.screen(),
                text -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)),
                hosts.files());
        BoardViewModel board = new BoardViewModel(session);
        MoveListModel moves = new MoveListModel(session);
        WindowModels desk = new WindowModels(session, thinking, computer, board,
            new PlayerStripModel(session, Color.BLACK), new PlayerStripModel(session, Color.WHITE), moves,
            new EndModel(session), new Annotations(session, board, moves), panel, hardware, clock, shell);
        desk.moves().setTimes(clock::timeOf);
        desk.moves().nameProperty(Color.BLACK).bind(desk.black().nameProperty());
        desk.moves().nameProperty(Color.WHITE).bind(desk.white().nameProperty());
        for (Color color : Color.values()) {
            session.setSeat(color, desk.settings().property(Seats.of(color)).get());
        }
        session.addListener(event -> {
            if (event instanceof GameEvent.SeatChanged changed) {
                desk.settings().property(Seats.of(changed.color())).set(changed.seat());
            }
        });
        return desk;
    }

    /// What holds until the user chooses otherwise.
    private static Settings ofDesktop() {
        return Settings.DEFAULT.with(Frame.REDUCED_MOTION, Platform.getPreferences().isReducedMotion());
    }
}
