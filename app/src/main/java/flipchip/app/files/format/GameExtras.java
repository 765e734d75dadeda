package flipchip.app.files.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.engine.board.Square;
import flipchip.engine.notation.GgfClock;
import flipchip.engine.notation.GgfGame;

/// A record of what servers and other programs say about a game and the window does not show: it is kept and
/// written again where a form has room for it. Immutable.
///
/// @param blackClock Black's clock
/// @param whiteClock White's clock
/// @param tags       tags of GGF without a place of their own, such as the ratings `RB` and `RW`
/// @param values     estimates in discs for the mover, of the move at the end of each path
/// @param passes     passes with a value or a time, by the moves before them
public record GameExtras(Optional<GgfClock> blackClock, Optional<GgfClock> whiteClock, List<GgfGame.Tag> tags,
        Map<List<Square>, Double> values, Map<List<Square>, GgfGame.Move> passes) {
    public static final GameExtras NONE =
        new GameExtras(Optional.empty(), Optional.empty(), List.of(), Map.of(), Map.of());
    /// The tags of GGF with the players' ratings.
    static final String BLACK_RATING = "RB";
    static final String WHITE_RATING = "RW";

    public GameExtras {
        tags = List.copyOf(tags);
        values = Map.copyOf(values);
        passes = Map.copyOf(passes);
    }

    /// The same with one more tag, if it has a value.
    GameExtras with(String name, String value) {
        if (value.isBlank() || value.equals("?")) {
            return this;
        }
        List<GgfGame.Tag> more = new ArrayList<>(tags);
        more.add(new GgfGame.Tag(name, value.strip()));
        return new GameExtras(blackClock, whiteClock, more, values, passes);
    }

    GameExtras withValues(Map<List<Square>, Double> other) {
        return new GameExtras(blackClock, whiteClock, tags, other, passes);
    }
}
