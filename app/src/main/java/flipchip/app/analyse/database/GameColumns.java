package flipchip.app.analyse.database;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.BitSet;
import java.util.Optional;

/// An in-memory cache of the columns that filters use: a filter looks at 137,000 games in a millisecond or
/// two, where the tables take tenths of a second. Made at import and kept as one value of the database; a
/// database that has none of an older Flipchip is read through once.
///
/// Of each game, in the order of their numbers from 1, there are [#FIELDS] numbers: year, tournament,
/// players, discs.
final class GameColumns {
    /// No name of an archive is longer; SQLite refuses to look for very long ones.
    private static final int LONGEST_NAME = 1000;
    private static final int FIELDS = 5;
    private static final int MOST_GAMES = 20_000_000;
    private static final int YEAR = 0;
    private static final int TOURNAMENT = 1;
    private static final int BLACK = 2;
    private static final int WHITE = 3;
    private static final int DISCS = 4;
    /// In the place of the discs of a game that stops before its end.
    private static final int UNFINISHED = -1;

    private final int[] fields;

    private GameColumns(int[] fields) {
        this.fields = fields;
    }

    /// The table of all games.
    static GameColumns of(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT games FROM game_table")) {
            if (row.next()) {
                return new GameColumns(numbers(row.getBytes(1)));
            }
        }
        return readThrough(connection);
    }

    /// Makes it again from the games and keeps it.
    static void store(Connection connection) throws SQLException {
        GameColumns table = readThrough(connection);
        try (Statement statement = connection.createStatement();
                PreparedStatement insert = connection.prepareStatement("INSERT INTO game_table VALUES(?)")) {
            statement.executeUpdate("DELETE FROM game_table");
            insert.setBytes(1, bytes(table.fields));
            insert.executeUpdate();
        }
    }

    private static GameColumns readThrough(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            int games;
            try (ResultSet row = statement.executeQuery("SELECT coalesce(max(id), 0) FROM game")) {
                games = row.getInt(1);
            }
            if (games < 0 || games > MOST_GAMES) {
                throw new SQLException("damaged: a game has the number " + games);
            }
            int[] fields = new int[FIELDS * games];
            try (ResultSet row = statement
                .executeQuery("SELECT id, year, tournament, black, white, discs, finished FROM game")) {
                while (row.next()) {
                    int at = FIELDS * (row.getInt(1) - 1);
                    for (int field = YEAR; field <= DISCS; field++) {
                        fields[at + field] = row.getInt(2 + field);
                    }
                    if (!row.getBoolean(7)) {
                        fields[at + DISCS] = UNFINISHED;
                    }
                }
            }
            return new GameColumns(fields);
        }
    }

    /// Numbers as they stand in a value of the database, four bytes each, the lowest first: the order
    /// of most processors, which then take them over as they are.
    static byte[] bytes(int[] numbers) {
        ByteBuffer buffer =
            ByteBuffer.allocate(Integer.BYTES * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
        buffer.asIntBuffer().put(numbers);
        return buffer.array();
    }

    static int[] numbers(byte[] bytes) {
        IntBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
        int[] numbers = new int[buffer.remaining()];
        buffer.get(numbers);
        return numbers;
    }

    /// The numbers of the games that pass `filter`.
    BitSet passing(GameFilter filter, Connection connection) throws SQLException {
        Optional<BitSet> player = named("player", filter.player(), connection);
        Optional<BitSet> black = named("player", filter.black(), connection);
        Optional<BitSet> white = named("player", filter.white(), connection);
        Optional<BitSet> tournament = named("tournament", filter.tournament(), connection);
        int firstYear = filter.firstYear().orElse(Integer.MIN_VALUE);
        int lastYear = filter.lastYear().orElse(Integer.MAX_VALUE);
        BitSet passing = new BitSet(fields.length / FIELDS + 1);
        for (int at = 0; at < fields.length; at += FIELDS) {
            int blackPlayer = fields[at + BLACK];
            int whitePlayer = fields[at + WHITE];
            if (fields[at + YEAR] >= firstYear && fields[at + YEAR] <= lastYear
                    && (player.isEmpty() || player.get().get(blackPlayer) || player.get().get(whitePlayer))
                    && (black.isEmpty() || black.get().get(blackPlayer))
                    && (white.isEmpty() || white.get().get(whitePlayer))
                    && (tournament.isEmpty() || tournament.get().get(fields[at + TOURNAMENT]))
                    && (filter.result().isEmpty() || filter.result().get() == result(fields[at + DISCS]))) {
                passing.set(at / FIELDS + 1);
            }
        }
        return passing;
    }

    boolean isFinished(int game) {
        return discs(game) != UNFINISHED;
    }

    /// Black's discs at the end of a finished game.
    int discs(int game) {
        return fields[FIELDS * (game - 1) + DISCS];
    }

    private static GameFilter.Result result(int discs) {
        return discs == UNFINISHED ? GameFilter.Result.UNFINISHED
            : discs > 32 ? GameFilter.Result.BLACK_WON
            : discs < 32 ? GameFilter.Result.WHITE_WON
            : GameFilter.Result.DRAW;
    }

    /// The numbers of all in `table` whose name has `text` anywhere in it, its own wildcards taken literally.
    private static Optional<BitSet> named(String table, Optional<String> text, Connection connection)
            throws SQLException {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        BitSet found = new BitSet();
        if (text.get().length() > LONGEST_NAME) {
            return Optional.of(found);
        }
        try (PreparedStatement names =
            connection.prepareStatement("SELECT id FROM " + table + " WHERE name LIKE ? ESCAPE '\\'")) {
            names.setString(1,
                "%" + text.get().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%");
            try (ResultSet row = names.executeQuery()) {
                while (row.next()) {
                    found.set(row.getInt(1));
                }
            }
        }
        return Optional.of(found);
    }
}
