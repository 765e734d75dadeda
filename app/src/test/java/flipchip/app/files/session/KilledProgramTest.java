package flipchip.app.files.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import flipchip.app.game.session.GameSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Kills the real window at random moments of a scripted session and looks what is left.
///
/// The window says what it shows before it paints it, so a step that was said is at least as old as one that
/// was seen. What is recovered must be the state after that step or a later one: nothing shown is lost,
/// nothing else is made up.
class KilledProgramTest {
    private static final long SEED = 20_261_121;
    private static final int KILLS = Integer.getInteger("flipchip.kills", 200);
    private static final int STEPS = 100_000;
    private static final int LATEST_STEP = 70;
    private static final int LONGEST_WAIT_MILLIS = 40;

    @TempDir
    private Path folder;

    @Tag("thorough")
    @Test
    @Timeout(900)
    void noShownMoveIsLostInTwoKills() throws Exception {
        killOften(2);
    }

    @Test
    @Tag("slow")
    void noShownMoveIsLostInManyKills() throws Exception {
        killOften(KILLS);
    }

    @Tag("thorough")
    @Test
    @Timeout(900)
    void theNextStartShowsTheGame() throws Exception {
        Path home = folder.resolve("home");
        kill(home, 1, 12, 5);
        SessionState state = recover(home);
        Process process = start(home, 1, 0);
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            assertEquals("shown 0 " + state.path(), out.readLine());
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    private void killOften(int times) throws Exception {
        SplittableRandom random = new SplittableRandom(SEED);
        int shownInAll = 0;
        for (int i = 0; i < times; i++) {
            Path home = folder.resolve("home" + i);
            int shown = kill(home, i, random.nextInt(LATEST_STEP), random.nextInt(LONGEST_WAIT_MILLIS));
            check(home, i, shown);
            shownInAll += shown;
        }
        assertTrue(shownInAll > 2 * times, "only " + shownInAll + " steps were shown in " + times + " runs");
    }

    /// Starts the window, kills it so long after it has shown step `step`, and answers the last step it
    /// showed.
    private static int kill(Path home, int seed, int step, int millis)
            throws IOException, InterruptedException {
        Process process = start(home, seed, STEPS);
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            String line = out.readLine();
            assertEquals("shown 0 []", line);
            while (line != null && number(line) < step) {
                line = out.readLine();
            }
            process.waitFor(millis, TimeUnit.MILLISECONDS);
            // Process.destroyForcibly() would also close the pipe we read
            process.toHandle().destroyForcibly();
            int last = step;
            for (line = out.readLine(); line != null; line = out.readLine()) {
                last = Math.max(last, number(line));
            }
            process.waitFor();
            return last;
        }
    }

    /// The step a line says; a line that was cut off says nothing.
    private static int number(String line) {
        return line.matches("shown \\d+ \\[.*]") ? Integer.parseInt(line.split(" ")[1]) : 0;
    }

    private static void check(Path home, int seed, int shown) throws IOException {
        SessionState state = recover(home);
        GameSession recovered = new GameSession();
        recovered.show(state.game().tree(), state.line());
        recovered.jump(state.ply());
        GameSession session = new GameSession();
        SessionScript script = new SessionScript(seed);
        List<String> since = new ArrayList<>();
        for (int step = 1; step <= shown + 3; step++) {
            if (step > shown) {
                since.add(SessionScript.describe(session));
            }
            script.step(session, step);
        }
        String found = SessionScript.describe(recovered);
        assertTrue(since.contains(found), () -> "seed " + seed + ": shown step " + shown + " is "
            + since.getFirst() + "\nrecovered: " + found);
    }

    private static SessionState recover(Path home) throws IOException {
        try (SessionJournal journal = SessionJournal.open(home.resolve("data/session"))) {
            assertEquals(List.of(), journal.problems());
            return journal.recovered().orElseThrow();
        }
    }

    private static Process start(Path home, int seed, int steps) throws IOException {
        return java("flipchip.app.files.session.ScriptedWindow", home.toString(), String.valueOf(seed),
            String.valueOf(steps));
    }

    /// A process of its own with the classes of this one.
    static Process java(String main, String... arguments) throws IOException {
        Path root = Path.of(System.getProperty("flipchip.root"));
        String path = String.join(File.pathSeparator, System.getProperty("java.class.path"),
            System.getProperty("jdk.module.path", ""), root.resolve("app/target/test-classes").toString(),
            root.resolve("engine/target/classes").toString(),
            root.resolve("hwsim/target/classes").toString());
        List<String> command =
            new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "--add-modules", "jdk.incubator.vector",
                "--enable-native-access=ALL-UNNAMED", "-Dglass.platform=Headless", "-Dprism.order=sw",
                "-Dprism.disableRegionCaching=true",
                "-Djavafx.cachedir=" + root.resolve("app/target/jfx-cache"), "-Dflipchip.root=" + root, "-cp",
                path, main));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }
}
