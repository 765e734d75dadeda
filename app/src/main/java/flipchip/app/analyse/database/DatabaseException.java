package flipchip.app.analyse.database;

/// The game database cannot be used; the message says which file and why, in English.
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
        /// It could not be made anew, and the old one stays.
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
