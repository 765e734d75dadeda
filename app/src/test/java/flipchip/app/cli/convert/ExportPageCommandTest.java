package flipchip.app.cli.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.cli.answer.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExportPageCommandTest {
    @TempDir
    private Path folder;

    private CommandLineRun export(String... words) {
        String[] all = new String[words.length + 3];
        all[0] = "export";
        all[1] = "page";
        all[2] = folder.resolve("page.html").toString();
        System.arraycopy(words, 0, all, 3, words.length);
        return CommandLineRun.of(all);
    }

    private String page() throws IOException {
        return Files.readString(folder.resolve("page.html"));
    }

    @Test
    void movesAreShownAtTheirMoment() throws IOException {
        CommandLineRun run = export("--moves", "f5d6c3d3", "--at", "2.3.7");

        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertEquals(folder.resolve("page.html").toString(), run.out().strip());
        assertTrue(page().contains("\"link\":\"f5d6c3d3?at=2.3.7\""), page());
    }

    @Test
    void aFileKeepsNamesVariationsAndComments() throws IOException {
        Path file = Files.writeString(folder.resolve("in.sgf"),
            "(;FF[4]GM[2]SZ[8]PB[Ann];B[f5](;W[d6]C[<b>usual])(;W[f6]))(;FF[4]GM[2]SZ[8]PB[Ben];B[d3])");
        export("--game", file.toString());
        assertTrue(page().contains("\"link\":\"f5d6?at=2\",\"black\":\"Ann\""), page());
        assertTrue(page().contains("\"comment\":\"\\u003cb\\u003eusual\"},{\"move\":\"f6\"}"), page());

        assertEquals(ExitCode.OK, export("--game", file.toString(), "--number", "2", "--force").exitCode());
        assertTrue(page().contains("\"black\":\"Ben\""), page());
    }

    @Test
    void aPageThatExistsIsKept() throws IOException {
        Files.writeString(folder.resolve("page.html"), "mine");

        CommandLineRun run = export("--moves", "f5");

        assertEquals(ExitCode.FAILED, run.exitCode());
        assertEquals("mine", page());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|',
        value = {"--moves f5a1 | --moves: move 2", "--moves f5 --at 9 | names move 9",
            "--moves f5 --at x | 'x' is not of the form", "'' | --moves=MOVES",
            "--moves f5 --at 1&start=- | is not of the form", "--moves f5 --game x | mutually exclusive"})
    void badWordsAreNamed(String words, String told) {
        CommandLineRun run = export(words.isEmpty() ? new String[0] : words.split(" "));

        assertEquals(ExitCode.USAGE, run.exitCode(), run.err());
        assertTrue(run.err().contains(told), run.err());
        assertFalse(Files.exists(folder.resolve("page.html")));
    }
}
