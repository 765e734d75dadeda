package flipchip.app.start;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import flipchip.app.window.assembly.OnScreen;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.shape.Rectangle;

/// Writes what the window draws and when, where [#FILE] names a file, line by line while it happens: a
/// program that uses the window from outside can follow. No frame is drawn for its sake. FX thread only.
///
/// A line is words between tabs; times are those of [System#nanoTime()], which on a computer all processes
/// share, processor times are of all threads in milliseconds:
///
///     phase  END PROCESSOR NAME           a phase of the start is over
///     frame  BEGUN LAID-OUT WORKED        a frame, until it is handed to the thread that draws, and how many
///                                         nanoseconds the screen's thread had worked by then
///     place  ID LEFT TOP WIDTH HEIGHT     where a part lies on the screen, before what is shown there
///     changes shows  BEGUN DRAWN PROCESSOR WHAT   the frame begun then, drawn now, is the first to show this
public final class FrameLog {
    /// Variable that names the file.
    public static final String FILE = "FLIPCHIP_FRAMES";
    private static final System.Logger LOG = System.getLogger(FrameLog.class.getName());
    private static final Path OWN_TIME = Path.of("/proc/thread-self/schedstat");
    /// Parts whose places are told: two corners of the board.
    private static final List<String> PARTS = List.of("a1", "h8");

    private final Map<String, String> places = new HashMap<>();
    private OutputStream out;
    private String shown = "";
    private long begun;

    private FrameLog(OutputStream out) {
        this.out = out;
    }

    /// The log of this run, if one is wanted.
    public static Optional<FrameLog> ofThisRun() {
        return Optional.ofNullable(System.getenv(FILE)).map(name -> to(Path.of(name)));
    }

    static FrameLog to(Path file) {
        FrameLog log = new FrameLog(OutputStream.nullOutputStream());
        try {
            log.out = Files.newOutputStream(file);
        } catch (IOException e) {
            log.giveUp(e);
        }
        return log;
    }

    /// The toolkit calls; `named` are the words of [#now()], from the entry of the program.
    public void begin(Map<String, String> named) {
        mark("virtual machine", Long.parseLong(named.get("main")), Long.parseLong(named.get("cpu")));
        mark("toolkit");
    }

    /// When this is called, as words for the command line of the window.
    public static List<String> now() {
        return List.of("--main=" + System.nanoTime(), "--cpu=" + cpuMillis());
    }

    /// `phase` ends now.
    public void mark(String phase) {
        mark(phase, System.nanoTime(), cpuMillis());
    }

    void mark(String phase, long at, long cpuMillis) {
        write("phase\t" + at + "\t" + cpuMillis + "\t" + phase);
    }

    /// Follows the frames of `scene` from now on.
    ///
    /// @param state what it shows, in words
    public void watch(Scene scene, Supplier<String> state) {
        scene.addPreLayoutPulseListener(() -> begun = System.nanoTime());
        scene.addPostLayoutPulseListener(() -> laidOut(scene, state.get()));
    }

    private static long cpuMillis() {
        return ProcessHandle.current().info().totalCpuDuration().map(Duration::toMillis).orElse(0L);
    }

    /// As Linux counts them, at most a tick too few; elsewhere 0. The management of the virtual machine would
    /// know it everywhere, but loading it is seen in the start that is measured.
    private static long ownNanos() {
        try {
            return Long.parseLong(Files.readString(OWN_TIME).split(" ")[0]);
        } catch (IOException none) {
            return 0;
        }
    }

    private void laidOut(Scene scene, String state) {
        write("frame\t" + begun + "\t" + System.nanoTime() + "\t" + ownNanos());
        if (!state.equals(shown)) {
            shown = state;
            long first = begun;
            OnScreen.run(() -> {
                // The drawing thread does one thing after the other: first the frame, then this.
                new Rectangle(1, 1).snapshot(null, null);
                long drawn = System.nanoTime();
                PARTS.forEach(id -> place(scene, id));
                write("shows\t" + first + "\t" + drawn + "\t" + cpuMillis() + "\t" + state);
            });
        }
    }

    private void place(Scene scene, String id) {
        Node node = scene.lookup("#" + id);
        if (node != null && scene.getWindow().isShowing()) {
            Bounds at = node.localToScreen(node.getBoundsInLocal());
            String text = id + "\t" + Math.round(at.getMinX()) + "\t" + Math.round(at.getMinY()) + "\t"
                + Math.round(at.getWidth()) + "\t" + Math.round(at.getHeight());
            if (!text.equals(places.put(id, text))) {
                write("place\t" + text);
            }
        }
    }

    private void write(String line) {
        try {
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            giveUp(e);
        }
    }

    private void giveUp(IOException problem) {
        LOG.log(System.Logger.Level.ERROR, "The frames cannot be written: {0}", problem.getMessage());
        out = OutputStream.nullOutputStream();
    }
}
