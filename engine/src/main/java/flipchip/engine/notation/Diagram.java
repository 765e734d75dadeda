package flipchip.engine.notation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;

/// Finds boards that are printed over several lines, with or without the names of ranks and files, whatever
/// stands around and beside them. The ranks' numbers and the files' letters say where a square is, also in
/// boards that are printed upside down.
public final class Diagram {
    /// Where the rows are no whole number of boards, only the first is read.
    ///
    /// @param boards  in the order of the text
    /// @param rows    how many rows were found
    public record Reading(List<Found> boards, int rows) {
        /// Whether all rows belong to the boards.
        public boolean isWhole() {
            return rows == 8 * boards.size() || rows < 16;
        }
    }

    /// A board.
    ///
    /// @param guessed whether the text does not say which side is to move
    /// @param before  the line number of its first row
    /// @param after   the line number after its last row
    public record Found(Position position, boolean guessed, int before, int after) {}

    private record Placed(int line, DiagramRow row) {}

    private static final Pattern FILES =
        Pattern.compile("(?i)(?<![a-z0-9])a([ \t|]{0,3})b\\1c\\1d\\1e\\1f\\1g\\1h(?![a-" + "z])");
    private static final Pattern TURNED = Pattern
        .compile("(?i)(?<![a-z0-9])h[ \t|]{0,3}g[ \t|]{0,3}f[ \t|]{0,3}e[ " + "\t|]{0,3}d[ \t|]{0,3}c");
    private static final int MOST_LINES = 200_000;
    /// So far from its beginning a text shows that it is a printed board.
    private static final int HEAD = 80;

    /// Rows as lists of a program on one line.
    private static final int LONGEST_LIST = 4_000;
    private static final Pattern LIST_END =
        Pattern.compile("(?<=[\\]}]),\\s*+|(?=\\[\\[|\\{\\{)|(?<=\\]\\]|\\}\\}),?");
    private static final Pattern NO_DISC = Pattern.compile("\"\"|''|null|None");

    private final List<String> lines;
    private final boolean turned;

    private Diagram(String text) {
        lines = text.lines().limit(MOST_LINES).toList();
        turned = lines.stream().limit(HEAD).filter(line -> line.length() < 400)
            .anyMatch(line -> TURNED.matcher(line).find());
    }

    /// The boards of `text`; none if no eight rows are found.
    public static Reading read(String text) {
        Reading read = new Diagram(text).read();
        boolean listed = read.boards().isEmpty() && text.length() < LONGEST_LIST
                && (text.contains("],") || text.contains("},"));
        return listed
            ? new Diagram(LIST_END.matcher(NO_DISC.matcher(text).replaceAll("-")).replaceAll("\n")).read()
            : read;
    }

    private Reading read() {
        List<Placed> rows = rows(HEAD);
        if (rows.size() < 8) {
            return blank();
        }
        rows = rows(lines.size());
        List<Placed> ranked = rows.stream().filter(placed -> placed.row.rank() > 0).toList();
        List<List<Placed>> boards = boards(ranked);
        if (boards.isEmpty()) {
            return unranked(rows);
        }
        return new Reading(found(boards), 8 * boards.size());
    }

    private List<Placed> rows(int end) {
        List<Placed> rows = new ArrayList<>();
        for (int i = 0; i < Math.min(end, lines.size()); i++) {
            int line = i;
            DiagramRow.of(lines.get(i)).ifPresent(row -> rows.add(new Placed(line, row)));
        }
        return rows;
    }

    /// Eight ranks in order, upward or downward.
    private static List<List<Placed>> boards(List<Placed> ranked) {
        List<List<Placed>> boards = new ArrayList<>();
        int i = 0;
        while (i + 8 <= ranked.size()) {
            List<Placed> eight = ranked.subList(i, i + 8);
            if (isInOrder(eight, 1, 1) || isInOrder(eight, 8, -1)) {
                boards.add(eight);
                i += 8;
            } else {
                i++;
            }
        }
        return boards;
    }

    private static boolean isInOrder(List<Placed> rows, int first, int step) {
        for (int i = 0; i < 8; i++) {
            if (rows.get(i).row.rank() != first + step * i) {
                return false;
            }
        }
        return true;
    }

