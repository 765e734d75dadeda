package flipchip.app.fuzz;

import java.util.List;

/// Something that takes foreign bytes.
///
/// @param name  of the target, also of its folder in the corpus
/// @param least how many inputs it must survive before a release
/// @param seeds good inputs, to be changed
/// @param run   takes one input and gives a look at the outcome; may throw what its contract names
record Target(String name, long least, List<byte[]> seeds, Run run) {
    /// The command line does whole pieces of work, which take the memory that they take.
    boolean isJudgedByMemory() {
        return !name.equals(COMMAND_LINE);
    }

    static final String COMMAND_LINE = "command-line";

    /// What a target does with an input.
    @FunctionalInterface
    interface Run {
        Look take(byte[] input) throws Documented, Exception;
    }

    /// Whether an outcome holds together. Not part of the time and memory that are judged.
    @FunctionalInterface
    interface Look {
        Look NONE = () -> {};

        void at() throws Exception;
    }

    /// Stands for the exceptions that a reader's contract names.
    static final class Documented extends Exception {
        private static final long serialVersionUID = 1;

        Documented(Exception cause) {
            super(cause);
        }
    }
}
