package flipchip.app.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import flipchip.engine.file.WholeFile;
import javafx.scene.Scene;

/// Notes every frame of the running window, where [#FILE] names a file, and writes it when the program ends:
/// one line a frame with the milliseconds since the frame before and those that style and layout took. FX
/// thread only.
///
/// It only listens: no frame is drawn for its sake.
public final class FrameLog {
    /// Variable that names the file.
    public static final String FILE = "FLIPCHIP_FRAMES";
    private static final int MOST = 1_000_000;

    private final Path file;
    private long[] begun = new long[4_096];
    private long[] laidOut = new long[4_096];
    private int frames;

    private FrameLog(Path file) {
        this.file = file;
    }

    /// The log of this window, if one is wanted.
    public static Optional<FrameLog> ofThisWindow(Scene scene) {
        return Optional.ofNullable(System.getenv(FILE)).map(name -> of(scene, Path.of(name)));
    }

    static FrameLog of(Scene scene, Path file) {
        FrameLog log = new FrameLog(file);
        scene.addPreLayoutPulseListener(log::begin);
        scene.addPostLayoutPulseListener(log::end);
        return log;
    }

    private void begin() {
        if (frames == begun.length && frames < MOST) {
            begun = Arrays.copyOf(begun, 2 * frames);
            laidOut = Arrays.copyOf(laidOut, 2 * frames);
        }
        if (frames < begun.length) {
            begun[frames] = System.nanoTime();
        }
    }

    private void end() {
        if (frames < laidOut.length) {
            laidOut[frames++] = System.nanoTime();
        }
    }

    /// Writes what was noted.
    ///
    /// @throws IOException if the file cannot be written
    public void write() throws IOException {
        StringBuilder text = new StringBuilder("since the frame before, ms\tstyle and layout, ms\n");
        for (int i = 0; i < frames; i++) {
            text.append(String.format(Locale.ROOT, "%.3f\t%.3f\n",
                i == 0 ? 0 : (begun[i] - begun[i - 1]) / 1e6, (laidOut[i] - begun[i]) / 1e6));
        }
        WholeFile.write(file, text.toString());
    }
}
