package flipchip.hwsim.circuit.solver;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import flipchip.engine.board.Position;
import flipchip.hwsim.circuit.solver.SolverRegisters.Phase;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// A simulation of [SolverCircuit], one lane of it.
///
/// Everything shown of the chip is read here. [SolverModel] may run ahead to a place; its registers are then
/// put into the flip-flops and memories of the circuit, which goes on from there, and both must agree.
/// Thread: owner
final class SolverGates {
    private static final Netlist CHIP = SolverCircuit.netlist();
    private static final Map<String, Bus> BUSES = buses();
    private static final int WORD = 64;
    /// The stack's second memory, as [SolverDatapath] packs it: moves, alpha, beta, move, line, colour.
    private static final int ALPHA_AT = 64;
    private static final int BETA_AT = 72;
    private static final int MOVE_AT = 80;
    private static final int LINE_AT = 86;
    private static final int COLOR_AT = LINE_AT + BestLine.WIDTH;

    private final BitParallelSimulator simulator;

    private SolverGates(BitParallelSimulator form) {
        simulator = form;
    }

    /// Ready at once, for some thousands of clocks.
    static SolverGates interpreted() {
        return new SolverGates(new BitParallelSimulator(CHIP));
    }

    private static Map<String, Bus> buses() {
        Map<String, Integer> widths = new TreeMap<>(SolverCircuit.registers());
        widths.put("step", 4);
        widths.put("hostData", WORD);
        Map<String, Bus> buses = new TreeMap<>();
        widths.forEach((name, width) -> buses.put(name,
            width == 1
                ? Bus.of(CHIP.net(name))
                : new Bus(IntStream.range(0, width).mapToObj(i -> CHIP.net(name + "[" + i + "]")).toList())));
        return buses;
    }

    /// The circuit that runs.
    static Netlist netlist() {
        return CHIP;
    }

    /// What the host does from power-up on: writes board, colour and the start bit, a word in each of three
    /// clocks.
    void start(Position position) {
        simulator.powerUp();
        write(HostMemory.BLACK, position.black());
        write(HostMemory.WHITE, position.white());
        write(HostMemory.CONTROL, HostMemory.control(position.toMove(), true));
    }

    private void write(int address, long word) {
        simulator.set(CHIP.port("host_address").bus(), address);
        simulator.set(CHIP.port("host_wdata").bus(), word);
        simulator.set(CHIP.port("host_write").bus(), 1);
        clock();
        simulator.set(CHIP.port("host_write").bus(), 0);
    }

    /// One clock edge.
    void clock() {
        simulator.settle();
        simulator.edge();
    }

    /// Puts what the model holds into flip-flops and memories.
    void load(SolverRegisters model) {
        BUSES
            .forEach((name, bus) -> deposit(bus, SolverRegisters.BY_NAME.get(name).get().applyAsLong(model)));
        for (Phase phase : Phase.values()) {
            simulator.deposit(CHIP.net("phase." + phase), model.phase == phase ? -1L : 0L);
        }
        for (int word = 0; word < model.sp; word++) {
            simulator.deposit("stack_board", word,
                bits(model.stackBlack[word], WORD, model.stackWhite[word], WORD));
            simulator.deposit("stack_state", word,
                bits(model.stackMoves[word], WORD, model.stackAlpha[word], 8, model.stackBeta[word], 8,
                    model.stackMove[word], 6, model.stackLine[word], BestLine.WIDTH,
                    model.stackColor[word] ? 1 : 0, 1));
        }
        for (int word = 0; word <= HostMemory.CLOCKS; word++) {
            simulator.deposit("host_memory", word, bits(model.host[word], WORD));
        }
    }

    private void deposit(Bus bus, long value) {
        for (int bit = 0; bit < bus.width(); bit++) {
            simulator.deposit(bus.get(bit), -(value >>> bit & 1));
        }
    }

