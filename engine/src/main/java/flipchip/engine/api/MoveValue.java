package flipchip.engine.api;

import java.util.List;
import flipchip.engine.board.Square;

/// What a search knows of one legal move. Immutable.
///
/// @param move       the move valued
/// @param centidiscs score for the side that plays it, 100 = one disc, -6400..6400
/// @param exact      the score is the result of the game under best play
/// @param depth      plies searched to the end, the move itself included
/// @param confidence per cent of Multi-ProbCut, 1..100; 100 = no selective pruning
/// @param line       the move and the best play that follows; passes are left out
/// @param nodes      positions visited for this value
public record MoveValue(Square move, int centidiscs, boolean exact, int depth, int confidence,
        List<Square> line, long nodes) {

    public MoveValue {
        line = List.copyOf(line);
    }
}
