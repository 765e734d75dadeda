package flipchip.app.analyse.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/// A schema of the database. `position` holds one row for every position of every game, sorted by key;
/// `popular` sums up the moves of positions that occur so often that adding up their rows would take long,
/// `crowd` lists the games of those that occur so often that even reading their rows would, and `game_table`
/// has a [GameColumns] for filters.
final class Schema {
    static final int VERSION = 1;
    /// The application id of our databases, "FlCh", and where it stands in the file.
    static final int MARK = 0x466C4368;
    static final int MARK_AT = 68;
    /// From this many games on, the sums of a position are stored at import.
    static final int POPULAR = 30;
    /// From this many games on, the game list of a position is stored at import.
    static final int CROWD = 1000;

    private static final List<String> TABLES = List.of(
        "CREATE TABLE player(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)",
        "CREATE TABLE tournament(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)", """
            CREATE TABLE game(id INTEGER PRIMARY KEY, year INTEGER NOT NULL,
                tournament INTEGER NOT NULL REFERENCES tournament, black INTEGER NOT NULL REFERENCES player,
                white INTEGER NOT NULL REFERENCES player, discs INTEGER NOT NULL, best INTEGER NOT NULL,
                finished INTEGER NOT NULL, moves BLOB NOT NULL)""", """
            CREATE TABLE position(key INTEGER, move INTEGER, game INTEGER,
                PRIMARY KEY(key, move, game)) WITHOUT ROWID""", """
            CREATE TABLE popular(key INTEGER, move INTEGER, games INTEGER, black_wins INTEGER,
                draws INTEGER, white_wins INTEGER, discs INTEGER, PRIMARY KEY(key, move)) WITHOUT ROWID""",
        "CREATE TABLE crowd(key INTEGER, move INTEGER, games BLOB, PRIMARY KEY(key, move))",
        "CREATE TABLE game_table(games BLOB)");

    private static final List<String> NAMES =
        List.of("player", "tournament", "game", "position", "popular", "crowd", "game_table");

    private Schema() {}

    /// A database, but none of games, or one of another Flipchip.
    static final class Foreign extends SQLException {
        private static final long serialVersionUID = 1;

        private Foreign(String message) {
            super(message);
        }
    }

    /// @throws Foreign      if the file is not a game database of this version
    /// @throws SQLException if it cannot be read
    static void check(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            int version;
            try (ResultSet row = statement.executeQuery("PRAGMA user_version")) {
                version = row.getInt(1);
            }
            if (version != VERSION) {
                throw new Foreign(version == 0
                    ? "it holds no games"
                    : "made by " + (version > VERSION ? "a newer" : "another")
                        + " Flipchip: its tables have version " + version + ", this one knows " + VERSION);
            }
            for (String table : NAMES) {
                if (!hasTable(statement, table)) {
                    throw new Foreign("table '" + table + "' is missing; import the archive once more");
                }
            }
        }
    }

    /// Whether it has all tables of a game database.
    ///
    /// @throws SQLException if it cannot be read
    static boolean hasTables(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String table : NAMES) {
                if (!hasTable(statement, table)) {
                    return false;
                }
            }
            return true;
        }
    }

    private static boolean hasTable(Statement statement, String table) throws SQLException {
        try (ResultSet row = statement
            .executeQuery("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '" + table + "'")) {
            return row.next();
        }
    }

    /// Makes the tables in a new file.
    static void create(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String table : TABLES) {
                statement.executeUpdate(table);
            }
            statement.executeUpdate("PRAGMA application_id = " + MARK);
            statement.executeUpdate("PRAGMA user_version = " + VERSION);
        }
    }
}
