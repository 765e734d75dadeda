package flipchip.lab.job;

import java.io.IOException;
import java.util.List;

/// A runner that computes the shards of a stage and stores their bytes.
@FunctionalInterface
public interface Runner {

    /// Returns when all are stored.
    ///
    /// @param missing  shards of one stage
    /// @param input    of that stage
    /// @param progress told how many units are done, from any thread
    /// @throws IOException if one could not be computed or stored; others may have been
    void run(List<Shard> missing, byte[] input, JobInputs material, PartStore store, Progress progress)
            throws IOException;

    /// Receives the progress of a stage.
    @FunctionalInterface
    interface Progress {
        /// @param stage number of the stage
        /// @param done  units that were computed and stored by this run
        /// @param all   units that it has to compute: those of the shards that were missing
        void heard(int stage, long done, long all);
    }
}
