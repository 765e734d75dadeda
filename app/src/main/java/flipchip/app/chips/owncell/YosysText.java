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
    /// Reports, of which Yosys' reader knows one.
    private static final Pattern REPORT = Pattern.compile("\\$(?:error|warning|info)\\b");
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
        String known = withoutProperties(code).replace('\f', ' ').replace('\u000b', ' ');
        known = DIRECTIVE.matcher(known).replaceAll("");
        known = TOOL.matcher(known).replaceAll("$1" + CellCheck.OURS + "tool");
        known = REPORT.matcher(known).replaceAll("\\$display");
        known = KEPT_TWICE.matcher(known).replaceAll("");
        known = ALWAYS_COMB.matcher(known).replaceAll("always @* ");
        return FILLED.matcher(known)
            .replaceAll(found -> found.group(1) + (found.group(2) == null ? "1'b" : "-") + found.group(3));
    }

    /// Concurrent assertions are not part of the circuit, and most tools without a licence do not read them.
    static String withoutProperties(String code) {
        StringBuilder kept = new StringBuilder(code);
        for (MatchResult found : PROPERTY.matcher(code).results().toList()) {
            int end = found.group(1) == null
                ? endOfAssertion(code, found.end())
                : endOfBlock(code, found.end(), "end" + found.group(1));
            for (int at = found.start(); at < end; at++) {
                if (kept.charAt(at) != '\n' && !(at == end - 1 && kept.charAt(at) == ';')) {
                    kept.setCharAt(at, ' ');
                }
            }
        }
        return kept.toString();
    }

    /// Behind the semicolon that follows the brackets which are open at `from`; `from` if there is none.
    private static int endOfAssertion(String code, int from) {
        int depth = 1;
        int at = from;
        while (at < code.length() && (depth > 0 || code.charAt(at) != ';')) {
            depth += code.charAt(at) == '(' ? 1 : code.charAt(at) == ')' ? -1 : 0;
            at++;
        }
        return at < code.length() ? at + 1 : from;
    }

    private static int endOfBlock(String code, int from, String word) {
        Matcher end = Pattern.compile("\\b" + word + "\\b").matcher(code);
        return end.find(from) ? end.end() : from;
    }
}
