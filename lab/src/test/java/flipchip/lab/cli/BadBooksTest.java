package flipchip.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import flipchip.engine.book.BookFile;
import flipchip.engine.book.BookPositions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The laboratory's commands on bad books and weights: one line, and exit code 1 or 2.
@Timeout(900)
class BadBooksTest {
    @TempDir
    private Path folder;

    @Test
    void everyCommandTellsABadFileInOneLine() throws IOException {
        Path good = folder.resolve("good");
        BookFile.write(BookPositions.EMPTY, good);
        byte[] damaged = Files.readAllBytes(good);
        damaged[damaged.length - 1] ^= 1;
        String out = folder.resolve("out").toString();
        for (Path file : List.of(folder.resolve("none"), folder,
            Files.write(folder.resolve("damaged"), damaged),
            Files.write(folder.resolve("empty"), new byte[0]),
            Files.writeString(folder.resolve("words"), "this is a letter"))) {
            for (String[] command : List.of(new String[] {"book", "show", "--book", file.toString()},
                new String[] {"book", "check", "--book", file.toString()},
                new String[] {"book", "deepen", "--book", file.toString(), "--out", out},
                new String[] {"book", "build", "--wthor", file.toString(), "--out", out})) {
                LabRun run = LabRun.of(command);
                String what = String.join(" ", command) + ": " + run.err();
                assertTrue(run.exitCode() == 1 || run.exitCode() == 2, what);
                assertEquals(1, run.err().lines().filter(line -> !line.startsWith("Try '")).count(), what);
                assertFalse(run.err().contains("defect") || run.err().contains("Exception"), what);
            }
        }
        assertFalse(Files.exists(Path.of(out)));
    }

    @Test
    void helpSaysNothingButHelp() {
        PrintStream before = System.err;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
        try {
            for (String command : List.of("build", "deepen", "show", "check", "starts")) {
                assertEquals(0, LabRun.of("book", command, "--help").exitCode());
            }
        } finally {
            System.setErr(before);
        }
        assertEquals("", said.toString(StandardCharsets.UTF_8));
    }
}
