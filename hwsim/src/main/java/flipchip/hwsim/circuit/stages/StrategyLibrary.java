package flipchip.hwsim.circuit.stages;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Symmetry;

/// A library of strategies by opening; the chip holds one at a time.
/// Thread: any
///
/// @param entries the first that fits is taken
public record StrategyLibrary(List<Entry> entries) {
    /// Nothing but the plain values.
    public static final StrategyLibrary EMPTY = new StrategyLibrary(List.of());

    /// @param opening  moves after which the strategy applies, however the board is turned
    /// @param strategy what is loaded
    /// @param lastPly  from here on the plain middle-game circuit serves again
    public record Entry(Game opening, Strategy strategy, int lastPly) {
        /// Whether a game went through this opening's last position.
        boolean fits(Game game) {
            if (game.length() < opening.length()) {
                return false;
            }
            Position reached = game.positionAt(opening.length());
            return Arrays.stream(Symmetry.values())
                .anyMatch(s -> s.apply(opening.position()).equals(reached));
        }
    }

    public StrategyLibrary {
        entries = List.copyOf(entries);
    }

    /// The strategy to load after this many moves of a game.
    public Optional<Strategy> find(Game game, int ply) {
        Game played = game.prefix(ply);
        return entries.stream().filter(entry -> ply < entry.lastPly && entry.fits(played))
            .map(Entry::strategy).findFirst();
    }
}
