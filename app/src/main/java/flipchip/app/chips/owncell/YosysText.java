package flipchip.app.chips.owncell;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BiConsumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What Yosys reads in place of a student's code: the same circuit, in words that its reader knows and
/// understands as simulators do. Every line stays where it is.
final class YosysText {
    private static final Pattern ALWAYS_COMB = Pattern.compile("\\balways_comb\\b");
    /// A parameter of ones, of which Yosys makes 1 where it has a width, and all ones where it has none.
    private static final Pattern FILLED =
        Pattern.compile("(\\b(?:localparam|parameter)\\b[^=;,\\[]*(\\[[^\\]]*\\])?\\s*\\w+\\s*=\\s*)'(1)");
    /// Reports, which Yosys prints while it reads, or cannot read.
    private static final Pattern REPORT = Pattern.compile(
        "(?<![\\w$])\\$(?:(?:display|write|strobe|monitor)[bho]?|error|warning|info)(?![\\w$])[ \t]*+(\\(?)");
    private static final Pattern ASSIGNMENT = Pattern.compile("(?<![=!<>])=(?!=)|\\+\\+|--");
    private static final Pattern ASSERTION =
        Pattern.compile("(?<![\\w$])(?:assert|assume|cover)(\\s*+(?:(?:#\\s*+0|final)(?![\\w$])\\s*+)?+)\\(");
    private static final Pattern CONCURRENT =
        Pattern.compile("(?<![\\w$])(?:assert|assume|cover|restrict)\\s++(?:property|sequence)\\s*+\\(");
    /// Nothing, or an end of the simulation.
    private static final String IDLE =
        "\\s*+(?:\\$(?:fatal|finish|stop)(?![\\w$])\\s*+(?:\\([^()`]*+\\))?+\\s*+)?+;";
    private static final String ACTION =
        "(?:" + IDLE + "|\\s*+begin\\b(?:\\s*+:\\s*+\\w++)?+(?:" + IDLE + ")*+\\s*+end\\b)";
    private static final Pattern ACTIONS =
        Pattern.compile(ACTION + "(?!\\s*+`)(?:\\s*+else\\b" + ACTION + ")?+|\\s*+else\\b" + ACTION);
    private static final Pattern NO_ACTION = Pattern.compile("\\s*+;");
    /// A string, an escaped name, or all behind a quotation mark that is neither's.
    private static final Pattern TEXT =
        Pattern.compile("\"(?:\\\\.|[^\"\\\\\n])*+\"|(?:\\\\[^\\s\"]*+)?+\"(?s:.*+)|\\\\[^\\s\"`]++");
    private static final Pattern MACRO = Pattern.compile("(?<=`define)\\b(?:\\\\\n|[^\n])*+");
    private static final Pattern KEPT_TWICE =
        Pattern.compile("\\bautomatic\\b|\\b(?:unique0?|priority)\\b(?=\\s+if\\b)");
    /// A name that only some tools define: no tool's branch is taken.
    private static final Pattern TOOL =
        Pattern.compile("(`(?:ifdef|ifndef|elsif)\\s+)(?:YOSYS|SYNTHESIS|FORMAL)\\b");
    private static final Pattern DIRECTIVE =
        Pattern.compile("(?m)^[ \\t]*`(?:pragma|line|(?:begin|end)_keywords"
            + "|(?:no)?unconnected_drive|protect|endprotect)\\b.*$");
    private static final Pattern PROPERTY =
        Pattern.compile("(?<![\\w$])(?:(property|sequence)\\s++\\w|end(property|sequence)(?![\\w$]))|`");

    /// A semicolon behind a semicolon or an end: nothing, but Icarus Verilog 11 does not read it.
    private static final Pattern NOTHING = Pattern
        .compile("(?:;|(?<![\\w$`\\\\])end(?:case|function|generate|task)?(?![\\w$]))(\\s*+(?:;\\s*+)++)");
    private static final Pattern VARIABLE = Pattern.compile("(?<![\\w$`\\\\])(?:var|const)(?=\\s+\\w)");
    private static final Pattern SIGN = Pattern.compile("(?<![\\w$`\\\\])(signed|unsigned)'(?=\\s*+\\()");
    private static final Pattern PRAGMA = Pattern.compile("(?m)^[ \\t]*`pragma\\b.*$");
    private static final Pattern UNSIGNED =
        Pattern.compile("(?<![\\w$`\\\\])(localparam|parameter) int unsigned\\b");

    private YosysText() {}

