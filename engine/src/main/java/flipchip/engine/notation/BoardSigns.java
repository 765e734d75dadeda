package flipchip.engine.notation;

import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// The signs for squares in boards that programs and people print. In digits `0` is Black and `1` White, but
/// `0` is empty where `2` occurs. Beside a pair of signs that belong together, such as `B` and `W`, any other
/// sign marks an empty square, such as a legal move.
final class BoardSigns {
    private static final String BLACK = "Xx*Bb0@#●⚫■黒黑";
    private static final String WHITE = "OoWw1○⚪□白";
    private static final String EMPTY = "-.+_·~・┼╋├┤┬┴┌┐└┘";
    /// Signs that are discs where both of a pair occur.
    private static final List<String> PAIRS = List.of("BbWw", "●○", "⚫⚪", "黒黑白", "XxOo");

    private static final List<Square> MIDDLE = List.of(Square.D4, Square.E4, Square.D5, Square.E5);

    private BoardSigns() {}

    static boolean isSign(char sign) {
        return BLACK.indexOf(sign) >= 0 || WHITE.indexOf(sign) >= 0 || EMPTY.indexOf(sign) >= 0
                || sign == '2';
    }

    static boolean isDisc(char sign) {
        return isSign(sign) && EMPTY.indexOf(sign) < 0;
    }

    /// The position of 64 signs; empty if they cannot be one, or could be several.
    static Optional<Position> position(String signs, Color toMove) {
        boolean counted = isCounted(signs);
        String discs = counted ? "12" : discs(signs);
        boolean unclear = counted && signs.chars()
            .anyMatch(sign -> BLACK.indexOf(sign) + WHITE.indexOf(sign) > -2 && sign != '0' && sign != '1');
        if (discs.isEmpty() || unclear) {
            return Optional.empty();
        }
        long black = squares(signs, discs, counted ? "1" : BLACK);
        long white = squares(signs, discs, counted ? "2" : WHITE);
        Position position = Position.of(black, white, toMove);
        long small = squares(signs, discs, "xo");
        boolean marks = small != 0 && small != (black | white);
        return Optional.of(marks ? withoutMarks(position, small) : position);
    }

    /// Whether 0 is an empty square and 1 Black: where 2 occurs, or where 0 and 1 stand alone and the squares
    /// in the middle, which are never empty, are all 1.
    static boolean isCounted(String signs) {
        boolean bits = signs.length() == 64 && signs.chars().allMatch(sign -> sign == '0' || sign == '1')
                && MIDDLE.stream().allMatch(square -> signs.charAt(square.index()) == '1');
        return bits || signs.indexOf('2') >= 0;
    }

    /// The signs that are discs: all, if there is one for each side at most; those of a pair.
    private static String discs(String signs) {
        long blacks = kinds(signs, BLACK);
        long whites = kinds(signs, WHITE);
        if (blacks <= 1 && whites <= 1) {
            return blacks + whites == 0 ? "" : BLACK + WHITE;
        }
        List<String> pairs = PAIRS.stream()
            .filter(pair -> kinds(signs, shared(pair, BLACK)) > 0 && kinds(signs, shared(pair, WHITE)) > 0)
            .toList();
        return pairs.size() == 1 ? pairs.getFirst() : "";
    }

    private static String shared(String signs, String others) {
        return signs.chars().filter(sign -> others.indexOf(sign) >= 0)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }

    /// How many of the signs occur, capital and small letters together.
    private static long kinds(String signs, String of) {
        return signs.chars().filter(sign -> of.indexOf(sign) >= 0).map(Character::toUpperCase).distinct()
            .count();
    }

    private static long squares(String signs, String discs, String side) {
        long squares = 0;
        for (Square square : Square.values()) {
            char sign = signs.charAt(square.index());
            squares |= discs.indexOf(sign) >= 0 && side.indexOf(sign) >= 0 ? square.bit() : 0;
        }
        return squares;
    }

    /// Small letters among capital ones may mark the legal moves, or the last disc.
    private static Position withoutMarks(Position position, long small) {
        Position rest = Position.of(position.black() & ~small, position.white() & ~small, position.toMove());
        return rest.legalMoves() == small ? rest : position;
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
