package flipchip.app.cli.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import flipchip.app.cli.CommandLineRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TerminalTextTest {
    private static final String BAD = "\u001b[31m\u009b\u202e\u2066\u0007";

    @TempDir
    private Path folder;

    private static void assertPrintable(String text) {
        assertTrue(text.chars().noneMatch(
            sign -> sign < 32 && sign != '\n' && sign != '\t' && sign != '\r' || sign >= 127 && sign < 160
                    || sign >= 0x202A && sign <= 0x202E || sign >= 0x2066 && sign <= 0x2069),
            text);
    }

    @Test
    void everyWayOfWritingIsProtected() {
        StringWriter out = new StringWriter();
        TerminalText text = TerminalText.of(new PrintWriter(out));
        text.println("a" + BAD + "b");
        text.printf(Locale.ROOT, "%s%n", BAD);
        text.append(BAD).append('\u001b').print('\u202e');
        text.write(BAD.toCharArray());
        text.format("é ☗ 白\t");
        text.flush();

        assertPrintable(out.toString());
        assertTrue(out.toString().startsWith("a [31m    b" + System.lineSeparator()), out.toString());
        assertTrue(out.toString().endsWith("é ☗ 白\t"));
    }

    @Test
    void namesOfAnArchiveReachNoTerminalRawAndJsonWhole() throws IOException {
        byte[] archive = new byte[16 + 68];
        archive[4] = 1;                          // game
        archive[12] = 8;
        archive[16 + 8] = 56;                    // f5
        Files.write(folder.resolve("one.wtb"), archive);
        byte[] players = new byte[16 + 20];
        players[8] = 1;
        System.arraycopy("A\u001b[2J\u009bB".getBytes(StandardCharsets.ISO_8859_1), 0, players, 16, 7);
        Files.write(folder.resolve("one.jou"), players);
        String database = folder.resolve("games.db").toString();

        CommandLineRun imported =
            CommandLineRun.of("database", "import", "--file", database, folder.toString());
        CommandLineRun found = CommandLineRun.of("database", "games", "--file", database);
        CommandLineRun json = CommandLineRun.of("database", "games", "--json", "--file", database);

        assertEquals(ExitCode.OK, found.exitCode(), imported.err() + found.err());
        assertPrintable(imported.out() + imported.err().replace("\r", "\u0007"));
        assertTrue(found.out().contains("A [2J B"), found.out());
        assertPrintable(found.out());
        assertTrue(json.out().contains("A\\u001B[2J\\u009bB"), json.out());
    }

    @Test
    void namesOnTheCommandLineAreQuotedWithoutTheirEscapes() {
        for (String[] args : new String[][] {{BAD}, {"solve", BAD}, {"hw", "verify", BAD},
            {"drill", "--opening", BAD}, {"play", "--black", BAD}}) {
            CommandLineRun run = CommandLineRun.of(args);
            assertNotEquals(ExitCode.OK, run.exitCode(), run.err());
            assertPrintable(run.err());
        }
    }
}
