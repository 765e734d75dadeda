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
        Files.writeString(file, CommandLineRun.of("hw", "check", "--start=ours").out().replace(from, to));
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
    void theFileToStartWithIsAnExercise() {
        String empty = CommandLineRun.of("hw", "check", "--start").out();
        assertTrue(empty.contains("output legal,") && !empty.contains("assign"), empty);
        assertTrue(CommandLineRun.of("hw", "check", "--start=half").out().contains("assign legal"));
        assertTrue(CommandLineRun.of("hw", "check", "--start=ours").out().contains("assign toW"));
    }

    /// A right cell, one that is wrong, one that is half written in a folder of its own, and no text.
    private void aClass() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/yosys")), "Yosys is not installed");
        String ours = CommandLineRun.of("hw", "check", "--start=ours").out();
        Files.writeString(folder.resolve("ann.v"), ours);
        Files.writeString(folder.resolve("bob.v"),
            ours.replace("assign toB = |flB | mvB;", "assign toB = |flB;"));
        Path own = Files.createDirectory(folder.resolve("eve"));
        Files.writeString(own.resolve("my_cell.sv"), CommandLineRun.of("hw", "check", "--start=half").out());
        Files.write(folder.resolve("zip.v"), new byte[] {'P', 'K', 0, 0, 1, 0, 9});
    }

    @Test
    void aFolderIsOneTable() throws Exception {
        aClass();

        CommandLineRun run = CommandLineRun.of("hw", "check", folder.toString());

        assertEquals(7, run.exitCode(), run.err());
        assertEquals(5, run.lines().size(), run.out());
        assertTrue(run.lines().get(0).matches("file +verdict +points +remB .*toW +codes"), run.out());
        assertTrue(run.lines().get(1).matches(".*ann\\.v +proved +100( +right){9} +-"), run.out());
        assertTrue(run.lines().get(2).matches(".*bob\\.v +differs +20.* wrong .*differs.*"), run.out());
        assertTrue(run.lines().get(3).matches(".*my_cell\\.sv +no_cell +20.* none .*output\\.open"),
            run.out());
        assertTrue(run.lines().get(4).matches(".*zip\\.v +broken +0( +-){9} +binary"), run.out());
    }

    @Test
    void aTeacherSetsTheMarks() throws Exception {
        aClass();
        Path rules = Files.writeString(folder.resolve("rules.txt"),
            "compiles = 10\noutputs = 5\nlegal = 25   # the lesson\nthreshold = 50\n");
        String half = folder.resolve("eve").toString();

        CommandLineRun run = CommandLineRun.of("hw", "check", half, "--csv", "--rules", rules.toString());
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertEquals("file,verdict,points,remB,remW,rolB,rolW,flipOutB,flipOutW,legal,toB,toW,codes",
            run.lines().getFirst());
        assertTrue(run.lines().getLast().endsWith("no_cell,55,5,5,5,5,0,0,25,0,0,output.open"), run.out());
        assertEquals(7, CommandLineRun
            .of("hw", "check", half, "--rules", rules.toString(), "--threshold", "60").exitCode());
        Files.writeString(rules, "leagl = 5\n");
        assertEquals(ExitCode.USAGE,
            CommandLineRun.of("hw", "check", half, "--rules", rules.toString()).exitCode());
    }

    @Test
    void everyFileHasAnObjectWithItsName() throws Exception {
        aClass();
        Path none = folder.resolve("none.v");

        CommandLineRun run =
            CommandLineRun.of("hw", "check", "--json", folder.resolve("bob.v").toString(), none.toString());
        JsonNode wrong = new ObjectMapper().readTree(run.lines().getFirst());
        assertTrue(wrong.get("file").asText().endsWith("bob.v"));
        assertEquals("wrong", wrong.get("outputs").get("toB").get("state").asText());
        assertEquals("differs", wrong.get("findings").get(0).get("code").asText());
        assertEquals("unreadable", new ObjectMapper().readTree(run.lines().get(1)).get("verdict").asText());
        CommandLineRun alone = CommandLineRun.of("hw", "check", "--json", none.toString());
        assertEquals(ExitCode.FAILED, alone.exitCode());
        assertTrue(alone.out().contains("\"verdict\":\"unreadable\""), alone.out());
    }

    @Test
    @Timeout(900)
    void aWatchedFileMayVanishWhileItIsSaved() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/yosys")), "Yosys is not installed");
        Path file = folder.resolve("watched.v");
        String start = CommandLineRun.of("hw", "check", "--start=ours").out();
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
