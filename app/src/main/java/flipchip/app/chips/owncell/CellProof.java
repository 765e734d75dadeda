package flipchip.app.chips.owncell;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import flipchip.app.chips.owncell.CellGraph.Part;
import flipchip.engine.io.AtomicFile;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/// A proof by Yosys' solver that each output is defined, and equal to the specified one, for all inputs that
/// a board can give. Yosys prints what a file tells it to while it reads: the results are looked for where
/// the solver alone writes, and the file is not read here again.
final class CellProof {
    private static final Pattern SIGNAL =
        Pattern.compile("^ +\\\\(\\S+) +\\S+ +\\S+ +([01xz]+)$", Pattern.MULTILINE);
    private static final String READ = "read_json flipchip_proof.json; read_verilog -sv flipchip_spec.v "
        + "flipchip_check.v; hierarchy -check -top flipchip_check; proc; flatten; opt_clean; ";
    private static final String SAT = "sat -enable_undef -set-def-inputs ";

    private static final String SAME = "no model found: SUCCESS!";

    private final Yosys yosys;

    /// What the solver says of an output.
    sealed interface Answer {
        /// Equal for all inputs.
        record Same() implements Answer {}

        /// @param isUndefined whether it is x with these inputs, not another value
        record Different(Map<String, Integer> inputs, boolean isUndefined) implements Answer {}
    }

    CellProof(Yosys yosys) {
        this.yosys = yosys;
    }

    /// The answers by output.
    ///
    /// @param raw     Yosys' JSON of the cell, changed by this
    /// @param without cells that are left out: what depends on them is undefined
    /// @param isWritten false for outputs that nothing drives: these are undefined
    /// @throws IOException if the solver has neither result
    Map<String, Answer> run(JsonNode raw, Iterable<Part> without, Predicate<String> isWritten)
            throws IOException, InterruptedException, TimeoutException {
        write(raw, Block.CELL, without, yosys.folder());
        List<String> outputs = List.copyOf(CellPorts.OUTPUTS.keySet());
        Map<String, Answer> answers = new LinkedHashMap<>();
        if (outputs.stream().allMatch(isWritten) && areAllSame()) {
            outputs.forEach(output -> answers.put(output, new Answer.Same()));
            return answers;
        }
        StringBuilder script = new StringBuilder(READ);
        for (int i = 0; i < outputs.size(); i++) {
            if (!isWritten.test(outputs.get(i))) {
                continue;
            }
            String prove = "-prove same[" + i + "] 1'1 -show-inputs -show-outputs flipchip_check; ";
            script.append("tee -o flipchip_few").append(i).append(".log ").append(SAT);
            // without them most mistakes show as well
            CellPorts.LINKS.forEach(link -> script.append("-set ").append(link).append(" 0 "));
            script.append(prove).append("tee -o flipchip_all").append(i).append(".log ").append(SAT)
                .append(prove);
        }
        yosys.run(script.toString());
        for (int i = 0; i < outputs.size(); i++) {
            answers.put(outputs.get(i),
                isWritten.test(outputs.get(i)) ? answer(i) : new Answer.Different(Map.of(), true));
        }
        return answers;
    }

    /// One proof of all takes a tenth of the time of a proof of each.
    private boolean areAllSame() throws IOException, InterruptedException, TimeoutException {
        int all = (1 << CellPorts.OUTPUTS.size()) - 1;
        yosys.run(READ + "tee -o flipchip_all.log " + SAT + "-prove same " + all + " flipchip_check");
        return yosys.text("flipchip_all.log").contains(SAME);
    }

    /// Writes what is proved as `flipchip_proof.json`.
    static void write(JsonNode raw, Block block, Iterable<Part> without, Path folder) throws IOException {
        JsonNode module = raw.path("modules").path(block.module());
        ObjectNode cells = (ObjectNode) module.path("cells");
        without.forEach(part -> cells.remove(part.id()));
        cells.forEach(cell -> cell.path("connections").forEach(CellProof::floatingIsUndefined));
        module.path("ports").forEach(port -> floatingIsUndefined(port.path("bits")));
        module.path("netnames").forEach(net -> floatingIsUndefined(net.path("bits")));
        AtomicFile.write(folder.resolve("flipchip_proof.json"), raw.toString());
    }

    /// The solver takes z for 0.
    private static void floatingIsUndefined(JsonNode bits) {
        for (int bit = 0; bit < bits.size(); bit++) {
            if (bits.get(bit).asText().equals("z")) {
                ((ArrayNode) bits).set(bit, ((ArrayNode) bits).textNode("x"));
            }
        }
    }

    private Answer answer(int output) throws IOException {
        String all = yosys.text("flipchip_all" + output + ".log");
        if (all.contains(SAME)) {
            return new Answer.Same();
        }
        if (!all.contains("model found: FAIL!")) {
            throw new IOException(CellReport.words("yosys.unsure"));
        }
        String few = yosys.text("flipchip_few" + output + ".log");
        return different(few.contains("model found: FAIL!") ? few : all, output);
    }

    private static Answer different(String log, int output) {
        Map<String, Integer> inputs = new HashMap<>();
        Map<String, String> wide = new HashMap<>();
        SIGNAL.matcher(log).results().forEach(signal -> {
            if (signal.group(2).length() <= Byte.SIZE && signal.group(2).matches("[01]+")) {
                inputs.put(signal.group(1), Integer.parseInt(signal.group(2), 2));
            }
            wide.put(signal.group(1), signal.group(2));
        });
        int from = 0;
        List<Integer> widths = new ArrayList<>(CellPorts.OUTPUTS.values());
        for (int before = 0; before < output; before++) {
            from += widths.get(before);
        }
        String student = bits(wide.getOrDefault("student", ""), from, widths.get(output));
        String right = bits(wide.getOrDefault("right", ""), from, widths.get(output));
        boolean differs = false;
        for (int bit = 0; bit < Math.min(student.length(), right.length()); bit++) {
            differs |= student.charAt(bit) != 'x' && student.charAt(bit) != right.charAt(bit);
        }
        return new Answer.Different(inputs, !differs);
    }

    private static String bits(String vector, int from, int width) {
        int end = vector.length() - from;
        return end - width < 0 ? "" : vector.substring(end - width, end);
    }
}
