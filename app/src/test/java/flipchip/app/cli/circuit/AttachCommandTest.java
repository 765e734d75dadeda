package flipchip.app.cli.circuit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import flipchip.app.cli.CommandLineRun;
import flipchip.app.cli.answer.ExitCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class AttachCommandTest {
    @Test
    @Tag("thorough")
    void aSimulatedEndgameChipAgreesWithItsModel() {
        CommandLineRun run = CommandLineRun.of("hw", "attach", "simulated-solver", "--empties", "3");

        assertEquals(ExitCode.OK, run.exitCode());
        assertEquals("found solver, protocol 1, 8 clocks a bit", run.lines().getFirst());
        assertTrue(run.line("PASS").contains("3 empty squares"));
    }

    @Test
    void aPortThatIsNotThereIsASentence() {
        CommandLineRun run = CommandLineRun.of("hw", "attach", "/dev/no-such-port");

        assertEquals(ExitCode.FAILED, run.exitCode());
        assertTrue(run.err().contains("/dev/no-such-port"), run.err());
    }
}
