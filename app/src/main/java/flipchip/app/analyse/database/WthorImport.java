package flipchip.app.analyse.database;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// One import into a new database, in one transaction.
/// The positions of all games are collected first and stored in the order of their keys: rows that arrive
/// sorted fill SQLite's pages one after another, which is many times faster than in any other order.
final class WthorImport {
    private static final int SHARDS = 256;
    private static final int REPORT_EVERY = 2_000;
    private static final byte UNFINISHED = -1;
    private static final int SQUARES = 64;

    private final Connection connection;
    private final ImportProgress progress;
    private final Rows[] shards = new Rows[SHARDS];
    private final Map<String, Integer> players = new HashMap<>();
    private final Map<String, Integer> tournaments = new HashMap<>();
    private final List<String> illegal = new ArrayList<>();
    private final List<String> wrongScores = new ArrayList<>();
    private final List<String> unfinished = new ArrayList<>();
    private byte[] blackDiscs = {};              // by number of the game, for the sums
    private int stored;
    private long positions;

    WthorImport(Connection connection, ImportProgress progress) {
        this.connection = connection;
        this.progress = progress;
        Arrays.setAll(shards, _ -> new Rows());
    }

    ImportReport run(Path from) throws IOException, SQLException {
        long began = System.nanoTime();
        ImportSource source = new ImportSource(progress);
        source.gather(from);
        blackDiscs = new byte[source.games().size() + 1];
        connection.setAutoCommit(false);
        storeGames(source.games());
        storePositions();
        GameColumns.store(connection);
        connection.commit();
        return new ImportReport(stored, positions, illegal, wrongScores, unfinished, source.missing(),
            source.unusable(), source.files(), Duration.ofNanos(System.nanoTime() - began));
    }

    private void storeGames(List<ImportSource.Entry> games) throws SQLException {
        try (PreparedStatement player = connection.prepareStatement("INSERT INTO player VALUES(?, ?)");
                PreparedStatement tournament =
                    connection.prepareStatement("INSERT INTO tournament VALUES(?, ?)");
                PreparedStatement game =
                    connection.prepareStatement("INSERT INTO game VALUES(?,?,?,?,?,?,?,?,?)")) {
            for (int i = 0; i < games.size(); i++) {
                ImportSource.Entry entry = games.get(i);
                Replay replay = replay(entry);
                if (replay.legal) {
                    game.setInt(1, stored);
                    game.setInt(2, entry.year());
                    game.setInt(3, id(tournaments, entry.tournament(), tournament));
                    game.setInt(4, id(players, entry.black(), player));
                    game.setInt(5, id(players, entry.white(), player));
                    game.setInt(6, replay.finished ? blackDiscs[stored] : entry.blackDiscs());
                    game.setInt(7, entry.bestDiscs());
                    game.setBoolean(8, replay.finished);
                    game.setBytes(9, replay.moves);
                    game.addBatch();
                }
                if (i % REPORT_EVERY == REPORT_EVERY - 1 || i == games.size() - 1) {
                    game.executeBatch();
                    progress.at(ImportProgress.Stage.GAMES, i + 1, games.size());
                }
            }
        }
    }

    private record Replay(boolean legal, boolean finished, byte[] moves) {}

    /// Plays the game through, collects its positions, and notes what is odd about it.
    private Replay replay(ImportSource.Entry game) {
        String label = game.label();
        Position position = Position.INITIAL;
        int length = game.moves().size();
        byte[] moves = new byte[length];
        long[] keys = new long[length];
        int[] standing = new int[length];
        for (int ply = 0; ply < length; ply++) {
            Square square = game.moves().get(ply);
            if (!position.isLegal(square)) {
                illegal.add(label + ": move " + (ply + 1) + ", " + square + ", is not legal");
                return new Replay(false, false, moves);
            }
            PositionKey key = PositionKey.of(position);
            keys[ply] = key.value();
            standing[ply] = key.standing(square);
            moves[ply] = (byte) square.index();
            position = position.play(square);
        }
        stored++;
        for (int ply = 0; ply < length; ply++) {
            shards[(int) (keys[ply] >>> 56) ^ 0x80].add(keys[ply], (long) standing[ply] << 32 | stored);
        }
        positions += length;
        boolean finished = position.isGameOver();
        int counted = (SQUARES + position.finalScoreForBlack()) / 2;
        blackDiscs[stored] =
            (byte) (!finished ? UNFINISHED : game.blackDiscs() <= SQUARES ? game.blackDiscs() : counted);
        if (!finished) {
            unfinished.add(label + ": stops with " + position.board().empties() + " empty squares");
        } else if (counted != game.blackDiscs()) {
            wrongScores.add(
                label + ": " + counted + " discs on the board, " + game.blackDiscs() + " in the archive");
        }
        return new Replay(true, finished, moves);
    }

