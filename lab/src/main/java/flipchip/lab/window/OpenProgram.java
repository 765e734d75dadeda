package flipchip.lab.window;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.io.AtomicFile;
import flipchip.lab.window.FrameFile.Place;
import flipchip.lab.window.FrameFile.Shown;

/// A driver of the program: its own process, its window, and the user's input. Thread: owner.
final class OpenProgram implements AutoCloseable {
    private static final long LONGEST_NANOS = 60_000_000_000L;
    /// The program writes when something happened, so that looking seldom measures as well and takes no
    /// processor from it.
    private static final long LOOK_NANOS = 4_000_000;
    /// Longer than one frame: an act falls anywhere between two of them, as the user's does.
    private static final int PULSE_NANOS = 17_000_000;
    private static final long STILL_NANOS = 250_000_000;

    private final SplittableRandom random = new SplittableRandom(7);
    private final InputRobot hands;
    private final Path said;
    private final FrameFile file;
    private final Process process;
    private final long begun;

    /// What was seen.
    ///
    /// @param millis from the act until it was drawn
    /// @param pulses frames until then
    /// @param work   milliseconds of the frame alone, from its begin until it was drawn
    record Answer(double millis, int pulses, double work) {}

    /// Starts it.
    ///
    /// @param home a folder for settings, which are used, and games, which are forgotten
    OpenProgram(Path program, Path home) throws IOException {
        hands = new InputRobot();
        hands.moveTo(0, 0);
        HomeFolder.delete(home.resolve("data"));
        Path frames = home.resolve("frames");
        Files.deleteIfExists(frames);
        said = home.resolve("said");
        file = new FrameFile(frames);
        ProcessBuilder child = new ProcessBuilder(program.toString()).redirectErrorStream(true)
            .redirectOutput(said.toFile()).redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")));
        child.environment().put("FLIPCHIP_HOME", home.toString());
        child.environment().put("FLIPCHIP_FRAMES", frames.toString());
        begun = System.nanoTime();
        process = child.start();
    }

    /// Settings by their ids, for the starts to come in `home`.
    static void settings(Path home, Map<String, String> values) throws IOException {
        String text = values.entrySet().stream()
            .map(entry -> "\"" + entry.getKey() + "\": \"" + entry.getValue() + "\"")
            .collect(Collectors.joining(", ", "{ \"more\": { ", " } }\n"));
        AtomicFile.write(home.resolve("config").resolve("settings.json"), text);
    }

    /// When it was started, as [System#nanoTime()].
    long begun() {
        return begun;
    }

    FrameFile file() {
        return file;
    }

    InputRobot hands() {
        return hands;
    }

    long pid() {
        return process.pid();
    }

    /// Waits until the window shows what is wanted, and gives the frame that did so first after `from`.
    Shown await(long from, Predicate<Shown> wanted, String what) throws IOException {
        return await(from, wanted, what, () -> {});
    }

    /// The same, and does something again and again meanwhile.
    Shown await(long from, Predicate<Shown> wanted, String what, Runnable meanwhile) throws IOException {
        long start = System.nanoTime();
        List<Shown> all = file.shown();
        for (int seen = 0;;) {
            look(start, what);
            for (; seen < all.size(); seen++) {
                if (all.get(seen).drawn() >= from && wanted.test(all.get(seen))) {
                    return all.get(seen);
                }
            }
            meanwhile.run();
        }
    }

    /// Waits until a phase of the start is over.
    void awaitPhase(String name) throws IOException {
        long start = System.nanoTime();
        while (file.phases().stream().noneMatch(phase -> phase.name().equals(name))) {
            look(start, name);
        }
    }

    /// Waits until `count` pictures were drawn from `from` on; fails if a new one is missing for too long.
    void awaitFrames(long from, int count) throws IOException {
        long start = System.nanoTime();
        int drawn = file.between(from, Long.MAX_VALUE).size();
        while (drawn < count) {
            LockSupport.parkNanos(STILL_NANOS);
            look(start, count + " pictures of an animation");
            int now = file.between(from, Long.MAX_VALUE).size();
            start = now > drawn ? System.nanoTime() : start;
            drawn = now;
        }
    }

    /// Reads on; fails if that has lasted too long.
    private void look(long start, String what) throws IOException {
        boolean alive = process.isAlive();
        file.more();
        if (!alive) {
            throw new IOException("the program ended with status " + process.exitValue() + ": "
                + Files.readString(said).strip());
        }
        if (System.nanoTime() - start > LONGEST_NANOS) {
            throw new IOException("the window did not show this in " + LONGEST_NANOS / 1_000_000_000 + " s: "
                + what + "; but " + file.shown().stream().reduce((_, last) -> last)
                    .map(last -> last.state().toString()).orElse("nothing"));
        }
        LockSupport.parkNanos(LOOK_NANOS);
    }

    /// Acts, waits until the window shows what is wanted, and says how long that took.
    Answer act(Runnable act, Predicate<Shown> wanted, String what) throws IOException {
        LockSupport.parkNanos(random.nextInt(PULSE_NANOS));
        long from = System.nanoTime();
        act.run();
        Shown shown = await(from, wanted, what);
        return new Answer((shown.drawn() - from) / 1e6, file.pulses(from, shown),
            (shown.drawn() - shown.begun()) / 1e6);
    }

    /// Whether the newest of what it shows becomes that soon.
    boolean shows(String word, long nanos) throws IOException {
        long start = System.nanoTime();
        while (!file.shown().getLast().has(word) && System.nanoTime() - start < nanos) {
            look(start, word);
        }
        return file.shown().getLast().has(word);
    }

    /// Lets it come to rest.
    void rest() {
        LockSupport.parkNanos(STILL_NANOS + random.nextInt(PULSE_NANOS));
    }

    /// Pastes a game, and waits until it is recorded and drawn.
    Answer paste(Game game) throws IOException {
        StringBuilder moves = new StringBuilder();
        game.moves().forEach(moves::append);
        hands.copy(moves.toString());
        rest();
        return act(() -> hands.press("Ctrl+V"), shown -> shown.has("moves=" + game.length(),
            "run=" + game.length(), "last=" + game.moves().getLast()), "a game that was pasted");
    }

    /// Moves the mouse over a square of the board.
    void point(Square square) throws IOException {
        Place first = file.place("a1").orElseThrow(() -> new IOException("the window shows no board"));
        Place last = file.place("h8").orElseThrow(() -> new IOException("the window shows no board"));
        hands.moveTo(first.left() + first.width() / 2 + (last.left() - first.left()) * square.file() / 7,
            first.top() + first.height() / 2 + (last.top() - first.top()) * square.row() / 7);
    }

    /// A game of random moves that fills the board.
    static Game longGame(SplittableRandom random) {
        while (true) {
            Game game = Game.random(60, random);
            if (game.length() == 60) {
                return game;
            }
        }
    }

    /// Ends it as its user does, or else by force.
    @Override
    public void close() throws IOException {
        if (process.isAlive()) {                      // the keys go to the window in focus
            hands.press("Ctrl+Q");
        }
        try (file) {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
