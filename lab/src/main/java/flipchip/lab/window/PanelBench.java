package flipchip.lab.window;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import flipchip.lab.window.FrameFile.Shown;

/// A benchmark of the window with the hardware panel: the first picture of a game, jumps, and the frame rate
/// of playback with the chip at three distances.
public final class PanelBench {
    /// Milliseconds from picture to picture that are a frame of 60 a second.
    public static final double LATE = 17;
    static final long SEED = 20;
    private static final int WARM_UP = 30;
    private static final int JUMPS = 60;
    /// Gate delays: four a second at speed 1, so that no frame is without one.
    private static final String EACH_FRAME_ANOTHER = "16";
    /// A gate delay in two and a half seconds, so that most frames are without one.
    private static final String HARDLY_ANOTHER = "0.1";
    private static final List<String> TITLES =
        List.of("all 64 cells", "one cell in groups of gates", "the gates of a cell");
    private static final List<String> ZOOMS = List.of("ARRAY", "CELL", "GATE");

    private final OpenProgram open;
    private final Plan plan;
    private final SplittableRandom random = new SplittableRandom(SEED);

    /// What is measured.
    ///
    /// @param width     of the window in pixels
    /// @param height    of the window in pixels
    /// @param frames    pictures at each distance
    /// @param rehearsed whether the window rests first until the program has prepared itself, as in front of
    ///                  its user; if not, the game is opened at once
    /// @param rounds    how often the engine searches beside each state of the window; 0 leaves it out
    /// @param seconds   how long each of these searches lasts, about: all do the same work
    /// @param threads   of the engine
    /// @param all       whether both networks and all wires are drawn, the most there can be; if not, those
    ///     that a new user sees
    public record Plan(int width, int height, int frames, boolean rehearsed, int rounds, double seconds,
            int threads, boolean all) {}

    /// The time line playing, in milliseconds.
    ///
    /// @param what         was seen
    /// @param frames       how many pictures
    /// @param median       from picture to picture
    /// @param percentile99 the same, what 99 of 100 do not exceed
    /// @param layout       style and layout of a picture, median
    /// @param layout99     the same, what 99 of 100 do not exceed
    /// @param screen       processor time of the screen's thread for a picture, on average
    /// @param drawing      processor time of the thread that draws, on average
    /// @param late         how many pictures came more than [#LATE] after the one before
    public record Frames(String what, int frames, double median, double percentile99, double layout,
            double layout99, double screen, double drawing, int late) {}

    /// Everything.
    ///
    /// @param rehearsed    seconds until the program was prepared; 0 if it was not waited for
    /// @param firstPicture milliseconds from pasting a game of 60 moves until it is recorded and drawn, in a
    ///                     window just opened
    /// @param nextPicture  the same for another game
    /// @param jumps        milliseconds from a key that goes to the first, last, next or previous move until
    ///     it is drawn: median
    /// @param slowestJump  the longest of these
    /// @param rates        empty if the engine was left out
    public record Figures(double rehearsed, double firstPicture, double nextPicture, double jumps,
            double slowestJump, List<Frames> frames, Optional<EngineBeside.Rates> rates) {}

    private PanelBench(OpenProgram open, Plan plan) {
        this.open = open;
        this.plan = plan;
    }

    /// @param home     an empty folder
    /// @param progress is told what is being measured
    public static Figures measure(Path program, Path home, Plan plan, Consumer<String> progress)
            throws IOException {
        OpenProgram.settings(home, settings(plan, EACH_FRAME_ANOTHER));
        Figures found;
        try (OpenProgram open = new OpenProgram(program, home)) {
            found = new PanelBench(open, plan).measure(progress);
        }
        progress.accept("animation of nothing");
        OpenProgram.settings(home, settings(plan, HARDLY_ANOTHER));
        List<Frames> frames = new ArrayList<>(found.frames);
        try (OpenProgram open = new OpenProgram(program, home)) {
            frames.add(new PanelBench(open, plan).nothing());
        }
        Optional<EngineBeside.Rates> rates = plan.rounds() == 0
            ? Optional.empty()
            : Optional.of(EngineBeside.measure(program, home, plan, progress));
        return new Figures(found.rehearsed, found.firstPicture, found.nextPicture, found.jumps,
            found.slowestJump, frames, rates);
    }

    /// The toolkit's own frames, between which nothing changes.
    private Frames nothing() throws IOException {
        open.await(0, shown -> shown.has("whole=true"), "all of the window");
        if (plan.rehearsed()) {
            open.awaitPhase("warm-up");
        }
        open.paste(OpenProgram.longGame(random));
        return play("nothing, the toolkit's own pulses");
    }

