package flipchip.app.analyse.database;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.book.OpeningBook;

/// How a player did, by colour, year, opening and opponent. Immutable.
///
/// @param others further names with the text that was searched, those with most games first
/// @param games  his games in the order of the database
/// @param lines  of each group those with most games first, years in their order
public record PlayerRecord(String name, List<String> others, List<GameRow> games, Score score,
        List<Line> lines) {
    /// As many of openings and of opponents.
    private static final int MOST_LINES = 10;
    private static final int MOST_OTHERS = 8;

    /// What games have in common.
    public enum Group {
        COLOUR, YEAR, OPENING, OPPONENT
    }

    /// @param games also those that stop before their end
    public record Score(int games, int won, int drawn, int lost) {
        private static final Score NONE = new Score(0, 0, 0, 0);

        private Score with(GameRow game, boolean black) {
            int discs = (black ? 1 : -1) * Integer.signum(game.blackDiscs() - 32);
            return game.finished()
                ? new Score(games + 1, won + (discs > 0 ? 1 : 0), drawn + (discs == 0 ? 1 : 0),
                    lost + (discs < 0 ? 1 : 0))
                : new Score(games + 1, won, drawn, lost);
        }
    }

    /// @param what `black`, `white`, or a year, an opening, a name; empty for games without a named opening
    public record Line(Group group, String what, Score score) {}

    /// The player whose name is `text`, or who has most games of those with it in theirs.
    public static Optional<PlayerRecord> of(GameDatabase database, String text) throws DatabaseException {
        List<GameRow> rows = database.games(GameFilter.ALL.withPlayer(text), 0, Integer.MAX_VALUE);
        String wanted = text.toLowerCase(Locale.ROOT);
        Map<String, Integer> names = new LinkedHashMap<>();
        rows.stream().flatMap(row -> Stream.of(row.black(), row.white()))
            .filter(name -> name.toLowerCase(Locale.ROOT).contains(wanted))
            .forEach(name -> names.merge(name, 1, Integer::sum));
        List<String> sorted =
            names.keySet().stream().sorted(Comparator.comparing((String name) -> !name.equalsIgnoreCase(text))
                .thenComparing(name -> -names.get(name))).toList();
        return sorted.stream().findFirst()
            .map(name -> of(name, sorted.stream().skip(1).limit(MOST_OTHERS).toList(), rows));
    }

    private static PlayerRecord of(String name, List<String> others, List<GameRow> rows) {
        List<GameRow> games =
            rows.stream().filter(row -> row.black().equals(name) || row.white().equals(name)).toList();
        List<Line> lines = new ArrayList<>();
        lines.addAll(lines(Group.COLOUR, name, games, row -> row.black().equals(name) ? "black" : "white",
            Comparator.comparing(Line::what)));
        lines.addAll(lines(Group.YEAR, name, games, GameRow::yearText, Comparator.comparing(Line::what)));
        Comparator<Line> most = Comparator.comparing(line -> -line.score().games());
        lines.addAll(first(lines(Group.OPENING, name, games, PlayerRecord::opening, most)));
        lines.addAll(first(lines(Group.OPPONENT, name, games,
            row -> row.black().equals(name) ? row.white() : row.black(), most)));
        Score all = Score.NONE;
        for (GameRow game : games) {
            all = all.with(game, game.black().equals(name));
        }
        return new PlayerRecord(name, others, games, all, List.copyOf(lines));
    }

    private static List<Line> first(List<Line> lines) {
        return lines.stream().limit(MOST_LINES).toList();
    }

    private static String opening(GameRow row) {
        List<Square> moves = row.moves();
        return OpeningBook.standard().name(Game.INITIAL.play(moves)).orElse("");
    }

    private static List<Line> lines(Group group, String name, List<GameRow> games,
            Function<GameRow, String> key, Comparator<Line> order) {
        Map<String, Score> scores = new LinkedHashMap<>();
        for (GameRow game : games) {
            String what = key.apply(game);
            scores.put(what, scores.getOrDefault(what, Score.NONE).with(game, game.black().equals(name)));
        }
        return scores.entrySet().stream().map(one -> new Line(group, one.getKey(), one.getValue()))
            .sorted(order).toList();
    }
}
