package flipchip.app.chips.owncell;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.chips.owncell.CellReport.Finding;

/// A search for `always` blocks that synthesis and simulation understand differently: a list of signals that
/// lacks one which the block reads, and a signal that is read before the block assigns it, and what a
/// simulator does once or without end.
final class SensitivityCheck {
    private static final Pattern ALWAYS =
        Pattern.compile("\\balways(?:_comb\\b|\\s*@\\s*(?:\\*|\\(([^)]*)\\)))");
    private static final Pattern ENDLESS = Pattern.compile("\\balways\\b(?!\\s*[@#]|\\s*$)");
    private static final Pattern INITIAL = Pattern.compile("\\binitial\\b");
    private static final Pattern TOKEN = Pattern.compile("[A-Za-z_][\\w$]*|<=|[<>=!]=+|\\d+'\\w+|\\d+|\\S");

    /// Members of a struct or a union, up to the first that is one itself.
    private static final Pattern STRUCT = Pattern.compile("\\b(?:struct|union)\\b[^{;]*\\{([^{}]*)");
    /// A member with a sign, or with an index that does not end at 0.
    private static final Pattern MEMBER =
        Pattern.compile("\\b(?:signed|byte|shortint|int|longint|integer)\\b(?!\\s+unsigned\\b)"
            + "|\\[(?![^\\]:]*:\\s*0\\s*\\])");

    private final VerilogText text;
    private final String plain;
    private final Set<String> signals;

    /// @param signals names of nets and variables
    SensitivityCheck(VerilogText text, Set<String> signals) {
        this.text = text;
        this.signals = signals;
        plain = text.plain();
    }

    /// A struct whose members Yosys reads in another way than simulators.
    static Optional<Finding> struct(VerilogText text) {
        return STRUCT.matcher(text.plain()).results().filter(found -> MEMBER.matcher(found.group(1)).find())
            .map(found -> Finding.of(text.line(found.start()), "struct")).findFirst();
    }

    List<Finding> findings() {
        List<Finding> found = new ArrayList<>();
        Matcher endless = ENDLESS.matcher(plain);
        if (endless.find()) {
            found.add(Finding.of(text.line(endless.start()), "endless"));
        }
        Matcher once = INITIAL.matcher(plain);
        while (once.find()) {
            once(text.line(once.start()), statement(once.end()), found);
        }
        Matcher always = ALWAYS.matcher(plain);
        while (always.find()) {
            String list = always.group(1) == null ? "*" : always.group(1);
            if (!list.matches("(?s).*\\b(?:posedge|negedge)\\b.*")) {
                check(text.line(always.start()), list, statement(always.end()), found);
            }
        }
        return found;
    }

    /// The tokens of the statement that begins here.
    private List<String> statement(int from) {
        List<String> tokens = new ArrayList<>();
        int depth = 0;
        int brackets = 0;
        for (MatchResult token : TOKEN.matcher(plain.substring(from)).results().toList()) {
            String word = token.group();
            tokens.add(word);
            depth +=
                word.matches("begin|case|casez|casex|fork") ? 1 : word.matches("end|endcase|join") ? -1 : 0;
            brackets += word.equals("(") ? 1 : word.equals(")") ? -1 : 0;
            boolean isEnd = depth == 0 && brackets == 0 && (word.equals(";") || word.matches("end|endcase"));
            if (depth < 0 || word.equals("endmodule")) {
                break;
            }
            if (isEnd && !followedByElse(from + token.end())) {
                break;
            }
        }
        return tokens;
    }

    private boolean followedByElse(int at) {
        return plain.substring(at).stripLeading().matches("(?s)else\\b.*");
    }

    /// An assignment that reads a pin, and is done when a simulation begins.
    private void once(int line, List<String> body, List<Finding> found) {
        for (int at = 0; at < body.size(); at++) {
            if (signals.contains(body.get(at)) && isAssigned(body, at)
                    && body.subList(at + 1, end(body, at)).stream().anyMatch(CellPorts.INPUTS::containsKey)) {
                found.add(Finding.of(line, "initial", body.get(at)));
                return;
            }
        }
    }

    private void check(int line, String list, List<String> body, List<Finding> found) {
        Set<String> assigned = new LinkedHashSet<>();
        Set<String> read = new LinkedHashSet<>();
        Set<String> early = new LinkedHashSet<>();
        for (int at = 0; at < body.size(); at++) {
            String word = body.get(at);
            if (!signals.contains(word) || at > 0 && body.get(at - 1).equals(".")) {
                continue;
            }
            if (isAssigned(body, at)) {
                // what stands on the right of this assignment is read before
                for (String later : body.subList(at + 1, end(body, at))) {
                    if (signals.contains(later) && !assigned.contains(later)) {
                        read.add(later);
                    }
                }
                if (read.contains(word)) {
                    early.add(word);
                }
                assigned.add(word);
            } else if (!assigned.contains(word)) {
                read.add(word);
            }
        }
        early.forEach(name -> found.add(Finding.of(line, "early", name)));
        if (!list.contains("*") && !assigned.isEmpty()) {
            Set<String> missing = new TreeSet<>(read);
            TOKEN.matcher(list).results().forEach(token -> missing.remove(token.group()));
            missing.removeAll(early);
            if (!missing.isEmpty()) {
                found.add(Finding.of(line, "sensitivity", String.join(", ", missing)));
            }
        }
    }

    /// Where the assignment that begins here ends: at a semicolon, or at the bracket around it in `for`.
    private static int end(List<String> body, int at) {
        int depth = 0;
        int end = at;
        while (end < body.size() && !body.get(end).equals(";") && depth >= 0) {
            depth += body.get(end).equals("(") ? 1 : body.get(end).equals(")") ? -1 : 0;
            end++;
        }
        return end;
    }

    /// Whether the name begins an assignment.
    private static boolean isAssigned(List<String> body, int at) {
        String before = at == 0 ? "begin" : body.get(at - 1);
        if (!before.matches("begin|;|else|:|\\)|\\(|\\{|,|end")) {
            return false;
        }
        int next = at + 1;
        while (next < body.size() && body.get(next).equals("[")) {
            int depth = 0;
            do {
                depth += body.get(next).equals("[") ? 1 : body.get(next).equals("]") ? -1 : 0;
                next++;
            } while (next < body.size() && depth > 0);
        }
        boolean isIf = before.equals("(") && at > 1 && !body.get(at - 2).equals("for");
        return next < body.size() && !isIf && body.get(next).matches("=|<=")
                && !(before.matches("[({,]") && body.get(next).equals("<="));
    }
}
