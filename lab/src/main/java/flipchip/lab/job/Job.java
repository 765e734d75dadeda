package flipchip.lab.job;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// A kind of job. Without state: the same object serves all orders, on any thread.
public interface Job {

    /// An option of a kind.
    ///
    /// @param value its default
    record Choice(String name, String value, String about) {}

    /// A file that an order of the kind needs, or may have.
    record Need(String name, boolean required, String about) {}

    /// A description of a kind.
    ///
    /// @param name   on the command line
    /// @param about  one line
    /// @param ending of the result's name, e.g. "obf"
    record Kind(String name, String about, String ending, List<Choice> options, List<Need> files) {}

    Kind kind();

    /// Begins the course of an order, on the machine that leads.
    ///
    /// @throws IllegalArgumentException if an option or a file is not as it should be
    /// @throws IOException              if a file cannot be understood
    Course begin(JobSpec order, JobInputs material) throws IOException;

    /// What a result says that is wrong with what was checked; empty if nothing is, and for jobs that check
    /// nothing.
    default Optional<String> failure(byte[] result) {
        return Optional.empty();
    }

    /// Computes a shard. Pure: it knows no clock, no other shard and no machine.
    ///
    /// @param input of the shard's stage
    byte[] compute(Shard shard, byte[] input, ShardContext workshop) throws IOException;

    /// The stages of one order, one after the other. One thread.
    interface Course {
        /// The next stage; empty when all is done. Called again only after [#take].
        Optional<JobStage> next() throws IOException;

        /// Takes the shards of the last stage, in order.
        void take(List<byte[]> parts) throws IOException;

        /// The whole result.
        byte[] result() throws IOException;
    }
}
