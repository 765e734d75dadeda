package flipchip.app.chips.owncell;

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
    private static final Pattern REPORT =
        Pattern.compile("\\$(?:(?:display|write|strobe|monitor)[bho]?|error|warning|info)\\b\\s*(\\(?)");
    private static final Pattern ASSERTION =
        Pattern.compile("\\b(?:assert|assume|cover)(\\s*(?:#\\s*0|final)?\\s*)\\(");
    private static final String STRING = "\"(?:\\\\.|[^\"\\\\\n])*+\"";
    private static final Pattern KEPT_TWICE =
        Pattern.compile("\\bautomatic\\b|\\b(?:unique0?|priority)\\b(?=\\s+if\\b)");
    /// A name that only some tools define: no tool's branch is taken.
    private static final Pattern TOOL =
        Pattern.compile("(`(?:ifdef|ifndef|elsif)\\s+)(?:YOSYS|SYNTHESIS|FORMAL)\\b");
    private static final Pattern DIRECTIVE =
        Pattern.compile("(?m)^[ \\t]*`(?:pragma|line|(?:begin|end)_keywords"
            + "|(?:no)?unconnected_drive|protect|endprotect)\\b.*$");
    private static final Pattern PROPERTY =
        Pattern.compile("\\b(?:assert|assume|cover|restrict)\\s+(?:property|sequence)\\s*\\("
            + "|\\b(property|sequence)\\s+\\w");

    private YosysText() {}

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
        PROPERTY.matcher(code).results().forEach(found -> {
            if (found.group(1) == null) {
                leaveSemicolon(kept, found.start(), endOfStatement(code, endOfBrackets(code, found.end())));
            } else {
                blank(kept, found.start(), endOfBlock(code, found.end(), found.group(1)));
            }
        });
        return kept.toString();
    }

    /// What an assertion does when it holds or fails does not belong to the circuit either.
    private static String withoutActions(String code) {
        StringBuilder kept = new StringBuilder(code);
        ASSERTION.matcher(code).results().forEach(found -> {
            blank(kept, found.start(1), found.end(1));
            int from = endOfBrackets(code, found.end());
            int end = isNext(code, from, "else") ? from : endOfStatement(code, from);
            boolean isEmpty = isNext(code, from, ";");
            Matcher other = Pattern.compile("\\G\\s*else\\b").matcher(code);
            leaveSemicolon(kept, from, !isEmpty && other.find(end) ? endOfStatement(code, other.end()) : end);
        });
        return kept.toString();
    }

    private static String withoutReports(String code) {
        StringBuilder kept = new StringBuilder(code);
        REPORT.matcher(code).results().forEach(found -> blank(kept, found.start(),
            found.group(1).isEmpty() ? found.end() : endOfBrackets(code, found.end())));
        return kept.toString();
    }

    private static boolean isNext(String code, int from, String word) {
        return code.substring(from).stripLeading().startsWith(word);
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
        if (end > from) {
            code.setCharAt(end - 1, ';');
        }
    }

    /// Behind the bracket that closes the one before `from`; `from` if there is none.
    private static int endOfBrackets(String code, int from) {
        int depth = 1;
        Matcher sign = Pattern.compile(STRING + "|[()]").matcher(code);
        for (int at = from; depth > 0; at = sign.end()) {
            if (!sign.find(at)) {
                return from;
            }
            depth += sign.group().equals("(") ? 1 : sign.group().equals(")") ? -1 : 0;
        }
        return sign.end();
    }

    /// Behind the statement that begins at `from`; `from` if it has no end.
    private static int endOfStatement(String code, int from) {
        int depth = 0;
        Matcher sign = Pattern.compile(STRING + "|;|\\b(?:begin|end)\\b").matcher(code);
        for (int at = from; sign.find(at); at = sign.end()) {
            depth += sign.group().equals("begin") ? 1 : sign.group().equals("end") ? -1 : 0;
            if (depth == 0 && !sign.group().startsWith("\"")) {
                return sign.end();
            }
        }
        return from;
    }

    private static int endOfBlock(String code, int from, String word) {
        Matcher end = Pattern.compile("\\bend" + word + "\\b").matcher(code);
        return end.find(from) ? end.end() : from;
    }
}
