package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import flipchip.app.game.board.BoardViewModel;
import flipchip.app.game.player.Thinker;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.GameTree;
import flipchip.app.shell.Banner;
import flipchip.app.shell.Notice;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// A trainer for the user's mistakes: it shows the positions in which he lost three discs or more, one after
/// another, and requests a better move. What he tries is searched as deep as the analysis was. FX thread
/// only.
final class Learning {
    private static final String TOPIC = "learn";

    private final GameSession session;
    private final GameReportModel report;
    private final Thinker engine;
    private final Executor screen;
    private final Banner banner;
    private final BoardViewModel board;
    private final Supplier<SearchLimits> limits;
    private List<MoveJudgement> mistakes = List.of();
    private Game game = Game.INITIAL;
    private GameTree before = GameTree.EMPTY;
    private int at;
    private boolean asking;
    private boolean open;                        // neither found nor given up
    private Runnable whenChanged = () -> {};
    private final StringProperty unknown = new SimpleStringProperty(this, "unknown", "");

    /// @param limits of the search that judges what is tried
    Learning(GameReportModel report, Thinker engine, Executor screen, Banner banner, BoardViewModel board,
            Supplier<SearchLimits> limits) {
        this.session = report.session();
        this.report = report;
        this.engine = engine;
        this.screen = screen;
        this.banner = banner;
        this.board = board;
        this.limits = limits;
        session.addListener(this::onEvent);
        banner.changesProperty().subscribe(_ -> {
            if (active()) {
                screen.execute(this::endWithNotice);
            }
        });
    }

    /// Without its notice there would be no way on. An answer to it posts another one first.
    private void endWithNotice() {
        if (active() && !banner.has(TOPIC)) {
            stop();
        }
    }

    /// The mistakes to learn from: those of people, or all in a game of computers.
    List<MoveJudgement> lessons() {
        boolean people = session.seat(Color.BLACK).isHuman() != session.seat(Color.WHITE).isHuman();
        return report.mistakes(color -> !people || session.seat(color).isHuman(), MistakeSize.MISTAKE);
    }

    /// What it says where the game has not been analysed.
    StringProperty unknownProperty() {
        return unknown;
    }

    /// Calls `listener` whenever the user begins or ceases to learn.
    void whenChanged(Runnable listener) {
        whenChanged = listener;
    }

    /// Whether the user is learning: then nothing else need tell him that there are mistakes.
    boolean active() {
        return !mistakes.isEmpty();
    }

    /// Whether there is a move that the user is to find by himself.
    boolean isOpen() {
        return open;
    }

    /// Begins with the first mistake, or says that there is none.
    void start() {
        mistakes = lessons();
        if (mistakes.isEmpty()) {
            banner.show(report.report().isPresent() ? TEXTS.get("learn.none") : unknown.get());
            return;
        }
        game = report.report().orElseThrow().game();
        at = 0;
        ask();
    }

    private void ask() {
        if (at >= mistakes.size()) {
            stop();
            banner.show(TEXTS.get("learn.done"));
            return;
        }
        List<Square> path = game.moves().subList(0, mistake().ply());
        if (!session.tree().contains(path)) {
            stop();
            return;
        }
        before = session.tree();
        asking = true;
        setOpen(true);
        toQuestion();
        say(TEXTS.get("learn.ask", String.valueOf(at + 1), String.valueOf(mistakes.size()),
            ValueText.name(mistake().mover()), mistake().played().toString(),
            ValueText.plain(mistake().lossCentidiscs(), mistake().exact())), true);
    }

    /// Also where another move than the one played is the tree's first choice.
    private void toQuestion() {
        if (GameReportModel.shared(game, session.line()) < game.length()
                && session.tree().contains(game.moves())) {
            session.goTo(game.moves());
        }
        session.goTo(game.moves().subList(0, mistake().ply()));
    }

    /// While open, nothing is said about the moves from the asked one on; then nothing about those that are
    /// still to be asked.
    private void setOpen(boolean now) {
        open = now;
        if (now) {
            report.veil(mistake().ply());
        } else if (at + 1 < mistakes.size()) {
            report.veil(mistake().ply() + 1);
        } else {
            report.unveil();
        }
        whenChanged.run();
    }

    private MoveJudgement mistake() {
        return mistakes.get(at);
    }

    private void say(String text, boolean open) {
        List<Notice.Action> actions = new ArrayList<>();
        if (open) {
            actions.add(new Notice.Action(TEXTS.get("learn.show"), this::showAnswer));
        }
        actions.add(new Notice.Action(TEXTS.get("learn.next"), this::next));
        actions.add(new Notice.Action(TEXTS.get("learn.stop"), this::stop));
        banner.post(new Notice(TOPIC, Notice.Weight.ASKS, text, actions));
    }

    private void next() {
        at++;
        ask();
    }

    private void stop() {
        asking = false;
        mistakes = List.of();
        setOpen(false);
        banner.withdraw(TOPIC);
    }

    private void showAnswer() {
        asking = false;
        setOpen(false);
        say(MistakeWords.of(position(), mistake()), false);
        board.showHint(Optional.of(mistake().best()));
    }

    private Position position() {
        return game.positionAt(mistake().ply());
    }

    private void onEvent(GameEvent event) {
        if (event instanceof GameEvent.Started || event instanceof GameEvent.Told && session.isLesson()) {
            stop();
        } else if (asking && event instanceof GameEvent.MovePlayed tried
                && tried.before().equals(position())) {
            judge(tried);
        }
    }

    private void judge(GameEvent.MovePlayed tried) {
        asking = false;
        if (tried.square() == mistake().best()) {
            answer(tried, mistake().bestCentidiscs());
        } else if (tried.square() == mistake().played()) {
            answer(tried, mistake().playedCentidiscs());
        } else if (tried.position().isGameOver()) {
            int black = 100 * tried.position().finalScoreForBlack();
            answer(tried, mistake().mover() == Color.BLACK ? black : -black);
        } else {
            MoveJudgement asked = mistake();
            boolean same = tried.position().toMove() == asked.mover();
            engine.search(tried.position(), limits.get(), SearchListener.NONE).result()
                .thenAcceptAsync(found -> {
                    if (open && mistake() == asked) {
                        answer(tried, same ? found.centidiscs() : -found.centidiscs());
                    }
                }, screen);
        }
    }

    private void answer(GameEvent.MovePlayed tried, int value) {
        int lost = mistake().bestCentidiscs() - value;
        if (!MistakeSize.SLIP.includes(lost)) {
            setOpen(false);
            say(TEXTS.get("learn.right", tried.square().toString(), ValueText.discs(value, mistake().exact()),
                mistake().best().toString()), false);
            return;
        }
        List<Square> path = tried.game().moves();
        boolean there = session.game().moves().equals(path);
        if (!before.contains(path) && session.tree().contains(path)) {
            session.delete(path);
        }
        if (there) {
            toQuestion();
        }
        asking = true;
        boolean whole = mistake().exact() && lost % 100 == 0;
        say(TEXTS.get("learn.wrong", tried.square().toString(), ValueText.plain(lost, whole)), true);
    }
}
