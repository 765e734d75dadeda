package flipchip.app.files.format;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.GgfGame;

/// Logs of NBoard: a game in GGF, and then the moves that were played on, each on a line `move F5/1.50/0.2`.
final class ServerLog {
    private static final String END = ";)";
    private static final Pattern MOVE =
        Pattern.compile("(?m)^\\W{0,4}move ([a-hA-H][1-8]|[pP][aA](?:[sS][sS])?)((?:/-?[\\d.]*){0,2})");

    private ServerLog() {}

    /// The same text with the moves in the last game; the text itself if it holds none.
    static String joined(String text) {
        int end = text.lastIndexOf(END);
        String after = end < 0 ? "" : text.substring(end + END.length());
        Matcher move = MOVE.matcher(after);
        if (!move.find()) {
            return text;
        }
        Optional<Position> from = last(text).map(game -> game.game().position());
        if (from.isEmpty()) {
            return text;
        }
        StringBuilder moves = new StringBuilder(text.substring(0, end));
        Position now = from.get();
        List<MatchResult> played = move.reset().results().limit(2 * Square.values().length).toList();
        for (MatchResult one : played) {
            Optional<Square> square = Square.parse(one.group(1).toLowerCase(Locale.ROOT));
            boolean legal = square.isPresent() && now.isLegal(square.get());
            if (square.isPresent()) {
                moves.append(now.toMove() == Color.BLACK ? "B[" : "W[").append(square.get())
                    .append(one.group(2)).append(']');
            }
            now = legal ? now.play(square.orElseThrow()) : now;
        }
        return moves.append(END).toString();
    }

    private static Optional<GgfGame> last(String text) {
        List<GgfGame> games = Ggf.read(text.substring(Math.max(0, text.lastIndexOf("(;")))).games();
        return games.isEmpty() ? Optional.empty() : Optional.of(games.getLast());
    }
}
