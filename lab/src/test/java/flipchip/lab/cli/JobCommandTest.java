package flipchip.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import flipchip.app.cli.answer.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JobCommandTest {
    @TempDir
    private Path folder;

    @Test
    void aJobIsRunGoneOnWithAndChecked() throws IOException {
        String dir = folder.resolve("job").toString();

        LabRun first = LabRun.of("job", "run", "--dir", dir, "verify", "positions=200", "shard=100");
        LabRun again = LabRun.of("job", "run", "--dir", dir, "--threads", "2");
        LabRun check = LabRun.of("job", "check", dir, "--every", "1");

        assertEquals(ExitCode.OK, first.exitCode(), first.err());
        assertTrue(first.out().contains("2 shards"), first.out());
        assertEquals(first.out(), again.out());
        assertTrue(again.err().contains("2 shards are there already"), again.err());
        assertEquals("2 shards, 2 computed again, 0 different", check.out().strip());
        assertTrue(Files.readString(folder.resolve("job/out/result.txt")).contains("0 differences"));
    }

    @Test
    void aChangedResultIsFound() throws IOException {
        String dir = folder.toString();
        LabRun.of("job", "run", "--dir", dir, "verify", "positions=100", "shard=100");
        Files.writeString(folder.resolve("out/result.txt"), "all is well\n");

        LabRun check = LabRun.of("job", "check", dir);

        assertEquals(ExitCode.FAILED, check.exitCode());
        assertTrue(check.out().contains("1 different") && check.out().contains("result.txt"), check.out());
    }

    @Test
    void theListNamesEveryKind() {
        LabRun list = LabRun.of("job", "list");

        for (String kind : new String[] {"label", "selfplay", "solve", "match", "book", "verify", "faults",
            "problems"}) {
            assertTrue(list.lines().stream().anyMatch(line -> line.startsWith(kind + ": ")), list::out);
        }
    }

    @Test
    void anotherJobInTheFolderIsNotMixedWithThisOne() {
        LabRun.of("job", "run", "--dir", folder.toString(), "verify", "positions=100", "shard=100");

        LabRun other =
            LabRun.of("job", "run", "--dir", folder.toString(), "verify", "positions=300", "shard=100");

        assertEquals(ExitCode.FAILED, other.exitCode());
        assertTrue(other.err().contains("has another job already"), other.err());
    }

    @Test
    void whatIsMissingIsToldInOneLine() {
        LabRun nothing = LabRun.of("job", "run", "--dir", folder.toString());
        LabRun file = LabRun.of("job", "run", "--dir", folder.toString(), "solve");
        LabRun form = LabRun.of("job", "run", "--dir", folder.toString(), "verify", "positions");

        assertEquals(ExitCode.USAGE, nothing.exitCode());
        assertTrue(nothing.err().contains(": name its kind"), nothing.err());
        assertEquals(ExitCode.USAGE, file.exitCode());
        assertTrue(file.err().contains("--file problems=FILE"), file.err());
        assertEquals(ExitCode.USAGE, form.exitCode());
        assertTrue(form.err().contains("'positions' is not of the form OPTION=VALUE"), form.err());
    }
}
