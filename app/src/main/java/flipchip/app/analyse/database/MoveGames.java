package flipchip.app.analyse.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.engine.board.Position;

/// A record of the games in which a move was played in a position.
///
/// @param move  the square that stands for it
/// @param games their numbers, rising
record MoveGames(int move, int[] games) {

    /// Those of all moves played in the position with this key.
    static List<MoveGames> of(Connection connection, long key) throws SQLException {
        List<MoveGames> all = new ArrayList<>();
        try (PreparedStatement crowd =
            connection.prepareStatement("SELECT move, games FROM crowd WHERE key = ?")) {
            crowd.setLong(1, key);
            try (ResultSet row = crowd.executeQuery()) {
                while (row.next()) {
                    all.add(new MoveGames(row.getInt(1), GameColumns.numbers(row.getBytes(2))));
                }
            }
        }
        return all.isEmpty() ? rows(connection, key) : all;
    }

    private static List<MoveGames> rows(Connection connection, long key) throws SQLException {
        List<MoveGames> all = new ArrayList<>();
        try (PreparedStatement rows = connection
            .prepareStatement("SELECT move, game FROM position WHERE key = ? ORDER BY move, game")) {
            rows.setLong(1, key);
            try (ResultSet row = rows.executeQuery()) {
                IntStream.Builder games = IntStream.builder();
                int move = -1;
                while (row.next()) {
                    if (move >= 0 && row.getInt(1) != move) {
                        all.add(new MoveGames(move, games.build().toArray()));
                        games = IntStream.builder();
                    }
                    move = row.getInt(1);
                    games.add(row.getInt(2));
                }
                if (move >= 0) {
                    all.add(new MoveGames(move, games.build().toArray()));
                }
            }
        }
        return all;
    }

    /// Those of them that are in `passing`.
    MoveGames among(BitSet passing) {
        int[] some = new int[games.length];
        int count = 0;
        for (int game : games) {
            if (passing.get(game)) {
                some[count++] = game;
            }
        }
        return new MoveGames(move, Arrays.copyOf(some, count));
    }

    /// The query for the last games of each move: in the table they stand in this order, so that the length
    /// of the list counts, and not how many games there are.
    static String lastGames(Position position, PositionKey key, int limit) {
        return position.moves().stream().map(key::standing).distinct()
            .map(move -> "SELECT * FROM (SELECT game FROM position WHERE key = " + key.value()
                + " AND move = " + move + " ORDER BY game DESC LIMIT " + limit + ")")
            .collect(Collectors.joining(" UNION ALL ", "SELECT game FROM (",
                ") ORDER BY game DESC LIMIT " + limit));
    }
}
