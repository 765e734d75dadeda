package flipchip.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import flipchip.app.cli.answer.ExitCode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What `bench start`, `panel` and `desktop` refuse before anything is started; the program itself is
/// measured by the commands alone.
class WindowBenchTest {

    @ParameterizedTest
    @CsvSource(textBlock = """
        start,   --runs 0,      --runs: '0' is not at least 1
        desktop, --rounds 0,    --rounds: '0' is not at least 1
        desktop, --openings -1, --openings: '-1' is not at least 0
        desktop, --level 21,    --level: '21' is not between 1 and 20
        panel,   --size big,    --size: 'big' is not of the form 1440x900
        panel,   --frames 3,    --frames: '3' is not between 10 and 600
        panel,   --rounds -1,   --rounds: '-1' is not at least 0
        panel,   --seconds 0,   --seconds: '0.0' is not above 0
        panel,   --threads 0,   --threads: '0' is not between 1 and""")
    void wrongNumbersAreRefused(String command, String option, String words) {
        String[] both = option.split(" ");
        LabRun run = LabRun.of("bench", command, both[0], both[1]);

        assertEquals(ExitCode.USAGE, run.exitCode());
        assertTrue(run.err().contains(words), run::err);
    }

    @ParameterizedTest
    @ValueSource(strings = {"start", "panel", "desktop"})
    void aProgramThatIsMissingOrNoneIsNamedAndHowToMakeIt(String command) {
        for (String none : List.of("no/flipchip", System.getProperty("java.io.tmpdir"))) {
            LabRun run = LabRun.of("bench", command, "--program", none);

            assertEquals(ExitCode.USAGE, run.exitCode());
            assertTrue(run.err().contains(none) && run.err().contains("-Pdist clean package"), run::err);
        }
    }
}
