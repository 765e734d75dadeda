package flipchip.engine.problem;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Square;
import flipchip.engine.notation.ObfProblem;
import flipchip.engine.notation.ObfProblem.ScoredMove;

/// One problem of a file and what the solver says about it.
///
/// @param number  place in the file, from 1
/// @param problem the position and the scores the file claims
/// @param score   discs for the side to move, -64..64; 1, 0 or -1 if only the winner was asked for
/// @param line    best play, best move first; empty if only the winner was asked for or the game is over
/// @param moves   exact scores of all legal moves, best first; empty unless asked for
/// @param agrees  everything the file claims about the question asked is confirmed
/// @param nodes   positions visited
/// @param elapsed wall time
public record SolvedProblem(int number, ObfProblem problem, int score, List<Square> line,
        List<ScoredMove> moves, boolean agrees, long nodes, Duration elapsed) {
    public SolvedProblem {
        line = List.copyOf(line);
        moves = List.copyOf(moves);
    }

    public int empties() {
        return problem.position().board().empties();
    }

    public Optional<Square> bestMove() {
        return line.isEmpty() ? Optional.empty() : Optional.of(line.getFirst());
    }

    public long nodesPerSecond() {
        return Math.round(nodes / Math.max(1e-9, elapsed.toNanos() / 1e9));
    }
}