    private void storePositions() throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement("INSERT INTO position VALUES(?, ?, ?)");
                PreparedStatement popular =
                    connection.prepareStatement("INSERT INTO popular VALUES(?, ?, ?, ?, ?, ?, ?)");
                PreparedStatement crowd = connection.prepareStatement("INSERT INTO crowd VALUES(?, ?, ?)")) {
            for (int i = 0; i < shards.length; i++) {
                progress.at(ImportProgress.Stage.POSITIONS, i, shards.length);
                Row[] rows = shards[i].sorted();
                shards[i] = new Rows();          // its memory is free once its rows are stored
                for (Row row : rows) {
                    insert.setLong(1, row.key);
                    insert.setLong(2, row.move());
                    insert.setLong(3, row.game());
                    insert.addBatch();
                }
                insert.executeBatch();
                sumUp(rows, popular, crowd);
            }
        }
    }

    /// Stores the sums of the moves of those positions that many games have, and the games of those with very
    /// many.
    private void sumUp(Row[] rows, PreparedStatement popular, PreparedStatement crowd) throws SQLException {
        int from = 0;
        for (int to = 1; to <= rows.length; to++) {
            if (to == rows.length || rows[to].key != rows[from].key) {
                if (to - from >= Schema.POPULAR) {
                    sumUpMoves(rows, from, to, popular);
                }
                if (to - from >= Schema.CROWD) {
                    listGames(rows, from, to, crowd);
                }
                from = to;
            }
        }
        popular.executeBatch();
        crowd.executeBatch();
    }

    private static void listGames(Row[] rows, int begin, int end, PreparedStatement crowd)
            throws SQLException {
        int from = begin;
        for (int to = begin + 1; to <= end; to++) {
            if (to == end || rows[to].move() != rows[from].move()) {
                crowd.setLong(1, rows[from].key);
                crowd.setInt(2, rows[from].move());
                crowd.setBytes(3,
                    GameColumns.bytes(Arrays.stream(rows, from, to).mapToInt(Row::game).toArray()));
                crowd.addBatch();
                from = to;
            }
        }
    }

    private void sumUpMoves(Row[] rows, int begin, int end, PreparedStatement popular) throws SQLException {
        int from = begin;
        for (int to = begin + 1; to <= end; to++) {
            if (to == end || rows[to].move() != rows[from].move()) {
                Sums sums = new Sums();
                for (int i = from; i < to; i++) {
                    sums.add(blackDiscs[rows[i].game()]);
                }
                popular.setLong(1, rows[from].key);
                popular.setInt(2, rows[from].move());
                popular.setInt(3, to - from);
                popular.setInt(4, sums.blackWins);
                popular.setInt(5, sums.draws);
                popular.setInt(6, sums.whiteWins);
                popular.setInt(7, sums.difference);
                popular.addBatch();
                from = to;
            }
        }
    }

    /// Results of finished games, added up.
    private static final class Sums {
        private int blackWins;
        private int draws;
        private int whiteWins;
        private int difference;

        private void add(byte blackDiscs) {
            if (blackDiscs != UNFINISHED) {
                blackWins += blackDiscs > 32 ? 1 : 0;
                draws += blackDiscs == 32 ? 1 : 0;
                whiteWins += blackDiscs < 32 ? 1 : 0;
                difference += 2 * blackDiscs - 64;
            }
        }
    }

    private static int id(Map<String, Integer> known, String name, PreparedStatement insert)
            throws SQLException {
        Integer id = known.get(name);
        if (id == null) {
            id = known.size() + 1;
            known.put(name, id);
            insert.setInt(1, id);
            insert.setString(2, name);
            insert.executeUpdate();
        }
        return id;
    }

    /// A row of table `position`: key, and move and game in one long.
    private record Row(long key, long rest) implements Comparable<Row> {
        private int move() {
            return (int) (rest >>> 32);
        }

        private int game() {
            return (int) rest;
        }

        @Override
        public int compareTo(Row other) {
            return key != other.key ? Long.compare(key, other.key) : Long.compare(rest, other.rest);
        }
    }

    /// Rows collected in primitive arrays: ten million objects would fill the heap.
    private static final class Rows {
        private long[] keys = new long[1024];
        private long[] rests = new long[1024];
        private int size;

        private void add(long key, long rest) {
            if (size == keys.length) {
                keys = Arrays.copyOf(keys, 2 * size);
                rests = Arrays.copyOf(rests, 2 * size);
            }
            keys[size] = key;
            rests[size++] = rest;
        }

        private Row[] sorted() {
            Row[] rows = new Row[size];
            Arrays.setAll(rows, i -> new Row(keys[i], rests[i]));
            Arrays.sort(rows);
            return rows;
        }
    }
}
