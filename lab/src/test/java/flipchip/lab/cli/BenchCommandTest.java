package flipchip.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import flipchip.app.cli.answer.ExitCode;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchCommandTest {
    private static final String THREE_EMPTIES =
        "-OXO-XXOXXXXXXXOXXOXXOXOXOXOOXXOXOXXOOOOXOXXOOOOXOXOOOOOOOOOOOO- O;";
    @TempDir
    private Path folder;

    @Test
    @Tag("thorough")
    void chipAndProgramMakeTheSameSearchOnPlayedPositions() throws IOException {
        LabRun run = LabRun.of("bench", "chip", "--empties", "9-10", "--positions", "2", "--json");

        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertEquals(6, run.lines().size(), run.out());
        JsonNode row = new ObjectMapper().readTree(run.lines().getFirst());
        assertEquals(9, row.get("empties").asInt());
        assertTrue(row.get("agrees").asBoolean());
        assertTrue(row.get("modelSeconds").asDouble() > 0);
        assertEquals(row.get("clocks").asLong() / 50.246e6, row.get("chipSeconds").asDouble(), 1e-9);
        assertEquals("size", new ObjectMapper().readTree(run.lines().getLast()).get("kind").asText());
    }

    @Test
    @Tag("thorough")
    void positionsThatTakeTooLongAreLeftOutAndCounted() {
        LabRun run = LabRun.of("bench", "chip", "--empties", "10", "--positions", "1", "--moves", "5");

        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.out().matches("(?s)10 empty: no position, [1-8] left out for more than 5 moves\\s*"),
            run.out());
    }

    @Test
    void aRangeThatIsNoneIsRefused() {
        LabRun run = LabRun.of("bench", "chip", "--empties", "18-16");

        assertEquals(ExitCode.USAGE, run.exitCode());
        assertTrue(run.err().contains("--empties: '18-16' is not of the form 16 or 16-18"), run.err());
    }

    @Test
    void stopsSayHowLateBothKindsOfSearchEnd() {
        LabRun run = LabRun.of("bench", "stops", "--searches", "2");

        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertEquals(2, run.lines().size());
    }

    @Test
    void threadsAreTimedInTurnRoundAfterRoundAndAgree() throws IOException {
        String problems =
            Files.writeString(folder.resolve("two.obf"), THREE_EMPTIES + "\n" + THREE_EMPTIES + " a1:+20;\n")
                .toString();
        LabRun run =
            LabRun.of("bench", "threads", "--file", problems, "--rounds", "2", "--threads", "1,2", "--json");

        assertEquals(ExitCode.OK, run.exitCode(), run::err);
        List<JsonNode> lines = new ArrayList<>();
        for (String line : run.lines()) {
            lines.add(new ObjectMapper().readTree(line));
        }
        assertEquals(List.of("0 1", "0 2", "1 2", "1 1", "2 1", "2 2"), lines.stream().limit(6)
            .map(line -> line.get("round").asText() + " " + line.get("threads").asText()).toList());
        assertTrue(lines.stream().limit(6).allMatch(
            line -> line.get("scores").toString().equals("[20,20]") && line.get("nodes").asLong() > 0
                    && line.get("counts").asBoolean() == line.get("round").asInt() > 0),
            run::out);
        double[] factors = {factor(lines, 3, 2), factor(lines, 4, 5)};
        assertEquals((factors[0] + factors[1]) / 2, lines.get(6).get("median").asDouble(), 1e-9);
        assertTrue(lines.get(7).get("agrees").asBoolean());
    }

    private static double factor(List<JsonNode> lines, int alone, int together) {
        return lines.get(alone).get("seconds").asDouble() / lines.get(together).get("seconds").asDouble();
    }

    @Test
    void aScoreThatDiffersFromTheFilesFailsTheThreadsToo() throws IOException {
        String problems =
            Files.writeString(folder.resolve("wrong.obf"), THREE_EMPTIES + " a1:+18;\n").toString();
        LabRun run = LabRun.of("bench", "threads", "--file", problems, "--rounds", "1");

        assertEquals(ExitCode.FAILED, run.exitCode());
        assertTrue(run.line("1 problems").contains("WRONG"), run::out);
        assertTrue(LabRun.of("bench", "threads", "--threads", "1,1").err().contains("a number twice"));
        assertTrue(
            LabRun.of("bench", "threads", "--threads", "0").err().contains("'0' is not between 1 and"));
        assertTrue(LabRun.of("bench", "threads", "--rounds", "0").err().contains("'0' is not at least 1"));
        assertTrue(LabRun.of("bench", "threads", "--file", "no.obf").err().contains("no.obf does not exist"));
    }

    @Test
    void depthsComeInOrderForEachPosition() {
        LabRun run = LabRun.of("bench", "depth", "--depth", "4");

        assertEquals(ExitCode.OK, run.exitCode(), run::err);
        assertTrue(run.lines().getFirst().startsWith("position 1, "), run::out);
        assertTrue(run.lines().stream().allMatch(line -> line.contains("depth  4")), run::out);
        assertEquals(ExitCode.USAGE, LabRun.of("bench", "depth", "--depth", "61").exitCode());
    }
}
