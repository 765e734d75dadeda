package flipchip.hwsim.gates.export;

import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;

/// A writer of a self-checking SystemVerilog test bench and its vectors, a file for `$readmemh`.
///
/// The bench prints `PASS: N vectors, 0 errors`, or up to ten mismatches and `FAIL: E errors in N vectors`.
/// An undefined output counts as an error. It counts what it compares: without its vectors, or with some of
/// them, it prints `FAIL: C of N values compared, for want of vectors in FILE`. `+vcd=FILE` on the
/// simulator's command line dumps every net. A step takes [#STEP_UNITS] time units, so that a circuit with
/// unit delays settles in it.
///
/// A line of the vector file holds, highest bits first: a bit for each output pin that is high if it is
/// compared, the expected outputs, the inputs, each group with its first pin highest.
public final class TestBenchWriter {
    /// Time units between the change of the inputs and the comparison.
    public static final int STEP_UNITS = 200;
    private static final int MISMATCHES_SHOWN = 10;

    private TestBenchWriter() {}

    /// Name of the bench's module.
    public static String benchName(Netlist netlist) {
        return VerilogWriter.topName(netlist) + "_bench";
    }

    /// Writes the bench.
    ///
    /// @param vectorFile what the bench opens, relative to where the simulator runs
    /// @throws IOException              if `out` fails; what was written before stays written
    /// @throws IllegalArgumentException if there are no vectors, or the file name has a quote
    public static void writeBench(TestVectors vectors, String vectorFile, Appendable out) throws IOException {
        if (vectors.steps().isEmpty() || !vectorFile.matches("[\\w./-]+")) {
            throw new IllegalArgumentException("no vectors, or not a plain file name: '" + vectorFile + "'");
        }
        out.append(new Bench(vectors, vectorFile).text());
    }

    /// Writes the vectors, one line a step.
    public static void writeVectors(TestVectors vectors, Appendable out) throws IOException {
        List<Port> inputs = vectors.netlist().ports(Port.Direction.INPUT);
        List<Port> outputs = vectors.netlist().ports(Port.Direction.OUTPUT);
        int digits = (width(vectors.netlist()) + 3) / 4;
        for (TestVectors.Step step : vectors.steps()) {
            BigInteger word = BigInteger.ZERO;
            for (BigInteger value : step.expected()) {
                word = word.shiftLeft(1).add(value == null ? BigInteger.ZERO : BigInteger.ONE);
            }
            for (int p = 0; p < outputs.size(); p++) {
                BigInteger value = step.expected().get(p);
                word = word.shiftLeft(outputs.get(p).width()).add(value == null ? BigInteger.ZERO : value);
            }
            for (int p = 0; p < inputs.size(); p++) {
                word = word.shiftLeft(inputs.get(p).width()).add(step.inputs().get(p));
            }
            String hex = word.toString(16);
            out.append("0".repeat(digits - hex.length())).append(hex).append('\n');
        }
    }

    private static int width(Netlist netlist) {
        return netlist.ports().stream().mapToInt(Port::width).sum()
            + netlist.ports(Port.Direction.OUTPUT).size();
    }

    /// The text of one bench.
    private static final class Bench {
        private final TestVectors vectors;
        private final Netlist netlist;
        private final String vectorFile;
        private final PinNames pins;
        private final List<String> variables;

        Bench(TestVectors vectors, String vectorFile) {
            this.vectors = vectors;
            this.vectorFile = vectorFile;
            netlist = vectors.netlist();
            pins = PinNames.of(HdlModule.flat(netlist));
            Identifiers own = new Identifiers(Identifiers.Style.PLAIN);
            List.of("vectors", "vector", "errors", "step", "count", "compared", "values", "dut", "dump",
                "clk").forEach(own::of);
            variables = pins.names().stream().map(own::of).toList();
        }

