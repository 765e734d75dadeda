package flipchip.hwsim.circuit.stages;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.selector.SelectorOrder;

/// A page of the shogi-processor paper's library for or against a strategy: the values that the middle-game
/// circuit gets for an opening.
/// Thread: any
///
/// @param name         of the strategy
/// @param squareValues by the classes A to J of the endgame-chip paper's Figure 10, -128 to 127 each
/// @param patterns     patterns with a value of their own
public record Strategy(String name, List<Integer> squareValues, List<Pattern> patterns) {
    private static final int CLASSES = 10;
    private static final List<Integer> PLAIN_VALUES = List.of(0, 16, 2, 2, 1, 1, 0, -1, -4, -8);
    /// The default; the values are ours.
    public static final Strategy PLAIN = new Strategy("plain", PLAIN_VALUES, List.of());

    /// Discs that count together, for the side to move and, with the sides exchanged, against it.
    ///
    /// @param own   squares that one side holds
    /// @param other squares that the other side holds
    /// @param value if all are held so, -128 to 127
    public record Pattern(long own, long other, int value) {
        /// @throws IllegalArgumentException if no square is named, one is named twice, or the value needs
        ///     nine bits
        public Pattern {
            if ((own | other) == 0 || (own & other) != 0 || value != (byte) value) {
                throw new IllegalArgumentException("a pattern of " + Square.list(own) + " against "
                    + Square.list(other) + " worth " + value);
            }
        }

        /// How much it is worth to the side to move.
        int worth(long player, long opponent) {
            return (holds(player, opponent) ? value : 0) - (holds(opponent, player) ? value : 0);
        }

        private boolean holds(long one, long two) {
            return (one & own) == own && (two & other) == other;
        }
    }

    /// @throws IllegalArgumentException if there are not ten square values of eight bits
    public Strategy {
        squareValues = List.copyOf(squareValues);
        patterns = List.copyOf(patterns);
        if (squareValues.size() != CLASSES
                || squareValues.stream().anyMatch(value -> value != value.byteValue())) {
            throw new IllegalArgumentException(name + ": square values " + squareValues);
        }
    }

    /// What a disc on `square` is worth.
    public int valueOf(Square square) {
        return squareValues.get(SelectorOrder.classOf(square) - 'A');
    }

    /// The sum of the values of some squares.
    int valueOf(long squares) {
        return IntStream.range(0, CLASSES)
            .map(i -> squareValues.get(i) * Long.bitCount(squares & mask((char) ('A' + i)))).sum();
    }

    /// All patterns together, for the side to move.
    int patternValue(long player, long opponent) {
        return patterns.stream().mapToInt(pattern -> pattern.worth(player, opponent)).sum();
    }

    /// The squares of a class.
    static long mask(char letter) {
        return Arrays.stream(Square.values()).filter(square -> SelectorOrder.classOf(square) == letter)
            .mapToLong(Square::bit).sum();
    }
}
