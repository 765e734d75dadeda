package flipchip.app.chips.owncell;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.chips.owncell.CellReport.Finding;
import flipchip.app.chips.owncell.CellReport.Verdict;

/// A trial of a proved cell in the simulators that are installed: Icarus Verilog runs it with 10,000 inputs,
/// each of which a board can give, and Verilator reads it. What a simulator does not do as the proof says is
/// a finding.
final class CellSimulation {
    /// Of the bench, see simulate.v.
    static final int INPUTS = 10_000;
    private static final Pattern ICARUS = Pattern
        .compile("^" + Pattern.quote(CellCheck.FILE) + ":(\\d{1,9}): (?:error: )?(.*)$", Pattern.MULTILINE);
    /// What Icarus Verilog refuses with reason and Verilator accepts.
    static final String WITH_REASON = ": error: (.* has already been declared .*"
        + "|always process does not have any delay.*|.* is out of (?:range|order).*)";
    /// The same in the file, or any error where it is used.
    private static final Pattern REFUSED = Pattern.compile("^(?:" + Pattern.quote(CellCheck.FILE)
        + ":(\\d{1,9})" + WITH_REASON + "|flipchip_check\\.v:\\d+: error: (.*))$", Pattern.MULTILINE);
    private static final Pattern VERILATOR = Pattern.compile(
        "^%Error(?!-UNSUPPORTED)[^:]*: " + Pattern.quote(CellCheck.FILE) + ":(\\d{1,9}):\\d+: (.*)$",
        Pattern.MULTILINE);
    private static final Pattern WRONG =
        Pattern.compile("^W (\\d+) (\\d+) ([01xz]+) ([01]+)$", Pattern.MULTILINE);
    private static final String ICARUS_NAME = "Icarus Verilog";
    private static final String PROGRAM = "flipchip_cell.vvp";
    private static final String DONE = "DONE";
    /// Inputs of the bench and their widths, in the order of its `first`.
    private static final SequencedMap<String, Integer> BENCH = new LinkedHashMap<>();

    static {
        BENCH.put("disc", 2);
        BENCH.put("mover", 1);
        BENCH.put("select", 1);
        CellPorts.LINKS.forEach(link -> BENCH.put(link, Byte.SIZE));
    }

    private final Block block;
    private final Yosys tools;
    private final CellGraph raw;

    /// What a simulator said.
    ///
    /// @param ran    whether a simulator was there and read the cell
    /// @param unread what Icarus Verilog says of a file that it does not read; empty if it is not installed
    private record Outcome(boolean ran, List<Finding> findings, Optional<String> unread) {
        Outcome(List<Finding> findings) {
            this(true, findings, Optional.empty());
        }
    }

    CellSimulation(Block block, Yosys tools, CellGraph raw) {
        this.block = block;
        this.tools = tools;
        this.raw = raw;
    }

    /// Whether simulators agree with a proof; what they do not is added to `findings`.
    Verdict verdict(VerilogText text, List<Finding> findings) throws IOException, InterruptedException {
        Outcome simulated = run();
        Set<String> names = new HashSet<>();
        raw.nets().forEach(net -> names.add(net.replaceFirst(".*\\.", "")));
        List<Finding> suspect = new ArrayList<>(new SensitivityCheck(text, names).findings());
        if (!simulated.ran) {
            SensitivityCheck.struct(text).ifPresent(suspect::add);
        }
        findings.addAll(suspect);
        findings.addAll(simulated.findings);
        if (simulated.findings.isEmpty()) {
            simulated.unread.ifPresent(said -> findings.add(unread(said)));
        }
        return !simulated.findings.isEmpty() || !simulated.ran && !suspect.isEmpty()
            ? Verdict.DISPUTED
            : Verdict.PROVED;
    }

    private Outcome run() throws IOException, InterruptedException {
        Optional<String> icarus;
        try {
            icarus = compiled();
            if (icarus.isPresent() && Files.exists(tools.folder().resolve(PROGRAM))) {
                List<Finding> findings = wrong(simulated(Map.of()));
                verilated().flatMap(said -> refused(VERILATOR, said, "Verilator")).ifPresent(findings::add);
                return new Outcome(findings);
            }
        } catch (TimeoutException e) {
            return new Outcome(List.of(Finding.of(0, "simulator.endless", ICARUS_NAME)));
        }
        Optional<String> verilator = verilated();
        if (verilator.isPresent()) {
            Optional<Finding> error = refused(VERILATOR, verilator.get(), "Verilator")
                .or(() -> icarus.flatMap(CellSimulation::refusedOrUnused));
            return new Outcome(false, error.stream().toList(), icarus);
        }
        boolean isLimit = icarus.filter(said -> said.contains("sorry:")).isPresent();
        return new Outcome(false, icarus.filter(_ -> !isLimit)
            .flatMap(said -> refused(ICARUS, said, ICARUS_NAME)).stream().toList(), icarus);
    }

