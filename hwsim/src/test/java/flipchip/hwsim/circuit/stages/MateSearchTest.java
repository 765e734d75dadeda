package flipchip.hwsim.circuit.stages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.ObfProblem;
import flipchip.engine.testkit.Boards;
import flipchip.engine.testkit.SlowRules;
import flipchip.engine.testkit.TestData;
import flipchip.hwsim.circuit.solver.SolverModel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Proof-number search against alpha-beta, and the figures of the mate circuit.
class MateSearchTest {

    private static MateRun.Outcome outcome(int score) {
        return score > 0 ? MateRun.Outcome.WIN : score < 0 ? MateRun.Outcome.LOSS : MateRun.Outcome.DRAW;
    }

    private static MateRun solve(Position position) {
        return MateSearch.solve(position, MatePipeline.DOCUMENT, MateSearch.Watcher.NONE);
    }

    @Test
    void winsAndLossesAreThoseOfAlphaBeta() {
        SplittableRandom random = new SplittableRandom(1L);
        int decided = 0;
        while (decided < 100) {
            Board board = Boards.reachable(random, 48 + random.nextInt(12));
            if (board.empties() > 10) {
                continue;
            }
            decided++;
            Position position = new Position(board, Color.BLACK);
            int score = new SolverModel().solve(position).scoreForMover();

            assertEquals(outcome(score), solve(position).outcome(), board.toString());
        }
    }

    @Test
    @Tag("slow")
    void theSuiteIsDecidedAsByAlphaBeta() throws IOException, NotationException {
        List<ObfProblem> problems =
            Obf.parse(Files.readAllLines(TestData.require("endgame/fforum-1-19.obf")));

        assertEquals(19, problems.size());
        for (ObfProblem problem : problems) {
            assertEquals(outcome(problem.bestScore().orElseThrow()), solve(problem.position()).outcome(),
                problem.toString());
        }
    }

    @Test
    void theClassesSplitTheLegalMoves() {
        Boards.forAll(500, random -> Boards.reachable(random, random.nextInt(60)), board -> {
            MoveClasses classes = MoveClasses.of(board.legalMoves(), board.occupied());

            assertEquals(board.legalMoves(), classes.attack() | classes.defence() | classes.rest());
            assertEquals(Long.bitCount(board.legalMoves()), classes.ordered().size());
            assertEquals(0, classes.defence() & classes.rest());
        });
    }

    @Test
    void squaresBesideAnEmptyCornerDefendNothing() {
        MoveClasses classes = MoveClasses.of(-1L, Square.H8.bit());

        assertEquals("a1 h1 a8 h8", Square.list(classes.attack()));
        assertEquals("b1 g1 a2 b2 g2 h2 a7 b7 b8", Square.list(classes.rest()));
    }

    @Test
    void everyPositionOfASearchTakesTheGatesTwoClocksAndOneForEachMove() {
        Position root = new Position(Boards.reachable(new SplittableRandom(5L), 57), Color.BLACK);
        MateTrace trace = MateTrace.record(root, MatePipeline.DOCUMENT, 2_000, () -> false);

        assertEquals(trace.run().expanded(), trace.steps().size());
        for (MateTrace.Step step : trace.steps()) {
            assertEquals(2 + Math.max(1, Long.bitCount(SlowRules.legalMoves(step.board()))), step.clocks());
        }
        assertEquals(trace.clocks(), trace.run().clocks());
        assertEquals(trace.clocks() / (MatePipeline.FILTER * 1e6), trace.run().seconds(), 1e-12);
    }

    @Test
    void theDocumentsOwnFiguresGiveItsSpeedUpButNotTheOneItHopesFor() {
        assertEquals(8.8, MatePipeline.DOCUMENT.documentSpeedUp(), 0.05);
        assertEquals(21.6, MatePipeline.PIPELINED.documentSpeedUp(), 0.05);
        assertEquals(MatePipeline.GENERATOR, MatePipeline.PIPELINED.megahertz());
    }
}
