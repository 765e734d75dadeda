package flipchip.engine.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.ObfProblem;
import flipchip.engine.problem.ProblemSolver.Question;
import flipchip.engine.testkit.TestData;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The endgame problems of the French federation's forum (FFO), read from the folder FLIPCHIP_DATA; skipped
/// without it.
class ForumProblemsTest {
    /// All problems of the first file; of the second those with at most this many empties take moments.
    private static final int QUICK_EMPTIES = 19;
    private static final String PROBLEM_31 =
        "-OOOOO----OOOO--OXXOOO---XXXOO--XXXXXXO-XXXOOO-OX-OOOO---OOOOO-- X;";

    @Test
    void scoresAndBestMovesOf1To25() throws Exception {
        List<ObfProblem> problems = new ArrayList<>(read("fforum-1-19.obf", 19));
        problems.addAll(quick(read("fforum-20-39.obf", 20)));

        solve(problems, Question.SCORE);
    }

    @Test
    void winnersOf1To25() throws Exception {
        List<ObfProblem> problems = new ArrayList<>(read("fforum-1-19.obf", 19));
        problems.addAll(quick(read("fforum-20-39.obf", 20)));

        solve(problems, Question.WINNER);
    }

    @Test
    void everyMoveOf1To19() throws Exception {
        solve(read("fforum-1-19.obf", 19), Question.ALL_MOVES);
    }

    @Test
    void twoAndFourThreadsAgree() throws Exception {
        List<ObfProblem> problems = quick(read("fforum-20-39.obf", 20));

        solve(problems, Question.SCORE, 2);
        solve(problems, Question.SCORE, 4);
    }

    @Tag("slow")
    @Test
    void everyMoveOf20To39() throws Exception {
        solve(read("fforum-20-39.obf", 20), Question.ALL_MOVES);
    }

    @Tag("slow")
    @Test
    void scoresAndWinnersOf20To39() throws Exception {
        solve(read("fforum-20-39.obf", 20), Question.SCORE);
        solve(read("fforum-20-39.obf", 20), Question.WINNER);
    }

    @Tag("slow")
    @Test
    void scoresAndBestMovesOf40To59() throws Exception {
        solve(read("fforum-40-59.obf", 20), Question.SCORE);
    }

    private static void solve(List<ObfProblem> problems, Question question) {
        solve(problems, question, 1);
    }

    private static void solve(List<ObfProblem> problems, Question question, int threads) {
        try (ProblemSolver solver =
            new ProblemSolver(question, threads, 64, BuiltInEvaluation.get().evaluation())) {
            List<SolvedProblem> solved =
                solver.solve(problems, answer -> assertTrue(answer.agrees(), answer::toString));
            assertEquals(problems.size(), solved.size());
        }
    }

    private static List<ObfProblem> quick(List<ObfProblem> problems) {
        return problems.stream().filter(p -> p.position().board().empties() <= QUICK_EMPTIES).toList();
    }

    /// In problem 31 the files count g1 as -30; our solver and an older one without a line in common both
    /// find -32.
    private static String corrected(String line) {
        return line.startsWith(PROBLEM_31) ? line.replace("G1:-30", "G1:-32") : line;
    }

    private static List<ObfProblem> read(String name, int count) throws IOException, NotationException {
        List<String> lines = Files.readAllLines(TestData.require("endgame/" + name));
        List<ObfProblem> problems = Obf.parse(lines.stream().map(ForumProblemsTest::corrected).toList());
        assertEquals(count, problems.size());
        return problems;
    }
}
