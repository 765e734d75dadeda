package flipchip.app.analysis;

import static flipchip.app.analysis.ValueText.TEXTS;

import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import flipchip.app.board.BoardViewModel;
import flipchip.app.game.GameSession;
import flipchip.app.service.ComputerPlayer;
import flipchip.app.settings.Setting;
import flipchip.app.settings.SettingsModel;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Shell;
import flipchip.app.shell.SideTab;
import flipchip.engine.board.Board;
import flipchip.engine.book.BookMove;
import flipchip.engine.book.OpeningBook;

/// The analysis as a part of the window: a tab with the values, hints, the solver.
public final class AnalysisFeature implements Feature {
    private static final Setting<Boolean> ON = Setting.flag("analysis-on", "analysis", false);
    private static final Setting<Boolean> ON_SQUARES = Setting.flag("analysis-on-squares", "analysis", true);
    private static final Setting<Effort> EFFORT = Setting.choice("analysis-effort", "analysis", Effort.NORMAL,
        effort -> TEXTS.get("effort." + effort.id()));
    private static final Setting<Count> COUNT = Setting.choice("analysis-count", "analysis", Count.ALL,
        count -> TEXTS.get("count." + count.id()));

    private final GameSession session;
    private final AnalysisEngine engine = new AnalysisEngine();
    private final LiveAnalysis live;
    private final Hints hints;
    private final ObjectProperty<Count> count;
    private final BooleanProperty onSquares;
    private final AnalysisView view;

    public AnalysisFeature(GameSession session, ComputerPlayer computer, BoardViewModel board, Shell shell) {
        this.session = session;
        SettingsModel settings = shell.settings();
        ObjectProperty<Effort> effort = settings.property(EFFORT);
        count = settings.property(COUNT);
        onSquares = BooleanProperty.booleanProperty(settings.property(ON_SQUARES));
        live = new LiveAnalysis(session, engine, shell.screen(), effort::get, AnalysisFeature::inBook);
        hints = new Hints(live, board, shell.banner(), count::get, onSquares::get);
        view = new AnalysisView(new AnalysisView.Model(session, live, effort, count));
        BooleanProperty.booleanProperty(settings.property(ON)).bindBidirectional(live.onProperty());
        effort.subscribe(live::restart);
        count.subscribe(hints::refresh);
        onSquares.subscribe(hints::refresh);
        computer.thinkingAboutProperty().subscribe(thinking -> live.hold(thinking.isPresent()));
    }

    private static Set<flipchip.engine.board.Square> inBook(Board board) {
        return OpeningBook.standard().positions().moves(board).stream().map(BookMove::move).collect(Collectors.toSet());
    }

    @Override
    public List<Command> commands() {
        BooleanSupplier going = () -> !session.game().isOver();
        BooleanSupplier mine = () -> going.getAsBoolean() && session.seatToMove().isHuman();
        return List.of(
            command("nudge", "Shift+I", () -> hints.ask(Purpose.NUDGE)).when(mine),
            command("hint", "I", () -> hints.ask(Purpose.BEST_MOVE)).when(mine),
            command("all-values", "Shift+V", () -> hints.ask(Purpose.ALL_VALUES)).when(going),
            Command.toggle("analyse-position", MenuName.ANALYSE, TEXTS.get("command.analyse-position"), "V",
                live.onProperty()),
            Command.toggle("values-on-squares", MenuName.ANALYSE, TEXTS.get("command.values-on-squares"), "Alt+V",
                onSquares),
            command("value-count", "Alt+N", () -> count.set(count.get().next())),
            command("play-best", "Alt+B", view::playBest),
            command("play-line", "Alt+L", view::playLine),
            command("solve-best", "F4", () -> live.ask(Purpose.SOLVE_BEST)).when(going),
            command("solve-all", "Shift+F4", () -> live.ask(Purpose.SOLVE_ALL)).when(going),
            command("stop-analysis", "Alt+S", live::stop));
    }

    private static Command command(String id, String key, Runnable action) {
        return Command.of(id, MenuName.ANALYSE, TEXTS.get("command." + id), key, action);
    }

    @Override
    public List<SideTab> tabs() {
        return List.of(new SideTab("tab-analysis", TEXTS.get("tab"), view, false));
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(ON, ON_SQUARES, EFFORT, COUNT);
    }

    @Override
    public void close() {
        live.stop();
        engine.close();
    }
}
