package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.game.board.BoardViewModel;
import flipchip.app.game.moves.MoveListModel;
import flipchip.app.game.player.ComputerPlayer;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.settings.Appearance;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.ThreadPerTask;
import flipchip.app.shell.Banner;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.KeyWords;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Notice;
import flipchip.app.shell.Pane;
import flipchip.app.shell.PaneSlot;
import flipchip.app.shell.Shell;
import flipchip.app.shell.Workspace;
import flipchip.engine.analysis.GameReport;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Color;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;

/// A feature for the analysis: the graph, the values of the moves, what was found out; hints, the solver.
public final class AnalysisFeature implements Feature {
    private static final Setting<Boolean> ON = Setting.flag("analysis-on", "analysis", false);
    private static final Setting<Boolean> ON_IN_ANALYSE =
        Setting.flag("analysis-on-in-analyse", "analysis", true);
    private static final Setting<Boolean> ON_SQUARES = Setting.flag("analysis-on-squares", "analysis", true);
    private static final Setting<Effort> EFFORT = Setting.choice("analysis-effort", "analysis", Effort.NORMAL,
        effort -> TEXTS.get("effort." + effort.id()));
    private static final Setting<Count> COUNT =
        Setting.choice("analysis-count", "analysis", Count.ALL, count -> TEXTS.get("count." + count.id()));
    /// Two frames, in which the first values are drawn.
    private static final Duration FRAMES = Duration.ofMillis(34);

    private final GameSession session;
    private final AnalysisEngine engine = new AnalysisEngine();
    private final LiveAnalysis live;
    private final Hints hints;
    private final ObjectProperty<Count> count;
    private final EndJudge ends;
    private final BooleanProperty onSquares;
    private final AnalysisView view;
    private final ObjectProperty<Effort> effort;
    private final PausableEngine polite = new PausableEngine(engine);
    private final GameJudge judge;
    private final GameReportModel report;
    private final BooleanProperty graphOpen = new SimpleBooleanProperty(this, "graphOpen");
    private final GameReportView reportView;
    private final CoachView coach;
    private final Learning learning;
    private final StringProperty kept;
    private final Banner banner;
    private final MistakeTelling telling;
    private final HintCard card;
    private boolean ofOwn;                       // false in a story or a lesson
    private final GameStories stories;

    /// @param kept    what an analysis found out about the game on the board, in words that are saved with it
    /// @param opening what is said of the opening
    public AnalysisFeature(TimeLine time, ComputerPlayer computer, BoardViewModel board, MoveListModel moves,
            Shell shell, StringProperty kept, Region opening) {
        this.session = time.session();
        this.kept = kept;
        banner = shell.banner();
        var settings = shell.settings();
        effort = settings.property(EFFORT);
        count = settings.property(COUNT);
        onSquares = BooleanProperty.booleanProperty(settings.property(ON_SQUARES));
        live = new LiveAnalysis(session,
            new QuickFirstEngine(engine, ThreadPerTask.after(FRAMES, "first-glance")), shell.screen(),
            effort::get, LiveAnalysis::inBook);
        card = new HintCard(session);
        hints = new Hints(live, board, shell.banner(), card, count::get, onSquares::get);
        judge = new GameJudge(polite, shell.screen());
        ends = new EndJudge(session, judge, settings.property(Appearance.OWN_ANALYSED));
        report = new GameReportModel(session, time, moves, judge);
        reportView = new GameReportView(report, judge);
        stories = new GameStories(report, live, shell, board.hoveredProperty());
        learning = new Learning(report, polite, shell.screen(), banner, board, this::limits);
        Decisions decisions =
            new Decisions(report, board, hints, settings.property(Workspace.SHOWN), learning::isOpen);
        telling = new MistakeTelling(report, banner, board, this::isCoached);
        view = new AnalysisView(new AnalysisView.Model(session, board, live, effort, count));
        coach = new CoachView(report, judge, learning, new MistakeCard(report, telling),
            new CoachView.Parts(view, opening, this::analyseGame));
        keepReports();
        new ValuesSwitch(live, session, settings, settings.property(ON), settings.property(ON_IN_ANALYSE));
        listen(computer, decisions);
        nameKeys(new KeyWords(settings, commands()));
    }