    static Map<String, String> settings(Plan plan, String speed) {
        String all = String.valueOf(plan.all());
        Map<String, String> values = new HashMap<>(Map.of("tour-seen", "true", "white", "person", "theme",
            "dark", "reduced-motion", "true", "both-networks", all, "all-wires", all));
        values.putAll(Map.of("panel", "true", "speed", speed, "window-width", String.valueOf(plan.width()),
            "window-height", String.valueOf(plan.height())));
        return values;
    }

    private Figures measure(Consumer<String> progress) throws IOException {
        Shown whole = open.await(0, shown -> shown.has("whole=true"), "all of the window");
        double rehearsed = 0;
        if (plan.rehearsed()) {
            progress.accept("warm-up");
            open.awaitPhase("warm-up");
            rehearsed = (System.nanoTime() - whole.drawn()) / 1e9;
        }
        progress.accept("first picture of a game");
        double first = open.paste(OpenProgram.longGame(random)).millis();
        double next = open.paste(OpenProgram.longGame(random)).millis();
        progress.accept("jumps");
        List<Double> jumps = jumps();
        List<Frames> frames = new ArrayList<>();
        for (int i = 0; i < ZOOMS.size(); i++) {
            progress.accept("animation: " + TITLES.get(i));
            if (i > 0) {
                String zoom = "zoom=" + ZOOMS.get(i);
                open.act(() -> open.hands().press("Alt+Page_Down"), shown -> shown.has(zoom), zoom);
            }
            frames.add(play(TITLES.get(i)));
        }
        return new Figures(rehearsed, first, next, Percentile.of(jumps, 50), Percentile.of(jumps, 100),
            frames, Optional.empty());
    }

    /// Goes far and near along the game with keys.
    private List<Double> jumps() throws IOException {
        open.hands().press("M");
        List<Double> times = new ArrayList<>();
        String last = "End";
        while (times.size() < JUMPS) {
            boolean far = random.nextInt(3) == 0;
            boolean atBegin = open.file().shown().getLast().has("moves=0");
            boolean atEnd = open.file().shown().getLast().has("moves=60");
            last = far ? atEnd || last.equals("End") && !atBegin ? "Home" : "End"
                : atEnd ? ","
                : atBegin ? "."
                : random.nextInt(2) == 0 ? "."
                : ",";
            open.rest();
            String before = String.valueOf(open.file().shown().getLast().state().get("at"));
            String key = last;
            times.add(open.act(() -> open.hands().press(key),
                shown -> !before.equals(shown.state().get("at")), "a jump by " + key).millis());
        }
        return times;
    }

    /// Plays gate delays from the first move on.
    private Frames play(String title) throws IOException {
        open.rest();
        open.hands().press("G");
        open.rest();
        open.act(() -> open.hands().press("Home"), shown -> shown.has("moves=0"), "the start position");
        open.rest();
        open.hands().press("P");
        Shown begun = open.await(open.file().shown().getLast().drawn(), shown -> shown.has("playing=true"),
            "the time line playing");
        long warm = begun.drawn();
        open.awaitFrames(warm, WARM_UP);
        long from = open.file().frames().getLast().begun();
        Map<String, Long> before = Threads.processorNanos(open.pid());
        open.awaitFrames(from, plan.frames());
        long until = open.file().frames().getLast().begun();
        Map<String, Long> after = Threads.processorNanos(open.pid());
        if (!open.file().shown().getLast().has("playing=true")) {
            throw new IOException("the time line ended before " + plan.frames() + " pictures");
        }
        open.act(() -> open.hands().press("P"), shown -> shown.has("playing=false"), "the end of playing");
        List<Double> gaps = open.file().between(from, until);
        List<Double> layouts =
            open.file().frames().stream().filter(frame -> frame.begun() >= from && frame.begun() <= until)
                .map(frame -> (frame.laidOut() - frame.begun()) / 1e6).toList();
        return new Frames(title, gaps.size(), Percentile.of(gaps, 50), Percentile.of(gaps, 99),
            Percentile.of(layouts, 50), Percentile.of(layouts, 99),
            Threads.millis(before, after, "JavaFX") / gaps.size(),
            Threads.millis(before, after, "QuantumRenderer") / gaps.size(),
            (int) gaps.stream().filter(gap -> gap > LATE).count());
    }
}
