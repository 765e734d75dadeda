package flipchip.hwsim.gates.cause;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;

/// A check of chains of causes by simulation: the run is repeated with a link held at its other value.
///
/// Where other nets would suffice, too, they are held at their other values in both repetitions. The outcome
/// must stay the same with the link and change without it.
/// Thread: owner
public final class CauseCheck {
    private final NetHistory history;
    private final UnitDelaySimulator simulator;

    /// What a repetition shows.
    public enum Result {
        /// Without the link the outcome is another.
        HOLDS,
        /// Likewise, if everything else that the gates between them read stays as it was. Otherwise another
        /// reason takes the place of the link: a disc that is not turned may continue another run.
        HOLDS_ALL_ELSE_EQUAL,
        /// The outcome is the same without the link.
        FAILS
    }

    /// A net that is held from a tick on.
    private record Hold(Net net, int tick, boolean high) {}

    public CauseCheck(NetHistory history) {
        this.history = history;
        simulator = new UnitDelaySimulator(history.netlist());
    }

    /// Repeats the run without link number `row` of `chain`.
    ///
    /// @throws IllegalArgumentException if the link is a constant, which no run can be without
    public Result without(CauseChain chain, int row) {
        if (chain.links().get(row).net().isConstant()) {
            throw new IllegalArgumentException("link " + row + " is a constant");
        }
        List<CauseLink> path = path(chain, row);
        List<Hold> held = aside(chain, path);
        if (changes(chain, path.getLast(), held, false)) {
            return Result.HOLDS;
        }
        held.addAll(besides(path, held));
        return changes(chain, path.getLast(), held, true) ? Result.HOLDS_ALL_ELSE_EQUAL : Result.FAILS;
    }

    private boolean changes(CauseChain chain, CauseLink link, List<Hold> held, boolean atRead) {
        List<Hold> without = new ArrayList<>(held);
        without.add(new Hold(link.net(), link.tick(), !link.high()));
        return outcome(chain, held, atRead) == chain.outcome().high()
                && outcome(chain, without, atRead) != chain.outcome().high();
    }

    /// Everything that would suffice instead of a link of `path`, held so that it does not.
    private List<Hold> aside(CauseChain chain, List<CauseLink> path) {
        List<Hold> held = new ArrayList<>();
        for (CauseLink passed : path.subList(0, path.size() - 1)) {
            if (passed.any()) {
                passed.causes().stream().map(chain.links()::get)
                    .forEach(other -> held.add(new Hold(other.net(), other.tick(), !other.high())));
            }
            passed.spare().forEach(
                other -> held.add(new Hold(other, passed.read(), !history.high(other, passed.read()))));
        }
        Set<Net> own = nets(path);
        held.removeIf(hold -> own.contains(hold.net));
        return held;
    }

    /// What the gates along `path` read besides its links and `others`, held as it was.
    private List<Hold> besides(List<CauseLink> path, List<Hold> others) {
        Set<Net> taken = nets(path);
        others.forEach(hold -> taken.add(hold.net));
        List<Hold> held = new ArrayList<>();
        for (CauseLink passed : path.subList(0, path.size() - 1)) {
            int driver = history.netlist().driverOf(passed.net()).orElseThrow();
            history.netlist().gates().get(driver).inputs().stream()
                .filter(net -> !net.isConstant() && !taken.contains(net))
                .forEach(net -> held.add(new Hold(net, passed.read(), history.high(net, passed.read()))));
        }
        return held;
    }

    private static Set<Net> nets(List<CauseLink> path) {
        return path.stream().map(CauseLink::net).collect(Collectors.toCollection(HashSet::new));
    }

    /// Links from the outcome to number `row`, both included.
    private static List<CauseLink> path(CauseChain chain, int row) {
        int root = chain.links().size() - 1;
        Map<Integer, Integer> towardsRoot = new HashMap<>(Map.of(root, root));
        Deque<Integer> edge = new ArrayDeque<>(List.of(root));
        while (!towardsRoot.containsKey(row)) {
            int at = edge.remove();
            for (int cause : chain.links().get(at).causes()) {
                if (towardsRoot.putIfAbsent(cause, at) == null) {
                    edge.add(cause);
                }
            }
        }
        Deque<Integer> path = new ArrayDeque<>(List.of(row));
        while (path.peek() != root) {
            path.push(towardsRoot.get(path.peek()));
        }
        return path.stream().map(chain.links()::get).toList();
    }

    /// The value of the outcome in a repetition in which the nets of `held` are held.
    ///
    /// @param atRead only for the tick at which they are read
    private boolean outcome(CauseChain chain, List<Hold> held, boolean atRead) {
        int first = held.stream().mapToInt(Hold::tick).min().orElse(chain.tick());
        simulator.powerUp();
        history.restore(simulator, first);
        for (int tick = first; tick <= chain.tick(); tick++) {
            if (tick > first) {
                next(tick, atRead ? at(held, tick - 1) : List.of());
            }
            at(held, tick).forEach(hold -> simulator.force(hold.net, hold.high));
        }
        return simulator.high(chain.outcome().net());
    }

    private static List<Hold> at(List<Hold> held, int tick) {
        return held.stream().filter(hold -> hold.tick == tick).toList();
    }

    /// @param over what is not held any more: registers are again as they were
    private void next(int tick, List<Hold> over) {
        over.forEach(hold -> simulator.release(hold.net));
        history.step(simulator, tick);
        if (!history.isEdge(tick)) {
            over.stream().map(Hold::net).filter(this::isStored)
                .forEach(net -> simulator.set(net, history.high(net, tick)));
        }
    }

    private boolean isStored(Net net) {
        return history.netlist().driverOf(net).stream().mapToObj(history.netlist().gates()::get)
            .noneMatch(Gate::isCombinational);
    }
}
