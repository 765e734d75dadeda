package flipchip.hwsim.gates.cause;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;

/// A search backwards in time for one chain of causes. One use.
///
/// Where one of several inputs suffices for a 0 of an AND, the one whose own chain is shortest is taken.
/// Thread: owner
final class CauseSearch {
    private static final long MOST = 1L << 40;

    private final NetHistory history;
    private final int start;
    private final Predicate<Net> given;
    private final Map<Spot, CauseStep> steps = new HashMap<>();
    private final Map<Spot, Long> lengths = new HashMap<>();
    private final Map<Spot, Draft> drafts = new LinkedHashMap<>();

    /// A net at a tick; of the output of a gate without memory, never at an edge.
    private record Spot(Net net, int tick) {}

    private Spot spot(Net net, int tick) {
        OptionalInt driver = history.netlist().driverOf(net);
        boolean keeps =
            driver.isPresent() && history.netlist().gates().get(driver.getAsInt()).isCombinational();
        int shown = tick;
        while (keeps && shown > 0 && history.isEdge(shown)) {
            shown--;
        }
        return new Spot(net, shown);
    }

    /// A link while its place among the others is not known yet.
    ///
    /// @param depth links between it and the outcome, at least
    private record Draft(Spot spot, CauseStep step, int depth) {}

    CauseSearch(NetHistory history, int start, Predicate<Net> given) {
        this.history = history;
        this.start = start;
        this.given = given;
    }

    CauseChain chain(Net net, int tick) {
        Spot outcome = spot(net, tick);
        collect(outcome, 0);
        List<Draft> sorted = drafts.values().stream()
            .sorted(Comparator.comparing((Draft draft) -> draft.spot.equals(outcome))
                .thenComparingInt(draft -> draft.step.since())
                .thenComparing(Comparator.comparingInt(Draft::depth).reversed())
                .thenComparingInt(draft -> draft.spot.net.id()))
            .toList();
        Map<Spot, Integer> rows = new HashMap<>();
        IntStream.range(0, sorted.size()).forEach(row -> rows.put(sorted.get(row).spot, row));
        return new CauseChain(sorted.stream().map(draft -> link(draft, rows)).toList(), tick, start);
    }

    private CauseLink link(Draft draft, Map<Spot, Integer> rows) {
        CauseStep step = draft.step;
        List<Net> chosen = chosen(step);
        return new CauseLink(draft.spot.net, high(draft.spot.net, draft.spot.tick), step.since(),
            draft.spot.tick, step.tick(),
            chosen.stream().map(cause -> rows.get(spot(cause, step.tick()))).toList(),
            step.rule() == CauseStep.Rule.ANY && chosen.size() > 1,
            step.nets().stream().filter(net -> !chosen.contains(net)).toList());
    }

    /// Adds `spot` and what made it so.
    private void collect(Spot spot, int depth) {
        CauseStep step = step(spot);
        if (drafts.putIfAbsent(spot, new Draft(spot, step, depth)) == null) {
            chosen(step).forEach(net -> collect(spot(net, step.tick()), depth + 1));
        }
    }

    private List<Net> chosen(CauseStep step) {
        return step.rule() == CauseStep.Rule.ONE
            ? List.of(step.nets().stream()
                .min(Comparator.comparingLong(net -> length(spot(net, step.tick())))).orElseThrow())
            : step.nets();
    }

    /// How many links it takes to explain `spot`, each counted as often as it is used.
    private long length(Spot spot) {
        Long known = lengths.get(spot);
        if (known != null) {
            return known;
        }
        CauseStep step = step(spot);
        if (spot.net.isConstant()) {
            return 0;
        }
        long length = 1 + chosen(step).stream().mapToLong(net -> length(spot(net, step.tick()))).sum();
        lengths.put(spot, Math.min(MOST, length));
        return Math.min(MOST, length);
    }

    private CauseStep step(Spot spot) {
        CauseStep known = steps.get(spot);
        if (known == null) {
            known = find(spot.net, spot.tick);
            steps.put(spot, known);
        }
        return known;
    }

    private CauseStep find(Net net, int tick) {
        OptionalInt driver = history.netlist().driverOf(net);
        if (driver.isEmpty() || history.stuck().contains(net)) {
            return CauseStep.origin(history.since(net, tick));
        }
        Gate gate = history.netlist().gates().get(driver.getAsInt());
        CauseStep found = gate.isCombinational()
            ? now(gate, net, tick)
            : stored(gate, net, tick).orElse(CauseStep.origin(history.since(net, tick)));
        return given.test(net) ? CauseStep.origin(found.since()) : found;
    }

    /// Of a gate without memory, which follows its inputs a tick later.
    private CauseStep now(Gate gate, Net net, int tick) {
        if (tick == 0) {
            return CauseStep.origin(0);
        }
        int read = tick - 1;
        List<Net> inputs = gate.inputs();
        boolean[] values = new boolean[inputs.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = history.high(inputs.get(i), read);
        }
        boolean high = history.high(net, tick);
        int since = history.since(net, tick);
        return CauseStep.fits(gate, high, values)
            ? CauseStep.of(gate, high, since, read, values)
            : CauseStep.origin(since);
    }

    /// Of a gate with memory: when it was last stored; empty if that was not after [#start].
    private Optional<CauseStep> stored(Gate gate, Net net, int tick) {
        if (gate instanceof Gate.Latch latch) {
            int open = tick - 1;
            while (open >= start && !high(latch.enable(), open)) {
                open--;
            }
            return open < start
                ? Optional.empty()
                : Optional
                    .of(new CauseStep(history.since(net, tick), open, CauseStep.Rule.ALL, latch.inputs()));
        }
        Optional<CauseStep> found = Optional.empty();
        int edge = history.edgeBefore(tick);
        while (edge > Math.max(start, 0) && found.isEmpty()) {
            found = storedAt(gate, edge, high(net, edge - 1), high(net, edge));
            edge = history.edgeBefore(edge - 1);
        }
        return found;
    }

    /// @param before the value before the edge
    /// @param value  the value after it
    private Optional<CauseStep> storedAt(Gate gate, int edge, boolean before, boolean value) {
        return Optional.ofNullable(switch (gate) {
            case Gate.FlipFlop flop -> {
                boolean enabled = high(flop.enable(), edge - 1);
                boolean without = enabled ? high(flop.d(), edge - 1) : before;
                yield without != value ? CauseStep.stored(edge, flop.reset())
                    : !enabled ? null
                    : before == value ? CauseStep.stored(edge, flop.d())
                    : CauseStep.stored(edge, flop.d(), flop.enable());
            }
            case Gate.SetReset flop -> {
                boolean clear = high(flop.clear(), edge - 1);
                boolean unset = !clear && before;
                boolean without = high(flop.set(), edge - 1) || unset;
                yield without != value ? CauseStep.stored(edge, flop.reset())
                    : unset != value ? CauseStep.stored(edge, flop.set())
                    : before != value ? CauseStep.stored(edge, flop.clear())
                    : null;
            }
            default -> null;
        });
    }

    private boolean high(Net net, int tick) {
        return net.equals(Net.ONE) || !net.isConstant() && history.high(net, tick);
    }
}
