package flipchip.app.chips.owncell;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.chips.owncell.CellReport.Finding;

/// Errors of Yosys as findings: where the cause is a construct of SystemVerilog that its reader does not
/// know, or the end of the line before, that is said.
final class YosysWords {
    private static final Pattern ERROR = Pattern.compile(
        "^" + Pattern.quote(CellCheck.FILE) + ":(\\d{1,9})(?:\\.\\d+)?(?:-[\\d.]+)?: ERROR: (.*)$",
        Pattern.MULTILINE);
    private static final Pattern OTHER =
        Pattern.compile("^((?:\\S+:\\d{1,9}: )?)ERROR: (.*)$", Pattern.MULTILINE);
    private static final Pattern TOKEN = Pattern.compile("TOK_([A-Z_]+)");
    private static final Pattern PART =
        Pattern.compile("Module `\\\\(\\S+)' referenced in module .* is not part of the design");
    private static final Pattern PORT =
        Pattern.compile("Module `\\\\?(\\S+)' referenced in module .* in cell "
            + "`\\\\?(\\S+)' does not have a port named '\\\\?(\\S+)'");
    private static final Pattern UNDECLARED =
        Pattern.compile("Identifier `\\\\(\\S+)' is implicitly declared and `default_nettype is set to none");
    private static final Pattern AGAIN = Pattern.compile("Re-definition of module `\\\\(\\S+)'");
    private static final Pattern MACRO =
        Pattern.compile("Unimplemented compiler directive or undefined macro (\\S+?)\\.?$");
    /// Gates in a row.
    private static final Pattern GATES =
        Pattern.compile("\\b(?:and|or|not|buf|nand|nor|xor|xnor)\\s+\\w+\\s*\\[[^\\]]*\\]");
    private static final Pattern PROCESS = Pattern.compile("\\b(?:always(?:_\\w+)?|initial)\\b");
    private static final Pattern BRANCH =
        Pattern.compile("\\b(?:end|begin|(?:end)?(?:case|module|function|task|generate)|case[xz])\\b");
    /// Switches, which look like modules.
    private static final Pattern SWITCH = Pattern.compile("r?(?:[cnp]mos|tran(?:if[01])?)|pull(?:up|down)");
    /// Sign of a construct, and the name of the sentence that says what to write.
    private static final Map<Pattern, String> FOREIGN = new LinkedHashMap<>();

    static {
        FOREIGN.put(Pattern.compile("\\breturn\\b"), "return");
        FOREIGN.put(Pattern.compile("\\+\\+|--"), "step");
        FOREIGN.put(Pattern.compile("[-+*/&|^]=(?!=)"), "assignment");
        FOREIGN.put(Pattern.compile("\\b(?:break|continue|foreach|do)\\b"), "jump");
        FOREIGN.put(Pattern.compile("\\binside\\b"), "inside");
        FOREIGN.put(Pattern.compile("'\\{"), "pattern");
        FOREIGN.put(
            Pattern.compile("\\b(?:interface|modport|class|string|virtual|program|clocking|covergroup"
                + "|property|sequence|import|bind|alias|tagged|with|let|checker|final|void|type)\\b"),
            "word");
        FOREIGN.put(Pattern.compile("\\b(?:unique|unique0|priority)\\b"), "word");
        FOREIGN.put(Pattern.compile(
            "\\b(?:primitive|tri[01]|triand|trior|trireg|pulldown|pullup|force|release|deassign|disable"
                + "|real|realtime|time|uwire|event|fork|config)\\b"
                + "|\\brepeat\\s*\\([^)]*\\)\\s*@|(?<=(?:begin|;|^)\\s{0,40})@"
                + "|\\((?:strong|pull|weak|supply|highz)[01]\\b"),
            "old");
        FOREIGN.put(Pattern.compile("\\[[^\\]]*:[^\\]]*\\]\\s*\\[[^\\]]*:"), "array");
        FOREIGN.put(Pattern.compile("==\\?|!=\\?|->|<->|\\w+'\\(|<<=|>>=|\\{\\s*(?:<<|>>)"), "word");
    }

    private final VerilogText text;

    YosysWords(VerilogText text) {
        this.text = text;
    }

    /// The first error.
    Finding error(String log) {
        Matcher error = ERROR.matcher(log);
        if (error.find()) {
            return inFile(Integer.parseInt(error.group(1)), error.group(2));
        }
        Matcher other = OTHER.matcher(log);
        return elsewhere(other.find() ? other.group(1) + other.group(2) : "");
    }

    private Finding elsewhere(String message) {
        if (message.contains("Module `my_cell' not found")) {
            return text.modules().isEmpty()
                ? Finding.of(0, "module")
                : Finding.of(0, "module.named", String.join(", ", text.modules()));
        }
        Matcher port = PORT.matcher(message);
        if (port.find()) {
            return Finding.of(lineWith(Pattern.quote(port.group(2))), "part.port", port.group(1),
                port.group(3));
        }
        if (message.contains("edge sensitive event")) {
            return Finding.of(lineWith("(?:pos|neg)edge"), text.block().isClocked() ? "clock" : "register");
        }
        Matcher gates = GATES.matcher(text.plainCell());
        if (message.contains("Assert `") && gates.find()) {
            return Finding.of(text.line(gates.start()), "foreign.old", gates.group());
        }
        Optional<Finding> known = known(0, message);
        if (known.isPresent()) {
            return known.get();
        }
        Matcher part = PART.matcher(message);
        if (part.find()) {
            String name = part.group(1);
            return Finding.of(lineWith(Pattern.quote(name)),
                SWITCH.matcher(name).matches() ? "foreign.old" : "part", name);
        }
        return Finding.of(CellGraph.lineAt(message), "yosys", message.replace(CellCheck.FILE, "my_cell.v"));
    }

