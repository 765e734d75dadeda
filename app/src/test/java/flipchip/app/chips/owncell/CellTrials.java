package flipchip.app.chips.owncell;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A generator of cells in ten styles. Half of them are right cells rewritten so that they stay right on
/// every board, half are such cells with one mistake. The same seed gives the same cells.
final class CellTrials {
    static final List<String> STYLES = List.of("assign", "block", "table", "function", "generate", "modules",
        "task", "ternary", "types", "loop");
    private static final List<String> BLOCKS = List.of("block", "table", "task", "loop");
    private static final String PINS = "isB, isW, empty, curB, curW, sel, rolB_in, rolW_in, remB_in, "
        + "remW_in, flipB_in, flipW_in, remB, remW, rolB, rolW, flipOutB, flipOutW, legal, toB, toW";
    private static final String USE = "(?<![.\\w])%s\\b(?!\\s*(?:<?=(?!=)|\\[))";

    /// Ways to write the same cell; each finds its places in the body.
    private static final List<Rewrite> SAME = List.of(Rewrite.all("\\[7:0\\]", "[0:7]"),
        Rewrite.all("\\bflB\\b", "run_of_black"), Rewrite.all("\\bflB\\b", "rolB_"),
        Rewrite.one("curW", "(~curB)"), Rewrite.one("curB", "(!curW)"),
        Rewrite.one("empty", "(~(isB | isW))"), Rewrite.one("isB", "(isB & ~isW)"),
        Rewrite.one("isW", "(isB ? 1'b0 : isW)"), Rewrite.one("sel", "(sel & empty)"),
        Rewrite.one("curB", "(curB === 1'b1)"), new Rewrite("\\{8\\{(\\w+)}}", "($1 ? 8'hff : 8'h00)"),
        new Rewrite("\\{8\\{(\\w+)}}", "{{4{$1}}, {2{$1}}, $1, $1}"),
        new Rewrite("(?<=[(&] ?)\\|(\\w+)\\b(?!\\[)", "($1 != 8'b0)"),
        new Rewrite("(?<=[(&] ?)\\|(\\w+)\\b(?!\\[)", "(~&(~$1))"), new Rewrite("8'h(?:ff|FF)", "~8'h00"),
        new Rewrite("1'b1", "1'h1"), new Rewrite("1'b0", "1'd0"), new Rewrite("always_comb", "always @(*)"),
        new Rewrite("always @(?:\\*|\\(\\*\\))", "always_comb"),
        new Rewrite("assign (\\w+) = (.*);", "assign $1 = ~(~($2));"),
        new Rewrite("\n {8,}(\\w+) = ([^;\n]*);(?=\n)", "\n        $1 = (1'b1 ? ($2) : 8'h5a);"));

    /// Mistakes; some of them, at some places, are none.
    private static final List<Rewrite> MISTAKES = List.of(new Rewrite("(?<=[\\w)\\]}] )&(?= [\\w({|])", "|"),
        new Rewrite("(?<=[\\w)\\]}] )\\|(?= [\\w({|])", "&"), new Rewrite("\\b(is|cur)B\\b", "$1W"),
        new Rewrite("\\b(rol|rem|flip)W_in\\b", "$1B_in"), new Rewrite("\\b(rem|rol|flipOut)B\\b", "$1W"),
        new Rewrite("\\brem(B|W)_in\\b", "rol$1_in"), new Rewrite("\n +\\w[^\n]*;(?=\n)", "\n"),
        new Rewrite("\n( +(?:assign )?\\w[^\n]*;)(?=\n)", "\n$1\n$1"), new Rewrite("1'b1", "1'b0"),
        new Rewrite("1'b0", "1'b1"), new Rewrite("8'(?:h00|h0|d0|b0)\\b", "8'd1"),
        new Rewrite("8'(?:hff|d255)", "8'd127"), new Rewrite("\\{8\\{(\\w+)}} &", "$1 &"),
        new Rewrite("(?<=[(&=] ?)\\|(?=\\w)", "&"), new Rewrite("(?<=[(&=] ?)\\|(?=\\w)", ""),
        new Rewrite(" = [^=;\n]+;", " = 1'bx;"), new Rewrite(" = [^=;\n]+;", " = 8'bz;"),
        new Rewrite("'b1(?=[01?]+[:,])", "'b0"), new Rewrite("'b(\\w*)1(?=[:,])", "'b$10"),
        new Rewrite("\n +default:[^;]*;", "\n"), new Rewrite("d < 8", "d < 7"), new Rewrite("i < 8", "i < 7"),
        new Rewrite("= 0; d", "= 1; d"), new Rewrite("\\[d\\]", "[(d + 1) % 8]"),
        new Rewrite("\\[d\\]", "[d + 1]"),
        new Rewrite("always @(?:\\*|\\(\\*\\))|always_comb",
            "always @(isB or isW or sel or rolB_in or rolW_in)"),
        new Rewrite("always @(?:\\*|\\(\\*\\))|always_comb", "always @(posedge sel)"),
        new Rewrite("\\bif \\(", "if (!"), new Rewrite("\\[7:0\\](?= \\w)", "[6:0]"),
        new Rewrite("\\[7:0\\](?= \\w)", ""), new Rewrite("\\bfl(B|W)\\b", "fll$1"),
        new Rewrite("(?<=\n {8,12}\\w{1,9} )=(?= )", "<="), new Rewrite("!=", "=="),
        new Rewrite("!= '0", "== '1"), new Rewrite(";\n", "\n"), new Rewrite("\\)", ""),
        new Rewrite("\n( +\\w[^\n]*;)\n( +\\w[^\n]*;)(?=\n)", "\n$2\n$1"),
        new Rewrite("\\? ([^?:;\n]+) : ([^?:;\n]+);", "? $2 : $1;"), new Rewrite("\\|\\|", "&&"),
        new Rewrite("&&", "||"), new Rewrite("sel( &)", "empty$1"), new Rewrite("\n *else[^\n]*", ""));

