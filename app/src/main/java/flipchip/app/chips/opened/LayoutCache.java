package flipchip.app.chips.opened;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import flipchip.app.chips.opened.Level.Inner;
import flipchip.app.chips.opened.Level.Pin;
import flipchip.app.chips.opened.Level.Wire;
import flipchip.app.chips.opened.LevelLayout.Box;
import flipchip.app.chips.opened.LevelLayout.Point;
import flipchip.hwsim.gates.netlist.Port;

/// Layouts of the catalogue's large levels, made when the program was built, so that the user does not wait.
/// A level that is not among them is laid out when it is entered. Immutable, any thread.
///
/// Format: packed; for each level its key, its size, its boxes and its routes, all in half units, each number
/// as the difference from the one before of its kind.
final class LayoutCache {
    static final String RESOURCE = "layouts.bin";
    /// From this number of wires on a layout is worth keeping.
    static final int WIRES = 200;

    private final Map<Long, LevelLayout> layouts;

    private LayoutCache(Map<Long, LevelLayout> layouts) {
        this.layouts = layouts;
    }

    /// Made at the first use, on the thread that lays out.
    private static final class Built {
        private static final LayoutCache INSTANCE = load();

        private static LayoutCache load() {
            try (InputStream in = LayoutCache.class.getResourceAsStream(RESOURCE)) {
                return in == null ? new LayoutCache(Map.of()) : read(in);
            } catch (IOException e) {
                throw new UncheckedIOException(e);         // a test reads it
            }
        }
    }

    /// Those of the program.
    static LayoutCache ofProgram() {
        return Built.INSTANCE;
    }

    Optional<LevelLayout> find(Level level) {
        return Optional.ofNullable(layouts.get(key(level)));
    }

    int size() {
        return layouts.size();
    }

    /// Stands for everything that a layout follows from.
    static long key(Level level) {
        long key = level.nodes().size();
        for (Level.Node node : level.nodes()) {
            int kind = switch (node) {
                case Inner(Part part) -> part.isGate() ? 0 : 1;
                case Pin pin -> pin.direction() == Port.Direction.INPUT ? 2 : 3;
            };
            key = mixed(key, 4L * node.name().length() + kind);
        }
        for (Wire wire : level.wires()) {
            key = mixed(mixed(key, wire.from()), wire.to());
        }
        return key;
    }

    private static long mixed(long key, long value) {
        long next = (key ^ value) * 0x9E3779B97F4A7C15L;
        return next ^ next >>> 29;
    }

    // ---- file

    private static LayoutCache read(InputStream file) throws IOException {
        Map<Long, LevelLayout> layouts = new TreeMap<>();
        try (DataInputStream in = new DataInputStream(new InflaterInputStream(file))) {
            for (int left = in.readInt(); left > 0; left--) {
                layouts.put(in.readLong(), new Reader(in).layout());
            }
        }
        return new LayoutCache(layouts);
    }

    /// Writes layouts by their keys.
    static void write(Map<Long, LevelLayout> layouts, OutputStream file) throws IOException {
        try (DataOutputStream out =
            new DataOutputStream(new DeflaterOutputStream(file, new Deflater(Deflater.BEST_COMPRESSION)))) {
            out.writeInt(layouts.size());
            for (Map.Entry<Long, LevelLayout> entry : new TreeMap<>(layouts).entrySet()) {
                out.writeLong(entry.getKey());
                new Writer(out).layout(entry.getValue());
            }
        }
    }

    /// One layout on its way in.
    private static final class Reader {
        private final DataInputStream in;
        private final long[] before = new long[4];

        Reader(DataInputStream in) {
            this.in = in;
        }

        LevelLayout layout() throws IOException {
            double width = next(0);
            double height = next(1);
            List<Box> boxes = new ArrayList<>();
            for (int left = in.readUnsignedShort(); left > 0; left--) {
                boxes.add(new Box(next(0), next(1), next(2), next(3)));
            }
            List<List<Point>> routes = new ArrayList<>();
            for (int left = in.readUnsignedShort(); left > 0; left--) {
                List<Point> route = new ArrayList<>();
                for (int points = in.readUnsignedByte(); points > 0; points--) {
                    route.add(new Point(next(0), next(1)));
                }
                routes.add(route);
            }
            return new LevelLayout(width, height, boxes, routes);
        }

        private double next(int kind) throws IOException {
            long folded = 0;
            for (int shift = 0;; shift += 7) {
                int piece = in.readUnsignedByte();
                folded |= (piece & 0x7FL) << shift;
                if (piece < 0x80) {
                    break;
                }
            }
            before[kind] += folded >>> 1 ^ -(folded & 1);
            return before[kind] / 2.0;
        }
    }

    /// One layout on its way out.
    private static final class Writer {
        private final DataOutputStream out;
        private final long[] before = new long[4];

        Writer(DataOutputStream out) {
            this.out = out;
        }

        void layout(LevelLayout layout) throws IOException {
            put(0, layout.width());
            put(1, layout.height());
            out.writeShort(layout.boxes().size());
            for (Box box : layout.boxes()) {
                put(0, box.x());
                put(1, box.y());
                put(2, box.width());
                put(3, box.height());
            }
            out.writeShort(layout.routes().size());
            for (List<Point> route : layout.routes()) {
                out.writeByte(route.size());
                for (Point point : route) {
                    put(0, point.x());
                    put(1, point.y());
                }
            }
        }

        private void put(int kind, double value) throws IOException {
            long rounded = Math.round(2 * value);
            long change = rounded - before[kind];
            before[kind] = rounded;
            long folded = change << 1 ^ change >> 63;
            while (folded >= 0x80) {
                out.writeByte((int) (folded & 0x7F | 0x80));
                folded >>>= 7;
            }
            out.writeByte((int) folded);
        }
    }
}
