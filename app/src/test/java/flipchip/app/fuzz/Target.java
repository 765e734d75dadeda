package flipchip.app.fuzz;

import java.util.List;

/// Something that takes foreign bytes.
///
/// @param name  of the target, also of its folder in the corpus
/// @param least how many inputs it must survive before a release
/// @param seeds good inputs, to be changed
/// @param run   takes one input; may throw what its contract names
record Target(String name, long least, List<byte[]> seeds, Run run) {
    /// What a target does with an input.
    @FunctionalInterface
    interface Run {
        void take(byte[] input) throws Documented, Exception;
    }

    /// Stands for the exceptions that a reader's contract names.
    static final class Documented extends Exception {
        private static final long serialVersionUID = 1;

        Documented(Exception cause) {
            super(cause);
        }
    }
}
