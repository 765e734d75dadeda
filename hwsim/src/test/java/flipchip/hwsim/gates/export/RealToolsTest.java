package flipchip.hwsim.gates.export;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import flipchip.hwsim.gates.netlist.Netlist;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The exported text in the simulators and synthesisers it is meant for.
class RealToolsTest {
    private static final VerilogOptions[] FORMS = {VerilogOptions.HIERARCHICAL, VerilogOptions.FLAT,
        VerilogOptions.FLAT.withStyle(Identifiers.Style.ESCAPED), VerilogOptions.FLAT.withUnitDelays()};

    private static final int CLOCKS_PROVEN = 5;

    @TempDir
    Path folder;

    @Test
    void icarusRunsTheBenchOfEveryForm() throws Exception {
        Tool.assumeInstalled("iverilog", "vvp");
        for (VerilogOptions form : FORMS) {
            for (TestVectors vectors : new TestVectors[] {adderVectors(), counterVectors(),
                memoryVectors()}) {
                String output = simulate(vectors, form);
                assertTrue(output.contains("PASS: " + vectors.steps().size() + " vectors, 0 errors"),
                    form + "\n" + output);
            }
        }
    }

    @Test
    void theBenchSeesAWrongOutput() throws Exception {
        Tool.assumeInstalled("iverilog", "vvp");
        TestVectors right = adderVectors();
        VectorBuilder wrong = new VectorBuilder(right.netlist());
        wrong.set("a", 1).set("b", 1).expect("sum", 2).step();
        wrong.set("a", 3).expect("sum", 5).step();

        String output = simulate(wrong.build(), VerilogOptions.FLAT);

        assertTrue(
            output.contains("vector 1: sum is 4, not 5") && output.contains("FAIL: 1 errors in 2 vectors"),
            output);
    }

    @Test
    void theBenchDoesNotPassWithoutItsVectors() throws Exception {
        Tool.assumeInstalled("iverilog", "vvp");
        simulate(adderVectors(), VerilogOptions.FLAT);
        Path vectors = folder.resolve("adder.hex");
        List<String> lines = Files.readAllLines(vectors);
        Files.write(vectors, lines.subList(0, 40));

        String half = Tool.run(folder, "vvp", "-n", "adder.vvp");
        assertTrue(half.contains("FAIL: 40 of 64 values compared, for want of vectors in adder.hex"), half);
        assertFalse(half.contains("PASS"), half);

        Files.delete(vectors);
        String without = Tool.run(folder, "vvp", "-n", "adder.vvp");
        assertTrue(without.contains("FAIL: 0 of 64 values compared"), without);
    }

    @Test
    void aNetThatAModuleOnlyPassesOnIsDriven() throws Exception {
        Tool.assumeInstalled("iverilog", "vvp");
        VectorBuilder vectors = new VectorBuilder(SampleCircuits.passing());
        vectors.set("a", 0).expect("same", 0).expect("other", 1).step();
        vectors.set("a", 1).expect("same", 1).expect("other", 0).step();

        String output = simulate(vectors.build(), VerilogOptions.HIERARCHICAL);

        assertTrue(output.contains("PASS: 2 vectors, 0 errors"), output);
    }

    @Test
    @Tag("slow")
    void verilatorRunsTheBench() throws Exception {
        Tool.assumeInstalled("verilator", "g++", "make");
        TestVectors vectors = memoryVectors();
        write(vectors, VerilogOptions.HIERARCHICAL);

        Tool.run(folder, "verilator", "--binary", "-Wno-fatal", "-MAKEFLAGS",
            "OPT_FAST=-O0 OPT_SLOW=-O0 OPT_GLOBAL=-O0", "--top-module", "store_bench", "store.sv",
            "store_bench.sv");
        String output = Tool.run(folder, "obj_dir/Vstore_bench");

        assertTrue(output.contains("PASS: " + vectors.steps().size() + " vectors, 0 errors"), output);
    }

    @Test
    void yosysFindsTheJsonNetlistAndTheVerilogEqual() throws Exception {
        Tool.assumeInstalled("yosys");
        for (Netlist netlist : new Netlist[] {SampleCircuits.adder(), SampleCircuits.counter(3),
            SampleCircuits.memory(8, 3, 2)}) {
            Files.writeString(folder.resolve("gold.sv"),
                VerilogWriter.text(netlist, VerilogOptions.HIERARCHICAL));
            try (BufferedWriter out = Files.newBufferedWriter(folder.resolve("gate.json"))) {
                JsonNetlistWriter.write(netlist, out);
            }
            String top = VerilogWriter.topName(netlist);
            String flatten = "; proc; flatten; memory_nordff; memory_map; opt_clean; async2sync; simplemap; "
                + "rename " + top;
            Tool.run(folder, "yosys", "-q", "-p",
                "read_verilog -sv gold.sv; hierarchy -top " + top + flatten
                    + " gold; design -stash gold; read_json gate.json" + flatten
                    + " gate; design -copy-from gold gold;"
                    + " miter -equiv -flatten -make_outputs gold gate miter; hierarchy -top miter;"
                    + " sat -verify -set-init-zero -seq " + CLOCKS_PROVEN + " -prove trigger 0 miter");
        }
    }

