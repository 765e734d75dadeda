package flipchip.app.files.format;

import java.util.Optional;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.engine.notation.GgfFault;
import flipchip.engine.notation.MessageText;

/// What could not be read, in the user's language. Pure.
final class Faults {
    private static final Texts TEXTS = Texts.of("library");

    private static final int BOARD = 64;
    private static final String EMPTY = "-.";
    private static final int SHOWN = 20;

    private Faults() {}

    /// A bad move is told as in a game of our own format.
    static String told(GgfFault fault) {
        String number = String.valueOf(fault.game());
        Object[] values = fault.values().toArray();
        return switch (fault.kind()) {
            case MANY -> TEXTS.get("games.many", Integer.valueOf(fault.values().getFirst()));
            case NONE -> TEXTS.get("tree.none");
            case NO_SQUARE -> stopped(fault, "tree.move", values);
            case TURN -> stopped(fault, "tree.turn", values[0], named(Color.valueOf(fault.values().get(1))),
                named(Color.valueOf(fault.values().get(2))));
            case ILLEGAL -> stopped(fault, "tree.illegal", values);
            case NO_PASS -> stopped(fault, "tree.no-pass", values);
            default -> TEXTS.get("ggf.problem", number, Reasons.told(TEXTS, "ggf", fault));
        };
    }

    /// What is wrong with the signs of a board, without the blanks between them: all before a comment, which
    /// a semicolon begins, stand for squares, but there may be too few or too many.
    static Optional<String> ofBoard(String signs) {
        int comment = signs.indexOf(';');
        String board = comment < 0 ? signs : signs.substring(0, comment);
        int count = board.length();
        if (count < BOARD) {
            return Optional.of(TEXTS.get("board.short", count + 1, Square.at(count % 8, count / 8)));
        }
        if (count > BOARD + 1) {
            return Optional.of(TEXTS.get("board.long", MessageText.of(board.substring(BOARD), SHOWN)));
        }
        if (board.chars().limit(BOARD).noneMatch(sign -> "-.".indexOf(sign) < 0)) {
            return Optional.of(TEXTS.get("board.empty"));
        }
        String side = comment == BOARD ? ";" : board.substring(BOARD);
        return side.isEmpty() || (EMPTY + ";").indexOf(side.charAt(0)) < 0
            ? Optional.empty()
            : Optional.of(TEXTS.get("board.no-side", side, "X", "O"));
    }

    private static String stopped(GgfFault fault, String key, Object... values) {
        return TEXTS.get(fault.move() > 1 ? "tree.stop" : "tree.stop-first", fault.game(), fault.move(),
            TEXTS.get(key, values));
    }

    private static String named(Color color) {
        return TEXTS.get(color == Color.BLACK ? "side.black" : "side.white");
    }
}
