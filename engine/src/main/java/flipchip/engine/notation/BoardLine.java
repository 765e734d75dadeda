package flipchip.engine.notation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;

/// Finds a board whose 64 squares are written one after the other, whatever stands before and behind it: the
/// side to move as a sign or in words, moves, or a board of GGF in brackets.
///
/// @param position the board
/// @param guessed  whether the text does not say which side is to move
/// @param before   what stands before the board
/// @param rest     what stands behind it, without the side to move
public record BoardLine(Position position, boolean guessed, String before, String rest) {
    private static final int SQUARE_COUNT = 64;
    private static final String SIGNS = "-.*XxOoBbWw012@#+_●○";
    private static final String SIGN = "[" + SIGNS + "]";
    private static final Pattern SQUARES =
        Pattern.compile("(?<![\\p{L}\\p{N}*●○.+_-])(?:8[ \t]+)?(?<squares>" + SIGN + "{64}|" + SIGN
            + "{8}(?:[ \t]{0,4}[/ \t\n][ \t]{0,4}" + SIGN + "{8}){7}|" + SIGN + "(?: " + SIGN + "){63})");
    private static final Pattern MOVE = Pattern.compile("[\\s,;:|/\\])}'\"]*[a-hA-H][1-8].*", Pattern.DOTALL);
    private static final Pattern SIDE =
        Pattern.compile("[\\s,;:|/_]*([XxOo*BbWw@●○012])(?:(?![\\p{L}\\p{N}])|(?=[a-hA-H][1-8]))");
    private static final Pattern WORD =
        Pattern.compile("[\\s,;:|/(\\[\\])-]*(\\p{L}{3,9})(?![\\p{L}\\p{N}])");

    /// The first board of `text`.
    public static Optional<BoardLine> find(String text) {
        if (!mayHold(text)) {
            return Optional.empty();
        }
        Matcher found = SQUARES.matcher(text);
        while (found.find()) {
            String squares = found.group("squares").replaceAll("[\\s/]", "");
            if (squares.chars().anyMatch(sign -> BoardSigns.isDisc((char) sign))) {
                return of(squares, text.substring(0, found.start()), text.substring(found.end()));
            }
        }
        return Optional.empty();
    }

    /// Whether there are 64 signs in a row with nothing but blanks and strokes between them; quicker than the
    /// pattern, as most texts have none.
    private static boolean mayHold(String text) {
        int signs = 0;
        for (int i = 0; i < text.length() && signs < SQUARE_COUNT; i++) {
            char sign = text.charAt(i);
            if (SIGNS.indexOf(sign) >= 0) {
                signs++;
            } else if (" \t\n/".indexOf(sign) < 0) {
                signs = 0;
            }
        }
        return signs == SQUARE_COUNT;
    }

    private static Optional<BoardLine> of(String squares, String before, String after) {
        Matcher sign = SIDE.matcher(after);
        if (!MOVE.matcher(after).matches() && sign.lookingAt()) {
            return of(squares, side(sign.group(1).charAt(0), squares), before, after.substring(sign.end()));
        }
        Matcher word = WORD.matcher(after);
        Optional<Color> named = word.lookingAt() ? SideName.of(word.group(1)) : Optional.empty();
        if (named.isPresent()) {
            return of(squares, named, before, after.substring(word.end())
                .replaceFirst("(?i)^\\s*(?:to (?:move|play)|am zug|au trait)", ""));
        }
        Optional<Color> said = SideToMove.in(after);
        return of(squares, said.isPresent() ? said : SideToMove.in(before), before, after);
    }

    /// In numbers 1 is Black, but 0 where 2 does not occur.
    private static Optional<Color> side(char sign, String squares) {
        boolean counted = BoardSigns.isCounted(squares) && Character.isDigit(sign);
        return counted ? Optional.of(sign == '2' ? Color.WHITE : Color.BLACK) : BoardSigns.side(sign);
    }

    private static Optional<BoardLine> of(String squares, Optional<Color> side, String before, String rest) {
        return BoardSigns.position(squares, side.orElse(BoardSigns.guessed(squares)))
            .map(position -> new BoardLine(position, side.isEmpty(), before, rest));
    }
}
