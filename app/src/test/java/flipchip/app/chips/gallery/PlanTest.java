package flipchip.app.chips.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.netlist.Scope;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The block diagrams of the exhibits, without a screen: their nets, their values, and where they stand.
class PlanTest {
    private static final int STEPS = 10;
    /// Sizes of the picture in windows of 800x600, 1280x720 and 1920x1080.
    private static final List<double[]> SIZES =
        List.of(new double[] {394, 274}, new double[] {874, 408}, new double[] {1514, 768});
    private static final Map<String, PlanRun> RUNS = new HashMap<>();
    private static final Map<String, Recording<PlanRun.Moment>> RECORDED = new HashMap<>();

    /// Frees the recordings before other classes run in this process.
    @AfterAll
    static void forget() {
        RUNS.clear();
        RECORDED.clear();
    }

    private static Recording<PlanRun.Moment> recorded(Exhibit exhibit) {
        return RECORDED.computeIfAbsent(exhibit.id(), _ -> run(exhibit).record(() -> false));
    }

    private static PlanRun run(Exhibit exhibit) {
        return RUNS.computeIfAbsent(exhibit.id(), _ -> PlanRun.of(plan(exhibit)));
    }

    private static Plan plan(Exhibit exhibit) {
        return Plan.of(exhibit.id()).orElseThrow();
    }

    static List<Exhibit> exhibits() {
        return Exhibits.all().stream().filter(exhibit -> Plan.of(exhibit.id()).isPresent()).toList();
    }

    @Test
    void exhibitsOpenWithTheirBlockDiagram() {
        Set<String> without =
            Exhibits.all().stream().filter(exhibit -> !exhibit.shown().getFirst().equals(Exhibit.PLAN))
                .map(Exhibit::id).collect(Collectors.toSet());
        assertEquals(Set.of("forms", "times", "types", "counter", "parallel"), without);
    }

    @ParameterizedTest
    @MethodSource("exhibits")
    void everyValueIsTheSimulators(Exhibit exhibit) {
        Plan plan = plan(exhibit);
        List<PlanRun.Moment> moments = recorded(exhibit).steps();
        NamedCircuit circuit = Circuits.find(plan.circuit()).orElseThrow();
        Netlist netlist = circuit.netlist().get();
        boolean isClocked = moments.size() == plan.clocks();
        UnitDelaySimulator simulator = new UnitDelaySimulator(netlist);
        List<TestVectors.Step> bench =
            plan.inputs().isEmpty() ? circuit.vectors().make(netlist, plan.clocks(), 1).steps() : List.of();
        int compared = 0;
        for (int clock = 0; clock < plan.clocks() && compared < 4 * STEPS; clock++) {
            if (clock > 0) {
                simulator.edge();
            }
            if (!bench.isEmpty()) {
                bench.get(clock).apply(simulator);
            } else if (clock < plan.inputs().size()) {
                plan.inputs().get(clock)
                    .forEach((pin, value) -> simulator.set(netlist.port(pin).bus(), value));
            }
            if (isClocked) {
                simulator.settle();
                compare(plan, simulator, moments.get(clock), "clock " + clock);
                compared++;
            } else if (clock < plan.clocks() - 1) {
                simulator.settle();
            } else {
                for (PlanRun.Moment moment : moments) {
                    compare(plan, simulator, moment, "gate delay " + compared);
                    simulator.step();
                    compared++;
                }
                assertEquals(0, simulator.step(), "not settled");
            }
        }
        assertTrue(compared >= Math.min(STEPS, moments.size()), compared + " steps");
    }

    private static void compare(Plan plan, UnitDelaySimulator simulator, PlanRun.Moment moment, String when) {
        for (PlanNets nets : plan.nets()) {
            BigInteger value = BigInteger.ZERO;
            List<List<Net>> bits = nets.in(simulator.netlist());
            for (int bit = 0; bit < bits.size(); bit++) {
                if (bits.get(bit).stream().anyMatch(simulator::high)) {
                    value = value.setBit(bit);
                }
            }
            assertEquals(value, moment.of(nets), when + ": " + nets.name());
            for (Port port : simulator.netlist().ports()) {
                if (port.name().equals(nets.name())) {
                    assertEquals(simulator.number(port.bus()), moment.of(nets), when + ": " + port.name());
                }
            }
        }
    }

