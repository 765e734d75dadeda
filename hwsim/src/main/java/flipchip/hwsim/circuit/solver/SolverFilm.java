package flipchip.hwsim.circuit.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Netlist;

/// A solve of the chip, clock by clock or iteration by iteration: registers, stack, counters and host memory
/// after each. Every frame is read from the gates of [SolverCircuit]; the model runs in step and must agree
/// in every register.
///
/// @param frames the first shows what the host wrote
/// @param run    the result; empty if the recording was cut
public record SolverFilm(List<Frame> frames, Optional<SolverRun> run) {

    /// @param clock    clocks of the solve so far, as the chip counts them
    /// @param state    what the sequencer did in the clock before this picture: IDLE, INIT, COMPARE, a
    ///                 [NodeType], END or PUBLISH
    /// @param micro    which clock of that state, from 1
    /// @param node     the node in the registers
    /// @param stack    the nodes above it, the root first
    /// @param counts   iterations so far
    /// @param hostWords the first ten words of the host memory
    public record Frame(long clock, String state, int micro, Node node, List<Entry> stack, NodeCounts counts,
            List<Long> hostWords) {
        public Frame {
            stack = List.copyOf(stack);
            hostWords = List.copyOf(hostWords);
        }
    }

    /// @param moves    moves not tried yet
    /// @param returned value on its way to the parent
    /// @param line     best steps below this node so far
    public record Node(Position position, long moves, int alpha, int beta, Optional<Integer> returned,
            BestLine line) {}

    /// A word of the stack.
    ///
    /// @param move that leads to the node above it in the stack; empty for a pass
    public record Entry(Color toMove, Optional<Square> move, int alpha, int beta, long moves) {}

    /// How much a frame takes in.
    public enum Grain {
        CLOCK, ITERATION
    }

    public SolverFilm {
        frames = List.copyOf(frames);
    }

    /// The circuit that was recorded.
    public Netlist netlist() {
        return SolverGates.netlist();
    }

    /// Records at most `limit` frames.
    ///
    /// @param cancelled polled once a frame; the recording is cut where it holds
    /// @throws IllegalArgumentException as [SolverModel#start(Position)]
    /// @throws IllegalStateException    if circuit and model differ
    public static SolverFilm record(Position position, Grain grain, int limit, BooleanSupplier cancelled) {
        SolverModel model = new SolverModel();
        model.start(position);
        SolverGates gates = SolverGates.interpreted();
        gates.start(position);
        model.r.hostData = gates.read().hostData;
        List<Frame> frames =
            new ArrayList<>(List.of(frame(gates.agreed(model.r), SolverRegisters.Phase.IDLE, 0)));
        boolean started = false;
        int deepest = 0;
        while (frames.size() < limit && !cancelled.getAsBoolean()) {
            SolverRegisters.Phase phase = gates.phase();
            int micro = gates.step() + 1;
            if (started && phase == SolverRegisters.Phase.IDLE) {
                return new SolverFilm(frames, Optional.of(result(model.run(position), deepest)));
            }
            model.clock();
            gates.clock();
            SolverRegisters now = gates.agreed(model.r);
            deepest = Math.max(deepest, now.sp);
            started |= now.phase != SolverRegisters.Phase.IDLE;
            if (grain == Grain.CLOCK || endsIteration(phase, now.phase)) {
                frames.add(frame(now, phase, micro));
            }
        }
        return new SolverFilm(frames, Optional.empty());
    }

    private static SolverRun result(SolverRun run, int depth) {
        return new SolverRun(run.position(), run.score(), run.line(), run.counts(), run.clocks(),
            run.megahertz(), depth);
    }

    /// Whether the clock that went from one phase to the other was the last of an iteration, or of all.
    private static boolean endsIteration(SolverRegisters.Phase from, SolverRegisters.Phase to) {
        return from != to && from != SolverRegisters.Phase.IDLE && from != SolverRegisters.Phase.INIT
                && from != SolverRegisters.Phase.COMPARE && from != SolverRegisters.Phase.END;
    }

    private static Frame frame(SolverRegisters r, SolverRegisters.Phase phase, int micro) {
        Node node = new Node(position(r.black, r.white, r.color), r.moves, r.alpha, r.beta,
            r.retValid ? Optional.of(r.ret) : Optional.empty(), new BestLine(r.line));
        List<Entry> stack = new ArrayList<>();
        for (int i = 0; i < r.sp; i++) {
            stack.add(new Entry(r.stackColor[i] ? Color.WHITE : Color.BLACK,
                r.stackMove[i] == BestLine.PASS ? Optional.empty() : Optional.of(Square.of(r.stackMove[i])),
                r.stackAlpha[i], r.stackBeta[i], r.stackMoves[i]));
        }
        return new Frame(r.clocks, phase.name(), micro, node, stack, r.counts(),
            Arrays.stream(r.host).limit(HostMemory.CLOCKS + 1).boxed().toList());
    }

    private static Position position(long black, long white, boolean color) {
        return Position.of(black, white, color ? Color.WHITE : Color.BLACK);
    }
}
