package flipchip.engine.notation;

import java.util.Optional;

/// A line of a printed board: eight squares, with the number of the rank where it has one.
///
/// @param rank  1..8, or 0
/// @param signs eight signs
/// @param rest  what stands beside them
record DiagramRow(int rank, String signs, String rest) {
    private static final int LONGEST = 400;
    private static final String FRAME = " \t|>()[]<:#";

    /// The row that `line` shows; empty if it shows none.
    static Optional<DiagramRow> of(String line) {
        if (line.length() > LONGEST || line.length() < 8) {
            return Optional.empty();
        }
        Optional<DiagramRow> barred = barred(line);
        if (barred.isPresent()) {
            return barred;
        }
        int at = 0;
        while (at < line.length() && FRAME.indexOf(line.charAt(at)) >= 0 && line.charAt(at) != '#') {
            at++;
        }
        if (at < line.length() && isRank(line.charAt(at))) {
            Optional<DiagramRow> ranked = cells(line, at + 1, line.charAt(at) - '0');
            if (ranked.isPresent()) {
                return ranked;
            }
        }
        return cells(line, at, 0);
    }

    private static boolean isRank(char sign) {
        return sign >= '1' && sign <= '8';
    }

    /// Eight signs from `from` on; without a number before them only a frame, a number or a wide gap may
    /// follow.
    private static Optional<DiagramRow> cells(String line, int from, int rank) {
        StringBuilder signs = new StringBuilder();
        boolean dotted = rank > 0 && from + 1 < line.length() && ".:)".indexOf(line.charAt(from)) >= 0
                && line.charAt(from + 1) == ' ';
        int at = dotted ? from + 1 : from;
        boolean gap = false;
        while (signs.length() < 8 && at < line.length()) {
            char sign = line.charAt(at);
            if (BoardSigns.isSign(sign)) {
                signs.append(sign);
            } else if (FRAME.indexOf(sign) >= 0) {
                gap |= !signs.isEmpty();
            } else {
                return Optional.empty();
            }
            at++;
        }
        if (signs.length() < 8) {
            return Optional.empty();
        }
        String after = line.substring(at);
        boolean overflows =
            !after.isEmpty() && BoardSigns.isSign(after.charAt(0)) && !isRank(after.charAt(0));
        String rest = after.replaceFirst("^[\\s|)\\]]*", "");
        int right = !rest.isEmpty() && isRank(rest.charAt(0))
                && (rest.length() == 1 || !Character.isLetterOrDigit(rest.charAt(1)))
                    ? rest.charAt(0) - '0'
                    : 0;
        boolean clean = rest.isEmpty() || right > 0 || after.startsWith("  ") || after.startsWith("\t")
                || after.startsWith(" |");
        boolean spacedOn =
            rank == 0 && gap && !rest.isEmpty() && BoardSigns.isSign(rest.charAt(0)) && right == 0;
        if (overflows || rank == 0 && !clean || spacedOn) {
            return Optional.empty();
        }
        return Optional.of(
            new DiagramRow(rank > 0 ? rank : right, signs.toString(), right > 0 ? rest.substring(1) : rest));
    }

    /// Squares between bars, where a blank is an empty one.
    private static Optional<DiagramRow> barred(String line) {
        if (line.chars().filter(sign -> sign == '|').count() < 7) {
            return Optional.empty();
        }
        String[] parts = line.split("\\|", -1);
        String lead = parts[0].strip();
        boolean led = parts.length >= 9 && (lead.isEmpty() || lead.length() == 1 && isRank(lead.charAt(0)));
        int first = led ? 1 : 0;
        StringBuilder signs = new StringBuilder();
        for (int i = first; i < first + 8 && i < parts.length; i++) {
            String cell = parts[i].strip();
            if (cell.length() > 1 || !cell.isEmpty() && !BoardSigns.isSign(cell.charAt(0))) {
                return Optional.empty();
            }
            signs.append(cell.isEmpty() ? '-' : cell.charAt(0));
        }
        if (signs.length() < 8) {
            return Optional.empty();
        }
        String rest = parts.length > first + 8 ? parts[first + 8].strip() : "";
        int right = rest.length() == 1 && isRank(rest.charAt(0)) ? rest.charAt(0) - '0' : 0;
        int rank = lead.length() == 1 && isRank(lead.charAt(0)) ? lead.charAt(0) - '0' : right;
        return Optional.of(new DiagramRow(rank, signs.toString(), right > 0 ? "" : rest));
    }
}
