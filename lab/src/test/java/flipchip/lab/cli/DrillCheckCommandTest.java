package flipchip.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import flipchip.app.cli.answer.ExitCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class DrillCheckCommandTest {
    /// Twenty seconds.
    @Test
    @Tag("thorough")
    void noMoveThatTheDrillAcceptsLosesMoreThanTwoDiscs() {
        LabRun run = LabRun.of("drill");

        assertEquals(ExitCode.OK, run.exitCode(), run.out());
        assertTrue(run.out().contains(", 0 lose more than 2 discs"), run.out());
    }

    @Test
    void aSampleIsTheSameForTheSameSeed() {
        String[] sample = {"drill", "--depth", "2", "--moves", "3", "--seed", "7"};
        LabRun run = LabRun.of(sample);

        assertTrue(run.line("3 of").contains("accepted moves searched to depth 2 at 91 %"), run.out());
        assertEquals(run.out(), LabRun.of(sample).out());
    }

    @Test
    void anIllegalLineIsRefused() {
        assertEquals(ExitCode.USAGE, LabRun.of("drill", "--line", "f5f5").exitCode());
    }
}
