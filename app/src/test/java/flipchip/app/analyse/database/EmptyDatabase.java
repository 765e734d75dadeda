package flipchip.app.analyse.database;

import java.nio.file.Path;

/// Makes a database without games.
public final class EmptyDatabase {
    private EmptyDatabase() {}

    public static void in(Path file) throws DatabaseException {
        DatabaseFile.putInPlace(DatabaseFile.fill(file, _ -> "").fresh(), file);
    }
}
