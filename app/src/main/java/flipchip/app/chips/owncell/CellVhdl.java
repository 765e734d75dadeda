package flipchip.app.chips.owncell;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeoutException;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import flipchip.app.chips.owncell.CellReport.Finding;
import flipchip.engine.io.AtomicFile;

/// A translation of a file in VHDL by GHDL: the Verilog, or what is wrong with the file.
///
/// @param verilog empty if there is a fault
/// @param fault   empty if there is Verilog
record CellVhdl(String verilog, Optional<Finding> fault) {
    static final String FILE = CellCheck.OURS + "cell.vhd";
    private static final Pattern APART =
        Pattern.compile("'[^\\n]'|\"[^\"\\n]*\"|\\\\[^\\\\\\n]*\\\\|--[^\\n]*|/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern ENTITY = Pattern.compile("(?i)\\bentity\\s+(\\w+)\\s+is\\b");
    /// With these a simulation reaches files, or runs code from elsewhere.
    private static final Pattern FOREIGN = Pattern.compile("(?i)\\b(?:file|foreign)\\b");
    private static final Pattern UNIT =
        Pattern.compile("(?i)(?=\\b(?:entity\\s+\\w+\\s+is|architecture\\s+\\w+\\s+of|package\\s+\\w+)\\b)");
    private static final Pattern BENCH = Pattern.compile("(?is)entity\\s+(\\w+)\\s+is\\b(?!.*\\bport\\b).*");
    private static final Pattern ERROR =
        Pattern.compile("(?m)^" + Pattern.quote(FILE) + ":(\\d{1,9}):\\d+:(?:error:)? *((?!warning:).*)$");
    private static final Pattern LATCH = Pattern.compile("latch inferr?ed for net \"(\\w+)\".*");
    private static final Pattern TWICE = Pattern.compile("multiple assignments for \"(\\w+)\".*");
    private static final Pattern UNBOUND = Pattern.compile("(?m)^" + Pattern.quote(FILE)
        + ":(\\d{1,9}):\\d+:warning: instance \"\\w+\" of component \"(\\w+)\" is not bound");
    /// `case?`, whose choices with `-` GHDL 2 leaves out, as it may those of `case`.
    private static final Pattern MATCHING = Pattern.compile("(?i)\\bcase\\s*\\?");
    private static final Pattern LEFT_OUT = Pattern.compile(
        "(?m)^" + Pattern.quote(FILE) + ":(\\d{1,9}):\\d+:warning: choice with meta-value is ignored");
    private static final Pattern MODULES = Pattern.compile("(?ms)^module .*^endmodule");
    /// Assertions, which are no part of the circuit.
    private static final Pattern ASSERTION = Pattern.compile(
        "(?m)^  always @\\*\\n +if \\(!\\w+\\)\\n +\\$fatal\\(.*\\);$|^  \\w+: assert [^\\n]*; --.*$");
    private static final Pattern CHOICE =
        Pattern.compile("case \\((\\w+)\\)\\n(?: +\\d+'b[01]+: (\\w+) <= .*;\\n)+ +endcase");
    private static final Pattern CHOSEN =
        Pattern.compile("with (\\w+) select (\\w+) <=\\n(?:.* when [^o].*,\\n)* *(.*) when others;");
    private static final Pattern PLACE =
        Pattern.compile("(?m)^ */\\* " + Pattern.quote(FILE) + ":(\\d{1,9}):\\d+ +\\*/$");

    /// The block that a text in VHDL describes.
    static Block block(String text) {
        return Block.of(entities(text));
    }

    private static List<String> entities(String text) {
        return ENTITY.matcher(code(text)).results().map(found -> found.group(1).toLowerCase(Locale.ROOT))
            .toList();
    }

    /// Without comments, strings and extended names.
    private static String code(String text) {
        return APART.matcher(text).replaceAll(" ");
    }

    /// The code without test benches, which have no pins and are used by no one.
    private static String circuit(String text) {
        List<String> units = List.of(UNIT.split(code(text)));
        for (String bench : units.stream().map(BENCH::matcher).filter(Matcher::matches)
            .map(found -> found.group(1)).toList()) {
            String itself = "(?is)(?:entity|architecture\\s+\\w+\\s+of)\\s+" + bench + "\\b.*";
            List<String> others = units.stream().filter(unit -> !unit.matches(itself)).toList();
            if (!Pattern.compile("(?i)\\b" + bench + "\\b").matcher(String.join("", others)).find()) {
                units = others;
            }
        }
        return String.join("", units);
    }

    private static CellVhdl of(Finding fault) {
        return new CellVhdl("", Optional.of(fault));
    }

    /// @param missing what is said where GHDL is not installed
    static CellVhdl of(String text, Finding missing, Duration limit)
            throws IOException, InterruptedException {
        Block block = block(text);
        List<String> entities = entities(text);
        if (!entities.contains(block.module())) {
            return of(entities.isEmpty()
                ? Finding.of(0, "module")
                : Finding.of(0, "module.named", String.join(", ", entities)));
        }
        Matcher foreign = FOREIGN.matcher(circuit(text));
        if (foreign.find()) {
            return of(Finding.of(0, "task", foreign.group()));
        }
        try (CellFolder folder = CellFolder.make()) {
            AtomicFile.write(folder.path().resolve(FILE), text);
            Yosys tools = new Yosys("", limit, folder.path());
            Optional<String> verilog = translated(tools, block, "verilog");
            if (verilog.isEmpty()) {
                return of(missing);
            }
            Matcher modules = MODULES.matcher(verilog.get());
            Optional<Finding> fault =
                fault(verilog.get(), modules.find()).or(() -> leftOut(text, verilog.get()));
            return fault.isPresent()
                ? of(fault.get())
                : new CellVhdl(named(withDefaults(ASSERTION.matcher(modules.group()).replaceAll(""),
                    translated(tools, block, "vhdl").orElse("")), block), Optional.empty());
        } catch (TimeoutException e) {
            return of(Finding.of(0, "endless"));
        }
    }

    private static Optional<String> translated(Yosys tools, Block block, String language)
            throws IOException, InterruptedException, TimeoutException {
        return tools.other(CellCheck.OURS + "ghdl.log", "ghdl", "--synth", "--std=08", "-fsynopsys",
            "--out=" + language, FILE, "-e", block.module());
    }

    private static Optional<Finding> fault(String log, boolean isTranslated) {
        Matcher unbound = UNBOUND.matcher(log);
        if (isTranslated) {
            return unbound.find()
                ? Optional.of(Finding.of(Integer.parseInt(unbound.group(1)), "part", unbound.group(2)))
                : Optional.empty();
        }
        Matcher error = ERROR.matcher(log);
        int line = error.find() ? Integer.parseInt(error.group(1)) : 0;
        String said = line > 0 ? error.group(2) : log.replaceFirst("^\\S*ghdl\\S*: *", "");
        Matcher latch = LATCH.matcher(said);
        Matcher twice = TWICE.matcher(said);
        return Optional.of(latch.matches() ? Finding.of(line, "latch", latch.group(1))
            : twice.matches() ? Finding.of(line, "vhdl.twice", twice.group(1))
            : line == 0 && said.contains("GHDL Bug") ? Finding.of(0, "vhdl.crash")
            : Finding.of(line, "vhdl.unreadable", said.lines().findFirst().orElse("?")));
    }

    private static Optional<Finding> leftOut(String text, String log) {
        return LEFT_OUT.matcher(log).results().findFirst().filter(_ -> MATCHING.matcher(code(text)).find())
            .map(choice -> Finding.of(Integer.parseInt(choice.group(1)), "vhdl.unreadable", "case?"));
    }

    /// The Verilog of GHDL 2 lacks the last choice of each `case`, which its VHDL has.
    private static String withDefaults(String verilog, String vhdl) {
        List<MatchResult> chosen = CHOSEN.matcher(vhdl).results().toList();
        int[] next = {0};
        return CHOICE.matcher(verilog).replaceAll(choice -> {
            String text = choice.group();
            if (next[0] < chosen.size()) {
                MatchResult last = chosen.get(next[0]++);
                if (last.group(1).equals(choice.group(1)) && last.group(2).equals(choice.group(2))) {
                    text = text.replaceFirst("( +)endcase$",
                        "$1  default: " + last.group(2) + " <= " + value(last.group(3)) + ";\n$1endcase");
                }
            }
            return Matcher.quoteReplacement(text);
        });
    }

    /// The name of a net or a constant, in Verilog.
    private static String value(String vhdl) {
        String bits = vhdl.replaceAll("['\"]", "");
        return bits.length() < vhdl.length()
            ? bits.length() + "'b" + bits.toLowerCase(Locale.ROOT).replaceAll("[^01z]", "x")
            : vhdl.replaceFirst("^wrap_", "");
    }

    /// VHDL does not distinguish capital letters, the pins do.
    private static String named(String verilog, Block block) {
        String named = verilog;
        for (String name : Stream.of(Stream.of(block.module()), block.inputs().keySet().stream(),
            block.outputs().keySet().stream()).flatMap(names -> names).toList()) {
            named = named.replaceAll("(?i)\\b" + name + "\\b", name);
        }
        return named;
    }

    /// The line in VHDL from which a line of the translation comes; 0 if that is not known.
    int line(int translated) {
        TreeMap<Integer, Integer> places = new TreeMap<>();
        VerilogText text = new VerilogText(verilog);
        PLACE.matcher(verilog).results()
            .forEach(place -> places.put(text.line(place.start()), Integer.valueOf(place.group(1))));
        Map.Entry<Integer, Integer> place = places.floorEntry(translated);
        return place == null ? 0 : place.getValue();
    }
}
