package flipchip.app.analyse.database;

/// A listener for the progress of an import, called on its thread. An exception thrown here, such as a
/// [java.util.concurrent.CancellationException], ends the import, which then changes nothing.
@FunctionalInterface
public interface ImportProgress {
    /// What an import does, in this order.
    enum Stage {
        /// Reading and replaying games.
        GAMES,
        /// Storing the positions, which takes the longest.
        POSITIONS;

        /// How far the whole import is, 0..1: the stages take about so much of the time.
        double share(double of) {
            return this == GAMES ? 0.3 * of : 0.3 + 0.7 * of;
        }
    }

    /// @param done of this stage, 0..`all`
    void at(Stage stage, int done, int all);

    /// A file was read.
    ///
    /// @param games found so far
    default void reading(String file, int games) {}
}
