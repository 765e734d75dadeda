package flipchip.app.analyse.database;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A SQLite database of games. One instance per thread; a method may take a while: not for the FX thread.
public final class GameDatabase implements AutoCloseable {
    private static final String COLUMNS = """
        SELECT game.id, year, tournament.name, b.name, w.name, discs, best, finished, moves
        FROM game JOIN tournament ON tournament.id = tournament JOIN player b ON b.id = black
        JOIN player w ON w.id = white""";

    private final Path file;
    private final Connection connection;
    private Optional<GameColumns> table = Optional.empty();
    private Optional<Passing> lately = Optional.empty();

    private GameDatabase(Path file, Connection connection) {
        this.file = file;
        this.connection = connection;
    }

    /// Opens the database in `file` for reading. Nothing is ever written, and an import elsewhere is not
    /// waited for: this object goes on with the games that were there when it was opened.
    ///
    /// @throws DatabaseException if it cannot be used; the message names the file and the reason
    public static GameDatabase open(Path file) throws DatabaseException {
        return new GameDatabase(file, DatabaseFile.openToRead(file));
    }

    /// Replaces the games in `file` by those of a file, or of all files of games in a folder: WTHOR archives
    /// and any other form, also packed. If anything fails the old games stay.
    ///
    /// @param progress told how far it is, now and then; what it throws ends the import
    /// @throws DatabaseException if it has no usable game, or the disk is full
    public static ImportReport importGames(Path file, Path from, ImportProgress progress)
            throws DatabaseException {
        NewGames games = newGames(file, from, progress);
        games.putInPlace();
        return games.report();
    }

    /// Fills a new file beside `file` with the games of a file or a folder.
    ///
    /// @param progress told how far it is, now and then; what it throws ends the import
    /// @throws DatabaseException if it has no usable game, or the disk is full; nothing is left
    ///     then
    public static NewGames newGames(Path file, Path from, ImportProgress progress) throws DatabaseException {
        DatabaseFile.Filled<ImportReport> filled =
            DatabaseFile.fill(file, connection -> new WthorImport(connection, progress).run(from));
        return new NewGames(file, filled.fresh(), filled.result());
    }

    /// Games that are imported but not yet in their place.
    public record NewGames(Path file, Path fresh, ImportReport report) {
        /// Takes the place of the old games.
        ///
        /// @throws DatabaseException if that cannot be done; the old games stay
        public void putInPlace() throws DatabaseException {
            DatabaseFile.putInPlace(fresh, file);
        }
    }

    /// How many games there are.
    public int size() throws DatabaseException {
        return ask("SELECT count(*) FROM game", List.of(), row -> row.getInt(1)).getFirst();
    }

    /// Games that pass `filter`, in the order of years and numbers.
    ///
    /// @param from  how many to skip
    /// @param limit how many at most
    public List<GameRow> games(GameFilter filter, int from, int limit) throws DatabaseException {
        return filter.equals(GameFilter.ALL)
            ? ask(COLUMNS + " ORDER BY game.id LIMIT " + limit + " OFFSET " + from, List.of(),
                GameDatabase::game)
            : rows(passing(filter).stream().skip(from).limit(limit));
    }

    /// Games that pass `filter`, of a position if one is given, `most` at most.
    public List<GameRow> found(GameFilter filter, Optional<Position> through, int most)
            throws DatabaseException {
        return through.isPresent() ? gamesThrough(through.get(), filter, most) : games(filter, 0, most);
    }

    /// The newest games that pass `filter`, newest first, `limit` at most.
    public List<GameRow> newest(GameFilter filter, int limit) throws DatabaseException {
        BitSet some = passing(filter);
        return rows(
            IntStream.iterate(some.length() - 1, game -> game >= 0, game -> some.previousSetBit(game - 1))
                .limit(limit))
            .reversed();
    }

    /// How many games pass `filter`.
    public int count(GameFilter filter) throws DatabaseException {
        return passing(filter).cardinality();
    }

    /// The games with these numbers, oldest first.
    private List<GameRow> rows(IntStream numbers) throws DatabaseException {
        String list = numbers.mapToObj(String::valueOf).collect(Collectors.joining(", "));
        return ask(COLUMNS + " WHERE game.id IN (" + list + ") ORDER BY game.id", List.of(),
            GameDatabase::game);
    }

    /// The games that pass a filter.
    private record Passing(GameFilter filter, BitSet games) {}

    private BitSet passing(GameFilter filter) throws DatabaseException {
        if (lately.filter(last -> last.filter().equals(filter)).isEmpty()) {
            lately = Optional.of(new Passing(filter, read(() -> table().passing(filter, connection))));
        }
        return lately.get().games();
    }

    private GameColumns table() throws SQLException {
        if (table.isEmpty()) {
            table = Optional.of(GameColumns.of(connection));
        }
        return table.get();
    }

    /// The games of each move in a position, of those that pass `filter`.
    private List<MoveGames> moveGames(PositionKey key, GameFilter filter) throws DatabaseException {
        List<MoveGames> all = read(() -> MoveGames.of(connection, key.value()));
        if (filter.equals(GameFilter.ALL)) {
            return all;
        }
        BitSet passing = passing(filter);
        return read(() -> all.stream().map(games -> games.among(passing))
            .filter(some -> some.games().length > 0).toList());
    }

