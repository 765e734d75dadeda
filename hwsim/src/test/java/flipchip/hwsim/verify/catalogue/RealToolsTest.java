package flipchip.hwsim.verify.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import flipchip.hwsim.gates.export.IcarusTrace;
import flipchip.hwsim.gates.export.Tool;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.array.CellArray;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The circuits in the tools of other people; `hwsim/tools/prove` does the same at length.
class RealToolsTest {
    private static final int VECTORS = 60;

    @TempDir
    Path folder;

    /// Icarus needs 1 to 4 s for each of them; `hwsim/tools/prove --short` has them all.
    private static final Pattern LARGE =
        Pattern.compile("solver.*|middle-game.*|machine.*|document-002|ai-unit|piece-cover");

    static Stream<String> small() {
        return Circuits.all().stream().map(NamedCircuit::name).filter(LARGE.asMatchPredicate().negate());
    }

    static Stream<String> large() {
        return Circuits.all().stream().map(NamedCircuit::name).filter(LARGE.asMatchPredicate());
    }

    private Path export(String circuit, ExportFormat format) throws Exception {
        return new CircuitFiles(Circuits.find(circuit).orElseThrow(), folder, VECTORS, 5).write(format)
            .getFirst();
    }

    @ParameterizedTest
    @MethodSource("large")
    @Tag("slow")
    void icarusFindsNoErrorsInTheLargeOnes(String circuit) throws Exception {
        icarusFindsNoErrors(circuit);
    }

    @ParameterizedTest
    @MethodSource("small")
    void icarusFindsNoErrors(String circuit) throws Exception {
        Tool.assumeInstalled("iverilog", "vvp");
        Path design = export(circuit, ExportFormat.SV);
        Path bench = export(circuit, ExportFormat.BENCH);

        Tool.run(folder, "iverilog", "-g2012", "-o", "bench.vvp", design.toString(), bench.toString());
        String output = Tool.run(folder, "vvp", "-n", "bench.vvp");

        assertTrue(Pattern.compile("PASS: \\d+ vectors, 0 errors").matcher(output).find(), output);
    }

    @Test
    void yosysCountsTheGatesOfTheArray() throws Exception {
        Tool.assumeInstalled("yosys");
        Path design = export("array", ExportFormat.SV);

        String output = Tool.run(folder, "yosys", "-p", "read_verilog -sv " + design
            + "; hierarchy -top othello_array; stat; flatten; stat; opt; opt_clean; stat");

        List<String> counts = Pattern.compile("Number of cells: +(\\d+)").matcher(output).results()
            .map(result -> result.group(1)).toList();
        assertEquals(List.of("64", "114", "7296", "7296", "4528"), counts);
    }

    @Test
    @Tag("slow")
    void abcFindsArrayAndProductsEqualForAllBoards() throws Exception {
        Tool.assumeInstalled("yosys", "yosys-abc");
        for (String circuit : List.of("move-array", "move-products")) {
            Tool.run(folder, "yosys", "-q", "-p", "read_verilog -sv " + export(circuit, ExportFormat.FLAT)
                + "; proc; opt_clean; techmap; aigmap; write_aiger -symbols " + circuit + ".aig");
        }

        String output = Tool.run(folder, "yosys-abc", "-c", "cec move-array.aig move-products.aig");

        assertTrue(output.contains("Networks are equivalent"), output);
    }

    @Test
    void openingMoveD3ChangesEveryNetAtTheSameTimeInIcarus() throws Exception {
        compareWithIcarus(0x0000_0008_1000_0000L, 0x0000_0010_0800_0000L, 1L << 19, 72 + 16);
    }

    @Test
    void theLongestRunOf18DelaysChangesEveryNetAtTheSameTimeInIcarus() throws Exception {
        compareWithIcarus(1L << 7, 0b0111_1110L, 1L, -1);
    }

    /// A cleared array, then the board with Black to move, then the select as well.
    private void compareWithIcarus(long black, long white, long select, int changes) throws Exception {
        Tool.assumeInstalled("iverilog", "vvp");
        Netlist array = CellArray.build().netlist();
        List<Map<String, Long>> steps = List.of(Map.of("sel", 0L),
            Map.of("curB", 1L, "isB", black, "isW", white, "empty", ~(black | white)), Map.of("sel", select));

        Map<String, String> ours = IcarusTrace.ours(array, steps);

        assertEquals(7296, ours.size());
        long seen = ours.values().stream().flatMap(text -> Stream.of(text.split(" ")))
            .filter(text -> !text.isEmpty()).count();
        assertTrue(changes < 0 ? seen > 100 : seen == changes, () -> seen + " changes");
        assertEquals(ours, IcarusTrace.of(folder, array, steps));
    }
}
