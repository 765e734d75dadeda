package flipchip.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import flipchip.app.cli.answer.ExitCode;
import flipchip.engine.board.Position;
import flipchip.engine.notation.BoardText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Games on the command line that begin with a dash, come from standard input, or are not there.
class PipedGamesTest {
    private static final String THREE_EMPTIES =
        "-OXO-XXOXXXXXXXOXXOXXOXOXOXOOXXOXOXXOOOOXOXXOOOOXOXOOOOOOOOOOOO- O";

    @TempDir
    private Path folder;

    private static CommandLineRun piped(String input, String... args) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return CommandLineRun.of(args);
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void aBoardIsNeverTakenForAnOption() {
        for (String board : List.of(THREE_EMPTIES, THREE_EMPTIES.replace(" ", ""),
            THREE_EMPTIES.replace('-', '.').replaceFirst(".", "-"),
            THREE_EMPTIES.replaceAll("(.{8})(?=.{4})", "$1 "),
            THREE_EMPTIES.replace("O", "W").replace("X", "B"), THREE_EMPTIES.toLowerCase(Locale.ROOT),
            THREE_EMPTIES.replace(" O", " White"), THREE_EMPTIES.replace(" O", "\nO"))) {
            CommandLineRun run = CommandLineRun.of("analyse", board, "--threads", "1", "--depth", "1");

            assertEquals(ExitCode.OK, run.exitCode(), board + run.err());
            assertTrue(run.out().contains("a1"), run::out);
        }
        assertEquals(ExitCode.USAGE, CommandLineRun.of("analyse", "f5", "--dept", "1").exitCode(),
            "options are checked");
    }

    @ParameterizedTest
    @ValueSource(strings = {"f5d6c3", "Transcript: f5d6c3\n", "1. f5 d6 2. c3!", "(;GM[2];B[f5];W[d6];B[c3])",
        "\uFEFFf5 d6 c3\r\n", "[Black \"A\"]\n1. f5 d6 2. c3",
        "(;GM[Othello]BO[8 -------- -------- -------- ---O*--- ---*O---"
            + " -------- -------- -------- *]B[F5]W[D6]B[C3];)",
        "{\"moves\":[{\"m\":\"f5\"},{\"m\":\"d6\"},{\"m\":\"c3\"}]}", "black,moves\nAnn,f5d6c3\n"})
    void aGameComesFromStandardInput(String text) {
        CommandLineRun analysed = piped(text, "analyse", "-", "--depth", "1", "--threads", "1");
        CommandLineRun converted = piped(text, "convert", "-", "--to", "moves", "--out", "-");

        assertTrue(analysed.out().startsWith(" 3. black c3"), analysed.out() + analysed.err());
        assertEquals("f5d6c3\n", converted.out(), converted.err());
        assertEquals(ExitCode.OK, converted.exitCode(), converted.err());
    }

    @Test
    void problemsAndBoardsComeFromStandardInput() {
        assertEquals(ExitCode.OK, piped(THREE_EMPTIES + "; +20;\n", "solve", "-").exitCode());
        assertTrue(piped(THREE_EMPTIES, "analyse", "-", "--threads", "1").out().contains("a1"));
        assertTrue(piped(BoardText.print(Position.INITIAL), "convert", "-", "--to", "board", "--out", "-")
            .out().endsWith(" X\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\n\n", "\t \r\n"})
    void nothingIsMisuse(String text) {
        for (CommandLineRun run : List.of(CommandLineRun.of("analyse", text), piped(text, "analyse", "-"),
            piped(text, "solve", "-"), piped(text, "convert", "-", "--to", "sgf", "--out", "-"))) {
            assertEquals(ExitCode.USAGE, run.exitCode(), run.err());
            assertTrue(run.err().contains("empty"), run.err());
            assertEquals("", run.out());
        }
    }

    @Test
    void whatWasSkippedIsSaidOnStandardError() throws IOException {
        Path file = Files.writeString(folder.resolve("label.txt"), "棋譜：f5d6c3");
        CommandLineRun run = CommandLineRun.of("convert", file.toString(), "--to", "moves", "--out", "-");

        assertEquals("f5d6c3\n", run.out());
        assertEquals(file + ": Not part of the game and skipped: 棋譜", run.err().strip());
        assertEquals(ExitCode.OK, run.exitCode());
        CommandLineRun analysed = CommandLineRun.of("analyse", "Transcript: f5d6c3", "--depth", "1");
        assertEquals("Not part of the game and skipped: Transcript", analysed.err().strip());
        assertFalse(CommandLineRun.of("analyse", "f5d6c9").err().isEmpty());
    }
}
