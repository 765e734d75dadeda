package flipchip.app.cli.circuit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.cli.answer.ExitCode;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChipSolveCommandTest {
    private static final String THREE_EMPTIES =
        "-OXO-XXOXXXXXXXOXXOXXOXOXOXOOXXOXOXXOOOOXOXXOOOOXOXOOOOOOOOOOOO- O;\n";
    @TempDir
    private Path folder;

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("positions.obf"), text);
    }

    @Test
    void everyPositionGetsALineWithItsCountsAndClocks() throws IOException {
        CommandLineRun run = CommandLineRun.of("hw", "solve", file(THREE_EMPTIES + THREE_EMPTIES).toString());

        assertEquals(ExitCode.OK, run.exitCode());
        assertEquals("1 model 3 empty +19 visits 14 = tree 5 leaf 2 ended 5 pass 1 cut-off 1 clocks 165 "
            + "0.000 s a1 e1", run.line("1 "));
        assertEquals(2, run.lines().size());
    }

    @Test
    void theGatesSolveTheSamePositionsAsTheModel() throws IOException {
        CommandLineRun run =
            CommandLineRun.of("hw", "solve", "--gates", file(THREE_EMPTIES + THREE_EMPTIES).toString());

        assertEquals(ExitCode.OK, run.exitCode());
        assertEquals("2 gates 3 empty +19 visits 14 = tree 5 leaf 2 ended 5 pass 1 cut-off 1 clocks 165 "
            + "0.000 s a1 e1", run.line("2 "));
        assertTrue(run.lines().getLast().endsWith("in endgame_solver), 0 differ from the model"),
            run.lines().getLast());
    }

    @Test
    void jsonHasTheSameFigures() throws IOException {
        CommandLineRun run = CommandLineRun.of("hw", "solve", file(THREE_EMPTIES).toString(), "--json",
            "--variant", "combinational");
        JsonNode line = new ObjectMapper().readTree(run.lines().getFirst());

        assertEquals(14, line.get("visits").asInt());
        assertEquals(165 - 5 * 7, line.get("clocks").asInt());
        assertEquals("a1 e1", line.get("line").asText());
    }

    @Test
    void anUnknownFormIsNamed() throws IOException {
        CommandLineRun run =
            CommandLineRun.of("hw", "solve", file(THREE_EMPTIES).toString(), "--variant", "fast");

        assertNotEquals(ExitCode.OK, run.exitCode());
        assertTrue(run.err().contains("'fast' is none of document, combinational"), run.err());
        assertTrue(run.err().contains("coprocessor, units-1 to units-64"), run.err());
        assertEquals(ExitCode.OK,
            CommandLineRun.of("hw", "solve", "--table", "--variant", "units-64").exitCode());
    }

    @Test
    void oneClockIsSingular() {
        CommandLineRun run = CommandLineRun.of("hw", "solve", "--explain", "--variant", "coprocessor");

        assertEquals(List.of(), run.lines().stream().filter(line -> line.endsWith(" 1 clocks")).toList());
        assertTrue(run.out().contains(": 1 clock\n"), run.out());
    }

    @Test
    void aMissingFileIsNamed() {
        CommandLineRun run = CommandLineRun.of("hw", "solve", "missing.obf");

        assertEquals(ExitCode.FAILED, run.exitCode());
        assertTrue(run.err().contains("missing.obf does not exist"), run.err());
    }

    @Test
    void tooManyEmptySquaresAreRefusedWithTheirPlace() throws IOException {
        String opening = "---------------------------OX------XO--------------------------- X;\n";
        CommandLineRun run = CommandLineRun.of("hw", "solve", file(THREE_EMPTIES + opening).toString());

        assertTrue(run.err().contains("position 2: 60 empty squares"), run.err());
    }
}
