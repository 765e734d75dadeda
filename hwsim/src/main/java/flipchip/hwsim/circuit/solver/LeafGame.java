package flipchip.hwsim.circuit.solver;

import java.util.ArrayList;
import java.util.List;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A whole game of the evaluating machine, with the cost of each move.
/// Thread: any
///
/// @param start where it began
/// @param steps its moves; passes are not among them
/// @param end   the final position
public record LeafGame(Position start, List<Step> steps, Position end) {

    /// @param choice what the machine found, and its visits and clocks
    public record Step(Color mover, Square move, LeafEvaluation.Choice choice) {
        /// Simulated time at the paper's clock.
        public double seconds() {
            return LeafGame.seconds(choice.clocks());
        }
    }

    public LeafGame {
        steps = List.copyOf(steps);
    }

    /// Plays from a position to the end, each side with its own depth.
    public static LeafGame play(Position start, LeafEvaluation black, LeafEvaluation white) {
        List<Step> steps = new ArrayList<>();
        Position position = start.afterForcedPass();
        while (!position.isGameOver()) {
            LeafEvaluation player = position.toMove() == Color.BLACK ? black : white;
            LeafEvaluation.Choice choice = player.choose(position);
            Square move = Square.of(choice.move().orElseThrow());
            steps.add(new Step(position.toMove(), move, choice));
            position = position.play(move);
        }
        return new LeafGame(start, steps, position);
    }

    public long visits() {
        return steps.stream().mapToLong(step -> step.choice.counts().visits()).sum();
    }

    public long clocks() {
        return steps.stream().mapToLong(step -> step.choice.clocks()).sum();
    }

    /// Simulated time of all moves at the paper's clock.
    public double seconds() {
        return seconds(clocks());
    }

    private static double seconds(long clocks) {
        return clocks / (SolverRun.DOCUMENT_MEGAHERTZ * 1e6);
    }
}
