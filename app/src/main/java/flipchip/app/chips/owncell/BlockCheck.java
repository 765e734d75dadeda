package flipchip.app.chips.owncell;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.chips.owncell.CellReport.Finding;
import flipchip.app.chips.owncell.CellReport.OutputState;
import com.fasterxml.jackson.databind.JsonNode;

/// A proof by induction over the clocks that a block with registers does as the specified one in every clock
/// after a reset, whatever it held before; or the shortest run that shows a difference.
final class BlockCheck {
    /// Of the induction; the longest way through the controller is shorter.
    private static final int CLOCKS = 16;
    private static final Pattern ROW = Pattern.compile("(?m)^ +(\\d+) \\\\(\\S+) +\\S+ +\\S+ +([01xz]+)$");
    private static final String SAT =
        "sat -enable_undef -set-def-inputs -set-init-undef -set-init started 0 %s-tempinduct %s-maxsteps "
            + CLOCKS + " %s-show-inputs -show-outputs flipchip_check; ";

    private static final String BENCH = """
            initial begin
                seed = 1;
                result = $fopen("flipchip_result.txt");
                for (at = 0; at < MANY; at = at + 1) wrong[at] = 0;
                for (round = 0; round < 10000; round = round + 1) begin
                    in = $random(seed);
                    in[0] = round < 2 || ($random(seed) & 63) == 0;
                    #1000;
                    for (at = 0; at < MANY; at = at + 1)
                        if (same[at] !== 1'b1) begin
                            if (wrong[at] == 0) begin
                                shown[at] = student;
                                wanted[at] = right;
                            end
                            wrong[at] = wrong[at] + 1;
                        end
                    clk = 1;
                    #1000 clk = 0;
                end
        """;

    private final Block block;
    private final Yosys yosys;
    private final List<String> outputs;

    BlockCheck(Block block, Yosys yosys) {
        this.block = block;
        this.yosys = yosys;
        outputs = List.copyOf(block.outputs().keySet());
    }

    /// What came of it.
    record Outcome(Map<String, OutputState> states, List<Finding> findings) {}

    /// @param raw       Yosys' JSON of the block, changed by this
    /// @param structure what was found in it
    Outcome run(JsonNode raw, CellStructure structure)
            throws IOException, InterruptedException, TimeoutException {
        CellProof.write(raw, block, structure.unsound(), yosys.folder());
        String read = "read_json flipchip_proof.json; read_verilog -sv flipchip_spec.v flipchip_check.v; "
            + "hierarchy -check -top flipchip_check; proc; flatten; opt_clean; ";
        List<String> written = outputs.stream().filter(structure::isWritten).toList();
        StringBuilder script = new StringBuilder(read);
        written.forEach(output -> script.append("tee -o flipchip_").append(output).append(".log ")
            .append(sat("-tempinduct-baseonly ", List.of(output))));
        yosys.run(script.toString());
        Map<String, OutputState> states = new LinkedHashMap<>();
        List<Finding> findings = new ArrayList<>();
        List<String> left = new ArrayList<>();
        for (String output : outputs) {
            String log = yosys.text("flipchip_" + output + ".log");
            boolean differs = log.contains("model found for base case: FAIL!");
            states.put(output, written.contains(output) ? OutputState.WRONG : OutputState.NOT_WRITTEN);
            if (differs) {
                findings.add(difference(output, log, structure));
            } else if (written.contains(output)) {
                left.add(output);
            }
        }
        if (!left.isEmpty()) {
            yosys.run(read + "tee -o flipchip_all.log " + sat("", left));
            if (yosys.text("flipchip_all.log").contains("Induction step proven: SUCCESS!")) {
                left.forEach(output -> states.put(output, OutputState.RIGHT));
            } else {
                findings.add(Finding.of(0, "unproved", String.join(", ", left), CLOCKS));
            }
        }
        return new Outcome(states, findings);
    }

