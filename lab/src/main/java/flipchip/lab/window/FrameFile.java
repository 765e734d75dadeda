package flipchip.lab.window;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A reader of the program's file of frames; the class `FrameLog` of the program describes the lines. One
/// thread.
public final class FrameFile implements AutoCloseable {
    private final Path file;
    private final ByteArrayOutputStream rest = new ByteArrayOutputStream();
    private final List<Phase> phases = new ArrayList<>();
    private final List<Frame> frames = new ArrayList<>();
    private final List<Shown> shown = new ArrayList<>();
    private final Map<String, Place> places = new HashMap<>();
    private final byte[] bytes = new byte[1 << 16];
    private InputStream in;

    /// A phase of the start is over. Times of all kinds here are nanoseconds of [System#nanoTime()].
    ///
    /// @param processor milliseconds of processor time until then, of all threads together
    public record Phase(String name, long end, long processor) {}

    /// A frame of the window, from its begin until it was handed to the thread that draws.
    ///
    /// @param worked nanoseconds that the screen's thread had worked by then
    public record Frame(long begun, long laidOut, long worked) {}

    /// The first frame that shows this.
    ///
    /// @param begun     when the frame was begun
    /// @param drawn     when it was drawn
    /// @param processor milliseconds of processor time until then, of all threads together
    /// @param state     what the window shows, by name
    public record Shown(long begun, long drawn, long processor, Map<String, String> state) {

        /// Whether all of `words`, each as "name=value", are true of it.
        public boolean has(String... words) {
            return Arrays.stream(words)
                .allMatch(word -> word.equals(word.split("=")[0] + "=" + state.get(word.split("=")[0])));
        }
    }

    /// Where a part lies on the screen, in pixels.
    public record Place(int left, int top, int width, int height) {}

    /// @param file need not exist yet
    public FrameFile(Path file) {
        this.file = file;
    }

    /// Reads what was written since.
    ///
    /// @throws IOException if the file cannot be read, or a line is none of a program like this
    public void more() throws IOException {
        if (in == null) {
            if (!Files.exists(file)) {
                return;
            }
            in = Files.newInputStream(file);
        }
        for (int count = in.read(bytes); count > 0; count = in.read(bytes)) {
            for (int i = 0; i < count; i++) {
                if (bytes[i] != '\n') {
                    rest.write(bytes[i]);
                    continue;
                }
                take(rest.toString(StandardCharsets.UTF_8));
                rest.reset();
            }
        }
    }

    private void take(String line) throws IOException {
        String[] words = line.split("\t");
        try {
            switch (words[0]) {
                case "phase" ->
                    phases.add(new Phase(words[3], Long.parseLong(words[1]), Long.parseLong(words[2])));
                case "frame" -> frames.add(
                    new Frame(Long.parseLong(words[1]), Long.parseLong(words[2]), Long.parseLong(words[3])));
                case "shows" -> shown.add(new Shown(Long.parseLong(words[1]), Long.parseLong(words[2]),
                    Long.parseLong(words[3]), state(words[4])));
                case "place" -> places.put(words[1], new Place(Integer.parseInt(words[2]),
                    Integer.parseInt(words[3]), Integer.parseInt(words[4]), Integer.parseInt(words[5])));
                default -> throw new IOException("'" + line
                    + "' is not a line about frames: the program is older or newer than its laboratory");
            }
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            throw new IOException("'" + line + "' is not a whole line about frames", e);
        }
    }

    private static Map<String, String> state(String words) {
        return Arrays.stream(words.split(" ")).map(word -> word.split("=", 2))
            .collect(Collectors.toMap(word -> word[0], word -> word[1]));
    }

    /// The phases of the start, in their order. This list and those below grow when more is read.
    public List<Phase> phases() {
        return Collections.unmodifiableList(phases);
    }

    public List<Frame> frames() {
        return Collections.unmodifiableList(frames);
    }

    /// What the window has shown, in its order.
    public List<Shown> shown() {
        return Collections.unmodifiableList(shown);
    }

    /// Where a part of the window lies.
    public Optional<Place> place(String id) {
        return Optional.ofNullable(places.get(id));
    }

    /// How many frames were begun after `from`, until that of `last`.
    public int pulses(long from, Shown last) {
        return (int) frames.stream().filter(frame -> frame.begun() >= from && frame.begun() <= last.begun())
            .count();
    }

    /// Milliseconds between each two of the frames that were begun in this time.
    public List<Double> between(long from, long until) {
        List<Frame> inside =
            frames.stream().filter(frame -> frame.begun() >= from && frame.begun() <= until).toList();
        return IntStream.range(1, inside.size())
            .mapToObj(i -> (inside.get(i).begun() - inside.get(i - 1).begun()) / 1e6).toList();
    }

    /// The most nanoseconds that the screen's thread worked from one frame to the next since frame `first`.
    public long mostWorked(int first) {
        return IntStream.range(first + 1, frames.size())
            .mapToLong(i -> frames.get(i).worked() - frames.get(i - 1).worked()).max().orElse(0);
    }

    @Override
    public void close() throws IOException {
        if (in != null) {
            in.close();
        }
    }
}
