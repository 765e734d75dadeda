package flipchip.engine.notation;

import java.util.List;
import java.util.OptionalInt;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A position with known scores: one line of an OBF file.
///
/// @param position the position to solve
/// @param moves    moves with their scores, best known first or not; may be empty
/// @param score    score of the position where the line gives one without a move, discs for the side to move
public record ObfProblem(Position position, List<ScoredMove> moves, OptionalInt score) {

    /// @param move  a legal move of the position
    /// @param score final disc difference for the side to move after it, -64..64
    public record ScoredMove(Square move, int score) {}

    public ObfProblem {
        moves = List.copyOf(moves);
    }

    /// The best score of the line for the side to move: of its moves, else of the position itself.
    public OptionalInt bestScore() {
        OptionalInt best = moves.stream().mapToInt(ScoredMove::score).max();
        return best.isPresent() ? best : score;
    }

    /// All moves that reach [#bestScore()]; empty if the line scores no move.
    public List<Square> bestMoves() {
        return moves.stream().filter(scored -> scored.score() == bestScore().orElseThrow())
            .map(ScoredMove::move).toList();
    }
}