    /// A wire is made in the block that it leaves or read in the block that it reaches: registers may stand
    /// between them. Blocks that are none of the circuit's have gates of it everywhere.
    @ParameterizedTest
    @MethodSource("exhibits")
    void wiresHaveAnEndInABlock(Exhibit exhibit) {
        List<String> wrong = new ArrayList<>();
        for (Plan.Wire wire : plan(exhibit).wires()) {
            String from = wire.from().block().scope();
            String to = wire.to().block().scope();
            boolean isMade = !from.isEmpty() && isIn(exhibit, wire, from, true);
            boolean isRead = !to.isEmpty() && isIn(exhibit, wire, to, false);
            if (!(from.isEmpty() && to.isEmpty()) && !isMade && !isRead) {
                wrong.add(wire.nets().name());
            }
        }
        assertEquals(List.of(), wrong);
    }

    private static boolean isIn(Exhibit exhibit, Plan.Wire wire, String block, boolean made) {
        Netlist netlist = run(exhibit).netlist();
        Scope scope = PlanNets.scope(netlist, block);
        Set<Net> inside = new HashSet<>();
        IntStream.range(0, netlist.gates().size()).filter(gate -> isInside(netlist, gate, scope))
            .mapToObj(netlist.gates()::get)
            .forEach(gate -> inside.addAll(made ? gate.outputs() : gate.inputs()));
        return wire.nets().in(netlist).stream().flatMap(List::stream).anyMatch(inside::contains);
    }

    private static boolean isInside(Netlist netlist, int gate, Scope scope) {
        Scope around = netlist.scopeOf(gate);
        while (around.id() > scope.id()) {
            around = netlist.scopes().get(around.parent());
        }
        return around.id() == scope.id();
    }

    @ParameterizedTest
    @MethodSource("exhibits")
    void blocksAndValuesStandClear(Exhibit exhibit) {
        Set<String> wrong = new HashSet<>();
        for (double[] size : SIZES) {
            Area area = new Area(null, 0, 0, size[0], size[1]);
            PlanRun run = run(exhibit);
            List<PlanRun.Moment> moments = recorded(exhibit).steps();
            for (int i = 0; i < moments.size(); i++) {
                PlanPicture picture = new PlanPicture(area, run, new Step<>(moments, i));
                plan(exhibit).blocks().stream()
                    .filter(block -> size[0] > 800 && picture.listed(block) < block.values().size())
                    .forEach(block -> wrong.add("values of " + block.name() + " have no room"));
                List<Plan.Wire> wires = plan(exhibit).wires();
                Map<Plan.Wire, Area> labels = picture.labels();
                for (int w = 0; w < wires.size(); w++) {
                    String name = wires.get(w).nets().name();
                    double[][] way = picture.way(wires.get(w));
                    for (int corner = 1; corner < way.length; corner++) {
                        if (way[corner][0] != way[corner - 1][0] && way[corner][1] != way[corner - 1][1]) {
                            wrong.add(name + " is slanted");
                        }
                    }
                    Optional<Area> label = Optional.ofNullable(labels.get(wires.get(w)));
                    if (label.isEmpty() && size[0] > 1000) {
                        wrong.add(name + " has no room");
                    }
                    for (Plan.Block block : plan(exhibit).blocks()) {
                        if (label.filter(l -> meet(l, picture.box(block))).isPresent()) {
                            wrong.add(name + " covers " + block.name());
                        }
                    }
                    for (int other = 0; other < w; other++) {
                        Optional<Area> second = Optional.ofNullable(labels.get(wires.get(other)));
                        if (label.filter(l -> second.filter(o -> meet(l, o)).isPresent()).isPresent()) {
                            wrong.add(name + " covers " + wires.get(other).nets().name());
                        }
                    }
                }
            }
        }
        List<Plan.Block> blocks = plan(exhibit).blocks();
        for (Plan.Block block : blocks) {
            assertTrue(block.x() >= 0 && block.x() + block.width() <= Plan.WIDTH && block.y() >= 0
                    && block.y() + block.height() <= Plan.HEIGHT,
                block.name());
            assertFalse(block.title().isBlank() || block.title().contains("{"), block.name());
        }
        assertEquals(Set.of(), wrong);
    }

    /// By more than a little.
    private static boolean meet(Area a, Area b) {
        return Math.min(a.x() + a.width(), b.x() + b.width()) - Math.max(a.x(), b.x()) > 4
                && Math.min(a.y() + a.height(), b.y() + b.height()) - Math.max(a.y(), b.y()) > 2;
    }
}