    private void listen(ComputerPlayer computer, Decisions decisions) {
        learning.whenChanged(() -> {
            live.silence(learning.isOpen());
            decisions.refresh();
            coach.refresh();
            if (learning.isOpen()) {
                card.forget();
                telling.forget();
            }
        });
        effort.subscribe(live::restart);
        count.subscribe(hints::refresh);
        onSquares.subscribe(hints::refresh);
        computer.thinkingAboutProperty().subscribe(thinking -> giveWay(thinking.isPresent()));
        judge.runningProperty().subscribe(_ -> giveWay(computer.thinkingAboutProperty().get().isPresent()));
    }

    private void nameKeys(KeyWords keys) {
        Texts texts = ValueText.TEXTS;
        view.onTextProperty().bind(keys.button(texts.get("button.on"), "analyse-position"));
        view.offProperty().bind(keys.text(texts, "status.off", "analyse-position", "all-values"));
        reportView.noneProperty().bind(keys.text(texts, "report.none", "analyse-game"));
        coach.analyseTextProperty().bind(keys.button(texts.get("button.analyse"), "analyse-game"));
        learning.unknownProperty().bind(keys.text(texts, "learn.unknown", "analyse-game"));
    }

    /// Whether the coach is seen, who says what a notice would.
    private boolean isCoached() {
        return coach.getScene() != null && Controls.isSeen(coach);
    }

    private void giveWay(boolean computerThinks) {
        polite.hold(computerThinks);
        live.hold(computerThinks || judge.runningProperty().get());
    }

    /// The whole line shown, also what was taken back.
    private void analyseGame() {
        graphOpen.set(true);
        ends.forget();
        ofOwn = !session.isCovered();
        judge.analyse(session.line(), limits());
    }

    private SearchLimits limits() {
        return (effort.get() == Effort.ENDLESS ? Effort.DEEP : effort.get()).limits();
    }

    /// A whole report is saved with its game, and comes back with it.
    private void keepReports() {
        judge.whenWhole(this::finished);
        kept.subscribe((_, _) -> showKept());
        session.addListener(event -> {
            boolean back = event instanceof GameEvent.Told && !session.isCovered() && !ofOwn;
            if (event instanceof GameEvent.Started || back) {
                showKept();
            }
        });
        showKept();                              // the game of the last session may be there already
    }

    /// Shows what is kept with the game on the board, and ends the analysis of another.
    private void showKept() {
        if (report.report().map(GameReportText::write).filter(kept.get()::equals).isEmpty()) {
            judge.recall(GameReportText.read(kept.get(), session.tree().start()));
        }
    }

    private void finished(GameReport whole) {
        if (ofOwn || ends.isOf(whole.game())) {
            kept.set(GameReportText.write(whole));
        }
        if (learning.active() || isCoached() || ends.isOf(whole.game())) {
            return;
        }
        int lessons = learning.lessons().size();
        String text = TEXTS.get("report.summary", accuracy(Color.BLACK), accuracy(Color.WHITE));
        if (lessons == 0) {
            banner.show(text);
        } else {
            banner.post(Notice.asks("analysis", text, TEXTS.get("command.learn"), learning::start));
        }
    }

    private String accuracy(Color side) {
        OptionalDouble percent = report.accuracy(side);
        return percent.isEmpty() ? "–" : Math.round(percent.getAsDouble()) + " %";
    }

