package flipchip.app.cli.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The program in a process of its own, with standard streams that are full, gone or closed.
@EnabledOnOs(OS.LINUX)
@Timeout(900)
class StandardStreamsTest {
    @TempDir
    private Path folder;
    private String before = "";

    private record Ended(int code, String said) {}

    /// @param redirection what the shell does with the streams of "$@"
    private Ended run(String redirection, List<String> options, String... args) throws Exception {
        Path root = Path.of(System.getProperty("flipchip.root"));
        String path = String.join(File.pathSeparator, System.getProperty("java.class.path"),
            System.getProperty("jdk.module.path", ""), root.resolve("app/target/classes").toString(),
            root.resolve("engine/target/classes").toString(),
            root.resolve("hwsim/target/classes").toString());
        List<String> command =
            new ArrayList<>(List.of("bash", "-c", "set -o pipefail; " + before + "\"$@\" " + redirection,
                "bash", Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "--add-modules", "jdk.incubator.vector",
                "--enable-native-access=ALL-UNNAMED", "-cp", path));
        command.addAll(options);
        command.add("flipchip.app.Main");
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(folder.resolve("err").toFile());
        builder.environment().put("FLIPCHIP_HOME", folder.resolve("home").toString());
        Process process = builder.start();
        process.getInputStream().readAllBytes();
        int code = process.waitFor();
        String said = Files.readString(folder.resolve("err"), StandardCharsets.UTF_8).lines()
            .filter(line -> !line.startsWith("WARNING: Using incubator"))
            .reduce("", (all, line) -> all + line + "\n");
        return new Ended(code, said);
    }

    @Test
    @Tag("thorough")
    void aFullDiskIsToldAndFails() throws Exception {
        assumeTrue(Files.exists(Path.of("/dev/full")));
        for (String[] command : List.of(new String[] {"hw", "list"}, new String[] {"perft", "5", "--json"},
            new String[] {"drill"}, new String[] {"hw", "repair", "3"})) {
            Ended ended = run("> /dev/full", List.of(), command);
            assertEquals(1, ended.code, ended.said);
            assertEquals("standard output cannot be written: No space left on device\n", ended.said);
        }
    }

    @Test
    @Tag("thorough")
    void aReaderThatHasGoneEndsTheCommandInSilence() throws Exception {
        Ended perft = run("| head -1", List.of(), "perft", "15");
        assertEquals(1, perft.code, perft.said);
        assertEquals("", perft.said);

        for (String[] command : List.of(new String[] {"drill"}, new String[] {"hw", "repair", "3"})) {
            Ended asking = run("< <(yes what) | head -1", List.of(), command);
            assertEquals(1, asking.code, asking.said);
            assertEquals("", asking.said);
        }

        String always = "< <(echo nboard 2; for i in {1..600}; do echo ping $i; sleep 0.1; done) | head -1";
        Ended engine = run(always, List.of(), "engine", "nboard", "--threads", "1");
        assertEquals(1, engine.code, engine.said);
        assertEquals("", engine.said);
    }

    @Test
    void helpThatCannotBeWrittenIsToldInOneLine() throws Exception {
        assumeTrue(Files.exists(Path.of("/dev/full")));

        Ended ended = run("> /dev/full", List.of(), "match", "--help");

        assertEquals(1, ended.code, ended.said);
        assertEquals("standard output cannot be written: No space left on device\n", ended.said);
    }

    @Test
    void aClosedInputIsEmpty() throws Exception {
        Ended ended = run("<&-", List.of(), "engine", "gtp", "--threads", "1");

        assertEquals(0, ended.code, ended.said);
        assertEquals("", ended.said);
    }

    @Test
    void tooLittleMemoryIsOneLine() throws Exception {
        Ended ended = run("", List.of("-Xmx24m"), "demo");

        assertEquals(1, ended.code, ended.said);
        assertTrue(ended.said.contains("heap") || ended.said.startsWith("not enough memory"), ended.said);
        assertEquals(1, ended.said.lines().count(), ended.said);
    }

    @Test
    @Tag("thorough")
    void gamesOnStandardOutputAreUtf8InEveryLocale() throws Exception {
        before = "export LC_ALL=C; ";
        Path in = Files.writeString(folder.resolve("in.sgf"), "(;FF[4]GM[2]PB[J\u00f6rg]PW[\u6751];B[f5])");
        Path out = folder.resolve("out.sgf");

        Ended ended =
            run("> '" + out + "'", List.of(), "convert", in.toString(), "--to", "sgf", "--out", "-");

        assertEquals(0, ended.code, ended.said);
        String text = Files.readString(out, StandardCharsets.UTF_8);
        assertTrue(text.contains("PB[J\u00f6rg]PW[\u6751]"), text);
    }

    @Test
    @Tag("thorough")
    void aFolderThatCannotBeNamedHereIsOneLine() throws Exception {
        before = "export LC_ALL=C FLIPCHIP_HOME=$'/tmp/\\xc3\\xa9'; ";
        Ended ended = run("", List.of(), "database", "moves");

        assertTrue(ended.code == 1 || ended.code == 2, ended.said);
        assertEquals(1, ended.said.lines().count(), ended.said);
    }
}
