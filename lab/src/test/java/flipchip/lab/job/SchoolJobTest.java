package flipchip.lab.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import flipchip.engine.board.Symmetry;
import flipchip.engine.eval.WeightsFile;
import flipchip.engine.eval.WeightsFormat;
import flipchip.engine.notation.Transcript;
import flipchip.engine.people.PersonModel;
import flipchip.engine.people.Problem;
import flipchip.engine.people.ProblemFile;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SchoolJobTest {
    @TempDir
    private Path folder;

    @Tag("thorough")
    @Test
    void problemsAreCutOutOfGamesEachPositionOnceHoweverTheGameIsTurned() throws IOException {
        StringBuilder games = new StringBuilder();
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 250; i++) {
            var game = Boards.game(random);
            games.append(Transcript.print(game)).append('\n');
            games.append(Transcript.print(Symmetry.HALF_TURN.apply(game))).append('\n');
        }
        Path weights = folder.resolve("weights");
        WeightsFile.write(WeightsFormat.readBuiltIn(), weights);
        JobInputs material = new JobInputs(new TreeMap<>(Map.of(JobInputs.WEIGHTS,
            Files.readAllBytes(weights), "games", games.toString().getBytes(StandardCharsets.UTF_8))));
        JobSpec order = JobSpec.of("school", Map.of("least", "4", "most", "8", "deepest", "9", "few", "9",
            "tries", "20", "table", "1", "problems", "4"), 5, "abc");

        byte[] result = new JobCoordinator(order, material, new FolderStore(folder.resolve("out")),
            new LocalRunner(2), (_, _, _) -> {}).run();

        List<Problem> problems = ProblemFile.parse("result", result);
        assertEquals(4, problems.size());
        assertEquals(4, problems.stream().map(Problem::id).distinct().count());
        assertTrue(problems.stream()
            .allMatch(problem -> problem.board().empties() >= 4 && problem.board().empties() <= 9));
        for (int i = 1; i < problems.size(); i++) {
            assertTrue(problems.get(i - 1).rating() <= problems.get(i).rating(), "easy ones first");
        }
    }

    @Test
    void problemsGradedAnewKeepTheirResultsEachOnce() throws IOException {
        List<Problem> some = ProblemFile.standard().stream().filter(problem -> problem.board().empties() < 9)
            .limit(30).toList();
        byte[] file = ProblemFile.format(some);
        int[] heard = new int[1];

        ProblemChoice.Graded graded = ProblemChoice.again(List.of(file, file), PersonModel.standard(), 20,
            (done, _) -> heard[0] = done);

        List<Problem> kept = ProblemFile.parse("graded", graded.bytes());
        assertEquals(60, heard[0]);
        assertEquals(60, graded.read());
        assertTrue(graded.tempting() <= 30, graded.tempting() + " tempt");
        assertEquals(Math.min(20, graded.tempting()), kept.size());
        for (Problem problem : kept) {
            Problem before =
                some.stream().filter(one -> one.id().equals(problem.id())).findFirst().orElseThrow();
            assertEquals(before.scores(), problem.scores());
            assertEquals(before.solution(), problem.solution());
        }
    }
}
