package flipchip.hwsim.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A solve of document 000's chip that can be watched and stopped: it goes on by as many iterations as asked, and
/// between them its registers and its stack can be read. One thread.
public final class LiveSolve {
    private final Position position;
    private final SolverModel model = new SolverModel();
    private Optional<NodeType> latest = Optional.empty();
    private Optional<SolverRun> result = Optional.empty();

    /// One node between the root and the one searched now.
    ///
    /// @param toMove the side to move at the node
    /// @param alpha  lower end of its window, Black's view
    /// @param beta   upper end
    /// @param left   moves of the node not tried yet
    /// @param step   the move tried now; empty for a pass, and for the last node, which tries none yet
    public record Frame(Color toMove, int alpha, int beta, int left, Optional<Square> step) {}

    /// What can be read between two iterations.
    ///
    /// @param clocks since the start
    /// @param node   the node searched now
    /// @param stack  from the root to that node
    /// @param latest what the last iteration did; empty before the first
    /// @param line   the best line of the root so far
    /// @param result empty until the solve is over
    public record View(NodeCounts counts, long clocks, Position node, List<Frame> stack, Optional<NodeType> latest,
            BestLine line, Optional<SolverRun> result) {
        public View {
            stack = List.copyOf(stack);
        }

        /// Simulated time at the clock rate of document 000, seconds.
        public double seconds() {
            return clocks / (SolverRun.DOCUMENT_MEGAHERTZ * 1e6);
        }
    }

    /// Loads `position` and goes on to the first iteration.
    ///
    /// @throws IllegalArgumentException as [SolverModel#start(Position)]
    public LiveSolve(Position position) {
        this.position = position;
        model.begin(position);
    }

    /// At most `iterations` more; fewer where the solve ends.
    public void advance(int iterations) {
        for (int i = 0; i < iterations && result.isEmpty(); i++) {
            latest = Optional.of(model.iterate());
            if (model.r.phase == Registers.Phase.END) {
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
        return line().steps().stream().findFirst().flatMap(step -> step)
            .orElseGet(() -> Square.of(SolverModel.select(position.legalMoves())));
    }

    public View view() {
        Registers r = model.r;
        NodeCounts counts = result.map(SolverRun::counts).orElseGet(r::counts);
        long clocks = result.map(SolverRun::clocks).orElse(r.clocks);
        return new View(counts, clocks, Position.of(r.black, r.white, color(r.color)), stack(), latest, line(), result);
    }

    private List<Frame> stack() {
        Registers r = model.r;
        List<Frame> frames = new ArrayList<>();
        for (int i = 0; i < r.sp; i++) {
            int move = r.stackMove[i];
            frames.add(new Frame(color(r.stackColor[i]), r.stackAlpha[i], r.stackBeta[i], Long.bitCount(r.stackMoves[i]),
                move == BestLine.PASS ? Optional.empty() : Optional.of(Square.of(move))));
        }
        frames.add(new Frame(color(r.color), r.alpha, r.beta, Long.bitCount(r.moves), Optional.empty()));
        return frames;
    }

    private BestLine line() {
        Registers r = model.r;
        return result.map(SolverRun::line).orElseGet(() -> new BestLine(r.sp == 0 ? r.line : r.stackLine[0]));
    }

    private static Color color(boolean white) {
        return white ? Color.WHITE : Color.BLACK;
    }
}