    /// Whether Icarus Verilog finds every output right, with these inputs, too, for which the proof says that
    /// one is wrong.
    boolean findsNothing(Map<String, Integer> inputs) throws IOException, InterruptedException {
        try {
            return compiled().isPresent() && Files.exists(tools.folder().resolve(PROGRAM))
                    && simulated(inputs).strip().equals(DONE);
        } catch (TimeoutException e) {
            return false;
        }
    }

    /// What Icarus Verilog says; empty if it is not installed.
    private Optional<String> compiled() throws IOException, InterruptedException, TimeoutException {
        return tools.other("flipchip_icarus.log", "iverilog", "-g2012", "-o", PROGRAM, "-s",
            "flipchip_simulation", CellCheck.FILE, "flipchip_spec.v", "flipchip_check.v",
            "flipchip_simulate.v");
    }

    private String simulated(Map<String, Integer> first)
            throws IOException, InterruptedException, TimeoutException {
        Files.deleteIfExists(tools.folder().resolve("flipchip_result.txt"));
        StringBuilder bits = new StringBuilder("+first=");
        BENCH.forEach((input, width) -> bits
            .append(Integer.toBinaryString(1 << width | first.getOrDefault(input, 0)).substring(1)));
        tools.other("flipchip_vvp.log", "vvp", "-n", PROGRAM, bits.toString(),
            first.isEmpty() ? "" : "+brief");
        return tools.text("flipchip_result.txt");
    }

    /// Empty where Verilator is not installed.
    private Optional<String> verilated() throws IOException, InterruptedException {
        try {
            return tools.other("flipchip_verilator.log", "verilator", "--lint-only", "-Wno-fatal",
                "--no-timing", "--top-module", block.module(), CellCheck.FILE);
        } catch (TimeoutException e) {
            return Optional.empty();
        }
    }

    /// No simulator ran the cell: the proof is as good as what Yosys understands.
    private static Finding unread(String log) {
        Matcher error = ICARUS.matcher(log);
        return Finding.of(error.find() ? Integer.parseInt(error.group(1)) : 0, "simulator.unread",
            ICARUS_NAME);
    }

    private static Optional<Finding> refusedOrUnused(String log) {
        Matcher error = REFUSED.matcher(log);
        return error.find() && error.group(2) == null
            ? Optional.of(Finding.of(0, "simulator.refused", ICARUS_NAME, error.group(3)))
            : refused(REFUSED, log, ICARUS_NAME);
    }

    private static Optional<Finding> refused(Pattern pattern, String log, String name) {
        Matcher error = pattern.matcher(log);
        return error.find()
            ? Optional
                .of(Finding.of(Integer.parseInt(error.group(1)), "simulator.refused", name, error.group(2)))
            : Optional.empty();
    }

    /// What the bench found wrong.
    ///
    /// @param name   of the simulator
    /// @param lineOf the line in the file to which a wrong output leads
    static List<Finding> wrong(Block block, String result, String name, ToIntFunction<String> lineOf) {
        List<String> outputs = List.copyOf(block.outputs().keySet());
        return WRONG.matcher(result).results().map(line -> {
            String output = outputs.get(Integer.parseInt(line.group(1)));
            UnaryOperator<String> last = bits -> bits.substring(bits.length() - block.outputs().get(output));
            return Finding.of(lineOf.applyAsInt(output), "simulator.wrong", name, output,
                last.apply(line.group(3)), last.apply(line.group(4)), Integer.parseInt(line.group(2)),
                INPUTS);
        }).toList();
    }

    private int lineOf(String output) {
        return raw.cone(raw.port(output).stream().limit(1).toList()).stream().mapToInt(CellGraph.Part::line)
            .filter(at -> at > 0).findFirst().orElse(raw.lineOf(output));
    }

    private List<Finding> wrong(String result) {
        List<Finding> findings = new ArrayList<>(wrong(block, result, ICARUS_NAME, this::lineOf));
        if (!result.contains(DONE)) {
            findings.add(Finding.of(0, "simulator.ended", ICARUS_NAME));
        }
        return findings;
    }
}
