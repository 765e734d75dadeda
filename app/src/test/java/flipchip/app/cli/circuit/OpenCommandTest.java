package flipchip.app.cli.circuit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.cli.answer.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The parts of circuits in the terminal, of ours and of a user's.
class OpenCommandTest {
    @TempDir
    private Path folder;

    @Test
    void thePartsOfACircuitAndOfAPartAreListed() {
        CommandLineRun whole = CommandLineRun.of("hw", "open", "machine");
        CommandLineRun part = CommandLineRun.of("hw", "open", "machine", "--part", "controller");

        assertEquals(ExitCode.OK, whole.exitCode(), whole.err());
        assertTrue(whole.line("controller").contains("block"), whole.out());
        assertEquals(ExitCode.OK, part.exitCode(), part.err());
        assertTrue(part.lines().size() > 5, part.out());
    }

    @Test
    void aPartThatIsNotThereIsNamedWithThoseThatAre() {
        CommandLineRun run = CommandLineRun.of("hw", "open", "machine", "--part", "nothing");

        assertEquals(ExitCode.USAGE, run.exitCode());
        assertTrue(run.err().contains("no part 'nothing'") && run.err().contains("controller"), run.err());
    }

    @Test
    void aNameThatIsNoFileNameIsSaidInTheTerminal() {
        assertEquals(Optional.empty(), OpenCommand.window(List.of("a\0.v")));
        CommandLineRun run = CommandLineRun.of("hw", "open", "a\0.v");

        assertEquals(ExitCode.USAGE, run.exitCode());
        assertTrue(run.err().contains("is not a valid file name here"), run.err());
    }

    @Test
    void theOptionsOfOwnCircuitsAreRefusedForOurs() {
        assertEquals(ExitCode.USAGE, CommandLineRun.of("hw", "open", "machine", "--top", "x").exitCode());
    }

    @Test
    void aUsersCircuitIsListedAndJudged() throws IOException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/yosys")), "Yosys is not installed");
        Path file = folder.resolve("b.v");
        Files.writeString(file, "module b(input [63:0] own, other, output [63:0] legal);\n"
            + "assign legal = ~own & ~other;\nendmodule\n");

        CommandLineRun parts = CommandLineRun.of("hw", "open", file.toString());
        CommandLineRun judged = CommandLineRun.of("hw", "check", "--board", file.toString());

        assertEquals(ExitCode.OK, parts.exitCode(), parts.err());
        assertEquals(5, judged.exitCode(), judged.err());
        assertTrue(judged.out().contains("Wrong on this board, X to move:")
                && judged.out().contains("Not legal, but it says yes: "),
            judged.out());
    }
}
