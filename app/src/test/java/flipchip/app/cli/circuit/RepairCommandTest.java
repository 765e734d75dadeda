package flipchip.app.cli.circuit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.PipedLines;
import flipchip.hwsim.verify.faults.Puzzle;
import flipchip.hwsim.verify.faults.RepairGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RepairCommandTest {
    private static final Puzzle PUZZLE = Puzzle.of(3);

    private static String typed(String... lines) {
        StringWriter out = new StringWriter();
        RepairCommand.play(new RepairGame(PUZZLE), new PipedLines(new StringReader(String.join("\n", lines))),
            new PrintWriter(out));
        return out.toString();
    }

    @Test
    void thePuzzleTellsWhereTheFaultShows() {
        CommandLineRun run = CommandLineRun.of("hw", "repair", "3", "--answer");

        assertEquals(ExitCode.OK, run.exitCode());
        assertTrue(run.lines().getFirst().endsWith("par " + PUZZLE.par()), run.lines().getFirst());
        assertTrue(run.lines().getLast().startsWith("wrong: " + PUZZLE.gate()), run.lines().getLast());
        assertEquals(ExitCode.USAGE, CommandLineRun.of("hw", "repair", "-1").exitCode());
    }

    @Test
    void aLookCostsAndTheRightGateEndsThePuzzle() {
        String said = typed("probe " + PUZZLE.gate(), "plan " + PUZZLE.gate(), "hint", "replace a1.legal",
            "probe nonsense", "what", "replace " + PUZZLE.gate(), "hint");

        assertTrue(said.contains("(1 probe)"), said);
        assertTrue(said.contains("no net 'nonsense'"), said);
        assertTrue(said.contains("not 'what'"), said);
        assertTrue(said.contains("1 probe, par " + PUZZLE.par() + ", 1 hint, 1 wrong guess"), said);
        assertEquals(7, said.lines().count(), "nothing is asked after the end");
    }

    @ParameterizedTest
    @ValueSource(strings = {"plan", "probe", "replace"})
    void aCommandWithoutItsNetIsAnsweredByTheCommands(String command) {
        assertTrue(typed(command).startsWith("plan NET, probe NET"), typed(command));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|',
        value = {"--positions 100 | --positions: '100' is not a multiple of 64 from 64 to 131072",
            "--positions 2147483584 | --positions: '2147483584' is not a multiple of 64 from 64 to 131072",
            "--from 14592 | the faults are numbered 0 to 14591", "--from 5 --to 5 | range is exclusive"})
    void aRangeOfFaultsThatIsNoneIsRefusedInWords(String options, String words) {
        CommandLineRun run = CommandLineRun.of(("hw faults " + options).split(" "));

        assertEquals(ExitCode.USAGE, run.exitCode());
        assertTrue(run.err().contains(words), run.err());
    }

    @Test
    void aHintNamesGatesAsTheCircuitDoes() {
        String said = typed("hint", "hint");
        String gate = PUZZLE.gate().replaceAll(".*\\.|\\[.*", "");

        assertTrue(said.contains("gates called " + PUZZLE.group().nets()), said);
        assertTrue(PUZZLE.group().nets().contains(gate), gate);
    }

    @Test
    void everyFaultOfARangeHasALine() {
        CommandLineRun run = CommandLineRun.of("hw", "faults", "--from", "6000", "--to", "6010",
            "--positions", "64", "--list");

        assertEquals(11, run.lines().size());
        assertTrue(run.lines().getLast().startsWith("10 faults: "), run.lines().getLast());
        assertTrue(run.lines().getLast().contains("redundant by constants"), run.lines().getLast());
        assertTrue(CommandLineRun.of("hw", "faults", "--from", "0", "--to", "1", "--positions", "64").out()
            .startsWith("1 fault: "));
        assertEquals(ExitCode.USAGE, CommandLineRun.of("hw", "faults", "--from", "14592").exitCode());
        assertEquals(ExitCode.USAGE, CommandLineRun.of("hw", "faults", "--positions", "65").exitCode());
    }
}
