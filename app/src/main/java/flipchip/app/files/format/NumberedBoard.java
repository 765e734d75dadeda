package flipchip.app.files.format;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import flipchip.engine.board.Square;

/// A reader of boards with the numbers of the moves on their squares, as books and scoresheets print games:
/// eight rows of eight cells, with or without ranks. Pure.
final class NumberedBoard {
    private static final int SIZE = 8;
    private static final int LONGEST_CELL = 3;
    private static final int LONGEST_ROW = 200;
    private static final Pattern NUMBER = Pattern.compile("[1-9]\\d?");
    private static final Pattern FRAME = Pattern.compile("^\\s*\\|(.*)\\|\\s*$");
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final List<String> SEPARATORS = List.of("\t", "|", ";", ",");

    private NumberedBoard() {}

    /// The squares in the order of their numbers, which go from 1 on without a gap; none if `text` holds no
    /// such board.
    static List<String> moves(String text) {
        List<List<String>> rows =
            text.lines().filter(line -> !line.isBlank()).map(NumberedBoard::cells).toList();
        for (int from = 0; from + SIZE <= rows.size(); from++) {
            Map<Integer, String> moves = numbered(rows.subList(from, from + SIZE));
            if (!moves.isEmpty() && moves.keySet().stream().allMatch(number -> number <= moves.size())) {
                return List.copyOf(moves.values());
            }
        }
        return List.of();
    }

    private static List<String> cells(String line) {
        if (line.length() > LONGEST_ROW) {
            return List.of();
        }
        String bare = FRAME.matcher(line).replaceFirst("$1").replace("\"", "");
        List<String> cells = SEPARATORS.stream().filter(bare::contains).findFirst()
            .map(separator -> Arrays.stream(bare.split(Pattern.quote(separator), -1)))
            .orElseGet(() -> BLANKS.splitAsStream(bare.strip())).map(String::strip).toList();
        return cells.stream().allMatch(cell -> cell.length() <= LONGEST_CELL) ? cells : List.of();
    }

    /// The squares by their numbers; none if the rows are not a board.
    private static Map<Integer, String> numbered(List<List<String>> rows) {
        Map<Integer, String> squares = new TreeMap<>();
        for (int row = 0; row < SIZE; row++) {
            List<String> cells = rows.get(row);
            String rank = String.valueOf(row + 1);
            int ranks = cells.size() - SIZE;
            boolean framed = ranks == 0 || ranks == 1 && cells.getFirst().equals(rank)
                    || ranks == 2 && cells.getFirst().equals(rank) && cells.getLast().equals(rank);
            if (!framed) {
                return Map.of();
            }
            for (int file = 0; file < SIZE; file++) {
                String cell = cells.get(file + Math.min(1, ranks));
                if (NUMBER.matcher(cell).matches()
                        && squares.put(Integer.valueOf(cell), Square.at(file, row).toString()) != null) {
                    return Map.of();
                }
            }
        }
        return squares;
    }
}
