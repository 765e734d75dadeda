package flipchip.app.files.format;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Games with heads of the kind `[Black "name"]`, as PlayOK and Edax write them: behind the heads stand moves
/// with numbers, remarks in braces and who won.
///
/// Format: Edax, `game_export_pgn` in `src/game.c`.
final class Pgn {
    private static final Pattern BEGINNING = Pattern.compile("\\s*+\\[[\\w-]++\\s++\"");
    private static final Pattern HEAD =
        Pattern.compile("\\[([\\w-]++)\\s++\"((?:[^\"\\\\]|\\\\.){0,200}+)\"\\]");
    /// A quote or a backslash inside a value.
    private static final Pattern ESCAPED = Pattern.compile("\\\\([\"\\\\])");
    private static final Pattern REMARK = Pattern.compile("\\{[^{}]{0,2000}\\}");
    private static final Pattern WINNER = Pattern.compile("(?<!\\S)(?:1/2-1/2|1-0|0-1|\\*)(?!\\S)");

    private Pgn() {}

    /// Whether `text` begins with a head.
    static boolean isOne(String text) {
        return BEGINNING.matcher(text).lookingAt();
    }

    /// Hands over the games of `text`, each with its heads and without other words than moves, until `goesOn`
    /// says no; a head behind moves begins the next one. A line that begins with a bracket is a head even if
    /// it cannot be read, and so is the line that ends it; remarks are emptied first, as their lines may
    /// begin so too.
    static void each(String text, Predicate<String> goesOn) {
        StringBuilder game = new StringBuilder();
        boolean begun = false;
        boolean played = false;
        boolean open = false;
        for (String line : (Iterable<String>) REMARK.matcher(text).replaceAll("{}").lines()::iterator) {
            boolean bracket = line.stripLeading().startsWith("[");
            boolean head = bracket || open && line.indexOf(']') >= 0;
            open = bracket && line.indexOf(']') < 0;
            if (head && played) {
                if (!goesOn.test(withoutRest(game))) {
                    return;
                }
                game.setLength(0);
                played = false;
            }
            begun |= head;
            if (begun) {                               // what comes before the first head is blank
                played |= !head && !line.isBlank();
                game.append(line).append(open ? ' ' : '\n');
            }
        }
        if (begun) {
            goesOn.test(withoutRest(game));
        }
    }

    private static String withoutRest(StringBuilder game) {
        return WINNER.matcher(REMARK.matcher(game).replaceAll(" ")).replaceAll(" ");
    }

    /// The board a game begins with, if it is not the usual one.
    static Optional<String> start(String game) {
        return HEAD.matcher(game).results().filter(head -> head.group(1).equalsIgnoreCase("FEN"))
            .map(head -> head.group(2)).findFirst();
    }

    /// Who played, where and when.
    static GameInfo info(String game) {
        GameInfo info = GameInfo.NONE;
        Matcher head = HEAD.matcher(game);
        while (head.find()) {
            String value = ESCAPED.matcher(head.group(2)).replaceAll("$1").strip();
            info = switch (head.group(1)) {
                case "Black" -> info.withPlayers(value, info.white());
                case "White" -> info.withPlayers(info.black(), value);
                case "Event", "Site" -> info.event().isEmpty() ? info.withEvent(value) : info;
                case "Date" -> info.withDate(value);
                case "Result" -> ResultText.forGgf(value).map(info::withResult).orElse(info);
                default -> info;
            };
        }
        return info;
    }
}
