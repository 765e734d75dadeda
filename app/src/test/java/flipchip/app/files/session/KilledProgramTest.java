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
import flipchip.app.files.format.SavedGame;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.GameStatus;
import flipchip.engine.board.Game;
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
    /// Of the moments; `app/tools/kills` takes another for each run.
    static final long SEED = Long.getLong("flipchip.kills.seed", 20_261_121);
    private static final int KILLS = Integer.getInteger("flipchip.kills", 200);
    private static final int STEPS = 100_000;
    private static final int LATEST_STEP = 70;
    /// A game without a move is not offered.
    private static final SessionState NO_MOVE =
        new SessionState(SavedGame.of(Game.INITIAL), List.of(), 0, GameStatus.FRESH);
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

    @Tag("thorough")
    @Test
    @Timeout(900)
    void bothGamesOfTwoKilledWindowsAreKept() throws Exception {
        killTwoOften(1);
    }

    @Test
    @Tag("slow")
    void bothGamesOfTwoWindowsAreKeptInManyKills() throws Exception {
        killTwoOften(Math.max(1, KILLS / 4));
    }

    /// Two windows use one home; the next start recovers the game of the first and offers that of the second.
    private void killTwoOften(int times) throws Exception {
        SplittableRandom random = new SplittableRandom(SEED + 1);
        for (int i = 0; i < times; i++) {
            Path home = folder.resolve("two" + i);
            Process one = start(home, i, STEPS);
            Process two = one;
            try (BufferedReader first = one.inputReader(StandardCharsets.UTF_8)) {
                assertEquals("shown 0 []", first.readLine());
                two = start(home, i + times, STEPS);
                try (BufferedReader second = two.inputReader(StandardCharsets.UTF_8)) {
                    int shownSecond = last(second, random.nextInt(1, LATEST_STEP));
                    int shownFirst = last(first, random.nextInt(1, LATEST_STEP));
                    two.toHandle().destroyForcibly();
                    one.toHandle().destroyForcibly();
                    shownFirst = Math.max(shownFirst, last(first, Integer.MAX_VALUE));
                    shownSecond = Math.max(shownSecond, last(second, Integer.MAX_VALUE));
                    one.waitFor();
                    two.waitFor();
                    check(recover(home), i, shownFirst);
                    check(left(home), i + times, shownSecond);
                }
            } finally {
                one.destroyForcibly().waitFor();
                two.destroyForcibly().waitFor();
            }
        }
    }

    /// Reads until this step is shown, or to the end; the last step that is shown.
    private static int last(BufferedReader out, int step) throws IOException {
        int last = 0;
        String line;
        while (last < step && (line = out.readLine()) != null) {
            last = Math.max(last, number(line));
        }
        return last;
    }

    private static SessionState left(Path home) throws IOException {
        try (SessionJournal journal = SessionJournal.open(home.resolve("data/session"))) {
            return journal.left().stream().map(SessionJournal.Left::state).findFirst().orElse(NO_MOVE);
        }
    }

    private void killOften(int times) throws Exception {
        SplittableRandom random = new SplittableRandom(SEED);
        int shownInAll = 0;
        for (int i = 0; i < times; i++) {
            Path home = folder.resolve("home" + i);
            int shown = kill(home, i, random.nextInt(LATEST_STEP), random.nextInt(LONGEST_WAIT_MILLIS));
            check(recover(home), i, shown);
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

    private static void check(SessionState state, int seed, int shown) {
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
