package flipchip.app.game.player;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import flipchip.engine.api.Bound;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;

/// The lines that the user has prepared, which computers play without thinking in a game that follows them.
///
/// Thread: FX.
public final class PreparedLines {
    private final SplittableRandom random = new SplittableRandom();
    private Function<Board, List<Square>> moves = _ -> List.of();
    private int count;
    private boolean followed;

    /// @param lines how many there are
    /// @param known the moves of all of them on a board
    public void set(int lines, Function<Board, List<Square>> known) {
        count = lines;
        moves = known;
    }

    public int count() {
        return count;
    }

    /// Whether the game on the board follows the lines; another one does not until it is told here.
    public void follow(boolean now) {
        followed = now;
    }

    /// One of their moves here; empty where none of them goes on.
    Optional<SearchResult> answer(Board board) {
        List<Square> known = followed ? moves.apply(board) : List.of();
        if (known.isEmpty()) {
            return Optional.empty();
        }
        Square move = known.get(random.nextInt(known.size()));
        return Optional.of(new SearchResult(move, 0, 0, Bound.EXACT, Source.BOOK, false, 0, 100,
            List.of(move), 0, Duration.ZERO, List.of()));
    }
}