    /// @param isRight false if a mistake was made, which may be harmless
    record Trial(String name, String text, boolean isRight) {}

    private record Rewrite(String pattern, String replacement, boolean isEverywhere) {
        Rewrite(String pattern, String replacement) {
            this(pattern, replacement, false);
        }

        static Rewrite all(String pattern, String replacement) {
            return new Rewrite(pattern, replacement, true);
        }

        /// A pin where it is read as one bit.
        static Rewrite one(String pin, String replacement) {
            return new Rewrite(String.format(USE, pin), replacement);
        }

        String at(String text, Random random) {
            if (isEverywhere) {
                return text.replaceAll(pattern, replacement);
            }
            Matcher matcher = Pattern.compile(pattern).matcher(text);
            int places = (int) matcher.results().count();
            if (places == 0) {
                return text;
            }
            matcher.reset();
            for (int before = random.nextInt(places); before >= 0; before--) {
                matcher.find();
            }
            StringBuilder changed = new StringBuilder();
            matcher.appendReplacement(changed, replacement);
            return matcher.appendTail(changed).toString();
        }
    }

    private CellTrials() {}

    /// As many cells as are asked for, of all styles in turn.
    static List<Trial> trials(int count, long seed) throws IOException {
        Random random = new Random(seed);
        List<Trial> trials = new ArrayList<>();
        Set<String> known = new HashSet<>();
        while (trials.size() < count) {
            String style = STYLES.get(trials.size() % STYLES.size());
            boolean isRight = trials.size() / STYLES.size() % 2 == 0;
            String body = rewritten(resource(style + ".v"), SAME, random.nextInt(5), random);
            if (!isRight) {
                body = rewritten(body, MISTAKES, 1, random);
            }
            if (known.add(body)) {
                trials.add(new Trial(
                    String.format("%03d-%s-%s", trials.size(), style, isRight ? "right" : "changed"),
                    whole(style, body, random), isRight));
            }
        }
        return trials;
    }

    static String resource(String name) throws IOException {
        try (InputStream in = CellTrials.class.getResourceAsStream("styles/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /// Changes what can be changed, `count` times.
    private static String rewritten(String body, List<Rewrite> rewrites, int count, Random random) {
        String text = "\n" + body;
        for (int done = 0; done < count;) {
            String changed = rewrites.get(random.nextInt(rewrites.size())).at(text, random);
            done += changed.equals(text) ? 0 : 1;
            text = changed;
        }
        return text.substring(1);
    }

    /// The module around a body, and what else may stand in a file.
    private static String whole(String style, String body, Random random) {
        String bus = body.contains("[0:7]") ? "[0:7]" : "[7:0]";
        String variable = random.nextBoolean() ? "reg" : "logic";
        String type = BLOCKS.contains(style) ? variable : random.nextBoolean() ? "logic" : "wire";
        boolean isInner = random.nextInt(4) == 0;
        String name = isInner ? "inner" : "my_cell";
        String text =
            (random.nextInt(3) == 0 ? old(name, type, bus) : modern(name, type, bus)) + body + "endmodule\n";
        if (isInner) {
            String outer = modern("my_cell", "wire", bus) + "    inner one ("
                + (random.nextBoolean() ? PINS : ".*") + ");\nendmodule\n";
            text = random.nextBoolean() ? text + outer : outer + text;
        }
        return switch (random.nextInt(8)) {
            case 0 -> "// Zelle: f\u00fcr alle Felder\n/* assign toB = 0; */\n" + text;
            case 1 -> text.replace("\n", "\r\n");
            case 2 -> "`timescale 1ns / 1ps\n`default_nettype none\n" + text + "`default_nettype wire\n";
            case 3 -> text.replaceFirst("endmodule", "    initial \\$display(\"ready: %m\");\nendmodule");
            case 4 -> text + "module tb;\n    reg a;\n    initial begin a = 0; #10 $finish; end\nendmodule\n";
            case 5 -> "`define ALL 8'hff\n" + text.replace("8'hff", "`ALL");
            case 6 -> "\ufeff" + text.replace("    ", "\t");
            default -> text;
        };
    }

    private static String modern(String name, String type, String bus) {
        return "module " + name + " (\n    input wire isB, isW, empty, curB, curW, sel,\n    input wire "
            + bus + " rolB_in, rolW_in, remB_in, remW_in, flipB_in, flipW_in,\n    output " + type + " " + bus
            + " remB, remW, rolB, rolW, flipOutB, flipOutW,\n    output " + type + " legal, toB, toW\n);\n";
    }

    private static String old(String name, String type, String bus) {
        return "module " + name + " (" + PINS + ");\n    input wire isB, isW, empty, curB, curW, sel;\n"
            + "    input wire " + bus
            + " rolB_in, rolW_in, remB_in, remW_in, flipB_in, flipW_in;\n    output " + bus
            + " remB, remW, rolB, rolW, flipOutB, flipOutW;\n    output legal, toB, toW;\n    " + type + " "
            + bus + " remB, remW, rolB, rolW, flipOutB, flipOutW;\n    " + type + " legal, toB, toW;\n";
    }
}
