package flipchip.app.analyse.judge;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import flipchip.app.game.board.BetterMove;
import flipchip.app.game.board.BoardViewModel;
import flipchip.app.game.board.MoveNote;
import flipchip.app.game.session.GameSession;
import flipchip.app.shell.Workspace;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.board.Square;
import javafx.beans.value.ObservableValue;

/// A marker of mistakes on the board of Analyse: rings around the played move and the better one, and both
/// values. FX thread only.
final class Decisions {
    private final GameSession session;
    private final GameReportModel report;
    private final BoardViewModel board;
    private final Hints hints;
    private final ObservableValue<Workspace> space;
    private final BooleanSupplier silent;

    /// @param silent whether nothing may be told now, because the user is to find it himself
    Decisions(GameReportModel report, BoardViewModel board, Hints hints, ObservableValue<Workspace> space,
            BooleanSupplier silent) {
        this.session = report.session();
        this.report = report;
        this.board = board;
        this.hints = hints;
        this.space = space;
        this.silent = silent;
        hints.setOtherwise(this::notes);
        session.addListener(_ -> refresh());
        report.pointsProperty().subscribe(this::refresh);
        space.subscribe(this::refresh);
    }

    /// Shows what may be told now.
    void refresh() {
        board.showBetter(now().flatMap(move -> MistakeSize.of(move.lossCentidiscs())
            .map(size -> new BetterMove(move.played(), move.best(), size))));
        hints.refresh();
    }

    /// The mistake to be shown: the one that was made in the position shown, or else the one that led to it.
    private Optional<MoveJudgement> now() {
        if (space.getValue() != Workspace.ANALYSE || silent.getAsBoolean() || session.isStory()) {
            return Optional.empty();
        }
        return report.mistakeAt(session.ply()).or(() -> report.mistakeAt(session.ply() - 1));
    }

    /// What the analysis of the game knows of moves of the position shown.
    private List<MoveNote> notes() {
        return now().filter(move -> move.ply() == session.ply())
            .map(move -> List.of(note(move, move.best(), move.bestCentidiscs()),
                note(move, move.played(), move.playedCentidiscs())))
            .orElse(List.of());
    }

    private static MoveNote note(MoveJudgement of, Square square, int value) {
        String discs = ValueText.discs(value, of.exact());
        String how = ValueText.how(of.exact(), of.depth(), of.confidence());
        return new MoveNote(square, discs, (of.bestCentidiscs() - value) / 100.0, discs + ", " + how);
    }
}