    /// Values and their widths in turn, the lowest bit first, each in all lanes.
    private static long[] bits(long... valuesAndWidths) {
        int width = 0;
        for (int i = 1; i < valuesAndWidths.length; i += 2) {
            width += (int) valuesAndWidths[i];
        }
        long[] bits = new long[width];
        int next = 0;
        for (int i = 0; i < valuesAndWidths.length; i += 2) {
            for (int bit = 0; bit < valuesAndWidths[i + 1]; bit++) {
                bits[next++] = -(valuesAndWidths[i] >>> bit & 1);
            }
        }
        return bits;
    }

    /// The contents of the circuit's registers, of the stack below its pointer and of the words of the host
    /// memory that are used.
    SolverRegisters read() {
        SolverRegisters r = new SolverRegisters();
        BUSES.forEach((name, bus) -> SolverRegisters.BY_NAME.get(name).set().accept(r, simulator.value(bus)));
        r.phase = phase();
        for (int word = 0; word < r.sp; word++) {
            long[] board = simulator.word("stack_board", word);
            long[] state = simulator.word("stack_state", word);
            r.stackBlack[word] = number(board, 0, WORD);
            r.stackWhite[word] = number(board, WORD, WORD);
            r.stackMoves[word] = number(state, 0, WORD);
            r.stackAlpha[word] = (byte) number(state, ALPHA_AT, 8);
            r.stackBeta[word] = (byte) number(state, BETA_AT, 8);
            r.stackMove[word] = (int) number(state, MOVE_AT, 6);
            r.stackLine[word] = number(state, LINE_AT, BestLine.WIDTH);
            r.stackColor[word] = number(state, COLOR_AT, 1) != 0;
        }
        for (int word = 0; word <= HostMemory.CLOCKS; word++) {
            r.host[word] = number(simulator.word("host_memory", word), 0, WORD);
        }
        return r;
    }

    private static long number(long[] bits, int from, int width) {
        long value = 0;
        for (int bit = 0; bit < width; bit++) {
            value |= (bits[from + bit] & 1) << bit;
        }
        return value;
    }

    /// @throws IllegalStateException if not exactly one state's flip-flop is high
    Phase phase() {
        List<Phase> present = Arrays.stream(Phase.values())
            .filter(phase -> simulator.high(CHIP.net("phase." + phase))).toList();
        if (present.size() != 1) {
            throw new IllegalStateException("the chip is in states " + present);
        }
        return present.getFirst();
    }

    int step() {
        return (int) simulator.value(BUSES.get("step"));
    }

    /// The circuit's registers, which must be the model's.
    ///
    /// @throws IllegalStateException if one differs; the message names it
    SolverRegisters agreed(SolverRegisters model) {
        SolverRegisters gates = read();
        require(model.phase == gates.phase, "state", model.phase, gates.phase);
        SolverRegisters.BY_NAME.forEach((name, register) -> {
            long expected = register.get().applyAsLong(model);
            long seen = register.get().applyAsLong(gates);
            require(expected == seen, name, Long.toHexString(expected), Long.toHexString(seen));
        });
        for (int word = 0; word < model.sp; word++) {
            boolean same = model.stackBlack[word] == gates.stackBlack[word]
                    && model.stackWhite[word] == gates.stackWhite[word]
                    && model.stackColor[word] == gates.stackColor[word]
                    && model.stackMoves[word] == gates.stackMoves[word]
                    && model.stackAlpha[word] == gates.stackAlpha[word]
                    && model.stackBeta[word] == gates.stackBeta[word]
                    && model.stackMove[word] == gates.stackMove[word]
                    && model.stackLine[word] == gates.stackLine[word];
            require(same, "stack word " + word, "the model's", "another");
        }
        for (int word = 0; word <= HostMemory.CLOCKS; word++) {
            require(model.host[word] == gates.host[word], "host word " + word,
                Long.toHexString(model.host[word]), Long.toHexString(gates.host[word]));
        }
        return gates;
    }

    private static void require(boolean same, String what, Object expected, Object seen) {
        if (!same) {
            throw new IllegalStateException(
                "circuit and model differ in " + what + ": model " + expected + ", circuit " + seen);
        }
    }
}
