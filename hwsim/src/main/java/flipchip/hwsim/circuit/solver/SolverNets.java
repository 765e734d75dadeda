package flipchip.hwsim.circuit.solver;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import flipchip.hwsim.circuit.solver.SolverRegisters.Phase;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// The nets that all parts of [SolverCircuit] share: registers by name, the sequencer's phases and steps.
final class SolverNets {
    static final int COUNTER_BITS = 32;
    static final int CLOCK_BITS = 40;

    /// Every register and its width; a width of 1 gives a net without index.
    static final Map<String, Integer> REGISTERS = Map.ofEntries(Map.entry("black", 64),
        Map.entry("white", 64), Map.entry("color", 1), Map.entry("moves", 64), Map.entry("change", 64),
        Map.entry("code", 6), Map.entry("move", 6), Map.entry("alpha", 8), Map.entry("beta", 8),
        Map.entry("fresh", 1), Map.entry("sp", 6), Map.entry("line", BestLine.WIDTH), Map.entry("ret", 8),
        Map.entry("retLine", BestLine.WIDTH), Map.entry("retValid", 1), Map.entry("better", 1),
        Map.entry("otherAny", 1), Map.entry("value", 8), Map.entry("countBlack", 7),
        Map.entry("countWhite", 7), Map.entry("tree", COUNTER_BITS), Map.entry("leaf", COUNTER_BITS),
        Map.entry("ended", COUNTER_BITS), Map.entry("pass", COUNTER_BITS), Map.entry("cutoff", COUNTER_BITS),
        Map.entry("clocks", CLOCK_BITS));

    final NetlistBuilder n;
    final Loads registers;
    final Bus step;
    final Bus steps;
    final Bus hostData;
    final SolverForm form;
    /// What is searched in place of the host's position; only in a unit among several.
    final Optional<SolverUnit.Job> job;
    private final Map<Enum<?>, Net> phases = new HashMap<>();

    SolverNets(NetlistBuilder builder, SolverForm form, Optional<SolverUnit.Job> job) {
        n = builder;
        this.form = form;
        this.job = job;
        registers = new Loads(n);
        for (Phase phase : Phase.values()) {
            phases.put(phase, n.declare("phase." + phase));
        }
        form.added().forEach(state -> phases.put(state, n.declare("phase." + state)));
        step = n.declare("step", 4);
        steps = steps(n, step);
        hostData = n.declare("hostData", 64);
        form.allRegisters().entrySet().stream()
            .filter(entry -> job.isEmpty() || !entry.getKey().equals("clocks"))
            .sorted(Map.Entry.comparingByKey()).forEach(entry -> {
                if (entry.getValue() == 1) {
                    registers.bit(entry.getKey(), false);
                } else {
                    registers.register(entry.getKey(), entry.getValue());
                }
            });
    }

    /// One wire for each micro-step.
    static Bus steps(NetlistBuilder n, Bus step) {
        try (NetlistBuilder.OpenScope _ = n.scope("steps", "step_decoder")) {
            return Words.decode(n, step);
        }
    }

    /// High in IDLE where a search begins.
    Net start() {
        return job.map(SolverUnit.Job::start).orElseGet(() -> hostData.get(1));
    }

    Net phase(Enum<?> phase) {
        return phases.get(phase);
    }

    /// High in micro-step `number` (from 0) of `phase`.
    Net at(Enum<?> phase, int number) {
        return n.and(phases.get(phase), steps.get(number));
    }

    /// High in that micro-step of TREE that does what the paper's does in its micro-step `number`.
    Net tree(int number) {
        return at(Phase.TREE, form.tree(number));
    }

    Bus bus(String register) {
        return registers.out(register);
    }

    Net bit(String register) {
        return registers.out(register).get(0);
    }
}