    private int lineWith(String name) {
        Matcher place = Pattern.compile("\\b" + name + "\\b").matcher(text.plainCell());
        return place.find() ? text.line(place.start()) : 0;
    }

    private Finding inFile(int line, String message) {
        Matcher macro = MACRO.matcher(message);
        if (macro.find()) {
            return Finding.of(line, "macro", macro.group(1));
        }
        Optional<Finding> known = known(line, message);
        if (known.isPresent()) {
            return known.get();
        }
        if (!message.contains("syntax error")) {
            return Finding.of(line, "unreadable", message);
        }
        Optional<MatchResult> open = open(text.plain());
        if (open.isPresent() && (message.contains("end of file") || text.line(open.get().start()) <= line)) {
            String word = open.get().group();
            return Finding.of(text.line(open.get().start()), "open", word, closing(word));
        }
        String plain = text.plain();
        int before = before(plain, line);
        if (message.contains("unexpected TOK_ASSIGN") && isInProcess(plain, line)) {
            return Finding.of(line, "assign");
        }
        for (int place : new int[] {line, before}) {
            String code = text.line(plain, place);
            for (Map.Entry<Pattern, String> foreign : FOREIGN.entrySet()) {
                Matcher sign = foreign.getKey().matcher(code);
                if (sign.find()) {
                    return Finding.of(place, "foreign." + foreign.getValue(), sign.group());
                }
            }
        }
        String sentence =
            TOKEN.matcher(message).replaceAll(token -> Matcher.quoteReplacement(word(token.group(1))));
        return lacksEnd(text.line(plain, before), text.line(plain, line))
            ? Finding.of(line, "semicolon", sentence, String.valueOf(before))
            : Finding.of(line, "unreadable", sentence);
    }

    /// The first `begin`, `case` or `module` and the like that the file does not close.
    private static Optional<MatchResult> open(String plain) {
        Deque<MatchResult> open = new ArrayDeque<>();
        for (MatchResult found : BRANCH.matcher(plain).results().toList()) {
            if (found.group().equals("module") && !open.isEmpty()) {
                break;
            } else if (!found.group().startsWith("end")) {
                open.push(found);
            } else if (open.stream().noneMatch(above -> closing(above.group()).equals(found.group()))) {
                return Optional.empty();
            } else if (closing(open.peek().group()).equals(found.group())) {
                open.pop();
            } else {
                break;
            }
        }
        return Optional.ofNullable(open.peek());
    }

    private static String closing(String word) {
        return word.equals("begin") ? "end" : word.startsWith("case") ? "endcase" : "end" + word;
    }

    /// Whether the first `assign` of a line stands within an `always` block.
    private static boolean isInProcess(String plain, int line) {
        int begin = plain.lines().limit(line - 1L).mapToInt(before -> before.length() + 1).sum();
        String before = plain.substring(0, Math.max(begin, plain.indexOf("assign", begin)));
        return PROCESS.matcher(before).results().reduce((_, last) -> last).map(last -> {
            String body = before.substring(last.end());
            return !body.contains(";") || count(body, "begin|case[xz]?") > count(body, "end|endcase");
        }).orElse(false);
    }

    static long count(String code, String words) {
        return Pattern.compile("\\b(?:" + words + ")\\b").matcher(code).results().count();
    }

    /// Errors of which Yosys says what they are.
    private Optional<Finding> known(int line, String message) {
        Matcher undeclared = UNDECLARED.matcher(message);
        if (undeclared.find()) {
            return Optional.of(Finding.of(line, "undeclared", undeclared.group(1)));
        }
        Matcher again = AGAIN.matcher(message);
        if (again.find()) {
            return Optional.of(Finding.of(line, "again", again.group(1)));
        }
        if (message.contains("Can't resolve task name `\\wait'")) {
            return Optional.of(Finding.of(lineWith("wait"), "foreign.old", "wait"));
        }
        if (message.contains("While loops are only allowed in constant functions")) {
            return Optional.of(Finding.of(lineWith("while"), "while"));
        }
        Matcher end = Pattern.compile("System task `(\\$finish|\\$stop|\\$fatal)'").matcher(message);
        if (end.find()) {
            int at = text.plain().indexOf(end.group(1));
            return Optional.of(Finding.of(at < 0 ? line : text.line(at), "finish", end.group(1)));
        }
        return Optional.empty();
    }

    private static String word(String token) {
        return switch (token) {
            case "ID" -> "name";
            case "CONSTVAL" -> "number";
            case "STRING" -> "string";
            default -> token.toLowerCase(Locale.ROOT);
        };
    }

    /// The line with code before this one.
    private int before(String plain, int line) {
        int before = line - 1;
        while (before > 0 && text.line(plain, before).isBlank()) {
            before--;
        }
        return before;
    }

    /// Whether a statement seems to run into the next one.
    private static boolean lacksEnd(String line, String next) {
        return line.strip().matches("(?:assign|wire|reg|logic|[\\w\\[\\]]+\\s*<?=).*[\\w)\\]}]")
                && next.strip().matches(
                    "(?:assign|wire|reg|logic|always|end|module|function|[\\w\\[\\]]+\\s*<?=)" + ".*");
    }
}
