package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import flipchip.app.game.board.BoardViewModel;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.shell.Banner;
import flipchip.app.shell.Notice;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.board.Game;

/// A navigator to the mistakes of the analysed game, with a notice that explains the mistake on the board. FX
/// thread only.
final class MistakeTelling {
    private final GameSession session;
    private final GameReportModel report;
    private final Banner banner;
    private final BoardViewModel board;
    private final BooleanSupplier coached;
    private Optional<Game> spokenAt = Optional.empty();

    /// @param coached whether the coach is seen, who says the same
    MistakeTelling(GameReportModel report, Banner banner, BoardViewModel board, BooleanSupplier coached) {
        this.coached = coached;
        session = report.session();
        this.report = report;
        this.banner = banner;
        this.board = board;
        session.addListener(this::onEvent);
    }

    /// Goes to the next mistake, or the one before; says so where none is.
    void go(boolean forward) {
        report.toMistake(forward).ifPresentOrElse(this::tell,
            () -> banner.post(Notice.done(report.report().isEmpty()
                ? TEXTS.get("report.none", TEXTS.get("command.analyse-game"))
                : TEXTS.get(forward ? "mistake.last" : "mistake.first"))));
    }

    /// Shows the position before `move` and marks the better one.
    void show(MoveJudgement move) {
        report.jump(move.ply());
        tell(move);
    }

    private void tell(MoveJudgement move) {
        if (!coached.getAsBoolean()) {
            banner.post(Notice.asks("mistake", MistakeWords.of(session.position(), move),
                TEXTS.get("mistake.walk"), () -> session.explore(move.line())));
        }
        spokenAt = Optional.of(session.game());
        board.showHint(Optional.of(move.best()));
    }

    /// Takes the notice of the mistake away.
    void forget() {
        spokenAt = Optional.empty();
        banner.withdraw("mistake");
    }

    private void onEvent(GameEvent event) {
        if (event instanceof GameEvent.Started) {
            banner.withdraw("analysis");
        }
        if (spokenAt.filter(there -> !there.equals(session.game())).isPresent()) {
            forget();
        }
    }
}
