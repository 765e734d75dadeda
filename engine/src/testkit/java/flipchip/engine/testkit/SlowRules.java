package flipchip.engine.testkit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Board;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;

/// The rules told square by square, as a book would: slow twins of the bitboard code.
public final class SlowRules {
    private SlowRules() {}

    /// Discs that `board.player()` turns by playing the empty square `move`.
    public static long flips(Board board, Square move) {
        long flips = 0;
        for (Direction direction : Direction.values()) {
            long run = 0;
            Optional<Square> next = direction.from(move);
            while (next.isPresent() && holds(board.opponent(), next.get())) {
                run |= next.get().bit();
                next = direction.from(next.get());
            }
            flips |= next.isPresent() && holds(board.player(), next.get()) ? run : 0;
        }
        return flips;
    }

    /// Empty squares where `board.player()` turns something.
    public static long legalMoves(Board board) {
        long legal = 0;
        for (Square square : Square.values()) {
            legal |= !holds(board.occupied(), square) && flips(board, square) != 0 ? square.bit() : 0;
        }
        return legal;
    }

    /// Empty squares beside a disc of `board.opponent()`.
    public static long potentialMoves(Board board) {
        long found = 0;
        for (Square square : Square.values()) {
            boolean beside = List.of(Direction.values()).stream()
                .anyMatch(d -> d.from(square).filter(s -> holds(board.opponent(), s)).isPresent());
            found |= beside && !holds(board.occupied(), square) ? square.bit() : 0;
        }
        return found;
    }

    /// Stable discs found by the essay's work list: squares on filled lines and corners first, then
    /// the neighbours of every disc that was found.
    public static long stable(Board board) {
        Deque<Square> workList = new ArrayDeque<>();
        long stable = 0;
        for (Square square : Square.values()) {
            if (isStable(board, 0, square)) {
                stable |= square.bit();
                workList.add(square);
            }
        }
        while (!workList.isEmpty()) {
            Square found = workList.remove();
            for (Direction direction : Direction.values()) {
                Square near = direction.from(found).orElse(found);
                if (!holds(stable, near) && isStable(board, stable, near)) {
                    stable |= near.bit();
                    workList.add(near);
                }
            }
        }
        return stable;
    }

    private static boolean isStable(Board board, long stable, Square square) {
        if (!holds(board.occupied(), square)) {
            return false;
        }
        long own = stable & (holds(board.player(), square) ? board.player() : board.opponent());
        for (Direction direction : List.of(Direction.N, Direction.NE, Direction.E, Direction.SE)) {
            boolean held = isBorderOrOneOf(own, direction.from(square))
                    || isBorderOrOneOf(own, direction.opposite().from(square));
            if (!held && !isFilled(board, square, direction)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isBorderOrOneOf(long own, Optional<Square> near) {
        return near.isEmpty() || holds(own, near.get());
    }

    private static boolean isFilled(Board board, Square square, Direction axis) {
        for (Direction direction : List.of(axis, axis.opposite())) {
            for (Optional<Square> s = Optional.of(square); s.isPresent(); s = direction.from(s.get())) {
                if (!holds(board.occupied(), s.get())) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean holds(long bits, Square square) {
        return (bits & square.bit()) != 0;
    }
}
