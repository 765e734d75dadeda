package flipchip.app.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.learn.school.Memory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DrillCommandTest {
    @TempDir
    private Path folder;

    private CommandLineRun run(String typed, String... options) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
        try {
            return CommandLineRun
                .of(Stream.concat(Stream.of("drill", "--file", folder.resolve("drill.txt").toString()),
                    Stream.of(options)).toArray(String[]::new));
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void aWrongAndARightMoveAreJudgedExplainedAndKept() throws IOException {
        CommandLineRun run = run("a1\nc7\nc4\n", "--line", "f5d6c3d3c4");

        assertEquals(0, run.exitCode(), run.err());
        assertEquals("new line f5d6c3d3c4: f5d6c3d3c4", run.lines().getFirst());
        assertTrue(run.lines().get(1).startsWith("f5d6  ("), run.out());
        assertTrue(run.out().contains("'a1' is not a legal move"), run.out());
        assertEquals("not quite: usual c3 52 %, c5 26 %, c4 19 %; c7 gives away 12.5 discs",
            run.line("not quite"));
        assertTrue(run.lines().contains("correct"), run.out());
        assertTrue(run.line("1 of 2 correct").contains("next in 1 min"), run.out());
        assertEquals(2, Memory.load(folder.resolve("drill.txt"), _ -> {}).cards().size());
    }

    @Test
    void aMistakeOfALineIsNamedWhenItIsShownAndRefusedWhenItIsPlayed() {
        CommandLineRun run = run("d3\n", "--opening", "Wing");

        assertTrue(run.out()
            .startsWith("new line Wing: f5f6d3f4\n  instead of d3 play e6 98 %; d3 gives away 10.0 discs\n"
                + "f5f6  (Wing)?\n"),
            run.out());
        assertEquals("not quite: usual e6 98 %; d3 gives away 10.0 discs", run.line("not quite"));
    }

    @Test
    void aGoodMoveOfAnotherOpeningIsCorrect() {
        assertEquals("correct; f5d6c3d3c4 continues with c3",
            run("c5\n", "--line", "f5d6c3d3c4").line("correct"));
    }

    @Test
    void aDamagedLineIsReportedOnceAndTheFileIsKept() throws IOException {
        run("c7\n", "--line", "f5d6c3d3c4");
        Path file = folder.resolve("drill.txt");
        String damaged = Files.readString(file) + "\u001b[31m \u202e" + "x".repeat(5000) + "\n";
        Files.writeString(file, damaged);

        CommandLineRun run = run("c4\nc4\n", "--line", "f5d6c3d3c4");

        assertEquals(0, run.exitCode(), run.err());
        assertEquals(file + ": damaged lines (3) are left out; the next change keeps a copy of the file as "
            + "drill.txt.damaged\n", run.err());
        assertEquals(damaged, Files.readString(folder.resolve("drill.txt.damaged")));
        assertEquals(2, Memory.load(file, fault -> fail(fault)).cards().size());
    }

    @Test
    void anUnknownOpeningAndABadLineAreRefusedInALine() {
        assertTrue(run("", "--opening", "Nowhere").err().contains("no opening name contains 'Nowhere'"));
        assertEquals(2, run("", "--line", "f5f5").exitCode());
        assertEquals(2, run("", "--new", "-1").exitCode());
    }

    @Test
    void aLineWithoutAMoveToAskIsRefusedInALine() {
        CommandLineRun run = run("", "--line", "f5d6");

        assertEquals(2, run.exitCode());
        assertTrue(run.err().startsWith("--line: no move of black to learn"), run.err());
    }

    @Test
    void anOpeningAndALineExcludeEachOther() {
        CommandLineRun run = run("", "--opening", "Tiger", "--line", "f5d6c3");

        assertEquals(2, run.exitCode());
        assertTrue(run.err().startsWith("--opening and --line exclude each other"), run.err());
    }
}
