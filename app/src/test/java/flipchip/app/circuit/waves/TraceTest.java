package flipchip.app.circuit.waves;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.OthelloMachine;
import org.junit.jupiter.api.Test;

class TraceTest {
    private static final OthelloMachine MACHINE = OthelloMachine.build();
    private static final GameRun RUN = MACHINE.record(Boards.game(new SplittableRandom(11)));
    private static final SignalCatalog CATALOG = SignalCatalog.of(MACHINE.circuit());

    private static Signal signal(String name) {
        return CATALOG.find(name).orElseThrow();
    }

    @Test
    void tracesSayAtEveryMomentWhatTheMachineShows() {
        List<Signal> signals =
            List.of(signal("state"), signal("legal"), signal("isB"), signal("d4.flB"), signal("a1.legal"));
        Map<Signal, Trace> traces = Trace.of(RUN, signals);
        for (Instant at = RUN.first(); !at.equals(RUN.last()); at = RUN.nextStep(at)) {
            boolean beforeAnEdge = at.step() == RUN.clock(at).steps();
            for (Signal signal : signals) {
                if (!beforeAnEdge) {
                    assertEquals(RUN.stateAt(at).value(signal.bus()),
                        traces.get(signal).valueAt((int) RUN.timeOf(at)), signal.name() + " " + at);
                }
            }
        }
    }

    @Test
    void edgesAreFoundBothWaysAndEndAtTheEnds() {
        Trace trace = new Trace(new int[] {0, 5, 9}, new long[] {0, 1, 0});

        assertEquals(OptionalInt.of(5), trace.edge(0, true));
        assertEquals(OptionalInt.of(9), trace.edge(5, true));
        assertEquals(OptionalInt.empty(), trace.edge(9, true));
        assertEquals(OptionalInt.of(9), trace.edge(12, false));
        assertEquals(OptionalInt.of(5), trace.edge(9, false));
        assertEquals(OptionalInt.of(5), trace.edge(7, false));
        assertEquals(OptionalInt.empty(), trace.edge(5, false));
        assertEquals(OptionalInt.of(5), trace.find(12, false, value -> value == 1));
    }

    @Test
    void numbersAreWrittenAndReadInEveryRadix() {
        for (long value : new long[] {0, 1, 0x8000_0000_0000_0000L, 0x1234_5678L}) {
            for (Radix radix : List.of(Radix.HEX, Radix.DECIMAL, Radix.BINARY, Radix.SQUARES)) {
                assertEquals(OptionalLong.of(value), radix.read(radix.write(value, 64), 64),
                    radix.toString());
            }
        }
        assertEquals("UPDATE", Radix.STATE.write(1 << 8, 10));
        assertEquals(OptionalLong.of(1 << 8), Radix.STATE.read("update", 10));
        assertEquals(OptionalLong.empty(), Radix.HEX.read("xyz", 8));
        assertEquals("c4", Radix.SQUARES.write(26, 6));
        assertEquals(Radix.HEX, Radix.BINARY.after(8));
    }

    @Test
    void theCatalogHasEveryNetAndFindsByPartsOfNames() {
        long nets = CATALOG.groups().stream().flatMap(group -> CATALOG.of(group).stream())
            .filter(signal -> signal.width() == 1).map(Signal::bus).map(Bus::nets).distinct().count();

        assertTrue(nets >= MACHINE.circuit().netlist().netCount() - 2, nets + " nets");
        assertEquals(8, signal("d4.remB").width());
        assertEquals("d4.legal", CATALOG.search("D4 LEG", 10).getFirst().name());
        assertEquals(List.of(), CATALOG.search("no such thing", 10));
    }

    @Test
    void zoomKeepsTheMomentUnderTheMouseAndStaysInsideTheRun() {
        TimeWindow window = new TimeWindow(100, 2, 500, 1000);
        TimeWindow zoomed = window.zoom(3, 200);

        assertEquals(window.time(200), zoomed.time(200), 1e-9);
        assertEquals(0.5, window.zoom(1e-9, 200).scale());
        assertEquals(0, window.pan(-1e9).from());
        assertEquals(1000, window.pan(1e9).until(), 1e-9);
        assertTrue(window.following(900).until() >= 900);
    }
}
