package flipchip.app.analyse.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.game.moves.MoveListModel;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.MoveLosses;
import flipchip.engine.analysis.GameReport;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// A view model of the report about the line shown: the values of its positions as far as the game analysed
/// has the same moves. FX thread only.
final class GameReportModel {
    /// What the graph shows for the position after `ply` moves.
    ///
    /// @param discs for Black
    /// @param lost  centidiscs that the move to this position gave away
    /// @param depth plies searched
    record Point(int ply, double discs, ScoreKind trust, int depth, int confidence, int lost) {}

    private final GameSession session;
    private final TimeLine time;
    private final MoveListModel moves;
    private final ReadOnlyObjectWrapper<List<Point>> points =
        new ReadOnlyObjectWrapper<>(this, "points", List.of());
    private Optional<GameReport> report = Optional.empty();

    GameReportModel(GameSession session, TimeLine time, MoveListModel moves, GameJudge judge) {
        this.session = session;
        this.time = time;
        this.moves = moves;
        judge.reportProperty().subscribe(known -> {
            report = known;
            tell();
        });
        session.addListener(this::onEvent);
    }

    private void tell() {
        refresh();
        moves.lossesProperty().set(new Losses());
        moves.valuesProperty().set(this::discsForBlack);
    }

    /// Says nothing about the moves after the first `ply`, as the user is to find better ones.
    void veil(int ply) {
        if (moves.veilProperty().get() != ply) {
            moves.veilProperty().set(ply);
            tell();
        }
    }

    /// Says all that is known again.
    void unveil() {
        veil(Integer.MAX_VALUE);
    }

    /// How many first moves of a game may be told about.
    private int told(Game known) {
        return Math.min(shared(known, session.line()), moves.veilProperty().get());
    }

    GameSession session() {
        return session;
    }

    /// How many moves the game has that was analysed, or the line shown without an analysis.
    int length() {
        return analysed().map(Game::length).orElse(session.line().length());
    }

    /// The colour for which the graph goes up: that of the user, where only one is his, or else Black.
    Color up() {
        return session.seat(Color.WHITE).isHuman() && !session.seat(Color.BLACK).isHuman()
            ? Color.WHITE
            : Color.BLACK;
    }

    ObservableValue<String> name(Color side) {
        return moves.nameProperty(side);
    }

    /// What a point is worth for [#up()].
    double upwards(Point point) {
        return up() == Color.BLACK ? point.discs() : -point.discs();
    }

    /// The positions of the analysed game that have a value, in order, also while another variation is shown.
    ReadOnlyObjectProperty<List<Point>> pointsProperty() {
        return points.getReadOnlyProperty();
    }

    Optional<Point> pointAt(int ply) {
        return report.filter(known -> ply <= shared(known.game(), session.line()))
            .flatMap(_ -> points.get().stream().filter(point -> point.ply() == ply).findFirst());
    }

    /// The moves of the line shown that lost most, worst first.
    List<MoveJudgement> worst(int count) {
        return report.map(known -> known.worst(60).stream().filter(move -> move.ply() < told(known.game()))
            .limit(count).toList()).orElse(List.of());
    }

    Optional<GameReport> report() {
        return report;
    }

    OptionalDouble accuracy(Color side) {
        return report.map(known -> known.accuracy(side)).orElse(OptionalDouble.empty());
    }

    OptionalDouble meanLoss(Color side) {
        return report.map(known -> known.meanLossDiscs(side)).orElse(OptionalDouble.empty());
    }

    /// Shows the position after `ply` moves; also everything else that shows the game goes there.
    void jump(int ply) {
        time.jumpToMove(ply);
    }

    /// The same in the analysed game, also from another variation.
    void goTo(int ply) {
        analysed().filter(game -> ply > shared(game, session.line()))
            .ifPresent(game -> session.goTo(game.moves()));
        jump(Math.min(ply, session.line().length()));
    }

    private Optional<Game> analysed() {
        return report.map(GameReport::game).filter(game -> isInTree(game, game.length()));
    }

    /// Goes to the position before the next mistake after the position shown, or the last one before it, and
    /// answers it.
    Optional<MoveJudgement> toMistake(boolean forward) {
        int now = session.ply();
        Predicate<MoveJudgement> beyond = move -> forward ? move.ply() > now : move.ply() < now;
        List<MoveJudgement> mistakes =
            judged().stream().filter(GameReportModel::isMistake).filter(beyond).toList();
        if (mistakes.isEmpty()) {
            return Optional.empty();
        }
        MoveJudgement there = forward ? mistakes.getFirst() : mistakes.getLast();
        jump(there.ply());
        return Optional.of(there);
    }

    private void onEvent(GameEvent event) {
        switch (event) {
            case GameEvent.MovePlayed _, GameEvent.Started _, GameEvent.TreeEdited _, GameEvent.Moved _,
                GameEvent.Told _ -> refresh();
            case GameEvent.HandedBack _, GameEvent.SeatChanged _, GameEvent.Ended _,
                GameEvent.Annotated _ -> {}
        }
    }

