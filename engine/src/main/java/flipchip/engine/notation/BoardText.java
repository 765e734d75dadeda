package flipchip.engine.notation;

import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// Boards as text: 64 squares a1, b1 ... h8, then the side to move.
///
/// Reads Black as `X x * B b 0`, White as `O o W w 1`, empty as `-` or `.`, with white space anywhere; the
/// side to move is written like its discs. Writes strictly `X`, `O`, `-`, one space and the side, the form of
/// Edax.
public final class BoardText {
    private static final String BLACK = "Xx*Bb0";
    private static final String WHITE = "OoWw1";
    private static final String EMPTY = "-.";

    private BoardText() {}

    /// The position `text` shows. A side without moves stays to move; [Game#startingAt] makes it pass.
    ///
    /// @throws NotationException naming the square where the text is not a board
    public static Position parse(String text) throws NotationException {
        String signs = text.replaceAll("\\s+", "");
        if (signs.length() < 64) {
            check(signs, signs.length());
            throw NotationFault.of(NotationFault.Kind.BOARD_END, place(signs.length()));
        }
        check(signs, 64);
        if (signs.length() != 65) {
            throw signs.length() == 64
                ? NotationFault.of(NotationFault.Kind.NO_SIDE)
                : NotationFault.of(NotationFault.Kind.AFTER_SIDE, shortened(signs.substring(64)));
        }
        return Position.of(squares(signs, BLACK), squares(signs, WHITE), side(signs.charAt(64)));
    }

    /// 64 signs, a space and the side to move.
    public static String print(Position position) {
        return position.toString();
    }

    private static void check(String signs, int count) throws NotationException {
        for (int i = 0; i < count; i++) {
            if ((BLACK + WHITE + EMPTY).indexOf(signs.charAt(i)) < 0) {
                throw NotationFault.of(NotationFault.Kind.NO_DISC, place(i), signs.charAt(i));
            }
        }
    }

    private static long squares(String signs, String of) {
        long bits = 0;
        for (Square square : Square.values()) {
            bits |= of.indexOf(signs.charAt(square.index())) >= 0 ? square.bit() : 0;
        }
        return bits;
    }

    private static Color side(char sign) throws NotationException {
        if (BLACK.indexOf(sign) >= 0) {
            return Color.BLACK;
        }
        if (WHITE.indexOf(sign) >= 0) {
            return Color.WHITE;
        }
        throw NotationFault.of(NotationFault.Kind.BAD_SIDE, sign, 'X', 'O');
    }

    private static String place(int index) {
        return index + 1 + " (" + Square.of(index) + ")";
    }

    private static String shortened(String text) {
        return text.length() > 12 ? text.substring(0, 12) + "..." : text;
    }
}
