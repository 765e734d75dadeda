package flipchip.hwsim.solver;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import flipchip.hwsim.logic.Adders;
import flipchip.hwsim.logic.Loads;
import flipchip.hwsim.logic.Numbers;
import flipchip.hwsim.logic.Words;
import flipchip.hwsim.netlist.Bus;
import flipchip.hwsim.netlist.Gate;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.netlist.Netlist;
import flipchip.hwsim.netlist.NetlistBuilder;
import flipchip.hwsim.solver.Registers.Phase;

/// The endgame solver chip of document 000 as one clocked circuit: host memory, stack, registers, the four blocks
/// and the alpha-beta sequencer.
///
/// [SolverClock] is the same machine in software, and its comment says what each micro-step does; nets are
/// called as its registers. The flipper's chains have three clocks out and three back before anyone reads them;
/// every other path has one clock.
public final class SolverCircuit {
    /// Micro-steps of each phase, comparison included; the phases not listed have one.
    private static final Map<Phase, Integer> STEPS = Map.of(Phase.INIT, 6, Phase.COMPARE, 3, Phase.TREE, 16,
        Phase.LEAF, 4, Phase.ENDED, 4, Phase.PASS, 4, Phase.CUTOFF, 3, Phase.END, 2, Phase.PUBLISH, 8);

    private final NetlistBuilder n = new NetlistBuilder("endgame_solver");
    private final SolverNets nets = new SolverNets(n);
    private final Loads registers = nets.registers;
    private final Map<Phase, Net> last = new EnumMap<>(Phase.class);

    private SolverCircuit() {
        STEPS.forEach((phase, steps) -> last.put(phase, n.name("last." + phase, nets.at(phase, steps - 1))));
    }

    /// The chip. Host pins: `host_address` (8), `host_write`, `host_wdata` (64) in; `host_rdata` (64), one clock
    /// after the address, and `idle` out.
    public static Netlist netlist() {
        return new SolverCircuit().build();
    }

    /// Every register of the circuit and its width in bits; the nets are called `name[bit]`, or `name` if one wide.
    public static Map<String, Integer> registers() {
        return SolverNets.REGISTERS;
    }

    private Netlist build() {
        Net leaving = n.or(last.get(Phase.LEAF), last.get(Phase.ENDED));
        Net root = n.name("root", n.not(Words.orTree(n, nets.bus("sp").nets())));
        Net pop = n.name("pop", n.and(leaving, n.not(root)));
        SolverDatapath datapath = new SolverDatapath(nets);
        datapath.build(pop);
        Map<NodeType, Net> decided = decide(datapath.noMoves());
        sequence(decided, pop, n.and(leaving, root));
        count(decided);
        hostMemory();
        registers.drive();
        n.output("idle", nets.phase(Phase.IDLE));
        return n.build();
    }

    /// Score comparison, and what the node is: meaningful in the last clock of the comparison.
    private Map<NodeType, Net> decide(Net noMoves) {
        Bus alpha = nets.bus("alpha");
        Bus beta = nets.bus("beta");
        Bus ret = nets.bus("ret");
        Net color = nets.bit("color");
        Net improves = Numbers.isGreater(n, Words.mux(n, color, ret, beta), Words.mux(n, color, alpha, ret));
        registers.load("better", nets.at(Phase.COMPARE, 1), n.and(nets.bit("retValid"), improves));
        Net write = last.get(Phase.COMPARE);
        Net raiseAlpha = n.and(nets.bit("better"), n.not(color));
        Net lowerBeta = n.and(nets.bit("better"), color);
        registers.load("alpha", n.and(write, raiseAlpha), ret);
        registers.load("beta", n.and(write, lowerBeta), ret);
        registers.load("line", n.and(write, nets.bit("better")),
            Words.concat(nets.bus("retLine").slice(6, BestLine.WIDTH), nets.bus("move")));
        registers.load("retValid", write, 0);
        Net open = n.name("windowOpen",
            Numbers.isGreater(n, Words.mux(n, lowerBeta, beta, ret), Words.mux(n, raiseAlpha, alpha, ret)));
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
        decided.forEach((type, net) -> n.name("is" + type, net));
        return decided;
    }

    // ---- sequencer