    private void refresh() {
        List<MoveJudgement> moves = analysed().stream().flatMap(_ -> report.orElseThrow().moves().stream())
            .filter(move -> move.ply() < this.moves.veilProperty().get()).toList();
        List<Point> fresh = new ArrayList<>();
        for (MoveJudgement move : moves) {
            ScoreKind trust = trust(move);
            if (move.ply() == 0) {
                fresh
                    .add(new Point(0, move.blackBefore() / 100.0, trust, move.depth(), move.confidence(), 0));
            }
            fresh.add(new Point(move.ply() + 1, move.blackAfter() / 100.0, trust, move.depth(),
                move.confidence(), move.lossCentidiscs()));
        }
        if (!fresh.equals(points.get())) {
            points.set(List.copyOf(fresh));
        }
    }

    private ScoreKind trust(MoveJudgement move) {
        int empties = report.orElseThrow().game().positionAt(move.ply()).board().empties();
        return move.exact() ? ScoreKind.EXACT
            : move.depth() >= empties ? ScoreKind.SELECTIVE
            : ScoreKind.MIDGAME;
    }

    private List<MoveJudgement> judged() {
        return report.map(known -> {
            int same = told(known.game());
            return known.moves().stream().filter(move -> move.ply() < same).toList();
        }).orElse(List.of());
    }

    private Optional<MoveJudgement> judgement(Game line, int ply) {
        return report
            .filter(
                known -> ply > 0 && ply <= Math.min(shared(known.game(), line), moves.veilProperty().get()))
            .flatMap(known -> known.moves().stream().filter(move -> move.ply() == ply - 1).findFirst());
    }

    /// Of the report as it is now.
    private final class Losses implements MoveLosses {
        @Override
        public OptionalDouble discsLost(Game line, int ply) {
            return GameReportModel.this.discsLost(line, ply);
        }

        @Override
        public boolean isExact(Game line, int ply) {
            return judgement(line, ply).filter(MoveJudgement::exact).isPresent();
        }

        @Override
        public String words(Game line, int ply) {
            return judgement(line, ply).filter(GameReportModel::isMistake).map(MistakeWords::best).orElse("");
        }
    }

    /// The moves of `side` in the analysed game whose loss is of this size or larger, in their order, also
    /// while another variation is shown; without those before which the board cannot show the position.
    List<MoveJudgement> mistakes(Predicate<Color> side, MistakeSize least) {
        return report.stream()
            .flatMap(known -> known.moves().stream()
                .filter(move -> side.test(move.mover()) && least.includes(move.lossCentidiscs()))
                .filter(move -> isInTree(known.game(), move.ply())))
            .toList();
    }

    /// How many moves of `side` in the analysed game are mistakes of this size.
    int count(Color side, MistakeSize size) {
        return (int) report.stream().flatMap(known -> known.moves().stream()).filter(
            move -> move.mover() == side && MistakeSize.of(move.lossCentidiscs()).equals(Optional.of(size)))
            .count();
    }

    private static boolean isMistake(MoveJudgement move) {
        return MistakeSize.MISTAKE.includes(move.lossCentidiscs());
    }

    private boolean isInTree(Game game, int ply) {
        return session.tree().start().equals(game.start())
                && session.tree().contains(game.moves().subList(0, ply));
    }

    /// The mistake that was made in the position after `ply` moves of the line shown, if it was one.
    Optional<MoveJudgement> mistakeAt(int ply) {
        return judged().stream().filter(move -> move.ply() == ply && isMistake(move)).findFirst();
    }

    /// The move of the line shown that gave discs away in the position after `ply` moves, if it did.
    Optional<MoveJudgement> slipAt(int ply) {
        return judged().stream()
            .filter(move -> move.ply() == ply && MistakeSize.SLIP.includes(move.lossCentidiscs()))
            .findFirst();
    }

    /// Whether all moves of the line shown are judged.
    boolean isWhole() {
        return report.filter(known -> known.complete() && known.game().equals(session.line())).isPresent();
    }

    /// Whether something is hidden because the user is to find it.
    boolean isVeiled() {
        return moves.veilProperty().get() != Integer.MAX_VALUE;
    }

    private OptionalDouble discsLost(Game line, int ply) {
        return judgement(line, ply).map(move -> OptionalDouble.of(move.lossCentidiscs() / 100.0))
            .orElse(OptionalDouble.empty());
    }

    private OptionalDouble discsForBlack(Game line, int ply) {
        return judgement(line, ply).map(move -> OptionalDouble.of(move.blackAfter() / 100.0))
            .orElse(OptionalDouble.empty());
    }

    /// How many first moves two games share; 0 if they start differently.
    static int shared(Game one, Game other) {
        int same = 0;
        while (one.start().equals(other.start()) && same < Math.min(one.length(), other.length())
                && one.moves().get(same) == other.moves().get(same)) {
            same++;
        }
        return same;
    }
}
