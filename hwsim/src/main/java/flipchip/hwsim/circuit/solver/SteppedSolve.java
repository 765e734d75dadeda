package flipchip.hwsim.circuit.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A solve of the endgame-chip paper's chip that can be watched and stopped: it advances by a given number of
/// iterations, and between them its registers and its stack can be read.
///
/// The model runs ahead, and the gates are shown: they get the model's registers of one iteration ago, run
/// that iteration clock by clock, and must come to where the model is.
/// Thread: owner
public final class SteppedSolve {
    private final Position position;
    private final SolverModel model = new SolverModel();
    /// Made for the first look: building the circuit takes a while.
    private Optional<SolverGates> circuit = Optional.empty();
    /// The model before its last iteration; empty before the first.
    private Optional<SolverRegisters> before = Optional.empty();
    private Optional<SolverRun> result = Optional.empty();

    /// One node between the root and the one searched now.
    ///
    /// @param toMove the side to move at the node
    /// @param alpha  lower end of its window, Black's view
    /// @param beta   upper end
    /// @param left   moves of the node not tried yet
    /// @param step   the move tried now; empty for a pass, and for the last node, which tries none yet
    public record Frame(Color toMove, int alpha, int beta, int left, Optional<Square> step) {}

    /// What can be read between two iterations, from the gates.
    ///
    /// @param clocks since the start
    /// @param node   the node searched now
    /// @param stack  from the root to that node
    /// @param latest what the last iteration did; empty before the first
    /// @param line   the best line of the root so far
    /// @param result empty until the solve is over
    public record View(NodeCounts counts, long clocks, Position node, List<Frame> stack,
            Optional<NodeType> latest, BestLine line, Optional<SolverRun> result) {
        public View {
            stack = List.copyOf(stack);
        }

        /// Simulated time at the clock rate of the endgame-chip paper, seconds.
        public double seconds() {
            return clocks / (SolverRun.DOCUMENT_MEGAHERTZ * 1e6);
        }
    }

    /// Loads `position` and goes on to the first iteration.
    ///
    /// @throws IllegalArgumentException as [SolverModel#start(Position)]
    public SteppedSolve(Position position) {
        this.position = position;
        model.begin(position);
    }

    /// At most `iterations` more; fewer where the solve ends.
    public void advance(int iterations) {
        for (int i = 0; i < iterations && result.isEmpty(); i++) {
            if (i == iterations - 1 || model.mayEnd()) {
                before = Optional.of(model.r.copy());
            }
            model.iterate();
            if (model.r.phase == SolverRegisters.Phase.END) {
                model.finish();
                result = Optional.of(model.run(position));
            }
        }
    }

    public boolean isOver() {
        return result.isPresent();
    }

    /// The root's best move so far; before any has been tried, the one the selector takes first.
    ///
    /// @throws IllegalArgumentException if the side to move has no legal move
    public Square bestSoFar() {
        return line(model.r).steps().stream().findFirst().flatMap(step -> step)
            .orElseGet(() -> Square.of(SolverModel.select(position.legalMoves())));
    }

    /// @throws IllegalStateException if circuit and model differ
    public View view() {
        SolverGates gates = circuit.orElseGet(SolverGates::interpreted);
        circuit = Optional.of(gates);
        Optional<NodeType> latest = run(gates);
        SolverRegisters r = gates.agreed(model.r);
        NodeCounts counts = isOver() ? HostMemory.counts(r.host) : r.counts();
        long clocks = isOver() ? r.host[HostMemory.CLOCKS] : r.clocks;
        return new View(counts, clocks, Position.of(r.black, r.white, color(r.color)), stack(r), latest,
            line(r), result);
    }

    /// The last iteration clock by clock in the circuit; where there was none yet, the clocks from power-up
    /// on.
    ///
    /// @return the state that the sequencer went through
    private Optional<NodeType> run(SolverGates gates) {
        if (before.isEmpty()) {
            gates.start(position);
        } else {
            gates.load(before.get());
            gates.clock();
        }
        Optional<NodeType> state = Optional.empty();
        while (!atRest(gates)) {
            gates.clock();
            if (before.isPresent() && state.isEmpty() && gates.phase() != SolverRegisters.Phase.COMPARE) {
                state = Optional.of(NodeType.valueOf(gates.phase().name()));
            }
        }
        return state;
    }

    /// At the first clock of an iteration, or, after the last one, idle.
    private boolean atRest(SolverGates gates) {
        return result.isPresent()
            ? gates.phase() == SolverRegisters.Phase.IDLE
            : gates.phase() == SolverRegisters.Phase.COMPARE && gates.step() == 0;
    }

    private static List<Frame> stack(SolverRegisters r) {
        List<Frame> frames = new ArrayList<>();
        for (int i = 0; i < r.sp; i++) {
            int move = r.stackMove[i];
            frames.add(new Frame(color(r.stackColor[i]), r.stackAlpha[i], r.stackBeta[i],
                Long.bitCount(r.stackMoves[i]),
                move == BestLine.PASS ? Optional.empty() : Optional.of(Square.of(move))));
        }
        frames.add(new Frame(color(r.color), r.alpha, r.beta, Long.bitCount(r.moves), Optional.empty()));
        return frames;
    }

    private BestLine line(SolverRegisters r) {
        return result.map(SolverRun::line).orElseGet(() -> new BestLine(r.sp == 0 ? r.line : r.stackLine[0]));
    }

    private static Color color(boolean white) {
        return white ? Color.WHITE : Color.BLACK;
    }
}
