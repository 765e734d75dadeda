package flipchip.engine.api;

import java.time.Duration;
import java.util.List;
import flipchip.engine.board.Square;

/// How a search ended. Immutable.
///
/// @param bestMove   a legal move of the position searched
/// @param centidiscs score for the side to move, 100 = one disc, -6400..6400; 0 for book and forced moves,
///                   which have none
/// @param givenUp    what `bestMove` is worth less, on purpose, than the best move seen, in centidiscs,
///                   0..6400; above 0 only with a [LossBudget]
/// @param bound      what the score says about the value of `depth`
/// @param source     what answered: book, midgame search, endgame search, or no choice at all
/// @param exact      the score is the result of the game under best play
/// @param depth      plies searched to the end; 0 for book and forced moves, and where the time was up before
///                   the first ply was searched: then the move is a guess and has no score
/// @param confidence per cent of Multi-ProbCut, 1..100; 100 = no selective pruning
/// @param line       principal variation, `bestMove` first; passes are left out
/// @param nodes      positions visited by all threads
/// @param elapsed    time the search took
/// @param moves      with [SearchLimits#withAllMoves()] the newest value of every legal move, best first;
///                   else empty
public record SearchResult(Square bestMove, int centidiscs, int givenUp, Bound bound, Source source,
        boolean exact, int depth, int confidence, List<Square> line, long nodes, Duration elapsed,
        List<MoveValue> moves) {

    public SearchResult {
        line = List.copyOf(line);
        moves = List.copyOf(moves);
    }
}
