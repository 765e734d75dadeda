import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Breaks lines of Java that are longer than 110 columns and takes blanks from their ends; nothing else
/// changes.
///
///     java lab/tools/Columns.java [--check] FILE|FOLDER...
///
/// With `--check` it only names the lines and ends with 1 if there are any. A comment flows on into its next
/// line; code is broken behind a comma or before an operator, as far outside its brackets as it can be; a
/// literal or a text block at a blank. A line that it cannot break is named. Each file is compared before it
/// is written: without white space, and with split literals put together, it must read as before.
final class Columns {
    private static final int MOST = 110;
    private static final int INDENT = 4;

    /// The rest of a literal of which a method is asked, so that it must stay whole.
    private static final Pattern END_OF_LITERAL = Pattern.compile("(?:[^\"\\\\]|\\\\.)*\"(\\.|$)");

    private Columns() {}

    void main(String[] args) throws IOException {
        List<String> words = new ArrayList<>(List.of(args));
        boolean check = words.remove("--check");
        int problems = 0;
        for (String word : words) {
            try (Stream<Path> found = Files.walk(Path.of(word))) {
                for (Path file : found.filter(path -> path.toString().endsWith(".java"))
                    .filter(path -> !path.toString().contains("/target/")).sorted().toList()) {
                    problems += check ? named(file, Files.readAllLines(file)) : wrap(file);
                }
            }
        }
        System.exit(problems == 0 ? 0 : 1);
    }