    /// Rows without numbers, where they are framed or follow each other at once.
    private Reading unranked(List<Placed> rows) {
        boolean framed = rows.stream().limit(8).anyMatch(placed -> lines.get(placed.line).indexOf('|') >= 0);
        boolean together = rows.get(7).line - rows.getFirst().line == 7;
        if (!framed && !together) {
            return new Reading(List.of(), 0);
        }
        boolean whole = rows.size() % 8 == 0;
        List<List<Placed>> boards = new ArrayList<>();
        for (int i = 0; i + 8 <= (whole ? rows.size() : 8); i += 8) {
            boards.add(rows.subList(i, i + 8));
        }
        return new Reading(found(boards), rows.size());
    }

    private List<Found> found(List<List<Placed>> boards) {
        boolean after =
            boards.size() == 1 || side(boards.getLast().getLast().line + 1, lines.size()).isPresent();
        List<Found> found = new ArrayList<>();
        for (int i = 0; i < boards.size(); i++) {
            List<Placed> rows = boards.get(i);
            int begin = i == 0 ? 0 : boards.get(i - 1).getLast().line + 1;
            int end = i + 1 == boards.size() ? lines.size() : boards.get(i + 1).getFirst().line;
            found(rows, begin, end, after, i == 0).ifPresent(found::add);
        }
        return found;
    }

    private Optional<Found> found(List<Placed> rows, int begin, int end, boolean after, boolean first) {
        boolean upward = rows.getFirst().row.rank() == 8 && rows.getLast().row.rank() == 1;
        String signs = (upward ? rows.reversed() : rows).stream().map(placed -> placed.row.signs())
            .map(row -> turned ? new StringBuilder(row).reverse().toString() : row)
            .collect(Collectors.joining());
        int from = rows.getFirst().line;
        int to = rows.getLast().line + 1;
        String beside = rows.stream().map(placed -> placed.row.rest()).collect(Collectors.joining("\n"))
            + "\n" + between(rows);
        Optional<Color> side = BoardSigns.isCounted(signs)
            ? SideToMove.numbered(String.join("\n", lines.subList(begin, Math.min(end, begin + HEAD))))
            : Optional.empty();
        side = side.or(() -> SideToMove.in(beside));
        if (side.isEmpty()) {
            side = after ? side(to, end) : side(begin, from);
        }
        if (side.isEmpty() && first) {
            side = side(begin, from);
        }
        boolean guessed = side.isEmpty();
        return BoardSigns.position(signs, side.orElse(BoardSigns.guessed(signs)))
            .map(position -> new Found(position, guessed, from, to));
    }

    private String between(List<Placed> rows) {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i < rows.size(); i++) {
            for (int line = rows.get(i - 1).line + 1; line < rows.get(i).line; line++) {
                text.append(lines.get(line)).append('\n');
            }
        }
        return text.toString();
    }

    private Optional<Color> side(int from, int to) {
        return SideToMove.in(lines.subList(from, Math.min(to, from + HEAD)).stream()
            .filter(line -> line.length() < 400).collect(Collectors.joining("\n")));
    }

    /// Rows in which a blank is an empty square: the letters of the files say where each square is.
    private Reading blank() {
        Set<List<Integer>> tried = new HashSet<>();
        for (int i = 0; i < Math.min(HEAD, lines.size()); i++) {
            Matcher files = lines.get(i).length() < 400 ? FILES.matcher(lines.get(i)) : FILES.matcher("");
            if (files.find() && tried.add(List.of(files.start(), files.group(1).length()))) {
                int first = files.start();
                int step = 1 + files.group(1).length();
                List<Placed> rows = new ArrayList<>();
                for (int line = 0; line < Math.min(HEAD, lines.size()); line++) {
                    int number = line;
                    blank(lines.get(line), first, step).ifPresent(row -> rows.add(new Placed(number, row)));
                }
                List<List<Placed>> boards = boards(rows);
                if (!boards.isEmpty()) {
                    return new Reading(found(boards), 8 * boards.size());
                }
            }
        }
        return new Reading(List.of(), 0);
    }

    private static Optional<DiagramRow> blank(String line, int first, int step) {
        String lead = line.length() < first ? line.strip() : line.substring(0, first).strip();
        String rank = lead.replaceAll("[|.: ]", "");
        if (!rank.matches("[1-8]")) {
            return Optional.empty();
        }
        StringBuilder signs = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            int at = first + i * step;
            char sign = at < line.length() ? line.charAt(at) : ' ';
            if (sign != ' ' && !BoardSigns.isSign(sign)) {
                return Optional.empty();
            }
            signs.append(sign == ' ' ? '-' : sign);
        }
        int end = first + 7 * step + 1;
        return Optional.of(new DiagramRow(Integer.parseInt(rank), signs.toString(),
            end < line.length() ? line.substring(end) : ""));
    }
}