    /// Games in which `position` or a mirror image occurred and that pass `filter`, newest first.
    public List<GameRow> gamesThrough(Position position, GameFilter filter, int limit)
            throws DatabaseException {
        PositionKey key = PositionKey.of(position);
        return filter.equals(GameFilter.ALL)
            ? ask(COLUMNS + " WHERE game.id IN (" + MoveGames.lastGames(position, key, limit)
                + ") ORDER BY game.id DESC LIMIT " + limit, List.of(), GameDatabase::game)
            : rows(moveGames(key, filter).stream().flatMapToInt(of -> Arrays.stream(of.games()))
                .map(game -> -game).sorted().limit(limit).map(game -> -game)).reversed();
    }

    private int popular(PositionKey key) throws DatabaseException {
        return ask("SELECT coalesce(sum(games), 0) FROM popular WHERE key = ?", List.of(key.value()),
            row -> row.getInt(1)).getFirst();
    }

    /// How many games that pass `filter` came to `position` or a mirror image and went on.
    public int countThrough(Position position, GameFilter filter) throws DatabaseException {
        PositionKey found = PositionKey.of(position);
        long key = found.value();
        if (filter.equals(GameFilter.ALL)) {
            int popular = popular(found);
            return popular > 0
                ? popular
                : ask("SELECT count(*) FROM position WHERE key = ?", List.of(key), row -> row.getInt(1))
                    .getFirst();
        }
        return moveGames(found, filter).stream().mapToInt(of -> of.games().length).sum();
    }

    /// What was played in `position` and its mirror images, most played first. Moves that are mirror images
    /// of each other have the same figures.
    public List<MoveStatistics> moves(Position position) throws DatabaseException {
        return moves(position, GameFilter.ALL);
    }

    /// What was played in `position` and its mirror images in games that pass `filter`.
    public List<MoveStatistics> moves(Position position, GameFilter filter) throws DatabaseException {
        PositionKey key = PositionKey.of(position);
        List<Sums> sums = filter.equals(GameFilter.ALL)
            ? ask("""
                SELECT move, games, black_wins, draws, white_wins, discs FROM popular WHERE key = ?""",
                List.of(key.value()), Sums::of)
            : List.of();
        if (sums.isEmpty()) {
            List<MoveGames> all = moveGames(key, filter);
            sums = read(() -> {
                GameColumns games = table();
                return all.stream().map(of -> Sums.of(of, games)).toList();
            });
        }
        Map<Integer, Sums> byMove = new HashMap<>();
        sums.forEach(sum -> byMove.put(sum.move(), sum));
        List<MoveStatistics> result = new ArrayList<>();
        for (Square square : position.moves()) {
            Sums sum = byMove.get(key.standing(square));
            if (sum != null) {
                result.add(sum.statistics(square));
            }
        }
        result.sort(Comparator.comparingInt(MoveStatistics::games).reversed());
        return List.copyOf(result);
    }

    @Override
    public void close() throws DatabaseException {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new DatabaseException(DatabaseException.Kind.READING,
                "The game database could not be closed: " + e.getMessage(), e);
        }
    }

    private record Sums(int move, int games, int blackWins, int draws, int whiteWins, int discs) {
        static Sums of(ResultSet row) throws SQLException {
            return new Sums(row.getInt(1), row.getInt(2), row.getInt(3), row.getInt(4), row.getInt(5),
                row.getInt(6));
        }

        static Sums of(MoveGames some, GameColumns table) {
            int blackWins = 0;
            int draws = 0;
            int whiteWins = 0;
            int sum = 0;
            for (int game : some.games()) {
                if (table.isFinished(game)) {
                    int discs = table.discs(game);
                    blackWins += discs > 32 ? 1 : 0;
                    draws += discs == 32 ? 1 : 0;
                    whiteWins += discs < 32 ? 1 : 0;
                    sum += 2 * discs - 64;
                }
            }
            return new Sums(some.move(), some.games().length, blackWins, draws, whiteWins, sum);
        }

        MoveStatistics statistics(Square square) {
            int finished = blackWins + draws + whiteWins;
            return new MoveStatistics(square, games, blackWins, draws, whiteWins,
                finished == 0 ? 0 : (double) discs / finished);
        }
    }

    private static GameRow game(ResultSet row) throws SQLException {
        List<Square> moves = new ArrayList<>();
        for (byte move : row.getBytes(9)) {
            moves.add(Square.of(move));
        }
        return new GameRow(row.getLong(1), row.getInt(2), row.getString(3), row.getString(4),
            row.getString(5), row.getInt(6), row.getInt(7), row.getBoolean(8), moves);
    }

    @FunctionalInterface
    private interface RowReader<T> {
        T read(ResultSet row) throws SQLException;
    }

    @FunctionalInterface
    private interface Question<T> {
        T answer() throws SQLException;
    }

    /// A damaged file may hold anything: what it makes of our own arithmetic is told like what SQLite finds.
    private <T> T read(Question<T> question) throws DatabaseException {
        try {
            return question.answer();
        } catch (SQLException | RuntimeException e) {
            throw new DatabaseException(DatabaseFile.kind(e),
                file + " cannot be read: " + DatabaseFile.reason(e), e);
        }
    }

    private <T> List<T> ask(String sql, List<Object> values, RowReader<T> reader) throws DatabaseException {
        return read(() -> {
            try (PreparedStatement statement = connection.prepareStatement(sql)) {
                for (int i = 0; i < values.size(); i++) {
                    statement.setObject(i + 1, values.get(i));
                }
                List<T> rows = new ArrayList<>();
                try (ResultSet row = statement.executeQuery()) {
                    while (row.next()) {
                        rows.add(reader.read(row));
                    }
                }
                return rows;
            }
        });
    }
}
