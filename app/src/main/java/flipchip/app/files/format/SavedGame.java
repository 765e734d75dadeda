package flipchip.app.files.format;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import flipchip.app.game.session.GameTree;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;

/// A game as it is kept: its head, its moves with variations and comments, and the time each move took.
/// Immutable.
///
/// @param times    thinking time of the move at the end of each path; a move without an entry has no known
///     time
/// @param analysis what an analysis found out, in words that are saved; may be empty
/// @param extras   what is kept and not shown
public record SavedGame(GameInfo info, GameTree tree, Map<List<Square>, Duration> times, String analysis,
        GameExtras extras) {
    public SavedGame {
        times = Map.copyOf(times);
    }

    /// A game about which nothing else is kept.
    public SavedGame(GameInfo info, GameTree tree, Map<List<Square>, Duration> times, String analysis) {
        this(info, tree, times, analysis, GameExtras.NONE);
    }

    /// A game without an analysis.
    public SavedGame(GameInfo info, GameTree tree, Map<List<Square>, Duration> times) {
        this(info, tree, times, "");
    }

    /// A game of one line about which nothing else is known.
    public static SavedGame of(Game game) {
        return new SavedGame(GameInfo.NONE, GameTree.of(game), Map.of());
    }

    /// Whether nothing is known of it but one line of moves; not every such game says so.
    boolean isBare() {
        return tree.isBare() && times.isEmpty() && analysis.isEmpty() && info.equals(GameInfo.NONE)
                && extras.equals(GameExtras.NONE);
    }

    /// The moves of the main line.
    public Game game() {
        return tree.game(tree.mainLine());
    }

    /// The same under another head.
    public SavedGame withInfo(GameInfo other) {
        return new SavedGame(other, tree, times, analysis, extras);
    }

    /// Names and result where they are known, for a list of games; may be empty.
    public String title() {
        String names = info.black().isEmpty() && info.white().isEmpty()
            ? ""
            : name(info.black()) + " – " + name(info.white());
        String more = String.join(" ", info.event(), info.date()).strip();
        return names.isEmpty() || more.isEmpty() ? names + more : names + ", " + more;
    }

    private static String name(String name) {
        return name.isEmpty() ? "?" : name;
    }
}
