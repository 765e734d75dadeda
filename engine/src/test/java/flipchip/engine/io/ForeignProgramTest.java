package flipchip.engine.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
class ForeignProgramTest {
    private static final int MEGABYTES = 100;
    /// A program with a child and a grandchild that ignore what can be ignored; prints their numbers.
    private static final String FAMILY =
        "trap '' HUP TERM INT; sleep 600 & echo $!; (sleep 600 & echo $!); echo $$; ";

    @TempDir
    private Path folder;

    private static ProcessBuilder shell(String script) {
        return new ProcessBuilder("sh", "-c", script);
    }

    /// Starts what the argument says, and waits to be killed.
    static final class Starter {
        private Starter() {}

        static void main(String[] args) throws Exception {
            Process process = ForeignProgram.start(shell(args[0]));
            process.inputReader().lines().forEach(line -> {
                System.out.println(line);
                System.out.flush();
            });
        }
    }

    private static List<Long> numbers(Process process) throws IOException {
        BufferedReader lines = process.inputReader();
        List<Long> numbers = new ArrayList<>();
        while (numbers.size() < 3) {
            numbers.add(Long.valueOf(Optional.ofNullable(lines.readLine()).orElseThrow()));
        }
        return numbers;
    }

    private static List<Long> alive(List<Long> numbers) {
        return numbers.stream().filter(ForeignProgramTest::runs).toList();
    }

    /// Whether a process runs; false for one that has ended and whose parent has not collected it yet.
    private static boolean runs(long number) {
        try {
            String line = Files.readString(Path.of("/proc", String.valueOf(number), "stat"));
            return line.charAt(line.lastIndexOf(')') + 2) != 'Z';
        } catch (IOException _) {
            return false;
        }
    }

    private static void assertGone(List<Long> numbers) {
        CompletableFuture<?>[] ends = numbers.stream().flatMap(number -> ProcessHandle.of(number).stream())
            .map(ProcessHandle::onExit).toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(ends).completeOnTimeout(null, 20, TimeUnit.SECONDS).join();
        assertEquals(List.of(), alive(numbers));
    }

    @Test
    void nothingIsLeftAfterThisProgramIsKilled() throws Exception {
        Path root = Path.of(System.getProperty("flipchip.root"));
        Process ours = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-cp",
            root.resolve("engine/target/classes") + File.pathSeparator
                + root.resolve("engine/target/test-classes"),
            Starter.class.getName(), FAMILY + "while :; do :; done").start();
        List<Long> numbers = numbers(ours);
        assertEquals(numbers, alive(numbers));

        ours.destroyForcibly();

        assertGone(numbers);
    }

    @Test
    void nothingIsLeftAfterTheProgramHasEnded() throws Exception {
        Process process = ForeignProgram.start(shell(FAMILY));

        List<Long> numbers = numbers(process);
        assertEquals(0, process.waitFor());

        assertGone(numbers);
    }

    @Test
    void endingEndsTheWholeFamily() throws Exception {
        Process process = ForeignProgram.start(shell(FAMILY + "sleep 600"));
        List<Long> numbers = numbers(process);

        ForeignProgram.end(process);

        assertGone(numbers);
    }

    @Test
    void aProcessOfAnotherSessionIsEndedAsWell() throws Exception {
        Process process = ForeignProgram.start(
            shell("setsid sleep 600 & echo $!; setsid -f sh -c 'echo $$; sleep 600'; echo $$; sleep 600"));
        List<Long> numbers = numbers(process);

        ForeignProgram.end(process);

        assertGone(numbers);
    }

    @Test
    void aProgramWithTooManyProcessesIsEnded() throws Exception {
        Process process =
            ForeignProgram.start(shell("i=0; while [ $i -lt 300 ]; do sleep 600 & i=$((i + 1)); done; wait"));

        assertTrue(process.waitFor(30, TimeUnit.SECONDS), "it goes on");
        assertNotEquals(0, process.exitValue());
    }

    @Test
    void aProgramThatNeedsMoreMemoryFails() throws Exception {
        Process process = ForeignProgram.start(
            shell("head -c 1000000000 /dev/zero | tail -c 900000000 > /dev/null").redirectErrorStream(true),
            MEGABYTES);
        process.inputReader().lines().forEach(_ -> {});

        assertNotEquals(0, process.waitFor());
    }

    @Test
    void processesThatNeedMoreMemoryTogetherAreEnded() throws Exception {
        String holder = "(head -c 40000000 /dev/zero; sleep 600) | tail -c 40000000 & ";
        Process process = ForeignProgram.start(shell(holder.repeat(5) + "wait"), MEGABYTES);

        assertTrue(process.waitFor(30, TimeUnit.SECONDS), "it goes on");
        assertNotEquals(0, process.exitValue());
    }

    @Test
    void theProgramGetsItsArgumentsFolderAndInput() throws Exception {
        Process process = ForeignProgram.start(
            new ProcessBuilder("sh", "-c", "pwd -P; cat; printf '<%s>' \"$@\"; exit 7", "x", "a b", "", "*")
                .directory(folder.toFile()));
        try (var out = process.outputWriter()) {
            out.write("in\n");
        }

        assertEquals(folder.toRealPath() + "\nin\n<a b><><*>",
            String.join("\n", process.inputReader().lines().toList()));
        assertEquals(7, process.waitFor());
    }

    @Test
    void aWorkingFolderThatIsNoneIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("text"), "x");
        assertEquals(folder + "/none does not exist", inFolder(folder.resolve("none")));
        assertEquals(file + " is not a folder", inFolder(file));
    }

    private static String inFolder(Path place) {
        ProcessBuilder builder = new ProcessBuilder("true").directory(place.toFile());
        return assertThrows(FileFault.class, () -> ForeignProgram.start(builder)).getMessage();
    }

    @Test
    void aProgramThatCannotBeRunIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("text"), "x");
        for (String name : List.of("no-such-program", folder + "/none", folder.toString())) {
            FileFault fault =
                assertThrows(FileFault.class, () -> ForeignProgram.start(new ProcessBuilder(name)));
            assertEquals(FileFault.Kind.MISSING, fault.kind());
            assertEquals(name, fault.file());
        }
        assertEquals(FileFault.Kind.NOT_RUN,
            assertThrows(FileFault.class, () -> ForeignProgram.start(new ProcessBuilder(file.toString())))
                .kind());
    }
}
