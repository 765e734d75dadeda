package flipchip.hwsim.verify.faults;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.array.CellGroup;

/// A puzzle while it is being solved: the plan of the circuit and its right values are free; every value read
/// from the broken circuit is a probe.
/// Thread: owner
public final class RepairGame {
    private final Puzzle puzzle;
    private final Netlist plan = Puzzle.plan();
    private final long[] sound;
    private final long[] broken;
    private final Set<Net> probed = new LinkedHashSet<>();
    private final List<String> wrongGuesses = new ArrayList<>();
    private int hints;
    private boolean solved;

    /// Hints, in their order.
    public sealed interface Hint {
        /// The groups of gates on the way from the fault to the symptom.
        record Group(CellGroup group) implements Hint {}

        /// What kind of fault it is.
        record Kind(Puzzle.Kind kind) implements Hint {}

        /// Half of the cell's gates, the wrong one among them.
        record Half(List<String> gates) implements Hint {}
    }

    public RepairGame(Puzzle puzzle) {
        this.puzzle = puzzle;
        ArrayBench bench = new ArrayBench();
        sound = bench.sound(List.of(puzzle.question()));
        broken = bench.changed(sound, puzzle.fault());
    }

    public Puzzle puzzle() {
        return puzzle;
    }

    /// The names of the gates among which the wrong one is.
    public List<String> gates() {
        List<String> gates = new ArrayList<>();
        for (int gate = 0; gate < plan.gates().size(); gate++) {
            if (plan.scopeOf(gate).name().equals(puzzle.cell().toString())) {
                gates.add(plan.gateName(gate));
            }
        }
        return List.copyOf(gates);
    }

    /// What the gate that drives a net reads by the plan; nothing for an input pin.
    public List<String> inputs(String net) {
        return plan.driverOf(plan.net(net)).stream().mapToObj(gate -> plan.gates().get(gate))
            .flatMap(gate -> gate.inputs().stream()).filter(in -> !in.isConstant()).map(plan::nameOf)
            .toList();
    }

    /// The gate that drives a net by the plan; empty for an input pin.
    public Optional<Gate> built(String net) {
        return plan.driverOf(plan.net(net)).stream().mapToObj(gate -> plan.gates().get(gate)).findFirst();
    }

    /// What a net should be here: free.
    public boolean planned(String net) {
        return (sound[plan.net(net).id()] & 1) != 0;
    }

    /// Looks at a net of the broken circuit; the second look at the same net costs nothing. Input pins and
    /// the symptom are known.
    public boolean probe(String name) {
        Net net = plan.net(name);
        if (plan.driverOf(net).isPresent() && !name.equals(puzzle.symptom().net())) {
            probed.add(net);
        }
        return (broken[net.id()] & 1) != 0;
    }

    /// Whether a net has been looked at, or is known anyway.
    public boolean isKnown(String name) {
        return probed.contains(plan.net(name)) || plan.driverOf(plan.net(name)).isEmpty()
                || name.equals(puzzle.symptom().net());
    }

    /// The nets that were looked at and not known before, in that order.
    public List<String> probed() {
        return probed.stream().map(plan::nameOf).toList();
    }

    public int probes() {
        return probed.size();
    }

    /// Puts a gate right, as the plan has it. Returns whether the circuit is sound now.
    ///
    /// @throws IllegalStateException if it is sound already
    public boolean replace(String gate) {
        if (solved) {
            throw new IllegalStateException("the circuit is sound already");
        }
        solved = puzzle.gate().equals(gate);
        if (!solved) {
            wrongGuesses.add(gate);
        }
        return solved;
    }

    public boolean isSolved() {
        return solved;
    }

    /// Gates that were replaced although they were sound.
    public List<String> wrongGuesses() {
        return List.copyOf(wrongGuesses);
    }

    public int hints() {
        return hints;
    }

    /// The next hint; the last one again when there are no more.
    public Hint hint() {
        hints = Math.min(hints + 1, 3);
        return switch (hints) {
            case 1 -> new Hint.Kind(puzzle.kind());
            case 2 -> new Hint.Group(puzzle.group());
            default -> {
                List<String> gates = gates();
                boolean first = gates.indexOf(puzzle.gate()) < gates.size() / 2;
                yield new Hint.Half(first
                    ? gates.subList(0, gates.size() / 2)
                    : gates.subList(gates.size() / 2, gates.size()));
            }
        };
    }
}
