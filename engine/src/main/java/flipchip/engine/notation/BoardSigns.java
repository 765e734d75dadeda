package flipchip.engine.notation;

import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// The signs for squares in boards that programs and people print. In digits `0` is Black and `1` White, but
/// `0` is empty where `2` occurs.
final class BoardSigns {
    private static final String BLACK = "Xx*Bb0@#●⚫■黒黑";
    private static final String WHITE = "OoWw1○⚪□白";
    private static final String EMPTY = "-.+_·~・";

    private BoardSigns() {}

    static boolean isSign(char sign) {
        return BLACK.indexOf(sign) >= 0 || WHITE.indexOf(sign) >= 0 || EMPTY.indexOf(sign) >= 0
                || sign == '2';
    }

    static boolean isDisc(char sign) {
        return isSign(sign) && EMPTY.indexOf(sign) < 0;
    }

    /// The position of 64 signs; empty if they cannot be one.
    static Optional<Position> position(String signs, Color toMove) {
        boolean counted = signs.indexOf('2') >= 0;
        long black = 0;
        long white = 0;
        for (Square square : Square.values()) {
            char sign = signs.charAt(square.index());
            boolean isBlack = counted ? sign == '1' : BLACK.indexOf(sign) >= 0;
            boolean isWhite = counted ? sign == '2' : WHITE.indexOf(sign) >= 0;
            if (counted && BLACK.indexOf(sign) + WHITE.indexOf(sign) > -2 && sign != '0' && sign != '1') {
                return Optional.empty();
            }
            black |= isBlack ? square.bit() : 0;
            white |= isWhite ? square.bit() : 0;
        }
        return Optional.of(Position.of(black, white, toMove));
    }

    /// Black moves after an even number of moves, unless a side had to pass.
    static Color guessed(String signs) {
        long discs = BoardSigns.position(signs, Color.BLACK).map(position -> position.board().occupied())
            .map(Long::bitCount).orElse(0);
        return discs % 2 == 0 ? Color.BLACK : Color.WHITE;
    }

    static Optional<Color> side(char sign) {
        return BLACK.indexOf(sign) >= 0 ? Optional.of(Color.BLACK)
            : WHITE.indexOf(sign) >= 0 ? Optional.of(Color.WHITE)
            : Optional.empty();
    }
}
