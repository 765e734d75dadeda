package flipchip.hwsim.gates.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.RandomCircuits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Icarus with `#1` delays against the unit-delay simulator, every change of every net.
public class IcarusDelayTest {
    @TempDir
    Path folder;

    @Test
    void randomCircuitsChangeAtTheSameTimesInBoth() throws Exception {
        Tool.assumeInstalled("iverilog", "vvp");
        SplittableRandom random = new SplittableRandom(11);
        for (int circuit = 0; circuit < 5; circuit++) {
            Netlist netlist = RandomCircuits.combinational(random, 6, 150);
            List<Map<String, Long>> steps = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                steps.add(Map.of("in", (long) random.nextInt(64)));
            }
            assertEquals(IcarusTrace.ours(netlist, steps), IcarusTrace.of(folder, netlist, steps));
        }
    }
}