        String text() {
            StringBuilder text = new StringBuilder();
            int width = width(netlist);
            text.append("// Test bench of ").append(netlist.name()).append(" with the vectors of ")
                .append(vectorFile).append('\n').append("`timescale 1ns/1ns\n\nmodule ")
                .append(benchName(netlist)).append(";\n").append("    localparam int count = ")
                .append(vectors.steps().size()).append(";\n").append("    localparam int values = ")
                .append(values()).append(";\n").append("    logic [").append(width - 1)
                .append(":0] vectors [0:count-1];\n").append("    logic [").append(width - 1)
                .append(":0] vector;\n")
                .append("    integer step;\n    integer errors = 0;\n    integer compared = 0;\n    string "
                    + "dump;\n")
                .append(pins.clock() ? "    logic clk = 1'b0;\n" : "");
            for (int p = 0; p < variables.size(); p++) {
                Port port = netlist.ports().get(p);
                text.append(port.direction() == Port.Direction.INPUT ? "    logic " : "    wire ")
                    .append(port.width() == 1 ? "" : "[" + (port.width() - 1) + ":0] ")
                    .append(variables.get(p)).append(";\n");
            }
            text.append("\n    ").append(VerilogWriter.topName(netlist)).append(" dut (")
                .append(pins.connections(variables)).append(");\n\n    initial begin\n")
                .append("        if ($value$plusargs(\"vcd=%s\", dump)) begin\n            "
                    + "$dumpfile(dump);\n")
                .append("            $dumpvars(0, dut);\n        end\n").append("        $readmemh(\"")
                .append(vectorFile).append("\", vectors);\n")
                .append("        for (step = 0; step < count; step = step + 1) begin\n            vector = "
                    + "vectors[step];\n");
            apply(text);
            text.append("            #").append(STEP_UNITS).append(";\n");
            compare(text);
            if (pins.clock()) {
                text.append("            clk = 1'b1;\n            #").append(STEP_UNITS)
                    .append(" clk = 1'b0;\n");
            }
            return verdict(text.append("        end\n")).append("        $finish;\n    end\nendmodule\n")
                .toString();
        }

        private StringBuilder verdict(StringBuilder text) {
            return text
                .append("        if (compared != values) $display(\"FAIL: %0d of %0d values "
                    + "compared, for want of vectors in ")
                .append(vectorFile).append("\", compared, values);\n")
                .append("        else if (errors == 0) $display(\"PASS: %0d vectors, 0 errors\", count);\n")
                .append("        else $display(\"FAIL: %0d errors in %0d vectors\", errors, count);\n");
        }

        /// How many values of output pins all steps compare.
        private long values() {
            return vectors.steps().stream()
                .mapToLong(step -> step.expected().stream().filter(Objects::nonNull).count()).sum();
        }

        private void apply(StringBuilder text) {
            int low = netlist.ports(Port.Direction.INPUT).stream().mapToInt(Port::width).sum();
            for (int p = 0; p < variables.size(); p++) {
                Port port = netlist.ports().get(p);
                if (port.direction() == Port.Direction.INPUT) {
                    low -= port.width();
                    text.append("            ").append(variables.get(p)).append(" = vector")
                        .append(range(low, port.width())).append(";\n");
                }
            }
        }

        private void compare(StringBuilder text) {
            int check = width(netlist);
            int low = check - netlist.ports(Port.Direction.OUTPUT).size();
            for (int p = 0; p < variables.size(); p++) {
                Port port = netlist.ports().get(p);
                if (port.direction() == Port.Direction.OUTPUT) {
                    low -= port.width();
                    check--;
                    String expected = "vector" + range(low, port.width());
                    String name = variables.get(p);
                    text.append("            if (vector[").append(check)
                        .append("]) compared = compared + 1;\n            if (vector[").append(check)
                        .append("] && ").append(name).append(" !== ").append(expected)
                        .append(") begin\n                errors = errors + 1;\n                if (errors "
                            + "<= ")
                        .append(MISMATCHES_SHOWN).append(") $display(\"vector %0d: ").append(name)
                        .append(" is %h, not %h\", step, ").append(name).append(", ").append(expected)
                        .append(");\n            end\n");
                }
            }
        }

        private static String range(int low, int width) {
            return width == 1 ? "[" + low + "]" : "[" + (low + width - 1) + ":" + low + "]";
        }
    }
}
