package flipchip.hwsim.circuit.selector;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import flipchip.engine.board.Square;

/// An order of moves, that of the endgame-chip paper: classes A to J of its Figure 10, corners first, inside
/// a class ascending square numbers.
///
/// Table 5 prints the same classes with one error: its class G lists square 22 where Figure 10 has 12.
public final class SelectorOrder {
    private static final String FIGURE_10 =
        "BICEECIB" + "IJHGGHJI" + "CHDFFDHC" + "EGFAAFGE" + "EGFAAFGE" + "CHDFFDHC" + "IJHGGHJI" + "BICEECIB";
    private static final List<Square> BY_RANK = ranked();

    private SelectorOrder() {}

    /// The class of a square, 'A' (tried first) to 'J'.
    public static char classOf(Square square) {
        return FIGURE_10.charAt(square.index());
    }

    /// The squares of a class in ascending order.
    public static List<Square> squares(char letter) {
        return Arrays.stream(Square.values()).filter(square -> classOf(square) == letter).toList();
    }

    /// All squares, best first: the square of rank 0, 1, ... 63.
    public static List<Square> byRank() {
        return BY_RANK;
    }

    private static List<Square> ranked() {
        List<Square> ranked = new ArrayList<>();
        for (char letter = 'A'; letter <= 'J'; letter++) {
            ranked.addAll(squares(letter));
        }
        return List.copyOf(ranked);
    }

    public static int rankOf(Square square) {
        return BY_RANK.indexOf(square);
    }

    /// The rank of each square, by its index.
    public static int[] ranks() {
        return Arrays.stream(Square.values()).mapToInt(SelectorOrder::rankOf).toArray();
    }

    /// The classes as bitboards, best first.
    public static long[] masks() {
        return IntStream.rangeClosed('A', 'J')
            .mapToLong(letter -> squares((char) letter).stream().mapToLong(Square::bit).sum()).toArray();
    }

    /// The best square of `moves`.
    ///
    /// @param moves at least one square
    public static Square first(long moves) {
        return BY_RANK.stream().filter(square -> (square.bit() & moves) != 0).findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no move to select"));
    }
}
