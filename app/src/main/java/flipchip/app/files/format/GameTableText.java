package flipchip.app.files.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.notation.GameDate;
import flipchip.engine.notation.SideName;

/// A table of games, with or without a line of headings: values between commas, semicolons or tabs, with or
/// without quotes. Columns without a known heading are counted as skipped; without headings only the moves
/// are known.
final class GameTableText {
    private static final Map<String, String> HEADINGS = headings();
    private static final Pattern TRANSCRIPT =
        Pattern.compile("(?:[a-hA-H][1-8][\\s-]*){2,}(?:pass|pa|--)?.*");
    private static final Pattern SCORE =
        Pattern.compile("[+-]\\d.*|\\d+\\s*[-:]\\s*\\d+.*|[BbWw]\\+.*|(?i:draw)");
    /// A column without a heading.
    private static final String UNNAMED = "?";
    private static final Pattern GAME = Pattern.compile("(?:[a-hA-H][1-8][\\s-]*+){2,}+(?:pass|pa|--)?");
    private static final int MOST_LOOKED_AT = 20;
    /// Of a row: in more lines a quote that does not close is one of its own.
    private static final int MOST_LINES = 50;
    private static final int MOST_COLUMNS = 100;
    private static final int LONGEST_GAME = 400;
    private static final String QUOTE = "\"";

    private final List<String> columns;
    private final char separator;
    private final ReadingBuilder found = new ReadingBuilder();

    private GameTableText(List<String> columns, char separator) {
        this.columns = columns;
        this.separator = separator;
    }

    private static Map<String, String> headings() {
        Map<String, String> headings = new HashMap<>();
        put(headings, "black", "blackplayer blackname player1");
        put(headings, "white", "whiteplayer whitename player2");
        put(headings, "date", "date day datum data fecha played year 日付 日期");
        put(headings, "event",
            "event tournament tourney site place turnier tournoi torneo torneio toernooi turnering 大会 比赛");
        put(headings, "result", "result score ergebnis résultat resultado risultato uitslag resultat 結果 结果");
        put(headings, "moves",
            "moves transcript gamemoves game kifu record sequence movesequence züge zuege coups movelist "
                + "moveslist 棋譜 棋谱");
        put(headings, "RB", "blackrating blackelo");
        put(headings, "RW", "whiterating whiteelo");
        return Map.copyOf(headings);
    }

    private static void put(Map<String, String> headings, String what, String names) {
        for (String name : names.split(" ")) {
            headings.put(name, what);
        }
    }

    /// The games of `text`; empty if it neither begins with a line of headings nor has a game at the same
    /// place of each line.
    static Optional<Reading> read(String text) {
        Optional<String> first = text.lines().filter(line -> !line.isBlank()).findFirst();
        for (char separator : new char[] {'\t', ';', ','}) {
            if (first.isEmpty() || first.get().indexOf(separator) < 0) {
                continue;
            }
            List<String> lines = rows(text, separator);
            List<List<String>> rows = lines.stream().filter(line -> !line.isBlank()).limit(MOST_LOOKED_AT)
                .map(line -> fields(line, separator)).toList();
            List<String> columns = rows.getFirst().stream().map(GameTableText::column).toList();
            boolean named = columns.contains("moves") || hasTranscript(rows)
                    && columns.stream().filter(HEADINGS::containsValue).distinct().count() >= 2;
            if (named && columns.size() >= 2 && rows.size() >= 2) {
                Reading read = new GameTableText(columns, separator).read(lines, true);
                return Optional.of(read).filter(it -> columns.contains("moves") || !it.games().isEmpty());
            }
            OptionalInt moves = IntStream.range(0, Math.min(MOST_COLUMNS, columns.size()))
                .filter(place -> rows.stream().allMatch(row -> isGame(row, place))).findFirst();
            if (moves.isPresent() && rows.stream().noneMatch(GameTableText::hasStray)) {
                List<String> unnamed = new ArrayList<>(Collections.nCopies(columns.size(), UNNAMED));
                unnamed.set(moves.getAsInt(), "moves");
                return Optional.of(new GameTableText(unnamed, separator).read(lines, false));
            }
        }
        return Optional.empty();
    }

    private static boolean hasTranscript(List<List<String>> rows) {
        return rows.stream().flatMap(List::stream)
            .anyMatch(field -> field.length() > 3 && isTranscript(field));
    }

    /// Whether moves stand beside those of the game: then it is a list with several separators.
    private static boolean hasStray(List<String> row) {
        return row.stream().limit(MOST_COLUMNS).anyMatch(field -> MoveRun.hasMoves(field) && !isGame(field));
    }

    /// Whether the moves of a game stand there, and something else beside them.
    private static boolean isGame(List<String> row, int place) {
        return place < row.size() && isGame(row.get(place))
                && row.stream().limit(MOST_COLUMNS).anyMatch(field -> !field.isBlank() && !isGame(field));
    }

