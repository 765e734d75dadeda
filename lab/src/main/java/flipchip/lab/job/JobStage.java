package flipchip.lab.job;

import java.util.ArrayList;
import java.util.List;

/// A stage of independent units, which can be split freely: most jobs have one stage, a book has many.
///
/// @param number   of the stage, from 0
/// @param input    that the units index into; empty where they are numbers only
/// @param units    how many
/// @param perShard how many a shard takes
record JobStage(int number, byte[] input, long units, long perShard) {

    /// The shards in order; the last may be smaller.
    List<Shard> cut(JobSpec order, JobInputs material) {
        List<Shard> shards = new ArrayList<>();
        String files = material.checksum();
        String own = Checksum.of(input);
        for (long from = 0; from < units; from += perShard) {
            shards.add(new Shard(order, number, from, Math.min(units, from + perShard), material.weights(),
                files, own));
        }
        return shards;
    }
}
