package flipchip.app.cli.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.cli.answer.ExitCode;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnalyseCommandTest {
    private static final String MOVES = "f5d6c3d3c4f4f6f3";
    private static final String TWELVE = "f5d6c3d3c4f4f6f3e6e7d7c6";
    private static final String GGF =
        "(;GM[Othello]PB[one]PW[two]TY[8]BO[8 ---------------------------O*------*O--------------"
            + "------------- *]B[f5]W[d6]B[c3];)";
    private static final String THREE_EMPTIES =
        "-OXO-XXOXXXXXXXOXXOXXOXOXOXOOXXOXOXXOOOOXOXXOOOOXOXOOOOOOOOOOOO- O";
    @TempDir
    private Path folder;

    @Test
    void aFileThatHoldsNoGameIsNamedBeforeTheReason() throws IOException {
        Path file = Files.writeString(folder.resolve("empty.txt"), "");

        CommandLineRun run = CommandLineRun.of("analyse", file.toString());

        assertEquals(ExitCode.FAILED, run.exitCode());
        assertTrue(run.err().startsWith(file + ": Not a game or a board. Supported: "), run.err());
    }

    @Test
    void aGameIsJudgedFromTheLastMoveToTheFirst() {
        CommandLineRun run = CommandLineRun.of("analyse", TWELVE, "--depth", "4", "--threads", "1");

        assertEquals(ExitCode.OK, run.exitCode(), run::err);
        assertTrue(run.lines().getFirst().startsWith("12. white c6"), run::out);
        assertTrue(run.lines().get(11).startsWith(" 1. black f5"), run::out);
        assertTrue(run.line("black: accuracy").contains("discs lost a move"), run::out);
        assertTrue(run.lines().get(14).startsWith("12. white c6"), "the worst move: " + run.out());
    }

    @Test
    void aShortGameSaysWhyItTellsNothingOfASide() {
        CommandLineRun run = CommandLineRun.of("analyse", MOVES, "--depth", "1", "--threads", "1");

        assertEquals("black: fewer than 5 moves with a choice", run.line("black: "), run::out);
    }

    @Test
    void jsonCarriesValuesLossesAndAccuracy() throws IOException {
        List<JsonNode> lines =
            json(CommandLineRun.of("analyse", MOVES, "--depth", "3", "--threads", "1", "--json"));

        assertEquals(8 + 2, lines.size());
        JsonNode last = lines.getFirst();
        assertEquals("move", last.get("kind").asText());
        assertEquals(8, last.get("number").asInt());
        assertEquals("f3", last.get("played").asText());
        assertEquals(3, last.get("depth").asInt());
        assertEquals(last.get("bestValue").asDouble() - last.get("value").asDouble(),
            last.get("loss").asDouble(), 1e-9);
        assertEquals("side", lines.getLast().get("kind").asText());
    }

    @Test
    void aBoardHasAllItsMovesValuedExactly() throws IOException {
        List<JsonNode> lines =
            json(CommandLineRun.of("analyse", file(THREE_EMPTIES), "--threads", "1", "--json"));

        JsonNode result = lines.getLast();
        assertEquals("result", result.get("kind").asText());
        assertEquals("a1", result.get("best").asText());
        assertEquals(20, result.get("value").asInt());
        assertTrue(result.get("exact").asBoolean());
    }

    @Test
    void filesMayHoldMovesOrGgf() throws IOException {
        assertTrue(CommandLineRun.of("analyse", file(MOVES + "\n"), "--depth", "1", "--ply", "2").out()
            .startsWith(" 2. white d6"));
        CommandLineRun ggf = CommandLineRun.of("analyse", file(GGF), "--depth", "1");
        assertTrue(ggf.out().startsWith(" 3. black c3"), ggf::out);
        assertTrue(CommandLineRun.of("analyse", file(GGF), "--game", "2").err()
            .contains("game 2: the file holds 1"));
    }

    @Test
    void badInputIsNamed() {
        assertTrue(CommandLineRun.of("analyse", "f5d5").err().contains("move 2: d5 is taken"));
        assertTrue(
            CommandLineRun.of("analyse", MOVES, "--ply", "9").err().contains("--ply: 9 is not in 0..8"));
        assertTrue(CommandLineRun.of("analyse", MOVES, "--time", "soon").err()
            .contains("'soon' is not of the form"));
        assertTrue(CommandLineRun.of("analyse", MOVES, "--depth", "61").err()
            .contains("--depth: '61' is not a number between 1 and 60"));
    }

    @Test
    void whatCanOnlyBeAFileIsLookedForAsOne() {
        for (String name : List.of("missing.ggf", "MISSING.TXT", folder.resolve("f5d6").toString())) {
            CommandLineRun run = CommandLineRun.of("analyse", name);
            assertEquals(ExitCode.FAILED, run.exitCode());
            assertEquals(name + " does not exist", run.err().strip());
        }
        assertEquals("src is a folder", CommandLineRun.of("analyse", "src").err().strip());
        assertEquals(folder + " is a folder", CommandLineRun.of("analyse", folder.toString()).err().strip());
        assertEquals(ExitCode.OK, CommandLineRun.of("analyse", "[1/2] f5d6", "--depth", "1").exitCode());
        assertEquals(ExitCode.OK,
            CommandLineRun.of("analyse", GGF.replace("PB[one]", "PB[a/b]"), "--depth", "1").exitCode());
    }

    @Test
    void numbersOutOfRangeAreRefusedBeforeTheSearch() {
        for (String option : List.of("--worst=-1", "--game=0", "--game=-1")) {
            CommandLineRun run = CommandLineRun.of("analyse", MOVES, "--depth", "1", option);
            assertEquals(ExitCode.USAGE, run.exitCode());
            assertEquals("", run.out());
            String[] words = option.split("=");
            assertTrue(run.err().startsWith(words[0] + ": '" + words[1] + "' is not a number"), run.err());
        }
    }

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("game.txt"), text).toString();
    }

    private static List<JsonNode> json(CommandLineRun run) throws IOException {
        List<JsonNode> lines = new ArrayList<>();
        for (String line : run.lines()) {
            lines.add(new ObjectMapper().readTree(line));
        }
        return lines;
    }

    @Test
    void gamesWithHeadsAreChosenByTheirNumber() throws IOException {
        String two = file("[Black \"Ann\"]\n1. f5 d6 {Ann wins} 1-0\n\n"
            + "[FEN \"8/8/8/3pP3/3pp3/3p4/8/8 w - - 0 1\"]\n1. c3 f5 1/2-1/2\n");

        assertTrue(CommandLineRun.of("analyse", two, "--depth", "1").out().startsWith(" 2. white d6"));
        CommandLineRun other = CommandLineRun.of("analyse", two, "--depth", "1", "--game", "2");
        assertTrue(other.out().startsWith(" 2. black f5"), other::out);
    }
}
