package flipchip.app.cli.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.cli.answer.ExitCode;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SolveCommandTest {
    private static final String THREE_EMPTIES =
        "-OXO-XXOXXXXXXXOXXOXXOXOXOXOOXXOXOXXOOOOXOXXOOOOXOXOOOOOOOOOOOO- O;";
    @TempDir
    private Path folder;

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("positions.obf"), text).toString();
    }

    @Test
    void everyPositionGetsALineAndTheFileATotal() throws IOException {
        CommandLineRun run =
            CommandLineRun.of("solve", file(THREE_EMPTIES + "\n" + THREE_EMPTIES + " A1:+20;\n"));

        assertEquals(ExitCode.OK, run.exitCode());
        assertTrue(run.line("1 ").startsWith("1 3 empty +20 a1 "), run::out);
        assertTrue(run.line("2 problems").startsWith("2 problems, 0 wrong: "), run::out);
    }

    @Test
    void aScoreThatDiffersFromTheFilesIsNamedAndFails() throws IOException {
        CommandLineRun run = CommandLineRun.of("solve", file(THREE_EMPTIES + " A1:+18;\n"));
        assertTrue(run.out().contains("\n1 problem, 1 wrong: "), run::out);

        assertEquals(ExitCode.FAILED, run.exitCode());
        assertTrue(run.out().contains("WRONG: the file says a1:+18"), run::out);
    }

    @Test
    void jsonHasMovesAndThreadsAgree() throws IOException {
        String problems = file(THREE_EMPTIES + "\n");
        JsonNode alone = first(CommandLineRun.of("solve", problems, "--all-moves", "--json"));
        JsonNode together =
            first(CommandLineRun.of("solve", problems, "--all-moves", "--json", "--threads", "2"));

        assertEquals("solved", alone.get("kind").asText());
        assertEquals(alone.get("moves"), together.get("moves"));
        assertEquals("a1:+20", alone.get("moves").get(0).asText());
        assertEquals(1, first(CommandLineRun.of("solve", problems, "--wld", "--json")).get("score").asInt());
    }

    @Test
    void badInputIsNamed() throws IOException {
        CommandLineRun missing = CommandLineRun.of("solve", "missing.obf");
        assertEquals(ExitCode.FAILED, missing.exitCode());
        assertTrue(missing.err().contains("missing.obf does not exist"), missing.err());
        assertTrue(CommandLineRun.of("solve", file("rubbish\n")).err().contains("line 1"));
        assertTrue(CommandLineRun.of("solve", file(THREE_EMPTIES + "\n"), "--threads", "0").err()
            .contains("'0' is not a number of threads between 1 and 256"));
        assertTrue(CommandLineRun.of("solve", file(THREE_EMPTIES + "\n"), "--hash", "0").err()
            .contains("a table of 0 MB"));
    }

    private static JsonNode first(CommandLineRun run) throws IOException {
        return new ObjectMapper().readTree(run.lines().getFirst());
    }
}