    private static int named(Path file, List<String> lines) {
        int wrong = 0;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.length() > MOST || line.contains("\t") || line.endsWith(" ")) {
                System.err.println(file + ":" + (i + 1) + ": " + line.length() + " columns"
                    + (line.contains("\t") ? ", a tab" : "")
                    + (line.endsWith(" ") ? ", a blank at its end" : ""));
                wrong++;
            }
        }
        return wrong;
    }

    private static int wrap(Path file) throws IOException {
        String before = Files.readString(file);
        Deque<String> left = new ArrayDeque<>(before.lines().map(String::stripTrailing).toList());
        List<String> done = new ArrayList<>();
        boolean block = false;
        while (!left.isEmpty()) {
            String line = left.removeFirst();
            if (line.length() <= MOST || isFence(line) && !block) {
                done.add(line);
            } else {
                List<String> parts = block ? textBlock(line, left, done)
                    : isComment(line) ? comment(line, left)
                    : code(line, done);
                if (parts.size() == 1) {
                    done.add(line);
                } else {
                    parts.reversed().forEach(left::addFirst);
                    done.add(left.removeFirst());
                }
            }
            block ^= isFence(done.getLast());
        }
        String after = String.join("\n", done) + "\n";
        if (!plain(before).equals(plain(after))) {
            throw new IllegalStateException(file + " would read otherwise");
        }
        if (!after.equals(before)) {
            Files.writeString(file, after);
        }
        return named(file, done);
    }

    /// What must not change: the code, then its comments.
    private static String plain(String text) {
        StringBuilder code = new StringBuilder();
        StringBuilder comments = new StringBuilder();
        for (String line : text.lines().map(String::strip).toList()) {
            int end = scan(line, new ArrayList<>());
            code.append(line, 0, end > 0 && line.charAt(end - 1) == '\\' ? end - 1 : end);
            comments.append(line.substring(end).replaceFirst("^///?", ""));
        }
        return (code + "\n" + comments).replaceAll("\\s", "").replace("\"+\"", "");
    }

    /// Whether a text block begins or ends here.
    private static boolean isFence(String line) {
        return line.split("\"\"\"", -1).length % 2 == 0;
    }

    private static boolean isComment(String line) {
        return line.strip().startsWith("//");
    }

    /// The line up to its last blank in bounds; the rest goes before what the next line of the comment says.
    private static List<String> comment(String line, Deque<String> left) {
        String margin = line.substring(0, line.indexOf("//"));
        String mark = line.strip().startsWith("///") ? "///" : "//";
        String text = line.strip().substring(mark.length());
        String inner = text.substring(0, text.length() - text.stripLeading().length());
        int at = line.lastIndexOf(' ', MOST);
        if (at <= margin.length() + mark.length() + inner.length()) {
            return List.of(line);
        }
        String rest = line.substring(at + 1);
        String head = text.strip();
        String deeper = inner + (head.startsWith("@") ? "    " : head.matches("[-*] .*") ? "  " : "");
        String next = left.isEmpty() ? "" : left.peekFirst();
        String nextText = next.strip();
        if (next.startsWith(margin + mark + " ") && !nextText.matches("///? *([-*@|#].*|\\d+[.)] .*)?")
                && indent(nextText.substring(mark.length())) >= 1
                && (indent(nextText.substring(mark.length())) == inner.length()
                    ? deeper.equals(inner)
                    : !deeper.equals(inner))) {
            left.removeFirst();
            String nextInner = " ".repeat(indent(nextText.substring(mark.length())));
            return List.of(line.substring(0, at),
                margin + mark + nextInner + rest + " " + nextText.substring(mark.length()).strip());
        }
        return List.of(line.substring(0, at), margin + mark + deeper + rest);
    }

    /// A line of a text block goes on behind a backslash, unless its indent is part of the text.
    private static List<String> textBlock(String line, Deque<String> left, List<String> done) {
        int at = line.lastIndexOf(' ', MOST - 2);
        int begin = done.size();
        while (!isFence(done.get(begin - 1))) {
            begin--;
        }
        boolean deeper =
            Stream.concat(done.subList(begin, done.size()).stream(), left.stream().limit(untilFence(left)))
                .anyMatch(other -> !other.isBlank() && indent(other) < indent(line));
        return at <= indent(line) || deeper
            ? List.of(line)
            : List.of(line.substring(0, at + 1) + "\\", " ".repeat(indent(line)) + line.substring(at + 1));
    }

    private static int untilFence(Deque<String> left) {
        int lines = 0;
        for (String line : left) {
            lines++;
            if (isFence(line)) {
                break;
            }
        }
        return lines;
    }

    private static int indent(String text) {
        return text.length() - text.stripLeading().length();
    }

    /// A place where code may be broken.
    ///
    /// @param at    the index of the first character of the next line
    /// @param depth brackets open there
    /// @param worth smaller is better among places of one depth
    private record Place(int at, int depth, int worth) {}

    private static List<String> code(String line, List<String> done) {
        int margin = indent(line);
        List<Place> places = new ArrayList<>();
        int end = scan(line, places);
        if (end < line.length()) {                                // a comment behind the code: above it
            return List.of(" ".repeat(margin) + line.substring(end), line.substring(0, end).stripTrailing());
        }
        Place best = null;
        for (Place place : places) {
            if (place.at() > margin + 1 && line.substring(0, place.at()).stripTrailing().length() <= MOST
                    && place.at() > MOST / 3 && (best == null || cost(place) <= cost(best))) {
                best = place;
            }
        }
        if (best == null) {
            return literal(line, margin);
        }
        int deeper = continues(done) && best.depth() <= 0 ? 0
            : line.endsWith("{") && !line.contains("->") ? 2 * INDENT
            : INDENT;
        return List.of(line.substring(0, best.at()).stripTrailing(),
            " ".repeat(margin + deeper) + line.substring(best.at()).strip());
    }

    private static int cost(Place place) {
        return 10 * Math.max(0, place.depth()) + place.worth();
    }

    /// Whether what comes next goes on with the statement above.
    private static boolean continues(List<String> done) {
        int i = done.size() - 1;
        while (i >= 0 && (done.get(i).isBlank() || isComment(done.get(i)))) {
            i--;
        }
        String above = i < 0 ? ";" : done.get(i).replaceFirst("//[^\"]*$", "").strip();
        return !(above.endsWith(";") || above.endsWith("{") || above.endsWith("}") || above.endsWith(":")
                || above.startsWith("@")) && !above.endsWith("->");
    }

    /// Finds the places; answers where a comment behind the code begins, or the length.
    private static int scan(String line, List<Place> places) {
        int depth = 0;
        char quote = 0;
        for (int i = indent(line); i < line.length(); i++) {
            char c = line.charAt(i);
            if (quote != 0) {
                if (c == '\\') {
                    i++;
                } else if (c == quote) {
                    quote = 0;
                }
            } else if (c == '"' || c == '\'') {
                quote = c;
            } else if (line.startsWith("//", i)) {
                return i;
            } else if ("([{".indexOf(c) >= 0) {
                depth++;
                if (c == '(' && i + 1 < line.length() && line.charAt(i + 1) != ')') {
                    places.add(new Place(i + 1, depth, 8));
                }
            } else if (")]}".indexOf(c) >= 0) {
                depth--;
            } else if (c == ',' && line.startsWith(", ", i)) {
                places.add(new Place(i + 2, depth, 1));
            } else if (c == ';' && line.startsWith("; ", i)) {
                places.add(new Place(i + 2, depth, 0));
            } else if (c == ' ') {
                operator(line, i, depth, places);
            } else if (c == '.' && i > 0 && line.charAt(i - 1) == ')'
                    && line.substring(i).matches("\\.\\w+\\(.*")) {
                places.add(new Place(i, depth, 5));
            }
        }
        return line.length();
    }

    private static void operator(String line, int i, int depth, List<Place> places) {
        for (String sign : List.of("? ", ": ", "&& ", "|| ", "+ ", "- ", "* ", "| ", "& ", "^ ", "throws ",
            "implements ", "extends ", "permits ")) {
            if (line.startsWith(sign, i + 1)) {
                places.add(new Place(i + 1, depth, sign.length() > 3 ? 0 : 3));
            }
        }
        for (String sign : List.of("-> ", "= ")) {
            if (line.startsWith(sign, i + 1) && !line.startsWith("-> {", i + 1)) {
                places.add(new Place(i + 1 + sign.length(), depth, 4));
            }
        }
    }

    /// Splits the last literal that begins in bounds at a blank.
    private static List<String> literal(String line, int margin) {
        int open = -1;
        int from = -1;
        int cut = -1;
        for (int i = margin; i < line.length() && i <= MOST - 1; i++) {
            char c = line.charAt(i);
            if (open >= 0 && c == '\\') {
                i++;
            } else if (c == '\'' && open < 0) {
                i = line.startsWith("'\\", i) ? i + 3 : i + 2;
            } else if (c == '"') {
                open = open < 0 ? i : -1;
            } else if (open >= 0 && c == ' ' && i + 2 <= MOST && i > open + 1) {
                from = open;
                cut = i + 1;
            }
        }
        if (cut < 0 || from < 0 || END_OF_LITERAL.matcher(line.substring(cut)).lookingAt()) {
            return List.of(line);
        }
        int deeper = line.strip().startsWith("\"") || line.strip().startsWith("+ ") ? 0 : INDENT;
        return List.of(line.substring(0, cut) + "\"",
            " ".repeat(margin + deeper) + "+ \"" + line.substring(cut));
    }
}