    private void sequence(Map<NodeType, Net> decided, Net pop, Net leaveRoot) {
        Net start = n.and(nets.phase(Phase.IDLE), nets.hostData.get(1));
        Map<Phase, Net> entered = new EnumMap<>(Phase.class);
        entered.put(Phase.IDLE, last.get(Phase.PUBLISH));
        entered.put(Phase.INIT, start);
        entered.put(Phase.COMPARE, Words.orTree(n, List.of(last.get(Phase.INIT), pop, last.get(Phase.TREE),
            last.get(Phase.PASS), last.get(Phase.CUTOFF))));
        decided.forEach((type, net) -> entered.put(Phase.of(type), n.and(last.get(Phase.COMPARE), net)));
        entered.put(Phase.END, leaveRoot);
        entered.put(Phase.PUBLISH, last.get(Phase.END));
        Net stays = n.not(Words.orTree(n, List.copyOf(last.values())));
        for (Phase phase : Phase.values()) {
            Net keep = phase == Phase.IDLE ? n.not(nets.hostData.get(1)) : stays;
            Net next = n.or(entered.get(phase), n.and(nets.phase(phase), keep));
            n.driveFlipFlop(nets.phase(phase), next, Net.ONE, Net.ZERO, false, phase == Phase.IDLE);
        }
        Net counting = n.and(stays, n.not(nets.phase(Phase.IDLE)));
        Bus next = Words.gate(n, counting, Numbers.increment(n, nets.step));
        IntStream.range(0, 4).forEach(bit -> n.driveFlipFlop(nets.step.get(bit), next.get(bit), Net.ONE));
    }

    private void count(Map<NodeType, Net> decided) {
        Net clear = nets.at(Phase.INIT, 0);
        decided.forEach((type, net) -> {
            String name = type.name().toLowerCase(Locale.ROOT);
            registers.load(name, clear, 0);
            registers.load(name, n.and(last.get(Phase.COMPARE), net), Numbers.increment(n, nets.bus(name)));
        });
        Net resting = Words.orTree(n, List.of(nets.phase(Phase.IDLE), nets.phase(Phase.PUBLISH), clear));
        registers.load("clocks", clear, 1);
        registers.load("clocks", n.not(resting), Numbers.increment(n, nets.bus("clocks")));
    }

    // ---- host interface

    /// One write port for both sides, which is what block RAM has: the chip goes first, and the host writes while
    /// the chip is idle.
    private void hostMemory() {
        Bus address = n.input("host_address", 8);
        Net write = n.input("host_write");
        Bus writeData = n.input("host_wdata", 64);
        Bus readData = n.declare("host_rdata", 64);
        Net end = nets.phase(Phase.END);
        Net publish = nets.phase(Phase.PUBLISH);
        Bus chipAddress = chipAddress(end, publish);
        Net chipWrite = n.or(nets.at(Phase.END, 0), n.and(publish, n.not(nets.steps.get(7))));
        n.add(new Gate.Ram("host_memory", HostMemory.WORDS, 64,
            List.of(new Gate.ReadPort(Net.ONE, address, readData),
                new Gate.ReadPort(Net.ONE, chipAddress, nets.hostData)),
            List.of(new Gate.WritePort(n.or(write, chipWrite), Words.mux(n, chipWrite, address, chipAddress),
                Words.mux(n, chipWrite, writeData, chipData(end))))));
        n.output("host_rdata", readData);
    }

    /// The control word, but for the steps that read the board or write the results.
    private Bus chipAddress(Net end, Net publish) {
        Net counters = n.and(publish, n.not(n.or(nets.steps.get(6), nets.steps.get(7))));
        Net control = n.not(Words.orTree(n, List.of(nets.at(Phase.INIT, 0), nets.at(Phase.INIT, 1), end, counters)));
        Bus counter = Adders.add(n, Bus.constant(HostMemory.COUNTERS, 4), nets.step).slice(0, 4);
        Bus low = Words.gate(n, counters, counter);
        Net bit0 = Words.orTree(n, List.of(low.get(0), end, nets.at(Phase.INIT, 1)));
        Net bit1 = Words.orTree(n, List.of(low.get(1), end, control));
        return Numbers.zeroExtend(Bus.of(bit0, bit1, low.get(2), low.get(3)), 8);
    }

    private Bus chipData(Net end) {
        List<Bus> words = List.of(nets.bus("tree"), nets.bus("leaf"), nets.bus("ended"), nets.bus("pass"),
            nets.bus("cutoff"), nets.bus("clocks"), Bus.of(nets.bit("color")));
        Bus data = Words.gate(n, end,
            Numbers.zeroExtend(Words.concat(nets.bus("retLine"), nets.bus("ret")), 64));
        for (int i = 0; i < words.size(); i++) {
            Bus word = Words.gate(n, nets.at(Phase.PUBLISH, i), words.get(i));
            Bus low = Words.or(n, data.slice(0, word.width()), word);
            data = Words.concat(low, data.slice(word.width(), 64));
        }
        return data;
    }
}
