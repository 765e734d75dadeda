package flipchip.app.window;

import java.util.Locale;
import flipchip.app.game.GameEvent;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;

/// What the banner says about an event, in words.
final class Notices {
    private Notices() {}

    /// "White has no legal move and passes: Black moves again."
    static String pass(GameEvent.MovePlayed played) {
        Color again = played.position().toMove();
        return name(again.opponent()) + " has no legal move and passes: " + name(again) + " moves again.";
    }

    /// "Game over: Black wins 40 to 24."
    static String end(Position position) {
        int black = Long.bitCount(position.black());
        int white = Long.bitCount(position.white());
        String score = Math.max(black, white) + " to " + Math.min(black, white);
        int empties = 64 - black - white;
        String rest = empties == 0 ? "" : empties == 1 ? "; 1 square stays empty" : "; " + empties + " squares stay empty";
        return black == white ? "Game over: a draw, " + score + rest + "."
            : "Game over: " + (black > white ? "Black" : "White") + " wins " + score + rest + ".";
    }

    /// "Hint: c4 (+2.1 discs, depth 10)."
    static String hint(SearchResult result) {
        String value = switch (result.source()) {
            case BOOK -> "from the opening book";
            case FORCED -> "the only legal move";
            case MIDGAME, ENDGAME -> String.format(Locale.ROOT, result.exact() ? "%+.0f discs, exact"
                : "%+.1f discs, depth " + result.depth(), result.centidiscs() / 100.0);
        };
        return "Hint: " + result.bestMove() + " (" + value + ").";
    }

    static String name(Color color) {
        return color == Color.BLACK ? "Black" : "White";
    }
}
