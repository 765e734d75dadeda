package flipchip.app.analyse.judge;

import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import flipchip.engine.api.MoveValue;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A record of the values of a position's moves so far. Immutable.
///
/// @param position the position
/// @param purpose  what it was asked for
/// @param moves    the moves valued so far, best first
/// @param book     the moves the opening book knows
/// @param done     the search is over
/// @param nodes    positions visited for these values
/// @param elapsed  time since the question
record Values(Position position, Purpose purpose, List<MoveValue> moves, Set<Square> book, boolean done,
        long nodes, Duration elapsed) {
    Values {
        moves = List.copyOf(moves);
        book = Set.copyOf(book);
    }

    static List<MoveValue> bestFirst(Collection<MoveValue> moves) {
        return moves.stream()
            .sorted(Comparator.comparingInt(MoveValue::centidiscs).reversed().thenComparing(MoveValue::move))
            .toList();
    }

    Optional<MoveValue> best() {
        return moves.stream().findFirst();
    }

    /// Whether `value` is as good as the best.
    boolean isBest(MoveValue value) {
        return lossCentidiscs(value) == 0;
    }

    /// How much less than the best `value` is.
    int lossCentidiscs(MoveValue value) {
        return moves.getFirst().centidiscs() - value.centidiscs();
    }
}
