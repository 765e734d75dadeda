package flipchip.engine.notation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A line of a printed board: eight squares, with the number of the rank where it has one.
///
/// @param rank  1..8, or 0
/// @param signs eight signs
/// @param rest  what stands beside them
record DiagramRow(int rank, String signs, String rest) {
    private static final int LONGEST = 400;
    private static final String FRAME = " \t|>()[]<:#,{}\"'";
    /// Squares one after the other between two bars, where a blank is an empty one.
    private static final Pattern BOXED =
        Pattern.compile("\\s*([1-8]?)\\s*\\|([^|]{15}|[^|]{8}|[^|]{17})\\|(.*)");
    private static final Pattern NUMBERS =
        Pattern.compile("[^\\p{L}\\d-]*((?:-?[012]\\.?(?![\\p{L}\\d])[ \t,|\\]})]*){8})[^\\p{L}\\d]*");
    private static final Pattern NUMBER = Pattern.compile("-?[012]");

    /// The row that `line` shows; empty if it shows none.
    static Optional<DiagramRow> of(String line) {
        if (line.length() > LONGEST || line.length() < 7) {
            return Optional.empty();
        }
        Optional<DiagramRow> divided = barred(line, '|').or(() -> barred(line, '\t'))
            .or(() -> barred(line, ',')).or(() -> boxed(line)).or(() -> numbers(line));
        if (divided.isPresent()) {
            return divided;
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
        boolean clean = rest.chars().allMatch(sign -> FRAME.indexOf(sign) >= 0 || sign == ';') || right > 0
                || after.startsWith("  ") || after.startsWith("\t") || after.startsWith(" |");
        boolean spacedOn =
            rank == 0 && gap && !rest.isEmpty() && BoardSigns.isSign(rest.charAt(0)) && right == 0;
        if (overflows || rank == 0 && !clean || spacedOn) {
            return Optional.empty();
        }
        return Optional.of(
            new DiagramRow(rank > 0 ? rank : right, signs.toString(), right > 0 ? rest.substring(1) : rest));
    }

    private static Optional<DiagramRow> boxed(String line) {
        Matcher box = BOXED.matcher(line);
        if (!box.matches()) {
            return Optional.empty();
        }
        String inner = box.group(2);
        int step = inner.length() == 8 ? 1 : 2;
        int first = inner.length() == 17 ? 1 : 0;
        StringBuilder signs = new StringBuilder();
        for (int i = 0; i < inner.length(); i++) {
            char sign = inner.charAt(i);
            boolean isSquare = (i - first) % step == 0 && signs.length() < 8 && i >= first;
            if (sign != ' ' && !(isSquare && BoardSigns.isSign(sign))) {
                return Optional.empty();
            }
            signs.append(!isSquare ? "" : sign == ' ' ? "-" : String.valueOf(sign));
        }
        String rest = box.group(3).strip();
        boolean right = rest.length() == 1 && isRank(rest.charAt(0));
        String rank = box.group(1).isEmpty() && right ? rest : box.group(1);
        return Optional.of(
            new DiagramRow(rank.isEmpty() ? 0 : Integer.parseInt(rank), signs.toString(), right ? "" : rest));
    }

    /// Eight numbers: 0 for an empty square, 1 for Black, 2 or -1 for White.
    private static Optional<DiagramRow> numbers(String line) {
        Matcher row = NUMBERS.matcher(line);
        if (!row.matches()) {
            return Optional.empty();
        }
        StringBuilder signs = new StringBuilder();
        NUMBER.matcher(row.group(1)).results()
            .forEach(number -> signs.append(number.group().equals("-1") ? "2" : number.group()));
        return signs.indexOf("-") >= 0
            ? Optional.empty()
            : Optional.of(new DiagramRow(0, signs.toString(), ""));
    }

    /// Squares between bars, tabs or commas, where a blank is an empty one.
    private static Optional<DiagramRow> barred(String line, char bar) {
        long bars = line.chars().filter(sign -> sign == bar).count();
        if (bars < 7 || bar != '|' && bars > 8) {
            return Optional.empty();
        }
        String[] parts = line.split(Pattern.quote(String.valueOf(bar)), -1);
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
