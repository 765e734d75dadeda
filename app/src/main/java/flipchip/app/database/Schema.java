package flipchip.app.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/// The tables. `position` holds one row for every position of every game, sorted by key; `popular` sums up the
/// moves of positions that occur so often that adding up their rows would take long, `crowd` lists the games of those that
/// occur so often that even reading their rows would, and `game_table` has a [GameTable] for filters.
final class Schema {
    static final int VERSION = 1;
    /// Positions with at least so many games are summed up at import.
    static final int POPULAR = 30;
    /// The games of positions with at least so many are listed at import.
    static final int CROWD = 1000;

    private static final List<String> TABLES = List.of(
        "CREATE TABLE IF NOT EXISTS player(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)",
        "CREATE TABLE IF NOT EXISTS tournament(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)",
        """
        CREATE TABLE IF NOT EXISTS game(id INTEGER PRIMARY KEY, year INTEGER NOT NULL,
            tournament INTEGER NOT NULL REFERENCES tournament, black INTEGER NOT NULL REFERENCES player,
            white INTEGER NOT NULL REFERENCES player, discs INTEGER NOT NULL, best INTEGER NOT NULL,
            finished INTEGER NOT NULL, moves BLOB NOT NULL)""",
        """
        CREATE TABLE IF NOT EXISTS position(key INTEGER, move INTEGER, game INTEGER,
            PRIMARY KEY(key, move, game)) WITHOUT ROWID""",
        """
        CREATE TABLE IF NOT EXISTS popular(key INTEGER, move INTEGER, games INTEGER, black_wins INTEGER,
            draws INTEGER, white_wins INTEGER, discs INTEGER, PRIMARY KEY(key, move)) WITHOUT ROWID""",
        "CREATE TABLE IF NOT EXISTS crowd(key INTEGER, move INTEGER, games BLOB, PRIMARY KEY(key, move))",
        "CREATE TABLE IF NOT EXISTS game_table(games BLOB)");

    private Schema() {}

    /// Makes what is missing.
    ///
    /// @throws SQLException if the file is no database, or one of a newer Flipchip
    static void create(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            int version;
            try (ResultSet row = statement.executeQuery("PRAGMA user_version")) {
                version = row.getInt(1);
            }
            if (version > VERSION) {
                throw new SQLException("made by a newer Flipchip: its tables have version " + version
                    + ", this one knows " + VERSION);
            }
            for (String table : TABLES) {
                statement.executeUpdate(table);
            }
            statement.executeUpdate("PRAGMA user_version = " + VERSION);
        }
    }

    static void clear(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String table : List.of("game_table", "crowd", "popular", "position", "game", "tournament", "player")) {
                statement.executeUpdate("DELETE FROM " + table);
            }
        }
    }
}
