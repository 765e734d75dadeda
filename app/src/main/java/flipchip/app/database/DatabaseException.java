package flipchip.app.database;

/// The game database cannot be used; the message says which file and why, for the user.
public final class DatabaseException extends Exception {
    private static final long serialVersionUID = 1;

    DatabaseException(String message, Throwable cause) {
        super(message, cause);
    }
}
