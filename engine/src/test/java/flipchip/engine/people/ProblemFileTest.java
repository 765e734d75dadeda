package flipchip.engine.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.endgame.EndgameSolver;
import flipchip.engine.endgame.RootEndgame;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.notation.ObfProblem.ScoredMove;
import flipchip.engine.table.TranspositionTable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The problems that come with the program, and their file.
class ProblemFileTest {
    private static final int SLOW_EMPTIES = 7;
    private static final int QUICK_EMPTIES = 13;

    private final List<Problem> problems = ProblemFile.standard();

    @Test
    void thereAreTwoThousandDifferentOnesOfTwoToTwentyEmptySquares() {
        assertEquals(2000, problems.size());
        assertEquals(2000, problems.stream().map(Problem::id).distinct().count());
        Set<Integer> empties =
            problems.stream().map(problem -> problem.board().empties()).collect(Collectors.toSet());
        for (int i = 2; i <= 20; i++) {
            assertTrue(empties.contains(i), "none has " + i + " empty squares");
        }
        for (ProblemTheme theme : ProblemTheme.values()) {
            assertTrue(problems.stream().filter(problem -> problem.themes().contains(theme)).count() >= 10,
                theme.toString());
        }
    }

    @Test
    void plainSearchFindsTheSameResultsNearTheEnd() {
        List<Problem> small =
            problems.stream().filter(problem -> problem.board().empties() <= SLOW_EMPTIES).toList();
        assertTrue(small.size() > 300, small.size() + " problems");
        for (Problem problem : small) {
            for (Square move : Square.all(problem.board().legalMoves())) {
                assertEquals(-negamax(problem.board().play(move)), problem.scoreOf(move),
                    problem + " " + move);
            }
        }
    }

    /// Rules alone: no pruning, no table.
    private static int negamax(Board board) {
        if (board.isGameOver()) {
            return board.finalScore();
        }
        if (board.legalMoves() == 0) {
            return -negamax(board.pass());
        }
        return Square.all(board.legalMoves()).stream().mapToInt(move -> -negamax(board.play(move))).max()
            .orElseThrow();
    }

    @Test
    void theSolverFindsTheSameResults() {
        solve(QUICK_EMPTIES);
    }

    @Test
    @Tag("slow")
    void theSolverFindsTheSameResultsOfAll() {
        solve(64);
    }

    private void solve(int mostEmpties) {
        TranspositionTable table = TranspositionTable.growing(16);
        EndgameSolver solver = new EndgameSolver(table, BuiltInEvaluation.get().evaluation());
        solver.begin(StopSignal.manual());
        int solved = 0;
        for (Problem problem : problems) {
            if (problem.board().empties() <= mostEmpties) {
                Map<Square, Integer> scores = new HashMap<>();
                for (ScoredMove move : new RootEndgame(solver).moves(problem.board())) {
                    scores.put(move.move(), move.score());
                }
                scores.forEach(
                    (move, score) -> assertEquals(score, problem.scoreOf(move), problem + " " + move));
                assertEquals(1, scores.values().stream().filter(score -> score > 0).count());
                solved++;
            }
        }
        assertTrue(solved > 1000, solved + " solved");
    }

    @Test
    void aProblemIsTheSameInAllEightViewsAndHarderWhereMorePeopleFail() {
        Problem first = problems.getFirst();
        for (Symmetry symmetry : Symmetry.values()) {
            Board image = symmetry.apply(first.board());
            List<Integer> scores = Square.all(image.legalMoves()).stream()
                .map(move -> first.scoreOf(symmetry.inverse().apply(move))).toList();
            Problem turned = new Problem(image, scores, symmetry.apply(first.tempting()), first.failures(),
                first.themes());
            assertEquals(first.id(), turned.id());
            assertEquals(symmetry.apply(first.solution()), turned.solution());
        }
        Problem easy = withFailures(first, 10);
        Problem hard = withFailures(first, 90);
        assertTrue(easy.rating() < withFailures(first, 50).rating()
                && withFailures(first, 50).rating() < hard.rating());
        assertEquals(1500, withFailures(first, 50).rating(), 25,
            "half of them all fail: as strong as their middle");
    }

    private static Problem withFailures(Problem problem, int failure) {
        return new Problem(problem.board(), problem.scores(), problem.tempting(),
            java.util.Collections.nCopies(6, failure), Set.of());
    }

    @Test
    void problemsComeBackFromTheirBytesAndDamageIsTold() throws IOException {
        byte[] bytes = ProblemFile.format(problems.subList(0, 50));
        assertEquals(problems.subList(0, 50), ProblemFile.parse("some", bytes));
        for (int at = 0; at < bytes.length; at += 7) {
            byte[] damaged = bytes.clone();
            damaged[at] ^= 4;
            assertThrows(IOException.class, () -> ProblemFile.parse("some", damaged));
        }
        assertThrows(IOException.class, () -> ProblemFile.parse("some", java.util.Arrays.copyOf(bytes, 40)));
    }

    @Test
    void aProblemWithTwoWinningMovesIsNone() {
        Problem first = problems.getFirst();
        List<Integer> both = first.scores().stream().map(Math::abs).map(score -> Math.max(2, score)).toList();

        assertThrows(IllegalArgumentException.class,
            () -> new Problem(first.board(), both, first.tempting(), first.failures(), first.themes()));
        assertThrows(IllegalArgumentException.class, () -> new Problem(first.board(), first.scores(),
            first.solution(), first.failures(), first.themes()));
    }
}
