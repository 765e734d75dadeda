package flipchip.engine.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;

/// Finds a board whose 64 squares are written one after the other, whatever stands before and behind it: the
/// side to move as a sign or in words, moves, or a board of GGF in brackets.
///
/// @param position the board
/// @param guessed  whether the text does not say which side is to move
/// @param before   what stands before the board, up to another one
/// @param rest     what stands behind it, up to another one, without the side to move
public record BoardLine(Position position, boolean guessed, String before, String rest) {
    private static final int SQUARE_COUNT = 64;
    private static final String SIGNS = "-.*XxOoBbWw012@#+_●○";
    private static final String SIGN = "[" + SIGNS + "]";
    private static final Pattern SQUARES = Pattern.compile("(?<![\\p{L}\\p{N}*●○.+_-])(?:8[ \t]+)?(?<squares>"
        + SIGN + "{64}|" + SIGN + "{8}(?:(?>[ \t]{0,4}(?:[/ \t\n]|[\"'],\\s?[\"'])[ \t]{0,4})" + SIGN
        + "{8}){7}|" + SIGN + "(?: " + SIGN + "){63})");
    private static final Pattern BETWEEN = Pattern.compile("[\\s/,\"']");
    private static final Pattern MOVE = Pattern.compile("[\\s,;:|/\\])}'\"]*[a-hA-H][1-8]");
    private static final Pattern SIDE =
        Pattern.compile("[\\s,;:|/_]*([XxOo*BbWw@●○012])(?:(?![\\p{L}\\p{N}])|(?=[a-hA-H][1-8]))");
    private static final Pattern WORD =
        Pattern.compile("[\\s,;:|/(\\[\\])-]*(\\p{L}{3,9})(?![\\p{L}\\p{N}])");

    /// The boards of `text` in their order, at most `most`.
    public static List<BoardLine> all(String text, int most) {
        List<MatchResult> places = mayHold(text) ? places(text, most) : List.of();
        boolean saidBefore =
            places.size() > 1 && SideToMove.in(text.substring(0, places.getFirst().start())).isPresent();
        List<BoardLine> boards = new ArrayList<>();
        int from = 0;
        for (int i = 0; i < places.size(); i++) {
            MatchResult place = places.get(i);
            int to = i + 1 < places.size() ? places.get(i + 1).start() : text.length();
            of(squares(place), text.substring(from, place.start()), text.substring(place.end(), to),
                saidBefore).ifPresent(boards::add);
            from = place.end();
        }
        return boards;
    }

    private static List<MatchResult> places(String text, int most) {
        return SQUARES.matcher(text).results()
            .filter(place -> squares(place).chars().anyMatch(sign -> BoardSigns.isDisc((char) sign)))
            .filter(place -> BoardSigns.position(squares(place), Color.BLACK).isPresent()).limit(most)
            .toList();
    }

    private static String squares(MatchResult place) {
        return BETWEEN.matcher(place.group("squares")).replaceAll("");
    }

    /// Whether there are 64 signs in a row with nothing but blanks and strokes between them; quicker than the
    /// pattern, as most texts have none.
    private static boolean mayHold(String text) {
        int signs = 0;
        for (int i = 0; i < text.length() && signs < SQUARE_COUNT; i++) {
            char sign = text.charAt(i);
            if (SIGNS.indexOf(sign) >= 0) {
                signs++;
            } else if (" \t\n/,\"'".indexOf(sign) < 0) {
                signs = 0;
            }
        }
        return signs == SQUARE_COUNT;
    }

    private static Optional<BoardLine> of(String squares, String before, String after, boolean saidBefore) {
        Matcher sign = SIDE.matcher(after);
        if (!MOVE.matcher(after).lookingAt() && sign.lookingAt()) {
            return of(squares, side(sign.group(1).charAt(0), squares), before, after.substring(sign.end()));
        }
        Matcher word = WORD.matcher(after);
        Optional<Color> named = word.lookingAt() ? SideName.of(word.group(1)) : Optional.empty();
        if (named.isPresent() && !saidBefore) {
            return of(squares, named, before, after.substring(word.end())
                .replaceFirst("(?i)^\\s*(?:to (?:move|play)|am zug|au trait)", ""));
        }
        Optional<Color> said = SideToMove.in(saidBefore ? before : after);
        return of(squares, said.or(() -> SideToMove.in(saidBefore ? after : before)), before, after);
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