    private String sat(String mode, List<String> which) {
        String known = block == Block.MAILBOX ? "-set-init known 0 " : "";
        return String.format(Locale.ROOT, SAT, known, mode,
            Stream.concat(which.stream().map(outputs::indexOf), Stream.of(outputs.size()))
                .map(bit -> "-prove same[" + bit + "] 1'1 ").collect(Collectors.joining()));
    }

    /// The last clock of the run is the one with the difference.
    private Finding difference(String output, String log, CellStructure structure) {
        Map<String, List<String>> run = new LinkedHashMap<>();
        Matcher row = ROW.matcher(log);
        while (row.find()) {
            run.computeIfAbsent(row.group(2), _ -> new ArrayList<>()).add(row.group(3));
        }
        List<String> resets = run.getOrDefault("reset", List.of());
        int last = resets.size() - 1;
        int from = Math.max(0, last - 1);
        while (from > 0 && !resets.get(from).equals("1")) {
            from--;
        }
        int reset = from;
        String inputs = block.free().keySet().stream().filter(name -> !name.equals("reset"))
            .map(name -> shown(name, run, reset + 1, last)).collect(Collectors.joining(", "));
        return Finding.of(structure.lineOf(output, 0), "clocked", output, slice(run, "student", output, last),
            slice(run, "right", output, last), last - reset, inputs);
    }

    private static String shown(String input, Map<String, List<String>> run, int from, int last) {
        String pin = input.equals("taking") ? "take" : input;
        return pin + " "
            + run.getOrDefault(pin, List.of()).stream().skip(from).limit((long) last - from + 1)
                .map(bits -> String.valueOf(Integer.parseInt(bits.replaceAll("[xz]", "0"), 2)))
                .collect(Collectors.joining(" "));
    }

    private String slice(Map<String, List<String>> run, String vector, String output, int clock) {
        int from = 0;
        for (String before : outputs.subList(0, outputs.indexOf(output))) {
            from += block.outputs().get(before);
        }
        String bits = run.getOrDefault(vector, List.of()).get(clock);
        return bits.substring(bits.length() - from - block.outputs().get(output), bits.length() - from);
    }

    /// A bench with 10,000 clocks for Icarus Verilog, as simulate.v is for cells.
    static String bench(Block block) {
        int width = block.free().values().stream().mapToInt(Integer::intValue).sum();
        int out = block.outputs().values().stream().mapToInt(Integer::intValue).sum();
        int many = block.outputs().size();
        StringBuilder text =
            new StringBuilder("module flipchip_simulation;\n    reg clk = 0;\n    reg [").append(width - 1)
                .append(":0] in;\n    wire [").append(out - 1).append(":0] student, right;\n    wire [")
                .append(many).append(":0] same;\n    integer result, round, at, seed;\n    integer wrong [0:")
                .append(many - 1).append("];\n    reg [").append(out - 1).append(":0] shown [0:")
                .append(many - 1).append("], wanted [0:").append(many - 1).append(
                    "];\n    flipchip_check both (.clk(clk), .student(student), .right(right), .same(same)");
        int from = 0;
        for (Map.Entry<String, Integer> pin : block.free().entrySet()) {
            text.append(", .").append(pin.getKey()).append("(in[").append(from + pin.getValue() - 1)
                .append(':').append(from).append("])");
            from += pin.getValue();
        }
        text.append(");\n").append(BENCH.replace("MANY", String.valueOf(many)));
        int first = 0;
        for (int output = 0; output < many; output++) {
            int bits = List.copyOf(block.outputs().values()).get(output);
            text.append("        if (wrong[").append(output).append("] != 0) $fdisplay(result, \"W ")
                .append(output).append(" %0d %b %b\", wrong[").append(output).append("], shown[")
                .append(output).append("][").append(first + bits - 1).append(':').append(first)
                .append("], wanted[").append(output).append("][").append(first + bits - 1).append(':')
                .append(first).append("]);\n");
            first += bits;
        }
        return text + "        $fdisplay(result, \"DONE\");\n        $fclose(result);\n        $finish;\n"
            + "    end\nendmodule\n";
    }
}
