package flipchip.hwsim.circuit.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A solve, iteration by iteration: what the sequencer's exhibit shows.
///
/// @param steps one for each iteration
/// @param run   the result, if the solve was recorded to its end
public record SolverTrace(List<Step> steps, Optional<SolverRun> run) {

    /// One iteration of the main loop.
    ///
    /// @param number     from 1
    /// @param firstClock number of the clock in which its comparison begins, the start of the solve being
    ///     clock 1
    /// @param clocks     comparison included
    /// @param stack      stack pointer: plies below the root, passes counted
    /// @param position   the node
    /// @param alpha      lower end of the window after the comparison
    /// @param beta       upper end
    /// @param move       the move taken; empty unless TREE
    /// @param value      what is returned to the parent; empty unless LEAF or ENDED
    public record Step(int number, long firstClock, int clocks, int stack, Position position, NodeType type,
            int alpha, int beta, Optional<Square> move, OptionalInt value) {}

    public SolverTrace {
        steps = List.copyOf(steps);
    }

    /// Records at most `limit` iterations.
    ///
    /// @throws IllegalArgumentException as [SolverModel#start(Position)]
    public static SolverTrace record(Position position, int limit) {
        SolverModel model = new SolverModel();
        model.begin(position);
        List<Step> steps = new ArrayList<>();
        while (model.r.phase != SolverRegisters.Phase.END && steps.size() < limit) {
            steps.add(step(model, steps.size() + 1));
        }
        if (model.r.phase != SolverRegisters.Phase.END) {
            return new SolverTrace(steps, Optional.empty());
        }
        model.finish();
        return new SolverTrace(steps, Optional.of(model.run(position)));
    }

    private static Step step(SolverModel model, int number) {
        SolverRegisters r = model.r;
        Position node = Position.of(r.black, r.white, r.color ? Color.WHITE : Color.BLACK);
        int stack = r.sp;
        int alpha = r.improves() && !r.color ? r.ret : r.alpha;
        int beta = r.improves() && r.color ? r.ret : r.beta;
        long clock = r.clocks + 1;
        NodeType type = model.iterate();
        boolean leaves = type == NodeType.LEAF || type == NodeType.ENDED;
        return new Step(number, clock, ClockTable.DOCUMENT.iteration(type), stack, node, type, alpha, beta,
            type == NodeType.TREE ? Optional.of(Square.of(r.stackMove[stack])) : Optional.empty(),
            leaves ? OptionalInt.of(r.value) : OptionalInt.empty());
    }
}
