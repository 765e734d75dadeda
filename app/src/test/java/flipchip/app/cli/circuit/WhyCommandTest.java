package flipchip.app.cli.circuit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.cli.answer.ExitCode;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

class WhyCommandTest {
    private static CommandLineRun why(String... args) {
        String[] all = new String[args.length + 2];
        all[0] = "hw";
        all[1] = "why";
        System.arraycopy(args, 0, all, 2, args.length);
        return CommandLineRun.of(all);
    }

    @Test
    void theStepsOfATurnedDiscAreInTheOrderOfTime() {
        CommandLineRun run = why("d4", "--moves", "f5d6c3d3c4");

        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertEquals("Why did d4 turn?", run.lines().getFirst());
        assertEquals("4.3.1 d4 is white and continues the row d4.remB[E], d4_state.isW", run.line("4.3.1"));
        assertEquals("5.2.3 c4 sends the flip: east c4.flipOutB[E]", run.line("5.2.3"));
        assertEquals("5.2.8 d4 becomes black d4.toB", run.line("5.2.8"));
        assertTrue(run.lines().getLast().startsWith("5.2.8"), run.out());
    }

    /// The mailbox still holds the move before while the next one is at the pins.
    @Test
    void theMoveThatIsWrittenIsTheOneAtThePins() {
        CommandLineRun run = why("mailbox.dirty", "--moves", "d3c5");

        assertEquals("Why is mailbox.dirty 0?", run.lines().getFirst());
        assertEquals("2.0.0 c5 is written into the mailbox write", run.line("2.0.0"));
    }

    /// What is explained comes after all its reasons, also where its net never changed.
    @Test
    void aSquareThatWasNeverLegalIsExplainedInOrderOfTime() {
        CommandLineRun run = why("a1", "--moves", "d3");

        assertEquals("Why is a1 not legal for White?", run.lines().getFirst());
        assertEquals("1.4.0 White is to move curB",
            run.lines().get(run.lines().size() - 2).replaceAll(" +", " "));
        assertEquals("1.4.0 a1 is not legal for White a1.legal", run.lines().getLast().replaceAll(" +", " "));
    }

    @Test
    void whatIsStillToComeIsMarked() {
        CommandLineRun run = why("f4", "--at", "5.4.3");

        assertEquals("Why is f4 not legal yet?", run.lines().getFirst());
        assertEquals("5.4.2 A closed row begins at f4: south-west f4.leaf[SW], f4.aW[SW]", run.line("5.4.2"));
        assertEquals("5.4.6 + f4 is legal for White f4.legal", run.line("5.4.6"));
    }

    @Test
    void aClockThatIsTooShortIsNamed() {
        CommandLineRun run = why("f5", "--story", "fast-clock");

        assertEquals("Why did f5 not turn?", run.lines().getFirst());
        assertEquals("8.2.16 + f5 becomes white f5.toW", run.line("8.2.16"));
    }

    @Test
    void theMachineExplainsPassesAndItsEnd() {
        CommandLineRun pass = why("pass", "--story", "latched-legal", "--at", "8.8.1");
        CommandLineRun over = why("over", "--story", "latched-end");

        assertEquals("Why must Black pass?", pass.lines().getFirst());
        assertEquals("No square reports a legal move for Black. The controller is in SWAP2.",
            pass.lines().get(1));
        assertTrue(pass.line("8.5.0").startsWith("8.5.0 No square is stored as legal for Black"), pass.out());
        assertEquals("Why is the game over?", over.lines().getFirst());
        assertEquals("No square reports a legal move for either side. The controller is in OVER.",
            over.lines().get(1));
        assertTrue(over.out().contains("The machine finds no move for White")
                && over.out().contains("The machine finds no move for Black"),
            over.out());
        CommandLineRun wait = why("wait", "--story", "stale-legal");
        assertEquals("Why does the machine wait?", wait.lines().getFirst());
        assertTrue(wait.lines().get(1).endsWith(" has not moved yet. The controller is in READY."),
            wait.out());
        assertEquals("Why is d3.rolW[S] 1?", why("d3.rolW[S]").lines().getFirst());
    }

    @Test
    void programsReadTheSame() throws IOException {
        List<String> lines = why("d4", "--json").lines();
        JsonNode question = new ObjectMapper().readTree(lines.getFirst());
        JsonNode last = new ObjectMapper().readTree(lines.getLast());

        assertEquals("turns", question.get("topic").asText());
        assertTrue(question.get("settled").asBoolean());
        assertEquals("d4.toB", last.get("nets").get(0).asText());
        assertEquals(8, last.get("gate").asInt());
    }

    @Test
    void wrongArgumentsAreNamed() {
        for (String[] bad : new String[][] {{"d9"}, {"pass"}, {"over"}, {"d4", "--at", "9.0.0"},
            {"d4", "--at", "soon"}, {"d4", "--story", "toast"}, {"d4", "--moves", "a1"}}) {
            assertEquals(ExitCode.USAGE, why(bad).exitCode(), String.join(" ", bad));
        }
    }
}
