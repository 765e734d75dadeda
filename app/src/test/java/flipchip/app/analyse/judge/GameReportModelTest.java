package flipchip.app.analyse.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.game.moves.MoveListModel;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.RandomGames;
import flipchip.engine.analysis.GameReport;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.hwsim.referee.run.GameRun;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class GameReportModelTest {
    private static final Game ENDING = JudgedEnding.GAME;
    private static final GameReport REPORT = JudgedEnding.report();

    private final GameSession session = new GameSession();
    private final TimeLine time = new TimeLine(session, new TimeLine.Recorder() {
        @Override
        public void record(Game game, Consumer<GameRun> done) {
            throw new AssertionError("the circuit is closed");
        }

        @Override
        public void forget() {
            // nothing is kept
        }
    });
    private final MoveListModel moves = new MoveListModel(session);
    private final GameJudge judge = new GameJudge((_, _, _) -> new SilentSearch(), Runnable::run);
    private final GameReportModel model = new GameReportModel(session, time, moves, judge);

    @BeforeEach
    void show() {
        session.show(ENDING);
        judge.recall(Optional.of(REPORT));
    }

    @AfterEach
    void close() {
        judge.close();
    }

    private static List<MoveJudgement> mistakes() {
        return REPORT.moves().stream().filter(move -> MistakeSize.MISTAKE.includes(move.lossCentidiscs()))
            .toList();
    }

    @Test
    void mistakesAreVisitedInBothDirections() {
        assertEquals(mistakes().getLast(), model.toMistake(false).orElseThrow());
        assertEquals(mistakes().getLast().ply(), session.ply());

        session.jump(0);
        for (MoveJudgement mistake : mistakes().stream().filter(move -> move.ply() > 0).toList()) {
            assertEquals(mistake, model.toMistake(true).orElseThrow());
            assertEquals(mistake.ply(), session.ply());
        }
        assertTrue(model.toMistake(true).isEmpty());
        assertEquals(mistakes().getLast().ply(), session.ply(), "the board stays where it was");
    }

    @Test
    void eachPositionHasItsPointAndEachMoveItsLoss() {
        assertEquals(ENDING.length() + 1, model.pointsProperty().get().size());
        for (MoveJudgement move : REPORT.moves()) {
            GameReportModel.Point point = model.pointAt(move.ply() + 1).orElseThrow();
            assertEquals(move.blackAfter() / 100.0, point.discs());
            assertEquals(move.lossCentidiscs(), point.lost());
            assertEquals(ScoreKind.EXACT, point.trust());
            assertEquals(OptionalDouble.of(move.lossCentidiscs() / 100.0),
                moves.lossesProperty().get().discsLost(ENDING, move.ply() + 1));
            assertEquals(OptionalDouble.of(move.blackAfter() / 100.0),
                moves.valuesProperty().get().discsForBlack(ENDING, move.ply() + 1));
            assertEquals(move.lossCentidiscs() >= 300,
                !moves.lossesProperty().get().words(ENDING, move.ply() + 1).isEmpty(),
                "only what loses much is explained");
        }
        assertEquals(REPORT.worst(3), model.worst(3));
        assertEquals(REPORT.accuracy(Color.WHITE), model.accuracy(Color.WHITE));
    }

    @Test
    void anotherVariationKeepsTheJudgementsOfTheMovesItShares() {
        MoveJudgement worst = REPORT.worst(1).getFirst();
        List<MoveJudgement> lessons = model.mistakes(_ -> true, MistakeSize.MISTAKE);
        assertFalse(lessons.isEmpty());
        model.jump(worst.ply());
        session.explore(worst.line());

        assertEquals(lessons, model.mistakes(_ -> true, MistakeSize.MISTAKE),
            "of the game that was analysed");
        assertEquals(ENDING.length() + 1, model.pointsProperty().get().size(), "the curve of the game stays");
        assertTrue(model.pointAt(worst.ply() + 1).isEmpty(), "but it is not that of the variation");
        assertTrue(model.worst(60).stream().allMatch(move -> move.ply() < worst.ply()));
        assertEquals(OptionalDouble.empty(),
            moves.lossesProperty().get().discsLost(session.line(), worst.ply() + 1));
    }

    @Test
    void anotherGameHasNoJudgements() {
        session.show(RandomGames.of(4, 20));

        assertEquals(List.of(), model.pointsProperty().get());
        assertEquals(List.of(), model.worst(8));
        assertEquals(List.of(), model.mistakes(_ -> true, MistakeSize.SLIP));
        assertTrue(model.toMistake(false).isEmpty());
    }

    @Test
    void aForgottenReportLeavesNothingBehind() {
        judge.recall(Optional.empty());

        assertEquals(List.of(), model.pointsProperty().get());
        assertEquals(OptionalDouble.empty(), model.accuracy(Color.BLACK));
        assertEquals(OptionalDouble.empty(), moves.lossesProperty().get().discsLost(ENDING, 1));
    }
}
