package flipchip.hwsim.gates.netlist;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// A constant propagation as in a synthesiser: it removes gates with a constant output, gates that only
/// repeat an input, and gates without a reader. The pins show the same.
///
/// Gates with memory are never left out and never taken for constant.
/// Thread: any
public final class ConstantPropagation {
    /// What becomes of a gate.
    public enum Fate {
        /// Stays.
        LIVE,
        /// Its output is always low.
        ALWAYS_LOW,
        /// Its output is always high.
        ALWAYS_HIGH,
        /// Its output always equals one of its inputs, so a wire does the same.
        WIRE,
        /// Its output reaches no pin and no gate with memory.
        UNREAD
    }

    private final Netlist netlist;
    private final Net[] stands;
    private final Fate[] fates;

    private ConstantPropagation(Netlist netlist) {
        this.netlist = netlist;
        stands = new Net[netlist.netCount()];
        for (int id = 0; id < stands.length; id++) {
            stands[id] = new Net(id);
        }
        fates = new Fate[netlist.gates().size()];
        propagate();
        markUnread();
    }

    public static ConstantPropagation of(Netlist netlist) {
        return new ConstantPropagation(netlist);
    }

    public Fate fateOf(int gate) {
        return fates[gate];
    }

    public boolean isLive(int gate) {
        return fates[gate] == Fate.LIVE;
    }

    /// The net that `net` can be replaced by: a constant, the net it always equals, or itself.
    public Net standsFor(Net net) {
        return stands[net.id()];
    }

    /// Number of gates by fate; every fate is a key.
    public Map<Fate, Integer> counts() {
        Map<Fate, Integer> counts = new EnumMap<>(Fate.class);
        for (Fate fate : Fate.values()) {
            counts.put(fate, 0);
        }
        for (Fate fate : fates) {
            counts.merge(fate, 1, Integer::sum);
        }
        return counts;
    }

    public int live() {
        return counts().get(Fate.LIVE);
    }

    /// Why gate number `gate` goes, in words for people; empty if it stays.
    public Optional<String> reason(int gate) {
        Net out = netlist.gates().get(gate).outputs().getFirst();
        return switch (fates[gate]) {
            case LIVE -> Optional.empty();
            case ALWAYS_LOW -> Optional.of(netlist.nameOf(out) + " is always low: " + inputs(gate));
            case ALWAYS_HIGH -> Optional.of(netlist.nameOf(out) + " is always high: " + inputs(gate));
            case WIRE -> Optional.of(netlist.nameOf(out) + " always equals " + netlist.nameOf(standsFor(out))
                + ": " + inputs(gate));
            case UNREAD -> Optional.of("nothing that stays reads " + netlist.nameOf(out));
        };
    }

    private String inputs(int gate) {
        StringBuilder text = new StringBuilder("its inputs are");
        for (Net in : netlist.gates().get(gate).inputs()) {
            text.append(' ').append(netlist.nameOf(in));
            Net stand = standsFor(in);
            if (stand.isConstant() && !in.isConstant()) {
                text.append(stand.equals(Net.ONE) ? " (high)" : " (low)");
            }
        }
        return text.toString();
    }

    private void propagate() {
        for (int g = 0; g < fates.length; g++) {
            fates[g] = Fate.LIVE;
        }
        for (int g : netlist.evaluationOrder()) {
            Gate gate = netlist.gates().get(g);
            Net out = gate.outputs().getFirst();
            Net stand = simplified(gate, out);
            stands[out.id()] = stand;
            if (stand.equals(Net.ZERO)) {
                fates[g] = Fate.ALWAYS_LOW;
            } else if (stand.equals(Net.ONE)) {
                fates[g] = Fate.ALWAYS_HIGH;
            } else if (!stand.equals(out)) {
                fates[g] = Fate.WIRE;
            }
        }
    }

    /// The function of `gate` with its inputs replaced; `out` itself if nothing is simpler.
    private Net simplified(Gate gate, Net out) {
        return switch (gate) {
            case Gate.Not(Net in, _) -> not(stand(in)).orElse(out);
            case Gate.And(Net a, Net b, _) -> and(stand(a), stand(b)).orElse(out);
            case Gate.Or(Net a, Net b, _) -> or(stand(a), stand(b)).orElse(out);
            case Gate.Xor(Net a, Net b, _) -> xor(stand(a), stand(b)).orElse(out);
            case Gate.Mux(Net select, Net low, Net high, _) ->
                mux(stand(select), stand(low), stand(high)).orElse(out);
            case Gate.Latch _, Gate.FlipFlop _, Gate.SetReset _, Gate.Ram _ -> out;
        };
    }

    private Net stand(Net net) {
        return stands[net.id()];
    }

    private static Optional<Net> not(Net in) {
        return in.isConstant() ? Optional.of(in.equals(Net.ZERO) ? Net.ONE : Net.ZERO) : Optional.empty();
    }

    private static Optional<Net> and(Net a, Net b) {
        if (a.equals(Net.ZERO) || b.equals(Net.ONE) || a.equals(b)) {
            return Optional.of(a);
        }
        return b.equals(Net.ZERO) || a.equals(Net.ONE) ? Optional.of(b) : Optional.empty();
    }

    private static Optional<Net> or(Net a, Net b) {
        if (a.equals(Net.ONE) || b.equals(Net.ZERO) || a.equals(b)) {
            return Optional.of(a);
        }
        return b.equals(Net.ONE) || a.equals(Net.ZERO) ? Optional.of(b) : Optional.empty();
    }

    private static Optional<Net> xor(Net a, Net b) {
        if (a.equals(b)) {
            return Optional.of(Net.ZERO);
        }
        if (a.isConstant() && b.isConstant()) {
            return Optional.of(Net.ONE);
        }
        return a.equals(Net.ZERO) ? Optional.of(b) : b.equals(Net.ZERO) ? Optional.of(a) : Optional.empty();
    }

    private static Optional<Net> mux(Net select, Net low, Net high) {
        if (select.equals(Net.ZERO) || low.equals(high)) {
            return Optional.of(low);
        }
        if (select.equals(Net.ONE)) {
            return Optional.of(high);
        }
        return low.equals(Net.ZERO) && high.equals(Net.ONE) ? Optional.of(select) : Optional.empty();
    }

    /// The remaining circuit: live gates only, with their inputs replaced. Nets keep their ids and names;
    /// those of removed gates have neither driver nor reader.
    public Netlist simplified() {
        return NetlistBuilder.copyOf(netlist, this::isLive).rewire(this::standsFor).unchecked();
    }

    /// Walks back from the pins and the gates with memory; a live gate not met is unread.
    private void markUnread() {
        boolean[] met = new boolean[netlist.netCount()];
        Deque<Net> open = new ArrayDeque<>();
        netlist.ports(Port.Direction.OUTPUT).forEach(port -> open.addAll(port.bus().nets()));
        netlist.gates().stream().filter(gate -> !gate.isCombinational())
            .forEach(gate -> open.addAll(gate.inputs()));
        while (!open.isEmpty()) {
            Net net = stand(open.remove());
            if (met[net.id()]) {
                continue;
            }
            met[net.id()] = true;
            netlist.driverOf(net).ifPresent(g -> {
                if (netlist.gates().get(g).isCombinational()) {
                    open.addAll(netlist.gates().get(g).inputs());
                }
            });
        }
        for (int g = 0; g < fates.length; g++) {
            Gate gate = netlist.gates().get(g);
            if (fates[g] == Fate.LIVE && gate.isCombinational() && !met[gate.outputs().getFirst().id()]) {
                fates[g] = Fate.UNREAD;
            }
        }
    }
}