    @Test
    void theVerilogThatYosysMakesOfTheJsonBeginsAtThePowerUpValues() throws Exception {
        Tool.assumeInstalled("yosys", "iverilog", "vvp");
        TestVectors vectors = counterVectors();
        String name = write(vectors, VerilogOptions.HIERARCHICAL);
        try (BufferedWriter out = Files.newBufferedWriter(folder.resolve(name + ".json"))) {
            JsonNetlistWriter.write(vectors.netlist(), out);
        }

        Tool.run(folder, "yosys", "-q", "-p", "read_json " + name + ".json; write_verilog " + name + ".v");
        Tool.run(folder, "iverilog", "-g2012", "-o", name + ".vvp", name + ".v", name + "_bench.sv");
        String output = Tool.run(folder, "vvp", "-n", name + ".vvp");

        assertTrue(output.contains("PASS: " + vectors.steps().size() + " vectors, 0 errors"), output);
    }

    private String simulate(TestVectors vectors, VerilogOptions form)
            throws IOException, InterruptedException {
        String name = write(vectors, form);
        Tool.run(folder, "iverilog", "-g2012", "-o", name + ".vvp", name + ".sv", name + "_bench.sv");
        return Tool.run(folder, "vvp", "-n", name + ".vvp");
    }

    private String write(TestVectors vectors, VerilogOptions form) throws IOException {
        String name = VerilogWriter.topName(vectors.netlist());
        Files.writeString(folder.resolve(name + ".sv"), VerilogWriter.text(vectors.netlist(), form));
        try (BufferedWriter bench = Files.newBufferedWriter(folder.resolve(name + "_bench.sv"));
                BufferedWriter data = Files.newBufferedWriter(folder.resolve(name + ".hex"))) {
            TestBenchWriter.writeBench(vectors, name + ".hex", bench);
            TestBenchWriter.writeVectors(vectors, data);
        }
        return name;
    }

    private static TestVectors adderVectors() {
        VectorBuilder vectors = new VectorBuilder(SampleCircuits.adder());
        for (int a = 0; a < 8; a++) {
            for (int b = 0; b < 8; b++) {
                vectors.set("a", a).set("b", b).expect("sum", a + b).step();
            }
        }
        return vectors.build();
    }

    private static TestVectors counterVectors() {
        VectorBuilder vectors = new VectorBuilder(SampleCircuits.counter(3));
        int count = 0;
        boolean overflow = false;
        Random random = new Random(20261121);
        for (int step = 0; step < 100; step++) {
            boolean enable = random.nextInt(4) != 0;
            boolean reset = random.nextInt(20) == 0;
            vectors.set("enable", enable ? 1 : 0).set("reset", reset ? 1 : 0).expect("count", count)
                .expect("overflow", overflow ? 1 : 0).step();
            overflow = !reset && (overflow || enable && count == 7);
            count = reset ? 0 : enable ? (count + 1) % 8 : count;
        }
        return vectors.build();
    }

    /// The memory's contract of the netlist, written down a second time.
    private static TestVectors memoryVectors() {
        int words = 5;
        VectorBuilder vectors = new VectorBuilder(SampleCircuits.memory(words, 3, 2));
        int[] cells = new int[words];
        int first = 0;
        int other = 0;
        int latched = 0;
        int started = 1;
        Random random = new Random(4);
        for (int step = 0; step < 300; step++) {
            int read = random.nextInt(8);
            int write = random.nextInt(8);
            int data = random.nextInt(4);
            boolean enabled = random.nextBoolean();
            boolean second = random.nextBoolean();
            boolean hold = random.nextBoolean();
            latched = hold ? latched : first & 1;
            vectors.set("readAddress", read).set("writeAddress", write).set("data", data)
                .set("write", enabled ? 1 : 0).set("second", second ? 1 : 0).set("hold", hold ? 1 : 0)
                .expect("first", first).expect("other", other).expect("latched", latched)
                .expect("started", started).step();
            first = read < words ? cells[read] : 0;
            other = second ? write < words ? cells[write] : 0 : other;
            latched = hold ? latched : first & 1;
            started = hold ? 1 - started : 1;
            if (enabled && write < words) {
                cells[write] = data;
            }
            if (second && read < words) {
                cells[read] = (data & 1) << 1 | data >> 1;
            }
        }
        return vectors.build();
    }
}