    @Override
    public List<Command> commands() {
        BooleanSupplier going = () -> !session.game().isOver();
        BooleanSupplier told = () -> going.getAsBoolean() && !learning.isOpen();
        BooleanSupplier known = () -> !session.isStory() && view.knowsBest();
        BooleanSupplier mine = () -> told.getAsBoolean() && session.seatToMove().isHuman();
        return List.of(command("nudge", "Shift+I", () -> hints.ask(Purpose.NUDGE)).when(mine),
            command("hint", "I", () -> hints.ask(Purpose.BEST_MOVE)).when(mine),
            command("all-values", "Shift+V", () -> hints.ask(Purpose.ALL_VALUES)).when(told),
            Command.toggle("analyse-position", MenuName.ANALYSE, TEXTS.get("command.analyse-position"), "V",
                live.onProperty()),
            Command.toggle("values-on-squares", MenuName.ANALYSE, TEXTS.get("command.values-on-squares"),
                "Alt+V", onSquares),
            command("value-count", "Alt+N", () -> count.set(count.get().next())),
            command("play-best", "Alt+Enter", view::playBest).when(known),
            command("play-line", "Alt+L", view::playLine).when(known),
            command("solve-best", "F4", () -> live.ask(Purpose.SOLVE_BEST)).when(told),
            command("solve-all", "Shift+F4", () -> live.ask(Purpose.SOLVE_ALL)).when(told),
            command("stop-analysis", "Alt+S", live::stop),
            command("analyse-game", "A", this::analyseGame).when(() -> session.line().length() > 0),
            command("game-report", "Alt+Shift+A", stories::openReport).when(stories::hasReport),
            command("compare", "Alt+Shift+C", stories::compare).when(stories::canCompare),
            command("cancel-game-analysis", "Shift+A", judge::cancel),
            Command.toggle("graph", MenuName.ANALYSE, TEXTS.get("command.graph"), "Alt+G", graphOpen),
            command("next-mistake", "Alt+M", () -> telling.go(true)),
            command("previous-mistake", "Alt+Shift+M", () -> telling.go(false)),
            command("learn", "Alt+Q", learning::start).when(() -> report.report().isPresent()));
    }

    @Override
    public boolean hasLessons() {
        return !judge.runningProperty().get() && report.report()
            .filter(known -> known.complete() && known.game().equals(session.line())).isPresent()
                && !learning.lessons().isEmpty();
    }

    private static Command command(String id, String key, Runnable action) {
        return Command.of(id, MenuName.ANALYSE, TEXTS.get("command." + id), key, action);
    }

    @Override
    public List<Pane> panes() {
        return List.of(
            new Pane(
                "graph-pane", TEXTS.get("graph"), new EvaluationGraph(report), PaneSlot.GRAPH, graphOpen),
            new Pane("report-pane", TEXTS.get("report"), reportView, PaneSlot.SUMMARY),
            new Pane("advantage-pane", TEXTS.get("advantage.pane"), new AdvantageBar(report, live),
                PaneSlot.ADVANTAGE),
            new Pane("tab-coach", TEXTS.get("coach.tab"), coach, PaneSlot.ANALYSE_TAB),
            new Pane("hint-pane", TEXTS.get("card.title"), card, PaneSlot.HINT));
    }

    @Override
    public List<ObservableValue<String>> unfinished() {
        return List.of(Bindings.createStringBinding(() -> judge.runningProperty().get()
            ? TEXTS.get("activity.game", Math.round(100 * Math.max(0, judge.progressProperty().get())))
            : "", judge.runningProperty(), judge.progressProperty()));
    }

    @Override
    public List<ObservableValue<String>> activities() {
        return List.of(unfinished().getFirst(), Bindings.createStringBinding(this::position,
            judge.runningProperty(), live.valuesProperty(), live.heldProperty()));
    }

    private String position() {
        if (judge.runningProperty().get()) {
            return "";
        }
        return live.valuesProperty().get().filter(values -> !values.done() && !live.heldProperty().get())
            .flatMap(values -> values.best().map(best -> TEXTS.get("activity.position", ValueText.told(best),
                ValueText.count(values.nodes()))))
            .orElse("");
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(ON, ON_IN_ANALYSE, ON_SQUARES, EFFORT, COUNT);
    }

    /// Makes the engine of the analysis and lets it think for a moment, so that the first hint comes as soon
    /// as the later.
    @Override
    public List<Runnable> preparations() {
        return List.of(engine::warmUp);
    }

    @Override
    public void giveWay(Duration time) {
        engine.giveWay(time);
    }

    @Override
    public void close() {
        live.stop();
        judge.close();
        engine.close();
    }
}
