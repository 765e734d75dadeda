package flipchip.app.files.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import flipchip.engine.board.Position;
import flipchip.engine.notation.GameDate;

/// A table of games with a line of headings: values between commas, semicolons or tabs, with or without
/// quotes. Columns without a known heading are counted as skipped.
final class GameTableText {
    private static final Map<String, String> HEADINGS = headings();
    private static final Pattern TRANSCRIPT =
        Pattern.compile("(?:[a-hA-H][1-8][\\s-]*){2,}(?:pass|pa|--)?.*");
    private static final Pattern SCORE =
        Pattern.compile("[+-]\\d.*|\\d+\\s*[-:]\\s*\\d+.*|[BbWw]\\+.*|(?i:draw)");
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
        put(headings, "black", "black blackplayer blackname player1 schwarz noir negro 黒 黑");
        put(headings, "white", "white whiteplayer whitename player2 weiß weiss blanc blanco 白");
        put(headings, "date", "date day datum fecha played year 日付 日期");
        put(headings, "event", "event tournament tourney site place turnier tournoi 大会");
        put(headings, "result", "result score ergebnis résultat resultado 結果");
        put(headings, "moves",
            "moves transcript gamemoves game kifu record sequence züge " + "zuege coups movelist 棋譜 棋谱");
        put(headings, "RB", "blackrating blackelo");
        put(headings, "RW", "whiterating whiteelo");
        return Map.copyOf(headings);
    }

    private static void put(Map<String, String> headings, String what, String names) {
        for (String name : names.split(" ")) {
            headings.put(name, what);
        }
    }

    /// The games of `text`; empty if it does not begin with a line of headings.
    static Optional<Reading> read(String text) {
        List<String> lines = text.lines().filter(line -> !line.isBlank()).limit(2).toList();
        if (lines.size() < 2) {
            return Optional.empty();
        }
        for (char separator : new char[] {'\t', ';', ','}) {
            List<String> columns =
                fields(lines.getFirst(), separator).stream().map(GameTableText::heading).toList();
            boolean named = columns.contains("moves")
                    || columns.stream().filter(HEADINGS::containsValue).distinct().count() >= 2;
            if (columns.size() >= 2 && named) {
                return Optional.of(new GameTableText(columns, separator).read(text.lines().toList()));
            }
        }
        return Optional.empty();
    }

    private static String heading(String field) {
        String name = field.strip().toLowerCase(Locale.ROOT);
        return HEADINGS.getOrDefault(name.replaceAll("[ _#.-]", ""), "?" + field.strip());
    }

    private Reading read(List<String> lines) {
        boolean headed = false;
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
            found.skip(column.startsWith("?") && column.length() > 1 ? column.substring(1) : column);
        }
    }

    private static List<String> fields(String line, char separator) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char sign = line.charAt(i);
            if (sign == '"') {
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
        }
        fields.add(field.toString());
        return fields;
    }
}
