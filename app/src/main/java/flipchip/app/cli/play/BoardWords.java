package flipchip.app.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A formatter of boards and moves as sentences, for listeners.
final class BoardWords {
    private static final long CORNERS = Square.A1.bit() | Square.H1.bit() | Square.A8.bit() | Square.H8.bit();

    private BoardWords() {}

    /// "Row 4: d white, e black." for each row; equal neighbours in one word: "c to e white".
    static List<String> rows(Position position) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < 8; row++) {
            List<String> parts = new ArrayList<>();
            for (int file = 0; file < 8;) {
                String what = what(position, Square.at(file, row));
                int end = file;
                while (end < 7 && what(position, Square.at(end + 1, row)).equals(what)) {
                    end++;
                }
                if (!what.isEmpty()) {
                    parts.add(files(file, end) + " " + what);
                }
                file = end + 1;
            }
            rows.add(
                "Row " + (row + 1) + ": " + (parts.isEmpty() ? "empty" : String.join(", ", parts)) + ".");
        }
        return rows;
    }

    private static String files(int first, int last) {
        return first == last
            ? letter(first)
            : letter(first) + (last == first + 1 ? " and " : " to ") + letter(last);
    }

    private static String letter(int file) {
        return String.valueOf((char) ('a' + file));
    }

    private static String what(Position position, Square square) {
        return (position.black() & square.bit()) != 0 ? "black"
            : (position.white() & square.bit()) != 0 ? "white"
            : "";
    }

    /// "Black 4, White 1. White to move: c3, c5 or e3."
    static String standing(Game game, boolean showLegal) {
        Position position = game.position();
        String discs = String.format(Locale.ROOT, "Black %d, White %d.", Long.bitCount(position.black()),
            Long.bitCount(position.white()));
        if (position.isGameOver()) {
            return discs;
        }
        return discs + " " + TextOutput.side(position.toMove()) + " to move"
            + (showLegal ? ": " + list(position.legalMoves(), "or") : "") + ".";
    }

    /// "Black played f5, which turned e5."
    static String move(Game game, int ply) {
        Color mover = game.moverOf(ply);
        long turned = game.positionAt(ply).discs(mover.opponent()) & game.positionAt(ply + 1).discs(mover);
        return TextOutput.side(mover) + " played " + game.moves().get(ply) + ", which turned "
            + list(turned, "and") + "."
            + (game.passFollows(ply)
                ? " " + TextOutput.side(mover.opponent()) + " cannot move and passes."
                : "");
    }

    /// "e6 is best, worth 1.2 discs for Black. It turns 1 disc and leaves White 4 moves."
    static String hint(Position position, PlayEvent.Choice best) {
        Position after = position.play(best.move());
        Color mover = position.toMove();
        int turned = Long.bitCount(position.discs(mover.opponent()) & after.discs(mover));
        boolean passes = after.toMove() == mover;
        String answers = after.isGameOver() ? "ends the game"
            : passes ? "leaves " + TextOutput.side(mover.opponent()) + " no move"
            : "leaves " + TextOutput.side(mover.opponent()) + " "
                + count(Long.bitCount(after.legalMoves()), "move");
        String corner = (best.move().bit() & CORNERS) != 0 ? "takes a corner, which stays, " : "";
        return best.move() + " is best, " + worth(best.discs(), best.exact()) + " for "
            + TextOutput.side(mover) + ". It " + corner + "turns " + count(turned, "disc") + " and " + answers
            + ".";
    }

    static String worth(double discs, boolean exact) {
        String size = String.format(Locale.ROOT, exact ? "%.0f" : "%.1f", Math.abs(discs));
        return size.equals("0") || size.equals("0.0")
            ? "even"
            : size + " discs " + (discs > 0 ? "ahead" : "behind") + (exact ? " at the end" : "");
    }

    private static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    private static String list(long squares, String last) {
        List<String> names = Square.all(squares).stream().map(Square::toString).toList();
        return names.size() < 2
            ? String.join("", names)
            : String.join(", ", names.subList(0, names.size() - 1)) + " " + last + " " + names.getLast();
    }
}