    /// What simulators read, in words that Icarus Verilog 11 knows too. Every sign stays where it is.
    ///
    /// @param code without comments and attributes
    static String forSimulators(String code) {
        StringBuilder kept = new StringBuilder(withoutProperties(code));
        NOTHING.matcher(plain(kept.toString())).results()
            .forEach(found -> blank(kept, found.start(1), found.end(1)));
        String known = VARIABLE.matcher(kept).replaceAll(found -> " ".repeat(found.group().length()));
        known = SIGN.matcher(known).replaceAll("\\$$1");
        known = UNSIGNED.matcher(known).replaceAll("$1 bit [31:0]  ");
        return PRAGMA.matcher(known).replaceAll(found -> " ".repeat(found.group().length()));
    }

    /// @param code without comments and attributes
    static String of(String code) {
        String known = withoutReports(withoutActions(withoutProperties(code)));
        known = known.replace('\f', ' ').replace('\u000b', ' ');
        known = DIRECTIVE.matcher(known).replaceAll("");
        known = TOOL.matcher(known).replaceAll("$1" + CellCheck.OURS + "tool");
        known = KEPT_TWICE.matcher(known).replaceAll("");
        known = ALWAYS_COMB.matcher(known).replaceAll("always @* ");
        return FILLED.matcher(known)
            .replaceAll(found -> found.group(1) + (found.group(2) == null ? "1'b" : "-") + found.group(3));
    }

    /// Concurrent assertions are not part of the circuit, and most tools without a licence do not read them.
    static String withoutProperties(String code) {
        StringBuilder kept = new StringBuilder(code);
        String plain = plain(code);
        int from = -1;
        String word = "";
        for (MatchResult found : PROPERTY.matcher(plain).results().toList()) {
            if (from >= 0 && word.equals(found.group(2))) {
                blank(kept, from, found.end());
            }
            from = found.group(1) == null ? -1 : found.start();
            word = found.group(1);
        }
        assertions(code, CONCURRENT, (found, end) -> leaveSemicolon(kept, found.start(), end));
        return kept.toString();
    }

    /// What an assertion reports when it holds or fails does not belong to the circuit either.
    private static String withoutActions(String code) {
        StringBuilder kept = new StringBuilder(code);
        int[] ends = brackets(plain(code));
        assertions(code, ASSERTION, (found, end) -> {
            blank(kept, found.start(1), found.end(1));
            leaveSemicolon(kept, ends[found.end()], end);
        });
        return kept.toString();
    }

    /// Gives each assertion and the place behind its actions. One that may do more than report is left out:
    /// Yosys refuses it.
    private static void assertions(String code, Pattern pattern, BiConsumer<MatchResult, Integer> user) {
        String plain = plain(code);
        int[] ends = brackets(plain);
        Matcher none = NO_ACTION.matcher(plain);
        Matcher actions = ACTIONS.matcher(plain(withoutReports(code)));
        pattern.matcher(plain).results().filter(found -> ends[found.end()] > 0).forEach(found -> {
            int from = ends[found.end()];
            if (none.region(from, plain.length()).lookingAt()) {
                user.accept(found, none.end());
            } else if (actions.region(from, plain.length()).lookingAt()) {
                user.accept(found, actions.end());
            }
        });
    }

    private static String withoutReports(String code) {
        StringBuilder kept = new StringBuilder(code);
        String plain = hidden(code, TEXT);
        int[] ends = brackets(plain);
        int done = 0;
        for (MatchResult found : REPORT.matcher(plain).results().toList()) {
            int from = found.end();
            int end = found.group(1).isEmpty() ? from : ends[from];
            if (from > done && end > 0 && !ASSIGNMENT.matcher(plain).region(from, end).find()) {
                blank(kept, found.start(), end);
            }
            done = Math.max(done, end);
        }
        return kept.toString();
    }

    /// Code in which a search finds no text and no body of a macro.
    private static String plain(String code) {
        return hidden(hidden(code, TEXT), MACRO);
    }

    private static String hidden(String code, Pattern pattern) {
        StringBuilder left = new StringBuilder(code);
        pattern.matcher(code).results().forEach(found -> blank(left, found.start(), found.end()));
        return left.toString();
    }

    /// For each place behind an opening bracket, the place behind the closing one; 0 where there is none, or
    /// a macro between them.
    private static int[] brackets(String plain) {
        int[] ends = new int[plain.length() + 1];
        Deque<Integer> open = new ArrayDeque<>();
        for (int at = 0; at < plain.length(); at++) {
            char sign = plain.charAt(at);
            if (sign == '(') {
                open.push(at + 1);
            } else if (sign == ')' && !open.isEmpty()) {
                ends[open.pop()] = at + 1;
            } else if (sign == '`') {
                open.clear();
            }
        }
        return ends;
    }

    private static void blank(StringBuilder code, int from, int end) {
        for (int at = from; at < end; at++) {
            if (code.charAt(at) != '\n') {
                code.setCharAt(at, ' ');
            }
        }
    }

    private static void leaveSemicolon(StringBuilder code, int from, int end) {
        blank(code, from, end);
        code.setCharAt(end - 1, ';');
    }
}
