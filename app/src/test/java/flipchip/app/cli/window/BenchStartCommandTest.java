package flipchip.app.cli.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import flipchip.app.cli.Cli;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What `bench start` tells its children and reads from them; the program itself is measured by the command
/// alone.
class BenchStartCommandTest {
    @TempDir
    private Path home;

    private StartRuns child(String script) {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "there is no /bin/sh");
        return new StartRuns(List.of("/bin/sh", "-c", script), home, true);
    }

    @Test
    void thePhasesOfTheChildsNotesAreReadInTheirOrder() throws IOException, InterruptedException {
        List<StartRuns.Phase> phases = child("""
            test "$FLIPCHIP_HOME" && test "$FLIPCHIP_START_NANOS" && test "$FLIPCHIP_START_HEADLESS" || exit 3
            printf 'toolkit\\t250000000\\t180\\n= first click\\t900000000\\t1200\\n' > "$FLIPCHIP_START_FILE"
            """).start();

        assertEquals(List.of(new StartRuns.Phase("toolkit", false, 250, 180),
            new StartRuns.Phase("first click", true, 900, 1200)), phases);
    }

    @Test
    void aChildThatShowsNoWindowIsAnErrorWithItsOwnWords() {
        IOException problem = assertThrows(IOException.class,
            () -> child("echo no such display; exit 4").start());

        assertTrue(problem.getMessage().contains("status 4")
            && problem.getMessage().contains("no such display"),
            problem::getMessage);
    }

    @Test
    void fewerThanOneRunIsRefused() {
        StringWriter err = new StringWriter();

        int status = Cli.run(new PrintWriter(new StringWriter()), new PrintWriter(err), (_, _) -> { },
            "bench", "start",
            "--runs", "0");

        assertEquals(2, status);
        assertTrue(err.toString().contains("--runs: '0' is not at least 1"), err::toString);
    }
}
