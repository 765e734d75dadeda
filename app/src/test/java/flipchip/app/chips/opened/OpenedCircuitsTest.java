package flipchip.app.chips.opened;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.cause.CauseChain;
import flipchip.hwsim.gates.cause.CauseLink;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every circuit of the catalogue opened: each block entered once, ten clocks stepped, every value compared
/// with another simulator, and the causes of each output's lowest bit with the values shown.
class OpenedCircuitsTest {
    private static final int CLOCKS = 10;
    /// What a level may have and still be drawn.
    private static final int PARTS = 150;

    static List<String> names() {
        return Circuits.all().stream().map(NamedCircuit::name).toList();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyBlockCanBeEnteredAndEveryValueIsThatOfTheOtherSimulator(String name) {
        NamedCircuit circuit = Circuits.find(name).orElseThrow();
        Film film = Film.of(circuit, circuit.netlist().get(), false, () -> false);
        compareValues(circuit, film);
        causesHaveTheValuesThatAreShown(film);
        PartTree tree = new PartTree(film.netlist());
        Set<String> types = new HashSet<>();
        Deque<Part> todo = new ArrayDeque<>(List.of(tree.root()));
        Set<Integer> alone = new HashSet<>();
        while (!todo.isEmpty()) {
            Part part = todo.poll();
            List<Part> inner = tree.parts(part);
            assertTrue(inner.size() <= PARTS, () -> part.name() + " has " + inner.size() + " parts");
            int[] all = inner.stream().flatMapToInt(p -> Arrays.stream(p.gates())).sorted().toArray();
            assertArrayEquals(part.gates(), all, () -> "the parts of " + part.name());
            wiresJoinWhatTheGatesJoin(tree, Level.of(tree, part));
            inner.forEach(p -> {
                if (p.isGate()) {
                    alone.add(p.gate());
                } else if (p.type().isEmpty() || p.kind() == Part.Kind.GROUP || types.add(p.type())) {
                    todo.add(p);
                }
            });
        }
        assertTrue(types.isEmpty() ? alone.size() == film.netlist().gates().size() : !alone.isEmpty(),
            "gates that no level shows");
    }

    private static void compareValues(NamedCircuit circuit, Film film) {
        Netlist netlist = film.netlist();
        TestVectors vectors = circuit.vectors().make(netlist, film.clocks(), Film.SEED);
        BitParallelSimulator other = new BitParallelSimulator(netlist);
        for (int clock = 0; clock < CLOCKS; clock++) {
            if (clock > 0) {
                other.edge();
            }
            vectors.steps().get(clock).apply(other);
            other.settle();
            Values shown = film.at(clock, film.settledAt(clock));
            List<String> wrong = new ArrayList<>();
            for (int net = 0; net < netlist.netCount(); net++) {
                if (shown.isHigh(new Net(net)) != ((other.lanes(new Net(net)) & 1) != 0)) {
                    wrong.add(netlist.nameOf(new Net(net)));
                }
            }
            assertEquals(List.of(), wrong, "clock " + clock);
        }
    }

    private static void causesHaveTheValuesThatAreShown(Film film) {
        int clock = Math.min(CLOCKS, film.clocks()) - 1;
        for (Port port : film.netlist().ports(Port.Direction.OUTPUT)) {
            CauseChain chain = film.causes(port.bus().get(0), film.tick(clock, film.settledAt(clock)));
            assertEquals(port.bus().get(0), chain.outcome().net());
            for (CauseLink link : chain.links()) {
                int at = film.clockOf(link.tick());
                assertEquals(film.at(at, link.tick() - film.tick(at, 0)).isHigh(link.net()), link.high(),
                    film.netlist().nameOf(link.net()));
                assertTrue(link.since() <= link.tick() && link.causes().stream()
                    .allMatch(cause -> chain.links().get(cause).since() <= link.tick()), link.toString());
            }
        }
    }

    private static void wiresJoinWhatTheGatesJoin(PartTree tree, Level level) {
        Netlist netlist = tree.netlist();
        int[] rowOf = new int[netlist.gates().size()];
        Arrays.fill(rowOf, -1);
        for (int row = 0; row < level.nodes().size(); row++) {
            if (level.nodes().get(row) instanceof Level.Inner(Part part)) {
                int at = row;
                Arrays.stream(part.gates()).forEach(g -> rowOf[g] = at);
            }
        }
        Set<List<Integer>> drawn = new HashSet<>();
        level.wires().forEach(wire -> wire.nets().forEach(net -> drawn.add(List.of(wire.to(), net.id()))));
        IntStream.of(level.part().gates())
            .forEach(g -> netlist.gates().get(g).inputs().stream().filter(net -> !net.isConstant()).filter(
                net -> netlist.driverOf(net).isEmpty() || rowOf[netlist.driverOf(net).getAsInt()] != rowOf[g])
                .forEach(net -> assertTrue(drawn.contains(List.of(rowOf[g], net.id())),
                    () -> netlist.nameOf(net) + " reaches " + netlist.gateName(g) + " by no wire")));
    }
}
