package flipchip.engine.people;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import flipchip.engine.api.Person;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;

/// A position in which exactly one move wins and a tempting one loses. Immutable.
///
/// @param board    the side to move is to win
/// @param scores   exact results of the legal moves in the order of the squares, discs for the side to move
/// @param tempting the losing move that people like best
/// @param failures how many per cent of people of each strength in [Person#GRADES] do not find the solution
/// @param themes   what the solution is an example of; may be empty
public record Problem(Board board, List<Integer> scores, Square tempting, List<Integer> failures,
        Set<ProblemTheme> themes) {
    private static final double SCALE = 173.7178;
    private static final double EASIEST = 600;
    private static final double HARDEST = 2600;

    /// @throws IllegalArgumentException if not exactly one move wins, or the tempting one does not lose
    public Problem {
        scores = List.copyOf(scores);
        failures = List.copyOf(failures);
        themes = themes.isEmpty() ? Set.of() : Set.copyOf(EnumSet.copyOf(themes));
        if (scores.size() != Long.bitCount(board.legalMoves())
                || scores.stream().filter(score -> score > 0).count() != 1
                || failures.size() != Person.GRADES.size()) {
            throw new IllegalArgumentException(
                "not one winning move of " + Square.list(board.legalMoves()) + ": " + scores);
        }
        if ((board.legalMoves() & tempting.bit()) == 0 || scores.get(place(board, tempting)) >= 0) {
            throw new IllegalArgumentException(tempting + " does not lose");
        }
    }

    private static int place(Board board, Square move) {
        return Long.bitCount(board.legalMoves() & move.bit() - 1);
    }

    /// The move that wins.
    public Square solution() {
        return Square.all(board.legalMoves()).stream().filter(move -> scoreOf(move) > 0).findFirst()
            .orElseThrow();
    }

    /// The exact result of a legal move.
    public int scoreOf(Square move) {
        return scores.get(place(board, move));
    }

    /// The same for the eight views of a board: discs of the side to move and of the other, in hexadecimal.
    public String id() {
        Board least = board;
        for (Symmetry symmetry : Symmetry.values()) {
            Board image = symmetry.apply(board);
            int order = Long.compareUnsigned(image.player(), least.player());
            if (order < 0 || order == 0 && Long.compareUnsigned(image.opponent(), least.opponent()) < 0) {
                least = image;
            }
        }
        return Long.toHexString(least.player()) + "-" + Long.toHexString(least.opponent());
    }

    /// How hard it is, on the scale of [Person#rating()]: as strong as the player who would win as many games
    /// against those strengths as the problem defeats of them, by Elo's curve.
    public double rating() {
        double won = failures.stream().mapToDouble(Integer::doubleValue).sum() / 100;
        double low = EASIEST;
        double high = HARDEST;
        while (high - low > 0.5) {
            double middle = (low + high) / 2;
            double expected = Person.GRADES.stream()
                .mapToDouble(person -> 1 / (1 + Math.exp((person.rating() - middle) / SCALE))).sum();
            if (expected < won) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return Math.rint((low + high) / 2);
    }
}