    private static boolean isGame(String field) {
        return field.length() < LONGEST_GAME && GAME.matcher(field.strip()).matches();
    }

    static boolean isTranscript(String value) {
        return TRANSCRIPT.matcher(value.strip()).matches();
    }

    /// What a heading stands for, such as `black` or `date`; begins with `?` if it is unknown.
    static String column(String field) {
        String name = field.strip().toLowerCase(Locale.ROOT);
        return side(name)
            .orElseGet(() -> HEADINGS.getOrDefault(name.replaceAll("[ _#.-]", ""), "?" + field.strip()));
    }

    /// A letter alone names a side before a list of moves, not above a column.
    private static Optional<String> side(String name) {
        return name.matches("[a-z]") ? Optional.empty() : playerOf(name);
    }

    /// The heading of the player whose side `name` names.
    static Optional<String> playerOf(String name) {
        return SideName.of(name).map(side -> side == Color.BLACK ? "black" : "white");
    }

    private Reading read(List<String> lines, boolean hasHeadings) {
        boolean headed = !hasHeadings;
        int number = 0;
        for (String line : lines) {
            if (line.isBlank() || found.hasMore()) {
                continue;
            }
            if (headed) {
                found.at(++number);
                game(fields(line, separator));
            }
            headed = true;
        }
        return found.reading(Reading.Kind.TRANSCRIPT);
    }

    private void game(List<String> fields) {
        Map<String, String> row = new HashMap<>();
        for (int i = 0; i < fields.size(); i++) {
            String column = i < columns.size() ? columns.get(i) : "?" + fields.get(i);
            String value = fields.get(i).strip();
            boolean isMoves = !columns.contains("moves") && TRANSCRIPT.matcher(value).matches();
            if (isMoves) {
                row.merge("moves", value, (one, other) -> one.length() >= other.length() ? one : other);
            } else if (column.startsWith("?") || column.equals("result") && !SCORE.matcher(value).matches()) {
                skip(column, value);
            } else {
                row.putIfAbsent(column, value);
            }
        }
        GameInfo info = new GameInfo(row.getOrDefault("black", ""), row.getOrDefault("white", ""),
            row.getOrDefault("event", ""), GameDate.of(row.getOrDefault("date", "")).text(),
            ResultText.of(row.getOrDefault("result", "")));
        GameExtras extras =
            GameExtras.NONE.with("RB", row.getOrDefault("RB", "")).with("RW", row.getOrDefault("RW", ""));
        new MoveText(row.getOrDefault("moves", ""), Position.INITIAL, MoveText.Style.PORTABLE, found)
            .read(new GameHead(info, extras));
    }

    private void skip(String column, String value) {
        if (!value.isEmpty()) {
            found.skip(column.equals(UNNAMED) ? value : column.substring(column.startsWith("?") ? 1 : 0));
        }
    }

    /// The rows: a value in quotes may go on in the next lines.
    private static List<String> rows(String text, char separator) {
        List<String> lines = text.lines().toList();
        List<String> rows = new ArrayList<>(lines.size());
        for (int from = 0; from < lines.size();) {
            int to = from + 1;
            boolean goesOn = endsInQuotes(lines.get(from), separator, false);
            while (goesOn && to < Math.min(lines.size(), from + MOST_LINES)) {
                goesOn = endsInQuotes(lines.get(to++), separator, true);
            }
            to = goesOn ? from + 1 : to;
            rows.add(to == from + 1 ? lines.get(from) : String.join(" ", lines.subList(from, to)));
            from = to;
        }
        return rows;
    }

    /// Whether the last value of a line, which begins with a quote, has no quote at its end.
    private static boolean endsInQuotes(String line, char separator, boolean begins) {
        boolean quoted = begins;
        boolean blank = true;
        for (int i = 0; i < line.length(); i++) {
            char sign = line.charAt(i);
            boolean twice = quoted && line.startsWith("\"\"", i);
            quoted ^= sign == '"' && (quoted || blank) && !twice;
            blank = !quoted && (sign == separator || blank && Character.isWhitespace(sign));
            i += twice ? 1 : 0;
        }
        return quoted;
    }

    private static List<String> fields(String line, char separator) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        boolean blank = true;
        for (int i = 0; i < line.length(); i++) {
            char sign = line.charAt(i);
            if (sign == '"' && (quoted || blank)) {
                boolean twice = quoted && i + 1 < line.length() && line.charAt(i + 1) == '"';
                field.append(twice ? QUOTE : "");
                quoted ^= !twice;
                i += twice ? 1 : 0;
            } else if (sign == separator && !quoted) {
                fields.add(field.toString());
                field.setLength(0);
            } else {
                field.append(sign);
            }
            blank = !quoted && (sign == separator || blank && Character.isWhitespace(sign));
        }
        fields.add(field.toString());
        return fields;
    }
}
