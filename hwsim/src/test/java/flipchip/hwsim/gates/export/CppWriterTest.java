package flipchip.hwsim.gates.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.netlist.RandomCircuits;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.array.CellArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CppWriterTest {
    /// Shows all outputs of word 0 for inputs that are the powers of an odd number.
    private static final String PROGRAM = """
        #include "circuit.cpp"
        #include <cstdio>
        int main() {
            static Word in[INPUTS], out[OUTPUTS];
            uint64_t value = 1;
            for (Word& word : in) { word[0] = value; value *= 6364136223846793005u; }
            pass(in, out);
            for (Word& word : out) std::printf("%llx\\n", (unsigned long long) word[0]);
        }
        """;

    @TempDir
    private Path folder;

    @Test
    void compiledItShowsWhatTheSimulatorShows() throws Exception {
        Tool.assumeInstalled("g++");
        SplittableRandom random = new SplittableRandom(3);
        assertSame(CellArray.build().netlist());
        for (int i = 0; i < 3; i++) {
            assertSame(RandomCircuits.combinational(random, 6, 120));
        }
    }

    @Test
    void aCircuitWithMemoryIsRefused() {
        Netlist clocked = RandomCircuits.clocked(new SplittableRandom(3), 3, 10, 2);
        String message =
            assertThrows(IllegalArgumentException.class, () -> CppWriter.write(clocked, new StringBuilder()))
                .getMessage();
        assertTrue(message.contains("has memory"), message);
    }

    private void assertSame(Netlist netlist) throws IOException, InterruptedException {
        StringBuilder text = new StringBuilder();
        CppWriter.write(netlist, text);
        Files.writeString(folder.resolve("circuit.cpp"), text);
        Files.writeString(folder.resolve("main.cpp"), PROGRAM);
        Tool.run(folder, "g++", "-o", folder.resolve("main").toString(), "main.cpp");
        assertEquals(expected(netlist), Tool.run(folder, folder.resolve("main").toString()));
    }

    private static String expected(Netlist netlist) {
        BitParallelSimulator simulator = new BitParallelSimulator(netlist);
        long value = 1;
        for (Port port : netlist.ports(Port.Direction.INPUT)) {
            for (Net net : port.bus().nets()) {
                simulator.setLanes(net, value);
                value *= 6364136223846793005L;
            }
        }
        simulator.settle();
        StringBuilder shown = new StringBuilder();
        for (Port port : netlist.ports(Port.Direction.OUTPUT)) {
            port.bus().nets()
                .forEach(net -> shown.append(Long.toHexString(simulator.lanes(net))).append('\n'));
        }
        return shown.toString();
    }
}
