package flipchip.app.cli.circuit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import flipchip.app.cli.Cli;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.cli.answer.ExitCode;
import flipchip.engine.testkit.Waiting;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {
    @TempDir
    Path folder;

    private CommandLineRun check(String from, String to, String... options) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/yosys")), "Yosys is not installed");
        Path file = folder.resolve("mine.v");
        Files.writeString(file, CommandLineRun.of("hw", "check", "--start").out().replace(from, to));
        return options.length == 0
            ? CommandLineRun.of("hw", "check", file.toString())
            : CommandLineRun.of("hw", "check", file.toString(), options[0]);
    }

    @Test
    void theStartingFileIsProvedWithAHundredPoints() throws Exception {
        CommandLineRun run = check("", "");

        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(run.lines().getFirst().startsWith("Proved equal to the specification: "));
        assertTrue(run.lines().getFirst().endsWith("100 points."));
    }

    @Test
    void eachKindOfFailureHasAnExitStatusOfItsOwn() throws Exception {
        assertEquals(3, check("endmodule", "").exitCode());
        assertEquals(4, check("assign toW = |flW | mvW;", "").exitCode());
        assertEquals(5, check("assign toB = |flB | mvB;", "assign toB = |flB;").exitCode());
        assertEquals(ExitCode.FAILED,
            CommandLineRun.of("hw", "check", folder.resolve("none.v").toString()).exitCode());
    }

    @Test
    void theJsonFormIsForGrading() throws Exception {
        CommandLineRun run = check("assign toB = |flB | mvB;", "assign toB = |flB;", "--json");

        JsonNode line = new ObjectMapper().readTree(run.lines().getFirst());
        assertEquals("differs", line.get("verdict").asText());
        assertEquals(20, line.get("points").asInt());
        assertTrue(line.get("findings").get(0).get("line").asInt() > 20);
    }

    @Test
    @Timeout(900)
    void aWatchedFileMayVanishWhileItIsSaved() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/yosys")), "Yosys is not installed");
        Path file = folder.resolve("watched.v");
        String start = CommandLineRun.of("hw", "check", "--start").out();
        Files.writeString(file, start);
        StringWriter out = new StringWriter();
        Thread watching = Thread.ofPlatform().start(() -> Cli.run(new PrintWriter(out, true),
            new PrintWriter(out, true), (_, _) -> {}, "hw", "check", file.toString(), "--watch"));

        await(out, "100 points.");
        Files.delete(file);
        awaitLook(watching);
        Files.writeString(file, start.replace("endmodule", ""));
        await(out, "Does not compile.");

        assertTrue(watching.isAlive());
        watching.interrupt();
        watching.join();
    }

    private static void await(StringWriter out, String text) throws InterruptedException {
        Waiting.until(() -> out.toString().contains(text));
    }

    /// The thread sleeps between two looks at the file: after two more sleeps have begun, a look lies
    /// between.
    private static void awaitLook(Thread watching) throws InterruptedException {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long before = threads.getThreadInfo(watching.threadId()).getWaitedCount();
        Waiting.until(() -> threads.getThreadInfo(watching.threadId()).getWaitedCount() >= before + 2);
    }
}
