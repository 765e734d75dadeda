package flipchip.app.files.format;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.engine.notation.GameDate;

/// What stands before the moves of a text in lines such as `Black: Ann (1543)` or `Date = 2024-05-06`.
///
/// @param head who played, when, where and how it ended
/// @param rest the text without what was taken
record TextHead(GameHead head, String rest) {
    private static final int MOST_LINES = 30;
    private static final int LONGEST_LINE = 200;
    private static final Pattern ENTRY =
        Pattern.compile("(?<![\\p{L}\\p{N}])(\\p{L}{1,10}(?: ?[pP]layer)?|[●○⚫⚪])[ \t]*[:=][ \t]*"
            + "([^:=\t]{1,60}?)[ \t]*(?=$|\t|  |[,;|]? +[\\p{L}●○⚫⚪]{1,10}[ \t]*[:=])");
    private static final Pattern MOVES =
        Pattern.compile("(?i)[a-h][1-8][ ,;-]*[a-h][1-8]|(?i)\\s*[a-h][1-8]\\W*");
    private static final Pattern NAME_AND_RATING =
        Pattern.compile("(.*?\\S)\\s*\\((\\d{3,4}(?:\\.\\d+)?)\\)");
    private static final Pattern WORDLESS = Pattern.compile("[^\\p{L}]*|.*\\b(?:moves?|discs?)\\b.*");

    /// Takes the lines before the first moves.
    static TextHead of(String text) {
        if (text.indexOf(':') < 0 && text.indexOf('=') < 0) {
            return new TextHead(GameHead.NONE, text);
        }
        GameHead head = GameHead.NONE;
        StringBuilder left = new StringBuilder();
        int at = 0;
        for (int i = 0; i < MOST_LINES && at < text.length(); i++) {
            int end = text.indexOf('\n', at) < 0 ? text.length() : text.indexOf('\n', at);
            String line = text.substring(at, end);
            if (line.length() > LONGEST_LINE || MOVES.matcher(line).find()) {
                break;
            }
            StringBuilder kept = new StringBuilder();
            Matcher entry = ENTRY.matcher(line);
            while (entry.find()) {
                String name = entry.group(1);
                String column = GameTableText.playerOf(name).orElseGet(() -> GameTableText.column(name));
                Optional<GameHead> more = with(head, column, entry.group(2).strip());
                head = more.orElse(head);
                entry.appendReplacement(kept,
                    more.isPresent() ? "" : Matcher.quoteReplacement(entry.group()));
            }
            left.append(entry.appendTail(kept)).append('\n');
            at = Math.min(text.length(), end + 1);
        }
        return new TextHead(head, left + text.substring(at));
    }

    private static Optional<GameHead> with(GameHead head, String column, String value) {
        GameInfo info = head.info();
        boolean name = !WORDLESS.matcher(value).matches();
        return switch (column) {
            case "black",
                    "white" ->
                name && player(info, column).isEmpty()
                    ? Optional.of(player(head, column, value))
                    : Optional.empty();
            case "event" -> name && info.event().isEmpty()
                ? Optional.of(new GameHead(info.withEvent(value), head.extras()))
                : Optional.empty();
            case "date" -> info.date().isEmpty()
                ? Optional.of(new GameHead(info.withDate(GameDate.of(value).text()), head.extras()))
                : Optional.empty();
            case "result" -> ResultText.forGgf(value).filter(_ -> info.result().isEmpty())
                .map(result -> new GameHead(info.withResult(result), head.extras()));
            default -> Optional.empty();
        };
    }

    private static String player(GameInfo info, String column) {
        return column.equals("black") ? info.black() : info.white();
    }

    private static GameHead player(GameHead head, String column, String value) {
        boolean black = column.equals("black");
        Matcher rated = NAME_AND_RATING.matcher(value);
        boolean rating = rated.matches();
        String name = rating ? rated.group(1) : value;
        GameInfo info = head.info();
        return new GameHead(
            black ? info.withPlayers(name, info.white()) : info.withPlayers(info.black(), name),
            rating
                ? head.extras().with(black ? GameExtras.BLACK_RATING : GameExtras.WHITE_RATING,
                    rated.group(2))
                : head.extras());
    }
}
