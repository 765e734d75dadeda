package flipchip.engine.notation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The value of the tag TY: a board, and letters around it, as in `8`, `s8r20`, `8a`. `r` and a number of
/// discs is a random start, `a` anti-Othello, `s` two games at once, `k` komi, `b` and `w` a preferred
/// colour. Only the board and `a` change the rules of a game.
///
/// Format: weltyc/othello `OsMatchType.java`.
final class GgfType {
    private static final Pattern TYPE =
        Pattern.compile("(?:[skbwa]|r\\d*)*+(?<board>\\d{1,3})(?:[skbwa]|r\\d*)*+");
    private static final String OCTAGON = "88";
    /// A longer text is not a type.
    private static final int LONGEST = 20;

    private GgfType() {}

    /// Why a game of this type is not read; empty for Othello on 8x8 squares, and for a
    /// text that is not a type.
    static Optional<GgfFault> whyNotOthello(int game, String value) {
        if (value.length() > LONGEST) {
            return Optional.empty();
        }
        Matcher type = TYPE.matcher(value.replaceAll("\\s", "").toLowerCase(Locale.ROOT));
        if (!type.matches()) {
            return Optional.empty();
        }
        String board = type.group("board");
        if (!board.equals("8")) {
            return Optional.of(new GgfFault(game, 0,
                board.equals(OCTAGON) ? GgfFault.Kind.OCTAGON : GgfFault.Kind.BOARD_SIZE,
                List.of(value, board)));
        }
        return type.group().indexOf('a') < 0
            ? Optional.empty()
            : Optional.of(new GgfFault(game, 0, GgfFault.Kind.ANTI, List.of(value)));
    }
}
