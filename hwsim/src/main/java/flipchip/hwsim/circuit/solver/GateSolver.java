package flipchip.hwsim.circuit.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.LongUnaryOperator;
import flipchip.engine.board.Position;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.gates.sim.Simulator;

/// A solver of gates alone: up to 64 positions side by side, one in each lane, driven through the host
/// memory. Visits, clocks, score and line are what the host reads in the end; no model takes part.
///
/// One use.
/// Thread: owner
public final class GateSolver {
    private static final int PROGRESS_CLOCKS = 1 << 20;
    /// Below this many clocks generating code takes longer than running without.
    private static final int FEW = 4_000;

    private static final int STACK_POINTER_BITS = SolverNets.REGISTERS.get("sp");

    private final SolverForm form;
    private final Netlist chip;
    private final BitParallelSimulator simulator;
    private final List<Position> positions;
    private final int plies;
    private final Net idle;
    private final List<Bus> stackPointers;
    /// Largest stack pointer seen in each lane, a word of lanes for each bit.
    private final long[] deepest = new long[STACK_POINTER_BITS];

    /// A form of the chip.
    ///
    /// @param plies depth of the search in the form with an evaluation, whose scores are values then; else 0
    /// @throws IllegalArgumentException if there are not 1 to 64 positions, one has more empty squares than
    ///         the stack holds, or a depth is missing, out of range or superfluous
    public GateSolver(SolverForm form, List<Position> positions, int plies) {
        this(form, positions, plies, Long.MAX_VALUE);
    }

    /// The same for a solve of about this many clocks: short ones run without generating code first.
    ///
    /// @throws IllegalArgumentException as above
    public GateSolver(SolverForm form, List<Position> positions, int plies, long clocks) {
        if (positions.isEmpty() || positions.size() > Simulator.LANES) {
            throw new IllegalArgumentException(positions.size() + " positions, not 1 to " + Simulator.LANES);
        }
        if (form == SolverForm.LEAF_EVALUATION
            ? plies < 1 || plies > LeafEvaluation.MOST_PLIES
            : plies != 0) {
            throw new IllegalArgumentException(plies + " plies for " + form);
        }
        if (form != SolverForm.LEAF_EVALUATION) {
            positions.forEach(SolverModel::requireRoom);
        }
        this.form = form;
        this.positions = List.copyOf(positions);
        this.plies = plies;
        chip = SolverCircuit.netlist(form);
        simulator = clocks < FEW ? new BitParallelSimulator(chip) : BitParallelSimulator.watching(chip);
        idle = chip.port("idle").bus().get(0);
        stackPointers = form.stackPointers(chip);
    }

    /// Combinational gates of the chip.
    public int gates() {
        return chip.evaluationOrder().size();
    }

    /// The circuit that runs.
    public Netlist netlist() {
        return chip;
    }

    /// @param progress receives the number of clocks now and then
    public List<SolverRun> run(LongConsumer progress) {
        write(HostMemory.BLACK, lane -> positions.get((int) lane).black());
        write(HostMemory.WHITE, lane -> positions.get((int) lane).white());
        write(HostMemory.CONTROL, lane -> HostMemory.control(positions.get((int) lane).toMove(), plies));
        long solving = positions.size() == Simulator.LANES ? -1L : (1L << positions.size()) - 1;
        // A clock in which the sequencer reads the start bit, and one in which it leaves IDLE.
        clock();
        clock();
        for (long clocks = 2; (simulator.lanes(idle) & solving) != solving; clocks++) {
            clock();
            stackPointers.forEach(this::deepen);
            if (clocks % PROGRESS_CLOCKS == 0) {
                progress.accept(clocks);
            }
        }
        return results();
    }

    private void clock() {
        simulator.settle();
        simulator.edge();
    }

    private void write(int address, LongUnaryOperator word) {
        Bus data = chip.port("host_wdata").bus();
        long[] bits = new long[data.width()];
        for (int lane = 0; lane < positions.size(); lane++) {
            long value = word.applyAsLong(lane);
            for (int bit = 0; bit < bits.length; bit++) {
                bits[bit] |= (value >>> bit & 1) << lane;
            }
        }
        for (int bit = 0; bit < bits.length; bit++) {
            simulator.setLanes(data.get(bit), bits[bit]);
        }
        simulator.set(chip.port("host_address").bus(), address);
        simulator.set(chip.port("host_write").bus(), 1);
        clock();
        simulator.set(chip.port("host_write").bus(), 0);
    }

    /// Keeps the larger of two numbers in every lane.
    private void deepen(Bus stackPointer) {
        long greater = 0;
        long equal = -1L;
        for (int bit = deepest.length - 1; bit >= 0; bit--) {
            long now = simulator.lanes(stackPointer.get(bit));
            greater |= equal & now & ~deepest[bit];
            equal &= ~(now ^ deepest[bit]);
        }
        for (int bit = 0; greater != 0 && bit < deepest.length; bit++) {
            deepest[bit] = greater & simulator.lanes(stackPointer.get(bit)) | ~greater & deepest[bit];
        }
    }

    private List<SolverRun> results() {
        int last = form == SolverForm.HASH ? HostMemory.HITS : HostMemory.CLOCKS;
        long[][] words = new long[positions.size()][last + 1];
        Bus data = chip.port("host_rdata").bus();
        for (int address = HostMemory.RESULT; address <= last; address++) {
            simulator.set(chip.port("host_address").bus(), address);
            clock();
            for (int lane = 0; lane < words.length; lane++) {
                words[lane][address] = simulator.value(data, lane);
            }
        }
        List<SolverRun> runs = new ArrayList<>();
        for (int lane = 0; lane < words.length; lane++) {
            int depth = 0;
            for (int bit = 0; bit < deepest.length; bit++) {
                depth |= (int) (deepest[bit] >>> lane & 1) << bit;
            }
            long result = words[lane][HostMemory.RESULT];
            runs.add(new SolverRun(positions.get(lane), HostMemory.score(result), HostMemory.line(result),
                HostMemory.counts(words[lane]), words[lane][HostMemory.CLOCKS], SolverRun.DOCUMENT_MEGAHERTZ,
                depth));
        }
        return runs;
    }
}
