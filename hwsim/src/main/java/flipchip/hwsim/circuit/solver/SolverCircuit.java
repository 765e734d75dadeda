package flipchip.hwsim.circuit.solver;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import flipchip.hwsim.circuit.solver.SolverForm.Added;
import flipchip.hwsim.circuit.solver.SolverRegisters.Phase;
import flipchip.hwsim.gates.logic.Adders;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A circuit of the endgame solver chip of the endgame-chip paper: host memory, stack, registers, the four
/// blocks and the alpha-beta sequencer.
///
/// [SolverClock] is the same machine in software; its comment lists the micro-steps, and nets have the names
/// of its registers. The flipper's chains have three clocks out and three back; every other path has one
/// clock.
public final class SolverCircuit {
    private final SolverForm form;
    private final NetlistBuilder n;
    private final SolverNets nets;
    private final Loads registers;
    private final Map<Enum<?>, Net> last = new LinkedHashMap<>();
    /// The step of PUBLISH in which nothing is left to write.
    private final int published;
    /// High where the search ends at its greatest depth; only in the form with an evaluation.
    private Net ends = Net.ZERO;

    private SolverCircuit(NetlistBuilder builder, SolverForm form, Optional<SolverUnit.Job> job) {
        this.form = form;
        n = builder;
        nets = new SolverNets(n, form, job);
        registers = nets.registers;
        published = form.steps().get(Phase.PUBLISH) - 1;
        form.steps()
            .forEach((phase, steps) -> last.put(phase, n.name("last." + phase, nets.at(phase, steps - 1))));
        form.added().forEach(state -> last.put(state, n.name("last." + state,
            state == Added.SWEEP ? TableCircuit.swept(nets) : nets.at(state, state.steps() - 1))));
    }

    /// The chip. Host pins: `host_address` (8), `host_write`, `host_wdata` (64) in; `host_rdata` (64), one
    /// clock after the address, and `idle` out.
    public static Netlist netlist() {
        return netlist(SolverForm.DOCUMENT);
    }

    /// The chip in one of its forms; the pins are the same.
    public static Netlist netlist(SolverForm form) {
        return switch (form) {
            case PROCESSOR -> ProcessorCircuit.netlist(form.circuit(), SoftwareForm.PROCESSOR);
            case COPROCESSOR -> ProcessorCircuit.netlist(form.circuit(), SoftwareForm.COPROCESSOR);
            case UNITS_1, UNITS_2, UNITS_4, UNITS_8, UNITS_12 ->
                UnitsCircuit.netlist(form.circuit(), form.units());
            default -> new SolverCircuit(new NetlistBuilder(form.circuit()), form, Optional.empty()).build();
        };
    }

    /// The paper's machine in the open scope of a circuit with several, without host memory.
    static SolverUnit unit(NetlistBuilder builder, SolverUnit.Job job) {
        SolverCircuit unit = new SolverCircuit(builder, SolverForm.DOCUMENT, Optional.of(job));
        unit.search();
        unit.driveRegisters();
        return new SolverUnit(unit.nets.phase(Phase.IDLE), unit.last.get(Phase.END), unit.nets.bus("ret"),
            unit.nets.bus("retLine"), unit.nets.registers);
    }

    /// Every register of the circuit and its width in bits; the nets are called `name[bit]`, or `name` if one
    /// wide.
    public static Map<String, Integer> registers() {
        return SolverNets.REGISTERS;
    }

    private Netlist build() {
        search();
        hostMemory();
        driveRegisters();
        n.output("idle", nets.phase(Phase.IDLE));
        return n.build();
    }

    private void driveRegisters() {
        try (NetlistBuilder.OpenScope _ = n.scope("registers", "registers")) {
            registers.drive();
        }
    }

    private void search() {
        Net leaving = Words.orTree(n, form.leaving().stream().map(last::get).toList());
        Net root = n.name("root", n.not(Words.orTree(n, nets.bus("sp").nets())));
        Net pop = n.name("pop", n.and(leaving, n.not(root)));
        SolverDatapath datapath = new SolverDatapath(nets);
        datapath.build(pop);
        Map<NodeType, Net> decided;
        try (NetlistBuilder.OpenScope _ = n.scope("comparison", "score_comparison")) {
            decided = decide(datapath.noMoves());
        }
        Map<Enum<?>, Net> entered = entered(decided, pop, n.and(leaving, root));
        try (NetlistBuilder.OpenScope _ = n.scope("sequencer", "sequencer")) {
            sequence(entered);
        }
        try (NetlistBuilder.OpenScope _ = n.scope("counters", "node_counters")) {
            count(decided, entered);
        }
    }

