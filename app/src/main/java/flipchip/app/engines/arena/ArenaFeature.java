package flipchip.app.engines.arena;

import java.nio.file.Path;
import java.util.List;
import flipchip.app.engines.protocol.NboardHost;
import flipchip.app.game.player.ComputerPlayer;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.FileDialogs.Kind;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Page;
import flipchip.app.shell.Pane;
import flipchip.app.shell.PaneSlot;
import flipchip.app.shell.Shell;
import flipchip.engine.api.Level;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;

/// Other programs as a part of the window: registering them, a seat and an opinion for them, and matches.
public final class ArenaFeature implements Feature {
    private static final Texts TEXTS = Texts.of("arena");

    private final GameSession session;
    private final Shell shell;
    private final RegisteredPrograms programs;
    private final MatchView match;
    private final ExternalEngineView view;

    /// @param library  the folder of the saved games
    /// @param patience how long a program may be silent
    public ArenaFeature(GameSession session, ComputerPlayer computer, Shell shell, Path library,
            NboardHost.Patience patience) {
        this.session = session;
        this.shell = shell;
        programs = new RegisteredPrograms(shell.settings().property(RegisteredPrograms.SETTING),
            shell.screen(), patience);
        computer.addGuests((name, _) -> programs.seat(name)
            .map(program -> new ComputerPlayer.Answerer(program, Level.ALL.getLast())));
        match = new MatchView(programs, library, shell.screen());
        view = new ExternalEngineView(session, programs, shell.screen(), this::openPrograms);
    }

    /// Keeps `names` equal to those of the registered programs, from now on.
    public void nameInto(ObservableList<String> names) {
        Runnable copy = () -> names.setAll(programs.all().stream().map(Program::name).toList());
        programs.all().subscribe(copy);
        copy.run();
    }

    @Override
    public List<Command> commands() {
        return List.of(
            Command.of("programs", MenuName.ANALYSE, TEXTS.get("command.programs"), "Shortcut+Shift+O",
                this::openPrograms),
            Command.of("match", MenuName.ANALYSE, TEXTS.get("command.match"), "Shortcut+Shift+M",
                this::openMatch));
    }

    @Override
    public List<Pane> panes() {
        return List.of(new Pane("tab-guest", TEXTS.get("tab"), view, PaneSlot.ANALYSE_TAB));
    }

    @Override
    public List<ObservableValue<String>> unfinished() {
        return List.of(match.activity());
    }

    @Override
    public void close() {
        match.close();
        view.close();
        programs.close();
    }

    private void openPrograms() {
        ProgramsView page =
            new ProgramsView(programs, shell.screen(), () -> shell.files().open(TEXTS.get("program.browse"),
                List.of(Kind.of(TEXTS.get("program.any"), "*"))), (program, color) -> {
                    shell.pages().close();
                    session.setSeat(color, new Seat.External(program.name()));
                });
        shell.pages().open(Page.of("programs-page", TEXTS.get("programs"), page, Page.Size.WHOLE));
    }

    private void openMatch() {
        match.refresh();
        shell.pages().open(Page.of("match-page", TEXTS.get("match"), match, Page.Size.CARD));
    }
}
