package flipchip.hwsim.circuit.stages;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.selector.SelectorOrder;

/// A model of the middle-game circuit's plausible move generator: four generators side by side, one for each
/// category. Each values a move in every clock and keeps its list sorted.
/// Thread: any
///
/// @param categories every legal move with its value, best first inside a category
public record PlausibleMoves(Map<Category, List<Move>> categories) {
    /// Quoted from the shogi-processor paper: moves that go on.
    public static final int DOCUMENT_BEST = 20;
    private static final Comparator<Move> BEST_FIRST = Comparator.comparingInt(Move::value).reversed()
        .thenComparingInt(move -> SelectorOrder.rankOf(move.square()));

    /// A legal move is in the first category that it belongs to; the bonus is ours.
    public enum Category {
        /// On a corner.
        CORNER(64),
        /// Not next to an empty corner, and no disc turned has an empty neighbour left.
        QUIET(16),
        /// Beside no empty corner.
        GIVING_NO_CORNER(8),
        /// What is left.
        REST(0);

        private final int bonus;

        Category(int value) {
            bonus = value;
        }

        int bonus() {
            return bonus;
        }
    }

    /// @param flips discs that it turns
    /// @param value category's bonus and square's value, less the turned discs that keep an empty neighbour
    public record Move(Square square, long flips, int value) {}

    public PlausibleMoves {
        Map<Category, List<Move>> sorted = new EnumMap<>(Category.class);
        categories.forEach((category, moves) -> sorted.put(category, List.copyOf(moves)));
        categories = Map.copyOf(sorted);
    }

    public static PlausibleMoves of(Board board, Strategy strategy) {
        Map<Category, List<Move>> found = new EnumMap<>(Category.class);
        for (Category category : Category.values()) {
            found.put(category, new ArrayList<>());
        }
        MoveClasses classes = MoveClasses.of(board.legalMoves(), board.occupied());
        for (Square square : Square.all(board.legalMoves())) {
            long flips = Flips.flips(square.index(), board.player(), board.opponent());
            int open = Long.bitCount(flips & StageEvaluation.neighbours(~board.occupied() & ~square.bit()));
            Category category = (classes.attack() & square.bit()) != 0 ? Category.CORNER
                : (classes.rest() & square.bit()) != 0 ? Category.REST
                : open == 0 ? Category.QUIET
                : Category.GIVING_NO_CORNER;
            found.get(category)
                .add(new Move(square, flips, category.bonus + strategy.valueOf(square) - open));
        }
        found.values().forEach(moves -> moves.sort(BEST_FIRST));
        return new PlausibleMoves(found);
    }

    /// Clocks until the longest category is through; at least the one that finds no move.
    public int clocks() {
        return Math.max(1, categories.values().stream().mapToInt(List::size).max().orElse(0));
    }

    /// The best of all categories, one a clock: the best of the four heads goes on.
    ///
    /// @param most how many go on at most
    public List<Move> best(int most) {
        return categories.values().stream().flatMap(List::stream).sorted(BEST_FIRST).limit(most).toList();
    }
}
