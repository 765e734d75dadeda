package flipchip.app.analyse.database;

/// Told how far an import is, on its thread. An exception thrown here, such as a
/// [java.util.concurrent.CancellationException], ends the import, which then changes nothing.
@FunctionalInterface
public interface ImportProgress {
    /// What an import does, in this order.
    enum Stage {
        /// Reading and replaying games.
        GAMES,
        /// Storing the positions, which takes the longest.
        POSITIONS
    }

    /// @param done of this stage, 0..`all`
    void at(Stage stage, int done, int all);
}
