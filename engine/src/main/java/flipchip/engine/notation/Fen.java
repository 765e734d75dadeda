package flipchip.engine.notation;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import flipchip.engine.board.Position;

/// Boards in the notation of Forsyth and Edwards, as Edax writes them: rows 8 to 1 with `/` between them, `p`
/// a black disc, `P` a white one, digits empty squares; then `b` or `w`, who moves. The rest is for chess.
///
/// Format: Edax, `board_to_FEN` in `src/board.c`.
public final class Fen {
    private static final Pattern FORM =
        Pattern.compile("\\s*([pP1-8]{1,8}(?:/[pP1-8]{1,8}){7})\\s+([bw])(?:\\s[-\\s\\d]*)?");
    private static final Pattern EMPTY = Pattern.compile("\\d");
    private static final String ROW = "[XxOoBbWw*@●○1-8]{1,8}";
    /// The same with the signs of boards.
    private static final Pattern RUNS =
        Pattern.compile("(?<![\\p{L}\\p{N}/])" + ROW + "(?:/" + ROW + "){7}(?![\\p{L}\\p{N}/])");

    private Fen() {}

    /// Whether `text` is a board of this form and nothing else.
    public static boolean isOne(String text) {
        return FORM.matcher(text).matches();
    }

    /// `text` with a sign for each empty square where boards of other signs than `p` are written in this way;
    /// their rows begin with the first, as in all boards of these signs.
    public static String withoutRuns(String text) {
        return RUNS.matcher(text).replaceAll(board -> {
            String squares = squares(board.group());
            boolean whole = Stream.of(squares.split("/")).allMatch(row -> row.length() == 8);
            return Matcher.quoteReplacement(whole ? squares : board.group());
        });
    }

    private static String squares(String row) {
        return EMPTY.matcher(row).replaceAll(digit -> "-".repeat(Integer.parseInt(digit.group())));
    }

    /// The position `text` shows.
    ///
    /// @throws NotationException naming what is wrong
    public static Position parse(String text) throws NotationException {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw NotationFault.of(NotationFault.Kind.FEN_FORM, text);
        }
        StringBuilder signs = new StringBuilder();
        for (String row : List.of(form.group(1).split("/")).reversed()) {
            String squares = squares(row);
            if (squares.length() != 8) {
                throw NotationFault.of(NotationFault.Kind.FEN_ROW, row, squares.length());
            }
            signs.append(squares.replace('p', 'X').replace('P', 'O'));
        }
        return BoardText.parse(signs + (form.group(2).equals("b") ? "X" : "O"));
    }
}
