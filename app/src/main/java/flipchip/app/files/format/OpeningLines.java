package flipchip.app.files.format;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.engine.board.Square;

/// The parts of a text that name the opening of its games, with its moves: `Opening: Rose (f5d6c5)`.
///
/// @param rest  the text without them
/// @param taken what was taken out, in its order
record OpeningLines(String rest, List<Taken> taken) {
    private static final int LONGEST = 2_000_000;
    private static final int LONGEST_ASIDE = 300;
    private static final int FEWEST_MOVES = 2;
    private static final Pattern LABEL =
        Pattern.compile("(?i)(?<!\\p{L})(?:(?:main |book |best )?line|variation"
            + "|variant[ei]?|opening|book|theory|repertoire|eröffnung|eroeffnung|buch|theorie|ouverture|ligne"
            + "|apertura|línea|libro|定石|変化|開局|开局|变例)(?![\\p{L}_])[^\n:=(]{0,40}[:=(]");
    private static final Pattern MOVES =
        Pattern.compile("(?:(?:\\d{1,2}\\.+)?[a-hA-H][1-8](?:[\\s,;.:-]|\\d{1,2}\\.)*+)++(?:\\.\\.\\.|…)?");
    private static final Pattern SQUARE = Pattern.compile("[a-hA-H][1-8]");

    /// @param sure whether it names an opening even if no game of the text begins so
    record Taken(String words, boolean sure) {
        List<Square> moves() {
            return SQUARE.matcher(words.substring(words.indexOf('(') + 1)).results().map(MatchResult::group)
                .map(word -> Square.parse(word).orElseThrow()).toList();
        }
    }

    static OpeningLines of(String text) {
        StringBuilder rest = new StringBuilder();
        List<Taken> taken = new ArrayList<>();
        int done = 0;
        for (int at = 0; at < text.length() && text.length() <= LONGEST;) {
            int end = text.indexOf('\n', at) < 0 ? text.length() : text.indexOf('\n', at);
            if (!hasSign(text, at, end)) {
                at = end + 1;
                continue;
            }
            Matcher label = LABEL.matcher(text).region(at, end);
            boolean labelled = label.find();
            int from = labelled ? label.start() : at;
            int open = text.indexOf('(', labelled ? label.end() - 1 : at, end);
            int close =
                open < 0 ? -1 : text.indexOf(')', open, Math.min(text.length(), open + LONGEST_ASIDE + 1));
            boolean aside = close > 0 && moves(text, open + 1, close)
                    && text.substring(from, open).chars().anyMatch(Character::isLetter);
            if (aside || labelled && SQUARE.matcher(text).region(label.end(), end).find()) {
                int to = aside ? close + 1 : end;
                rest.append(text, done, from);
                taken.add(new Taken(text.substring(from, to), labelled && aside));
                done = to;
                end = Math.max(end, text.indexOf('\n', to) < 0 ? text.length() : text.indexOf('\n', to));
            }
            at = end + 1;
        }
        return new OpeningLines(rest + text.substring(done), taken);
    }

    /// Whether a line has a sign behind which the moves of an opening stand.
    private static boolean hasSign(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            char sign = text.charAt(i);
            if (sign == ':' || sign == '=' || sign == '(') {
                return true;
            }
        }
        return false;
    }

    private static boolean moves(String text, int from, int to) {
        return MOVES.matcher(text.substring(from, to).strip()).matches() && to - from >= 2 * FEWEST_MOVES;
    }

    /// Whether the games of the rest say that these are not games themselves.
    boolean areBeside(Reading read) {
        List<List<Square>> games = read.games().stream().map(game -> game.tree().mainLine()).toList();
        return !games.isEmpty() && taken.stream()
            .allMatch(one -> one.sure() || games.stream().anyMatch(game -> begins(game, one)));
    }

    private static boolean begins(List<Square> game, Taken opening) {
        List<Square> moves = opening.moves();
        return moves.size() <= game.size() && game.subList(0, moves.size()).equals(moves);
    }
}