    /// Score comparison, and what the node is: meaningful in the last clock of the comparison.
    private Map<NodeType, Net> decide(Net noMoves) {
        Bus alpha = nets.bus("alpha");
        Bus beta = nets.bus("beta");
        Bus ret = nets.bus("ret");
        Net color = nets.bit("color");
        Net improves =
            SignedNumbers.isGreater(n, Words.mux(n, color, ret, beta), Words.mux(n, color, alpha, ret));
        registers.load("better", nets.at(Phase.COMPARE, 1), n.and(nets.bit("retValid"), improves));
        Net write = last.get(Phase.COMPARE);
        Net raiseAlpha = n.and(nets.bit("better"), n.not(color));
        Net lowerBeta = n.and(nets.bit("better"), color);
        registers.load("alpha", n.and(write, raiseAlpha), ret);
        registers.load("beta", n.and(write, lowerBeta), ret);
        registers.load("line", n.and(write, nets.bit("better")),
            Words.concat(nets.bus("retLine").slice(6, BestLine.WIDTH), nets.bus("move")));
        registers.load("retValid", write, 0);
        Net open = n.name("windowOpen", SignedNumbers.isGreater(n, Words.mux(n, lowerBeta, beta, ret),
            Words.mux(n, raiseAlpha, alpha, ret)));
        registers.load("value", nets.at(Phase.ENDED, 1), Words.mux(n, n.xor(open, color), beta, alpha));
        Net any = n.not(noMoves);
        Net fresh = nets.bit("fresh");
        Net stuck = n.and(noMoves, fresh);
        Map<NodeType, Net> decided = new EnumMap<>(NodeType.class);
        decided.put(NodeType.TREE, n.and(any, open));
        decided.put(NodeType.CUTOFF, n.and(any, n.not(open)));
        decided.put(NodeType.LEAF, n.and(stuck, n.not(nets.bit("otherAny"))));
        decided.put(NodeType.PASS, n.and(stuck, nets.bit("otherAny")));
        decided.put(NodeType.ENDED, n.and(noMoves, n.not(fresh)));
        if (form == SolverForm.LEAF_EVALUATION) {
            ends = LeafCircuit.ends(nets, noMoves);
            Net goesOn = n.not(ends);
            decided.replaceAll(
                (type, net) -> type == NodeType.TREE || type == NodeType.PASS ? n.and(net, goesOn) : net);
        }
        decided.forEach((type, net) -> n.name("is" + type, net));
        return decided;
    }

    /// What leads into each state.
    private Map<Enum<?>, Net> entered(Map<NodeType, Net> decided, Net pop, Net leaveRoot) {
        Net start = n.and(nets.phase(Phase.IDLE), nets.start());
        Map<Enum<?>, Net> entered = new LinkedHashMap<>();
        entered.put(Phase.IDLE, last
            .get(nets.job.isPresent() ? Phase.END : form == SolverForm.HASH ? Added.SWEEP : Phase.PUBLISH));
        entered.put(Phase.INIT, start);
        entered.put(Phase.COMPARE, Words.orTree(n, List.of(last.get(Phase.INIT), pop, last.get(Phase.TREE),
            last.get(Phase.PASS), last.get(Phase.CUTOFF))));
        decided.forEach((type, net) -> entered.put(Phase.of(type), n.and(last.get(Phase.COMPARE), net)));
        entered.put(Phase.END, leaveRoot);
        entered.put(Phase.PUBLISH, nets.job.isPresent() ? Net.ZERO : last.get(Phase.END));
        addStates(entered, entered.get(Phase.TREE));
        return entered;
    }

    /// What leads into the states that only this form has, and from them back.
    private void addStates(Map<Enum<?>, Net> entered, Net search) {
        switch (form) {
            case FASTEST_FIRST -> {
                Net untried = n.name("untried", Words.orTree(n, nets.bus("trial").nets()));
                Net tried = last.get(Added.TRIAL);
                entered.put(Added.TRIAL, n.or(n.and(search, nets.bit("fresh")), n.and(tried, untried)));
                entered.put(Phase.TREE,
                    n.or(n.and(search, n.not(nets.bit("fresh"))), n.and(tried, n.not(untried))));
            }
            case HASH -> {
                Net found = new TableCircuit(nets).build();
                Net asked = last.get(Added.LOOK_UP);
                entered.put(Added.LOOK_UP, n.and(search, nets.bit("fresh")));
                entered.put(Added.HIT, n.and(asked, found));
                entered.put(Phase.TREE,
                    n.or(n.and(search, n.not(nets.bit("fresh"))), n.and(asked, n.not(found))));
                entered.put(Added.SWEEP, last.get(Phase.PUBLISH));
            }
            case LEAF_EVALUATION -> entered.put(Added.EVALUATE, n.and(last.get(Phase.COMPARE), ends));
            default -> {}
        }
    }

