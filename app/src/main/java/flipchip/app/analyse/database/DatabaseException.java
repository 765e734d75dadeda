package flipchip.app.analyse.database;

/// An exception of an unusable game database; its English message names the file and the reason.
public final class DatabaseException extends Exception {
    private static final long serialVersionUID = 1;

    /// What a program needs to know that says it in the user's language.
    public enum Kind {
        /// It cannot be read.
        READING,
        /// It holds what no game database holds.
        DAMAGED,
        /// It is a database, but none of games, or one of another Flipchip.
        FOREIGN,
        /// The import failed; the old database stays.
        IMPORT
    }

    private final Kind kind;

    DatabaseException(Kind kind, String message, Throwable cause) {
        super(message, cause);
        this.kind = kind;
    }

    /// What went wrong, for who says it in the user's language.
    public Kind kind() {
        return kind;
    }
}
