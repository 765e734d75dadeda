package flipchip.app.chips.gallery;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.gates.netlist.Scope;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;

/// A run of the circuit of a block diagram: the values of its nets by clock, or where the circuit has no
/// clock, by gate delay after its last inputs. Immutable.
///
/// @param gates  of each block that is one of the circuit, without its memory
/// @param nets   every bit of what is shown
record PlanRun(Plan plan, Netlist netlist, Map<String, Integer> gates, Map<PlanNets, List<List<Net>>> nets,
        boolean isClocked) {
    /// Of the test bench.
    private static final long SEED = 1;
    /// Changes that the sentence of a step names.
    private static final int NAMED = 4;
    private static final int SQUARES = 8;

    /// The values at one moment.
    record Moment(Map<PlanNets, BigInteger> values) {
        BigInteger of(PlanNets nets) {
            return values.get(nets);
        }
    }

    static PlanRun of(Plan plan) {
        Netlist netlist = Circuits.find(plan.circuit()).orElseThrow().netlist().get();
        Map<PlanNets, List<List<Net>>> nets = new LinkedHashMap<>();
        plan.nets().forEach(shown -> nets.put(shown, shown.in(netlist)));
        NetlistStats stats = NetlistStats.of(netlist);
        return new PlanRun(plan, netlist, count(plan, netlist), nets,
            stats.registerBits() + stats.memoryBits() > 0);
    }

    /// Runs it.
    Recording<Moment> record(BooleanSupplier cancelled) {
        List<Moment> moments = moments(cancelled);
        return new Recording<>(moments, this::sentence,
            (area, step) -> new PlanPicture(area, this, step).draw(), new Origin.Counted(netlist), List.of(),
            Exhibit.common("plan.size", plan.blocks().size(), netlist.gates().size()),
            Math.min(plan.opening(), moments.size() - 1));
    }

    private static Map<String, Integer> count(Plan plan, Netlist netlist) {
        Map<String, Integer> gates = new HashMap<>();
        plan.blocks().stream().map(Plan.Block::scope).filter(name -> !name.isEmpty()).forEach(name -> {
            Scope scope = PlanNets.scope(netlist, name);
            int count = 0;
            for (int gate = 0; gate < netlist.gates().size(); gate++) {
                Scope around = netlist.scopeOf(gate);
                while (around.id() > scope.id()) {
                    around = netlist.scopes().get(around.parent());
                }
                count += around.id() == scope.id() ? 1 : 0;
            }
            gates.put(name, count);
        });
        return gates;
    }

    private List<Moment> moments(BooleanSupplier cancelled) {
        NamedCircuit circuit = Circuits.find(plan.circuit()).orElseThrow();
        Simulator simulator = isClocked ? new BitParallelSimulator(netlist) : new UnitDelaySimulator(netlist);
        TestVectors bench = plan.inputs().isEmpty()
            ? circuit.vectors().make(netlist, plan.clocks(), SEED)
            : new TestVectors(netlist, List.of());
        List<Moment> moments = new ArrayList<>();
        for (int clock = 0; clock < plan.clocks() && !cancelled.getAsBoolean(); clock++) {
            if (clock > 0) {
                simulator.edge();
            }
            if (clock < bench.steps().size()) {
                bench.steps().get(clock).apply(simulator);
            } else if (clock < plan.inputs().size()) {
                plan.inputs().get(clock)
                    .forEach((pin, value) -> simulator.set(netlist.port(pin).bus(), value));
            }
            if (simulator instanceof UnitDelaySimulator delays && clock == plan.clocks() - 1) {
                moments.add(read(simulator));
                while (delays.step() > 0) {
                    moments.add(read(simulator));
                }
            }
            simulator.settle();
            if (isClocked) {
                moments.add(read(simulator));
            }
        }
        return moments;
    }

    private Moment read(Simulator simulator) {
        Map<PlanNets, BigInteger> values = new LinkedHashMap<>();
        nets.forEach((shown, bits) -> {
            BigInteger value = BigInteger.ZERO;
            for (int bit = 0; bit < bits.size(); bit++) {
                if (bits.get(bit).stream().anyMatch(net -> (simulator.lanes(net) & 1) != 0)) {
                    value = value.setBit(bit);
                }
            }
            values.put(shown, value);
        });
        return new Moment(values);
    }

    /// A value after its name, as it is written beside a wire.
    String text(PlanNets shown, Moment moment) {
        return text(shown, moment, 2);
    }

    private String text(PlanNets shown, Moment moment, int named) {
        return shown.label() + " " + shown.text(moment.of(shown), nets.get(shown).size(), named);
    }

    private String sentence(Step<Moment> step) {
        List<PlanNets> changed = plan.nets().stream()
            .filter(shown -> step.index() == 0
                ? step.now().of(shown).signum() > 0
                : !Objects.equals(step.now().of(shown), step.before().of(shown)))
            .toList();
        String said = changed.stream().limit(NAMED).map(shown -> text(shown, step.now(), SQUARES))
            .collect(Collectors.joining(", "));
        String more = changed.size() > NAMED
            ? Exhibit.common("and-more", said, changed.size() - NAMED)
            : SquareLabels.orNone(said);
        return Exhibit.common(isClocked ? "plan.clock" : "plan.delay", step.index(), more);
    }
}
