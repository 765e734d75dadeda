package flipchip.lab.bench;

import java.util.Optional;
import flipchip.engine.Engine;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.match.Openings;

/// A source of endgames for measurements, from games of sensible play.
public final class EndgamePositions {
    private static final int OPENING_PLIES = 10;
    private static final SearchLimits LIMITS = SearchLimits.depth(4).withEndgameEmpties(0);

    private EndgamePositions() {}

    /// The position of one game at this many empties: a random opening, then the engine at depth 4 for
    /// both.
    ///
    /// @param seed   the same seed gives the same position where the engine has one thread
    /// @param engine plays; used only here meanwhile
    /// @return empty if the game ended before
    /// @throws IllegalArgumentException if `empties` is not 1..50
    public static Optional<Position> played(int empties, long seed, Engine engine) {
        if (empties < 1 || empties > 60 - OPENING_PLIES) {
            throw new IllegalArgumentException(empties + " empty squares, not 1 to " + (60 - OPENING_PLIES));
        }
        Game game = Openings.random(1, OPENING_PLIES, seed).getFirst();
        while (!game.isOver() && game.position().board().empties() > empties) {
            Square move = engine.search(game.position(), LIMITS).bestMove();
            game = game.play(move);
        }
        return game.isOver() ? Optional.empty() : Optional.of(game.position());
    }
}
