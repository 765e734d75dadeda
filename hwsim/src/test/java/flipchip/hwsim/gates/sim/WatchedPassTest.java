package flipchip.hwsim.gates.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import org.junit.jupiter.api.Test;

class WatchedPassTest {
    private static final int PARTS = 71;

    private final long[] values = new long[5];
    private final long[] waiting = new long[2];
    private final long[] wanted = new long[2];
    /// The parts that each call of the code found to do.
    private final List<List<Integer>> runs = new ArrayList<>();

    /// Seventy-one parts: net 3 is read by 0, 1 and 70; part 0 is wanted always, 70 if net 2 or 4 is high.
    private final WatchedPass pass = new WatchedPass(this::code, List.of(values, waiting, wanted), PARTS,
        new long[][] {null, null, null, {3, 1L << 6}, null}, new long[] {1, 0},
        List.of(new WatchedPass.Load(new int[] {2, 4}, new long[] {0, 1L << 6})));

    private void code() {
        runs.add(IntStream.range(0, PARTS)
            .filter(part -> (waiting[part / 64] & wanted[part / 64] & 1L << part) != 0).boxed().toList());
        for (int word = 0; word < 2; word++) {
            waiting[word] &= ~wanted[word];
        }
    }

    @Test
    void onlyWaitingPartsThatAreWantedRun() {
        pass.run();
        pass.changed(2);
        pass.changed(3);
        pass.run();
        pass.finish();
        pass.finish();

        assertEquals(List.of(List.of(), List.of(0), List.of(1, 70), List.of()), runs);
    }

    @Test
    void whatIsLoadedIsWantedOnceItsEnableIsHigh() {
        pass.changed(3);
        values[4] = 1L << 40;
        pass.run();
        values[4] = 0;
        pass.changed(3);
        pass.run();

        assertEquals(List.of(List.of(0), List.of(70), List.of(0)), runs);
    }

    @Test
    void everyPartWaitsWhenEverythingMayHaveChanged() {
        pass.allChanged();
        pass.finish();

        assertEquals(List.of(IntStream.range(0, PARTS).boxed().toList()), runs);
        assertEquals(0, waiting[1]);
    }

    /// Two registers, each loaded by an enable of its own, and a pin. A value put among the results by hand
    /// stays where the generated code leaves a part out.
    @Test
    void generatedCodeLeavesOutWhatRestsAndWhatNoRegisterTakes() {
        NetlistBuilder n = new NetlistBuilder("test");
        Net a = n.input("a");
        Net b = n.input("b");
        Net take = n.input("take");
        Net rest = n.not(a);
        Net taken = n.not(b);
        Net out = n.and(a, b);
        n.flipFlop(rest, n.input("never"));
        n.flipFlop(taken, take);
        n.output("out", out);
        Netlist netlist = n.build();
        long[] nets = new long[netlist.netCount()];
        nets[Net.ONE.id()] = -1L;
        CompiledPass code =
            new PassCompiler(new PassPlan(netlist, true)).compile(nets, new EdgeGates(netlist).loads());

        code.allChanged();
        code.run();
        assertEquals(List.of(0L, 0L, 0L), shown(nets, rest, taken, out));
        nets[take.id()] = -1L;
        code.changed(take.id());
        code.run();
        assertEquals(List.of(0L, -1L, 0L), shown(nets, rest, taken, out));
        code.finish();
        assertEquals(List.of(-1L, -1L, 0L), shown(nets, rest, taken, out));
        nets[rest.id()] = 77;
        nets[b.id()] = -1L;
        code.changed(b.id());
        code.run();
        code.finish();
        assertEquals(List.of(77L, 0L, 0L), shown(nets, rest, taken, out));
        nets[a.id()] = 5;
        code.changed(a.id());
        code.finish();
        assertEquals(List.of(~5L, 0L, 5L), shown(nets, rest, taken, out));
    }

    private static List<Long> shown(long[] values, Net... nets) {
        return List.of(nets).stream().map(net -> values[net.id()]).toList();
    }
}
