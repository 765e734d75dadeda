package flipchip.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import flipchip.app.cli.answer.ExitCode;
import flipchip.engine.testkit.TestData;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExamCommandTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsCutOffGoesOnAndAnExactSearchPasses() throws IOException {
        String whole = make("whole.obf", 4);
        String begun = make("begun.obf", 2);
        assertTrue(whole.startsWith(begun) && whole.lines().count() == 4, whole + begun);
        assertEquals(whole, make("begun.obf", 4));

        JsonNode exact = answers("--solve", "60");
        assertEquals(1, exact.get("best").asDouble());
        assertEquals(0, exact.get("loss").asDouble() + exact.get("deviation").asDouble());
        JsonNode shallow = answers("--depth", "1");
        assertTrue(shallow.get("deviation").asDouble() > 0, shallow::toString);
        assertTrue(shallow.get("nodes").asDouble() < exact.get("nodes").asDouble(), shallow::toString);
    }

    @Test
    void movesWithoutScoresAreRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("none.obf"),
            "-OXO-XXOXXXXXXXOXXOXXOXOXOXOOXXOXOXXOOOOXOXXOOOOXOXOOOOOOOOOOOO- O;\n");
        LabRun run = LabRun.of("exam", "run", file.toString());

        assertEquals(ExitCode.USAGE, run.exitCode());
        assertTrue(run.err().contains("no positions, or one without scores"), run.err());
    }

    private String make(String name, int positions) throws IOException {
        Path file = folder.resolve(name);
        LabRun run = LabRun.of("exam", "make", "--wthor", TestData.require("wthor").toString(), "--empties",
            "10",
            "--positions", String.valueOf(positions), "--out", file.toString());
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        return Files.readString(file);
    }

    private JsonNode answers(String... settings) throws IOException {
        List<String> words = new ArrayList<>(
            List.of("exam", "run", folder.resolve("whole.obf").toString(), "--json"));
        words.addAll(List.of(settings));
        LabRun run = LabRun.of(words.toArray(String[]::new));
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        return new ObjectMapper().readTree(run.lines().getLast());
    }
}
