package flipchip.app.cli.circuit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.cli.answer.ExitCode;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.GameCircuits;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HardwareCommandTest {

    @Test
    void statsSetsCountedFiguresBesideQuotedOnes() {
        CommandLineRun run = CommandLineRun.of("hw", "stats");

        assertEquals(ExitCode.OK, run.exitCode());
        assertEquals("gates of one cell 114 114", run.line("gates of one cell"));
        assertEquals("gates of the array 7296 7296", run.line("gates of the array"));
        assertEquals("gates left once they are known 4528 -", run.line("gates left once"));
        assertEquals("gate delays: legal, run of 6 18 13 (differs, see below)",
            run.line("gate delays: legal"));
        assertEquals("legal 8 10 12 14 16 18 = 2n+6", run.line("legal"));
        assertEquals("flips, position at rest 7 9 11 13 15 17 = 2n+5", run.line("flips, position"));
        assertEquals("flips, all at once 7 11 15 19 23 27 = 4n+3", run.line("flips, all"));
        assertEquals("30 74 90 90 90 90 74 30", run.line("30 74"));
        assertTrue(run.line("* gate delays: legal").contains("quoted 13."));
    }

    @Test
    void statsOfTheMachineListsItsParts() {
        CommandLineRun run = CommandLineRun.of("hw", "stats", "machine");

        assertEquals("othello_cell 64 114 0", run.line("othello_cell"));
        assertEquals("game_controller 1 13 10", run.line("game_controller"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"machine", "solver", "solver-fastest-first", "solver-units-2"})
    void theFiguresOfThePartsAddUp(String circuit) throws IOException {
        int gates = 0;
        int registers = 0;
        List<String> lines = CommandLineRun.of("hw", "stats", circuit, "--json").lines();
        for (String line : lines.subList(1, lines.size())) {
            JsonNode part = new ObjectMapper().readTree(line);
            gates += part.get("instances").asInt() * part.get("gates").asInt();
            registers += part.get("instances").asInt() * part.get("registers").asInt();
        }

        JsonNode all = new ObjectMapper().readTree(lines.getFirst());
        assertEquals(all.get("combinational").asInt(), gates);
        assertEquals(all.get("registerBits").asInt(), registers);
    }

    @Test
    void statsAsJsonHasTheSameFigures() throws IOException {
        CommandLineRun run = CommandLineRun.of("hw", "stats", "--json");

        JsonNode first = new ObjectMapper().readTree(run.lines().getFirst());
        assertEquals(114, first.get("counted").asInt());
        assertEquals(114, first.get("quoted").asInt());
        JsonNode last = new ObjectMapper().readTree(run.lines().getLast());
        assertEquals(14, last.get("squares").get("a1").asInt());
    }

    @Test
    void traceOfTheArrayNamesEveryNet() {
        CommandLineRun run = CommandLineRun.of("hw", "trace", "--move", "d3");

        assertEquals("phase state settles at t=8", run.lines().getFirst());
        assertEquals("t= 8: c4.legal d3.legal e6.legal f5.legal", run.line("t= 8"));
        assertEquals("phase select settles at t=7", run.line("phase select"));
        assertEquals(" t= 1: d3.mvB", run.lines().get(10));
        assertEquals("to black: d3 d4", run.line("to black"));
    }

    @Test
    void traceOfTheMachineShowsWhatEachEdgeSetsOff() throws IOException {
        CommandLineRun run = CommandLineRun.of("hw", "trace", "machine", "--move", "d3", "--json");
        List<JsonNode> clocks = run.lines().stream().map(HardwareCommandTest::json).toList();

        assertEquals(List.of("init", "swap1", "latch1", "test1", "ready", "ready", "update", "swap1",
            "latch1", "test1"), clocks.stream().map(clock -> clock.get("state").asText()).toList());
        assertEquals(8, clocks.get(0).get("settlesAt").asInt());
        assertEquals(6, clocks.get(1).get("settlesAt").asInt());
        assertEquals(48, clocks.get(1).get("changes").asInt());
        assertEquals("white", clocks.get(0).get("current").asText());
        assertEquals("black", clocks.get(2).get("current").asText());
        assertEquals("white", clocks.getLast().get("current").asText());
    }

    @Test
    void traceGoesOnFromEarlierMovesAndNamesNets() {
        CommandLineRun run =
            CommandLineRun.of("hw", "trace", "machine", "--move", "d6", "--after", "f5", "--nets");

        assertTrue(run.lines().get(2).strip().startsWith("10  READY"), run.out());
        assertTrue(run.out().contains("d6.mvW"), run.out());
    }

    @Test
    void traceShowsAnyCircuitOnItsVectors() {
        CommandLineRun run = CommandLineRun.of("hw", "trace", "counter", "--steps", "2", "--nets");

        assertEquals(ExitCode.OK, run.exitCode());
        assertEquals("out count=40", run.lines().stream().map(String::strip)
            .filter(line -> line.startsWith("out")).toList().getLast());
        assertTrue(run.out().contains("level1_0"), run.out());
        assertEquals(ExitCode.USAGE, CommandLineRun.of("hw", "trace").exitCode());
        assertEquals(ExitCode.USAGE, CommandLineRun.of("hw", "trace", "abacus").exitCode());
        assertTrue(CommandLineRun.of("hw", "trace", "mailbox", "--steps", "100000000").err()
            .contains("--steps: a trace has 1 to 100000 steps, not 100000000"));
    }

    @Test
    void verifyFindsNoMismatchInTheArray() {
        CommandLineRun run = CommandLineRun.of("hw", "verify", "--positions", "20000");

        assertEquals(ExitCode.OK, run.exitCode());
        assertEquals("0 mismatches", run.lines().getLast());
        assertTrue(run.line("cases covered").startsWith("cases covered 1036 of 1036"), run.out());
    }

    @Test
    void verifyFailsAtAFaultAndShowsTheFirstMismatch() {
        CommandLineRun run =
            CommandLineRun.of("hw", "verify", "--positions", "20000", "--fault", "d3.legal=0");

        assertEquals(ExitCode.FAILED, run.exitCode());
        assertTrue(
            run.lines().getLast().startsWith("1 mismatch, which ended the run: legal of the array is {"),
            run.out());

        JsonNode json =
            json(CommandLineRun.of("hw", "verify", "--fault", "d3.legal=0", "--json").lines().getLast());
        assertEquals(1, json.get("mismatches").asInt());
        assertEquals("legal", json.get("first").get("output").asText());
    }

    @Test
    void verifyLetsTheMachinePlayWholeGames() {
        CommandLineRun run = CommandLineRun.of("hw", "verify", "machine", "--games", "64");

        assertEquals(ExitCode.OK, run.exitCode());
        assertEquals("0 differences", run.lines().getLast());
        assertEquals(ExitCode.FAILED,
            CommandLineRun.of("hw", "verify", "machine", "--fault", "controller.READY=1").exitCode());
    }

    @Test
    void verifyComparesOtherCircuitsWithADirectComputation() {
        CommandLineRun sound = CommandLineRun.of("hw", "verify", "checker", "--positions", "2000");
        CommandLineRun broken =
            CommandLineRun.of("hw", "verify", "checker", "--positions", "2000", "--fault", "c4.legal=1");

        assertEquals(ExitCode.OK, sound.exitCode());
        assertEquals("positions 2048", sound.line("positions"));
        assertEquals("0 mismatches", sound.lines().getLast());
        assertEquals(ExitCode.FAILED, broken.exitCode());
        assertTrue(broken.lines().getLast().startsWith("1 mismatch, which ended the run: legal is "),
            broken.out());
        assertEquals(ExitCode.USAGE, CommandLineRun.of("hw", "verify", "chequer").exitCode());
    }

    @Test
    @Tag("slow")
    void verifyAllComparesEveryCircuitOfTheList() {
        CommandLineRun run = CommandLineRun.of("hw", "verify", "all", "--positions", "64", "--games", "64");

        assertEquals(ExitCode.OK, run.exitCode(), run.out() + run.err());
        assertEquals(Circuits.all().size() - 1 + " circuits compared, 0 not as they should be",
            run.lines().getLast());
        assertTrue(run.lines().contains("machine-unguarded"), run.out());
        assertTrue(run.out().contains("1 difference, which ended the run"),
            "the machine that is wrong on purpose");
    }

    private static JsonNode json(String line) {
        try {
            return new ObjectMapper().readTree(line);
        } catch (IOException e) {
            throw new AssertionError(line, e);
        }
    }

    @Test
    void listNamesEveryCircuitWithItsGates() {
        CommandLineRun run = CommandLineRun.of("hw", "list");

        assertTrue(run.line("array").startsWith("array 7296 gates"), run.out());
        assertTrue(run.line("solver").contains("endgame-chip paper"), run.out());
    }

    @Test
    void exportPrintsTheFilesItWrote(@TempDir Path folder) {
        CommandLineRun run =
            CommandLineRun.of("hw", "export", "counter", folder.toString(), "--format", "sv,bench,json");

        assertEquals(ExitCode.OK, run.exitCode());
        assertEquals(
            List.of("disc_counter.sv", "disc_counter_bench.sv", "disc_counter.hex", "disc_counter.json"),
            run.lines().stream().map(line -> Path.of(line).getFileName().toString()).toList());
        assertTrue(run.lines().stream().allMatch(line -> Files.exists(Path.of(line))));
    }

    @ParameterizedTest
    @CsvSource({"machine, CPP", "scanner, LANES"})
    void exportWritesNothingIfOneFormatIsRefused(String circuit, String refused, @TempDir Path folder) {
        Path out = folder.resolve("out");
        CommandLineRun run =
            CommandLineRun.of("hw", "export", circuit, out.toString(), "--format", "SV," + refused + ",DOT");

        assertEquals(ExitCode.USAGE, run.exitCode());
        assertFalse(Files.exists(out));
    }

    @Test
    void exportPlaysTheGameOfAFileOnTheBench(@TempDir Path folder) throws IOException {
        Path game = Files.writeString(folder.resolve("game.sgf"), "(;FF[4]GM[2];B[f5];W[d6];B[c3])");

        CommandLineRun run = CommandLineRun.of("hw", "export", "array", "--format", "bench", "--game",
            game.toString(), folder.resolve("out").toString());

        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertEquals(7, Files.readAllLines(folder.resolve("out/othello_array.hex")).size());
        assertTrue(Files.readString(folder.resolve("out/othello_array_bench.sv"))
            .contains("localparam int count = 7;"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"sv,bench", "wavedrom"})
    void oneFormatThatShowsAGameIsEnough(String formats, @TempDir Path folder) {
        CommandLineRun run = CommandLineRun.of("hw", "export", "array", "--format", formats, "--game", "f5",
            folder.toString());

        assertEquals(ExitCode.OK, run.exitCode(), run.err());
    }

    @Test
    void exportSaysWhyItDoesNotPlayAGame(@TempDir Path folder) throws IOException {
        String out = folder.resolve("out").toString();
        String board = Files.writeString(folder.resolve("board.txt"), "-".repeat(63) + "X X").toString();

        for (List<String> bad : List.of(List.of("array", "--game", "f5a1", "--game: move 2"),
            List.of("counter", "--game", "f5", "--game: 'counter' does not show a game; use one of array, "),
            List.of("array", "--game", board, "--game: '" + board + "' contains no move"),
            List.of("array", "--game", "f5", "--seed", "3", "--seed is for random positions"),
            List.of("array", "--game", "f5", "--format", "sv,json",
                "--game: only BENCH, VCD and WAVEDROM show a game"),
            List.of("counter", "--board", "ulx3s", "'counter' has no serial line"),
            List.of("solver", "--board", "tangnano9k",
                "the memories of the endgame chip do not fit the Tang Nano 9K"),
            List.of("machine", "--board", "hx8k", "--format", "vcd", "--format: the files for a bitstream"),
            List.of("machine", "--target", "ice40", "--seed", "3", "--seed: the files for a bitstream"),
            List.of("machine", "--target", "ice40", "--board", "hx8k", "--target: --board names the chip"),
            List.of("array", "--baud", "9600", "--baud: only a serial line has a speed"),
            List.of("machine", "--game", "f5", "--board", "hx8k", "--game: a bitstream has no test bench"),
            List.of("machine", "--game", "f5", "--target", "ice40",
                "--game: a bitstream has no test bench"))) {
            List<String> args = new ArrayList<>(List.of("hw", "export", out));
            args.addAll(2, bad.subList(0, bad.size() - 1));
            CommandLineRun run = CommandLineRun.of(args.toArray(String[]::new));

            assertEquals(args.contains(board) ? ExitCode.FAILED : ExitCode.USAGE, run.exitCode(),
                args.toString());
            assertTrue(run.err().startsWith(bad.getLast()), run.err());
            assertFalse(Files.exists(Path.of(out)));
        }
    }

    @Test
    void theDocumentsNameTheCircuitsThatAreShownAGame() throws IOException {
        String page =
            Files.readString(Path.of(System.getProperty("flipchip.root"), "docs", "circuit", "export.md"));

        assertTrue(page.contains("for " + String.join(", ", GameCircuits.names()) + ")"),
            GameCircuits.names().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"machine", "array-10", "referee-board"})
    void exportWithoutAFolderWritesNothing(String circuit) {
        CommandLineRun run = CommandLineRun.of("hw", "export", circuit);

        assertEquals(ExitCode.USAGE, run.exitCode());
        assertTrue(run.err().startsWith("DIR is missing: '" + circuit + "' is a circuit"), run.err());
        assertFalse(Files.exists(Path.of(circuit)));
    }

    @Test
    void exportNamesTheCircuitsWhereItDoesNotKnowTheWord(@TempDir Path folder) {
        CommandLineRun run = CommandLineRun.of("hw", "export", "toaster", folder.toString());

        assertEquals(ExitCode.USAGE, run.exitCode());
        assertTrue(run.err().startsWith("no circuit 'toaster'; there are array, machine,"), run.err());
    }
}
