package flipchip.lab.job;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// A course of a job with independent units. One thread.
final class OneStage implements Job.Course {
    private final byte[] input;
    private final long units;
    private final long perShard;
    private final Join join;
    private boolean begun;
    private byte[] result = new byte[0];

    /// Makes the result of the parts.
    @FunctionalInterface
    interface Join {
        /// @param parts in order
        byte[] of(List<byte[]> parts) throws IOException;
    }

    OneStage(byte[] input, long units, long perShard, Join join) {
        this.input = input;
        this.units = units;
        this.perShard = perShard;
        this.join = join;
    }

    /// Lines of text one after the other.
    static byte[] appended(List<byte[]> parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        parts.forEach(all::writeBytes);
        return all.toByteArray();
    }

    @Override
    public Optional<JobStage> next() {
        boolean first = !begun;
        begun = true;
        return first ? Optional.of(new JobStage(0, input, units, perShard)) : Optional.empty();
    }

    @Override
    public void take(List<byte[]> parts) throws IOException {
        result = join.of(parts);
    }

    @Override
    public byte[] result() {
        return result;
    }
}
