package flipchip.lab.people;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import flipchip.engine.board.Board;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.people.MoveFeatures;

/// A file of samples. Written whole, so that a shard that exists need not be made again.
final class SampleShard {
    private static final int MAGIC = 0x464C5053;

    private SampleShard() {}

    static void write(List<Sample> samples, Path file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(MAGIC);
        out.writeInt(MoveFeatures.COUNT);
        out.writeInt(samples.size());
        for (Sample sample : samples) {
            out.writeLong(sample.board().player());
            out.writeLong(sample.board().opponent());
            out.writeByte(sample.last());
            out.writeByte(sample.played());
            out.writeDouble(sample.rating());
            out.writeShort(sample.year());
            out.writeByte(sample.moves());
            out.writeFloat(sample.share());
            out.writeBoolean(sample.likely());
            for (float feature : sample.rows()) {
                out.writeFloat(feature);
            }
        }
        AtomicFile.write(file, bytes.toByteArray());
    }

    static List<Sample> read(Path file) throws IOException {
        try (DataInputStream in =
            new DataInputStream(new java.io.BufferedInputStream(Files.newInputStream(file), 1 << 16))) {
            if (in.readInt() != MAGIC || in.readInt() != MoveFeatures.COUNT) {
                throw new IOException(
                    file + ": no shard of samples with " + MoveFeatures.COUNT + " features; delete it");
            }
            int count = in.readInt();
            List<Sample> samples = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                samples.add(sample(in));
            }
            return samples;
        }
    }

    private static Sample sample(DataInputStream in) throws IOException {
        Board board = new Board(in.readLong(), in.readLong());
        int last = in.readByte();
        int played = in.readByte();
        double rating = in.readDouble();
        int year = in.readShort();
        int moves = in.readByte();
        float share = in.readFloat();
        boolean likely = in.readBoolean();
        float[] rows = new float[moves * MoveFeatures.COUNT];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = in.readFloat();
        }
        return new Sample(board, last, played, rating, year, moves, rows, share, likely);
    }
}
