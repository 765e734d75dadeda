package flipchip.app.chips.owncell;

import java.text.Normalizer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.chips.owncell.CellReport.Finding;

/// A text in Verilog: what of it the tools read, and what is wrong with it before any of them reads it.
/// Places stay what they are in the file.
final class VerilogText {
    /// A string and an escaped name are matched as well, for they may hold the signs of a comment.
    private static final Pattern COMMENT =
        Pattern.compile("(\"(?:\\\\.|[^\"\\\\\n])*+\"|\\\\[^\\s\"`]+)|//[^\n]*|/\\*.*?\\*/", Pattern.DOTALL);
    /// Such as `(* full_case *)`, by which synthesis would depart from simulation.
    private static final Pattern ATTRIBUTE = Pattern.compile("\\(\\*(?!\\s*\\)).*?\\*\\)", Pattern.DOTALL);
    private static final Pattern STRING = Pattern.compile("\"(?:\\\\.|[^\"\\\\\n])*+\"");
    private static final Pattern MODULE =
        Pattern.compile("\\b(?:(endmodule)|(?:macro)?module\\s+(?:automatic\\s+|static\\s+)?(\\w+))\\b");
    private static final Pattern BENCH = Pattern.compile("\\bmodule\\s+(\\w+)\\s*(?:\\(\\s*\\)\\s*)?;");
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][\\w$]*");
    /// A comparison with a value that only simulators have.
    private static final Pattern UNKNOWN =
        Pattern.compile("[=!]==\\s*\\(?\\s*\\d*\\s*'\\s*s?[bBhHoO]?[0-9a-fA-F_]*[xXzZ]");
    private static final Pattern VHDL =
        Pattern.compile("^[ \\t]*(?:library\\s+ieee|entity\\s+\\w+\\s+is|architecture\\s+\\w+\\s+of)\\b",
            Pattern.CASE_INSENSITIVE | Pattern.MULTILINE);
    /// Lines of a page or a document around the code.
    private static final Pattern DOCUMENT =
        Pattern.compile("(?im)^[ \\t]*(```.*|</?(?:!doctype|html|body|pre|code|div|span|p|br)\\b.*"
            + "|\\{\\\\rtf.*|%PDF.*)$");
    private static final Pattern UNSEEN = Pattern.compile("[^\\x20-\\x7e\\t\\n\\f\\x0b]");
    /// A name with a `$` in it, then one that begins with it. What a macro may put together counts as well.
    private static final Pattern TASK = Pattern.compile("(?<![\\w$'])[A-Za-z_][\\w$]*|\\\\[A-Za-z_][\\w$]*|"
        + "(\\$(?=[ \\t]*(?:[,)`\\\\\n]|\\z))|\\$(?!(?:display|write|strobe|monitor|time|realtime|stime"
        + "|timeformat|signed|unsigned|clog2|bits|size|left|right|low|high|countones|onehot|onehot0"
        + "|isunknown|error|warning|info|fatal|finish|stop|random|urandom|past|rose|fell|stable|unit|root"
        + "|cast)[bho]?\\b)[A-Za-z`\\\\][\\w`]*)");

    private static final Pattern SIMULATED =
        Pattern.compile("(?:[=&|^?:+<>~!-]|(?<![\\w$])\\()\\s*(\\$(?:(?:real|s)?time|u?random|past|rose|fell"
            + "|stable)\\b)");

    private final String text;
    private final String code;

    /// A module of the file, from its keyword to its end.
    private record Part(String name, int from, int to) {}

    VerilogText(String text) {
        this.text = text;
        code = blank(text, COMMENT, 1);
    }

    /// The text with spaces for comments.
    String code() {
        return code;
    }

    /// The code with spaces for strings and attributes.
    String plain() {
        return blank(blank(code, STRING, 0), ATTRIBUTE, 0);
    }

    /// The plain code of the cell's module alone, the rest as spaces.
    String plainCell() {
        String plain = plain();
        return parts().stream().filter(part -> part.name.equals(block().module())).findFirst()
            .map(part -> spaces(plain.substring(0, part.from)) + plain.substring(part.from, part.to))
            .orElse(plain);
    }

    private static String spaces(String from) {
        return from.replaceAll("[^\\n]", " ");
    }

    int line(int at) {
        return 1 + (int) text.substring(0, at).chars().filter(sign -> sign == '\n').count();
    }

    /// A line of the code, from 1 on; empty if there is none.
    String line(String of, int number) {
        return number < 1 ? "" : of.lines().skip(number - 1L).findFirst().orElse("");
    }

    /// What no tool has to be run for.
    Optional<Finding> fault() {
        if (text.isBlank()) {
            return Optional.of(Finding.of(0, "empty"));
        }
        if (text.indexOf('\0') >= 0) {
            return Optional.of(Finding.of(0, "binary"));
        }
        Matcher vhdl = VHDL.matcher(code);
        if (vhdl.find() && !MODULE.matcher(code).find()) {
            return Optional.of(Finding.of(line(vhdl.start()), "vhdl"));
        }
        Optional<Finding> other = noModule();
        if (other.isPresent()) {
            return other;
        }
        Matcher unseen = UNSEEN.matcher(blank(code, STRING, 0));
        if (!unseen.find()) {
            return Optional.empty();
        }
        int sign = text.codePointAt(unseen.start());
        int column = unseen.start() - text.lastIndexOf('\n', unseen.start() - 1);
        String name = Optional.ofNullable(Character.getName(sign)).orElse("?").toLowerCase(Locale.ROOT);
        return Optional.of(Finding.of(line(unseen.start()), "sign", String.valueOf(column),
            String.format(Locale.ROOT, "U+%04X", sign), name, written(sign)));
    }

    /// Signs of another kind of file, or of one that ends in a comment.
    private Optional<Finding> noModule() {
        Matcher document = DOCUMENT.matcher(code);
        if (document.find()) {
            return Optional.of(Finding.of(line(document.start(1)), "document", document.group(1)));
        }
        int open = blank(code, STRING, 0).indexOf("/*");
        if (open >= 0) {
            return Optional.of(Finding.of(line(open), "comment"));
        }
        List<String> modules = parts().stream().map(Part::name).toList();
        if (modules.isEmpty() && !plain().matches("(?s).*(?:\\bmodule\\b|`include\\b).*")) {
            return Optional.of(Finding.of(0, "module"));
        }
        for (Part part : parts()) {
            String within = plain().substring(part.from, part.to);
            Matcher itself =
                Pattern.compile("\\b" + part.name + "\\s+(?:#\\s*\\(|\\w+\\s*\\()").matcher(within);
            if (itself.find(within.indexOf(part.name) + part.name.length())) {
                return Optional.of(Finding.of(line(part.from + itself.start()), "itself", part.name));
            }
        }
        return Optional.empty();
    }

    /// Where the cell asks whether a value is x or z, which gates cannot know.
    Optional<Finding> unknown() {
        return UNKNOWN.matcher(cut(plain(), List.of())).results().findFirst()
            .map(found -> Finding.of(line(found.start()), "unknown", found.group()));
    }

    /// A value of the cell that only a simulator has, such as the time.
    Optional<Finding> simulated() {
        return SIMULATED.matcher(cut(plain(), List.of())).results().findFirst()
            .map(found -> Finding.of(line(found.start(1)), "task", found.group(1)));
    }

    /// What is written here.
    Block block() {
        return Block.of(modules());
    }

    /// The names of the modules in the file, without test benches, which have no pins, if others are there.
    List<String> modules() {
        List<String> all = parts().stream().map(Part::name).toList();
        List<String> benches = BENCH.matcher(plain()).results().map(found -> found.group(1)).toList();
        return benches.containsAll(all) ? all : all.stream().filter(name -> !benches.contains(name)).toList();
    }

    /// What belongs in the place of a character that Verilog does not know.
    private static String written(int sign) {
        int type = Character.getType(sign);
        if (type == Character.SPACE_SEPARATOR) {
            return CellReport.words("sign.space");
        }
        if (type == Character.CONTROL || type == Character.FORMAT) {
            return CellReport.words("sign.nothing");
        }
        String plain = Normalizer.normalize(Character.toString(sign), Normalizer.Form.NFKC);
        if (plain.length() == 1 && plain.charAt(0) > ' ' && plain.charAt(0) <= '~') {
            return plain;
        }
        return switch (sign) {
            case 0x2018, 0x2019, 0x201A, 0xB4 -> "'";
            case 0x201C, 0x201D, 0x201E, 0xAB, 0xBB -> "\"";
            case 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2212 -> "-";
            case 0xD7 -> "*";
            case 0x3001 -> ",";
            case 0xAC -> "~";
            default -> CellReport.words("sign.letters");
        };
    }

    /// What Yosys reads: no comment and no attribute, since simulators do not obey those that Yosys obeys,
    /// a latch of `always_comb` found as any other, and parameters with the values that they have elsewhere.
    String forYosys(Iterable<String> included) {
        return YosysText.of(cut(bare(), included));
    }

    /// The same for a file that is included: all its modules stay.
    String includedForYosys() {
        return YosysText.of(bare());
    }

    /// What simulators read: no comment and no attribute either, and no module that the cell does not use.
    String forSimulators(Iterable<String> included) {
        return YosysText.forSimulators(cut(bare(), included));
    }

    String includedForSimulators() {
        return YosysText.forSimulators(bare());
    }

    /// The code with spaces for attributes.
    private String bare() {
        StringBuilder kept = new StringBuilder(code);
        ATTRIBUTE.matcher(blank(code, STRING, 0)).results()
            .forEach(found -> kept.replace(found.start(), found.end(), spaces(found.group())));
        return kept.toString();
    }

    /// A system task that a cell does not need and that may harm its reader, such as one that writes a file.
    /// It is looked for in strings as well, since a macro may make code of them.
    Optional<Finding> foreignTask(Iterable<String> included) {
        return TASK.matcher(forSimulators(included)).results().filter(task -> task.group(1) != null)
            .map(task -> Finding.of(line(task.start()), "task", task.group(1))).findFirst();
    }

    private String cut(String from, Iterable<String> included) {
        List<Part> parts = parts();
        if (parts.stream().noneMatch(part -> part.name.equals(block().module()))) {
            return without(from, parts.stream().filter(part -> !modules().contains(part.name)).toList());
        }
        String plain = plain();
        StringBuilder outside = new StringBuilder(plain);
        parts.forEach(part -> outside.replace(part.from, part.to, " ".repeat(part.to - part.from)));
        Set<String> used = names(outside.toString());
        included.forEach(more -> used.addAll(names(new VerilogText(more).plain())));
        used.add(block().module());
        Set<Part> unused = new HashSet<>(parts);
        Deque<String> wanted = new ArrayDeque<>(used);
        while (!wanted.isEmpty()) {
            String name = wanted.pop();
            for (Part part : parts) {
                if (part.name.equals(name) && unused.remove(part)) {
                    wanted.addAll(names(plain.substring(part.from, part.to)));
                }
            }
        }
        return without(from, unused);
    }

    private static String without(String from, Iterable<Part> left) {
        StringBuilder kept = new StringBuilder(from);
        left.forEach(
            part -> kept.replace(part.from, part.to, withoutCode(from.substring(part.from, part.to))));
        return kept.toString();
    }

    /// Directives stay: what follows may depend on them.
    private static String withoutCode(String module) {
        StringBuilder left = new StringBuilder();
        for (String line : module.split("(?<=\n)")) {
            left.append(line.strip().startsWith("`") ? line : spaces(line));
        }
        return left.toString();
    }

    /// None if the keywords do not come in pairs.
    private List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        int from = -1;
        String name = "";
        for (MatchResult found : MODULE.matcher(plain()).results().toList()) {
            boolean isEnd = found.group(1) != null;
            if (isEnd != from >= 0) {
                return List.of();
            }
            if (isEnd) {
                parts.add(new Part(name, from, found.end()));
            }
            from = isEnd ? -1 : found.start();
            name = found.group(2);
        }
        return from < 0 ? parts : List.of();
    }

    private static Set<String> names(String code) {
        Set<String> names = new HashSet<>();
        NAME.matcher(code).results().forEach(found -> names.add(found.group()));
        return names;
    }

    /// Spaces for what the pattern finds, but not where `kept` is a group of it that matches.
    private static String blank(String from, Pattern pattern, int kept) {
        return pattern.matcher(from).replaceAll(found -> Matcher
            .quoteReplacement(kept > 0 && found.group(kept) != null ? found.group() : spaces(found.group())));
    }
}