    private void sequence(Map<Enum<?>, Net> entered) {
        Net stays = n.not(Words.orTree(n, List.copyOf(last.values())));
        entered.forEach((phase, enter) -> {
            Net keep = phase == Phase.IDLE ? n.not(nets.start()) : stays;
            Net next = n.or(enter, n.and(nets.phase(phase), keep));
            n.driveFlipFlop(nets.phase(phase), next, Net.ONE, Net.ZERO, false, phase == Phase.IDLE);
        });
        Net counting = n.and(stays, n.not(nets.phase(Phase.IDLE)));
        Bus next = Words.gate(n, counting, SignedNumbers.increment(n, nets.step));
        IntStream.range(0, 4).forEach(bit -> n.driveFlipFlop(nets.step.get(bit), next.get(bit), Net.ONE));
    }

    private void count(Map<NodeType, Net> decided, Map<Enum<?>, Net> entered) {
        Net clear = nets.job.map(SolverUnit.Job::clear).orElseGet(() -> nets.at(Phase.INIT, 0));
        decided.forEach((type, net) -> {
            Net visited = type == NodeType.TREE && form == SolverForm.HASH
                ? entered.get(Phase.TREE)
                : n.and(last.get(Phase.COMPARE), net);
            if (type == NodeType.LEAF && form == SolverForm.LEAF_EVALUATION) {
                visited = n.or(visited, entered.get(Added.EVALUATE));
            }
            countVisits(type.name().toLowerCase(Locale.ROOT), clear, visited);
        });
        List<Net> resting =
            new ArrayList<>(List.of(nets.phase(Phase.IDLE), nets.phase(Phase.PUBLISH), clear));
        if (form == SolverForm.HASH) {
            countVisits("hits", clear, entered.get(Added.HIT));
            resting.add(nets.phase(Added.SWEEP));
        }
        if (nets.job.isPresent()) {
            return;
        }
        registers.load("clocks", clear, 1);
        registers.load("clocks", n.not(Words.orTree(n, resting)),
            SignedNumbers.increment(n, nets.bus("clocks")));
    }

    private void countVisits(String counter, Net clear, Net visited) {
        registers.load(counter, clear, 0);
        registers.load(counter, visited, SignedNumbers.increment(n, nets.bus(counter)));
    }

    /// One write port for both sides, which is what block RAM has: the chip goes first, and the host writes
    /// while the chip is idle.
    private void hostMemory() {
        Bus address = n.input("host_address", 8);
        Net write = n.input("host_write");
        Bus writeData = n.input("host_wdata", 64);
        Bus readData = n.declare("host_rdata", 64);
        try (NetlistBuilder.OpenScope _ = n.scope("host", "host_memory")) {
            Net end = nets.phase(Phase.END);
            Net publish = nets.phase(Phase.PUBLISH);
            Bus chipAddress = chipAddress(end, publish);
            Net chipWrite = n.or(nets.at(Phase.END, 0), n.and(publish, n.not(nets.steps.get(published))));
            n.add(new Gate.Ram("host_memory", HostMemory.WORDS, 64,
                List.of(new Gate.ReadPort(Net.ONE, address, readData),
                    new Gate.ReadPort(Net.ONE, chipAddress, nets.hostData)),
                List.of(
                    new Gate.WritePort(n.or(write, chipWrite), Words.mux(n, chipWrite, address, chipAddress),
                        Words.mux(n, chipWrite, writeData, chipData(end))))));
        }
        n.output("host_rdata", readData);
    }

    /// The control word, but for the steps that read the board or write the results.
    private Bus chipAddress(Net end, Net publish) {
        Net counters = n.and(publish, n.not(n.or(nets.steps.get(published - 1), nets.steps.get(published))));
        Net control =
            n.not(Words.orTree(n, List.of(nets.at(Phase.INIT, 0), nets.at(Phase.INIT, 1), end, counters)));
        Bus counter = Adders.add(n, Bus.constant(HostMemory.COUNTERS, 4), nets.step).slice(0, 4);
        Bus low = Words.gate(n, counters, counter);
        Net bit0 = Words.orTree(n, List.of(low.get(0), end, nets.at(Phase.INIT, 1)));
        Net bit1 = Words.orTree(n, List.of(low.get(1), end, control));
        return SignedNumbers.zeroExtend(Bus.of(bit0, bit1, low.get(2), low.get(3)), 8);
    }

    private Bus chipData(Net end) {
        List<Bus> words = new ArrayList<>(List.of(nets.bus("tree"), nets.bus("leaf"), nets.bus("ended"),
            nets.bus("pass"), nets.bus("cutoff"), nets.bus("clocks"), Bus.of(nets.bit("color"))));
        if (form == SolverForm.HASH) {
            words.add(words.size() - 1, nets.bus("hits"));
        }
        Bus data = Words.gate(n, end,
            SignedNumbers.zeroExtend(Words.concat(nets.bus("retLine"), nets.bus("ret")), 64));
        for (int i = 0; i < words.size(); i++) {
            Bus word = Words.gate(n, nets.at(Phase.PUBLISH, i), words.get(i));
            Bus low = Words.or(n, data.slice(0, word.width()), word);
            data = Words.concat(low, data.slice(word.width(), 64));
        }
        return data;
    }
}
