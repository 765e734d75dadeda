package flipchip.lab.job;

import java.io.Serializable;
import java.util.Locale;
import java.util.SplittableRandom;

/// A piece of a job that is computed at once. Equal shards have equal bytes on every machine.
///
/// @param stage   number of the stage it belongs to
/// @param from    first unit of the stage
/// @param to      unit behind the last
/// @param weights checksum of the weights
/// @param files   checksum of all files of the job
/// @param input   checksum of the stage's input
public record Shard(JobSpec order, int stage, long from, long to, String weights, String files,
        String input) implements Serializable {

    /// Name of the file with its bytes: it changes with everything that the bytes depend on.
    public String file() {
        String identity = order.print() + "weights " + weights + "\nfiles " + files + "\ninput " + input
            + "\nstage " + stage + "\nunits " + from + " " + to + "\n";
        return String.format(Locale.ROOT, "%s-%03d-%09d-%s", order.kind(), stage, from,
            Checksum.of(identity));
    }

    /// Number of units.
    public long units() {
        return to - from;
    }

    /// A seed that belongs to a unit, whatever shard it lies in.
    long seed(long unit) {
        return new SplittableRandom(order.seed() ^ (unit + 1) * 0x9E37_79B9_7F4A_7C15L ^ (long) stage << 48)
            .nextLong();
    }
}
