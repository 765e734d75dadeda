package flipchip.engine.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import flipchip.engine.eval.Evaluations;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.ObfProblem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProblemSolverTest {
    /// Black wins all with a1 and with h1.
    private static final String TWO_BEST = "-OXXXXO-" + "X".repeat(56) + " X; ";

    @ParameterizedTest
    @CsvSource({"a1:+64, true", "h1:+64, true", "h1:+62, false"})
    void aFileMayNameAnyOfTheBestMoves(String claim, boolean right) throws Exception {
        assertEquals(right, solved(TWO_BEST + claim + ";").agrees());
    }

    private static SolvedProblem solved(String line) throws Exception {
        ObfProblem problem = Obf.parseLine(line).orElseThrow();
        try (ProblemSolver solver =
            new ProblemSolver(ProblemSolver.Question.SCORE, 1, 1, Evaluations.named("full").orElseThrow())) {
            return solver.solve(List.of(problem), _ -> {}).getFirst();
        }
    }
}
