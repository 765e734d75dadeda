package flipchip.hwsim.circuit.checker;

import java.util.ArrayList;
import java.util.List;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;

/// A way in which a move can flip: `opponents` are all held by the other side and `own` by the mover.
///
/// @param square    the empty square that is played
/// @param direction from `square` to `own`
/// @param opponents the squares between, nearest first; 1 to 6
/// @param own       the square that closes the run
public record ProductTerm(Square square, Direction direction, List<Square> opponents, Square own) {
    public ProductTerm {
        opponents = List.copyOf(opponents);
    }

    /// All terms of `square`, directions in the order of Table 2, short runs first.
    public static List<ProductTerm> of(Square square) {
        List<ProductTerm> terms = new ArrayList<>();
        for (Direction column : SquareType.COLUMNS) {
            terms.addAll(of(square, SquareType.turned(square, column)));
        }
        return List.copyOf(terms);
    }

    /// The terms in one direction.
    public static List<ProductTerm> of(Square square, Direction direction) {
        List<ProductTerm> terms = new ArrayList<>();
        List<Square> run = new ArrayList<>();
        direction.from(square).ifPresent(run::add);
        while (!run.isEmpty()) {
            Square end = direction.from(run.getLast()).orElse(null);
            if (end == null) {
                break;
            }
            terms.add(new ProductTerm(square, direction, run, end));
            run.add(end);
        }
        return List.copyOf(terms);
    }

    /// Whether the discs satisfy the term; that `square` is empty is not part of it.
    public boolean isSatisfied(long player, long opponent) {
        return (own.bit() & player) != 0 && opponents.stream().allMatch(s -> (s.bit() & opponent) != 0);
    }

    /// "W d4 · B d5" in the endgame-chip paper's way of writing, for the mover's colour letter and the
    /// other's.
    public String text(String ownLetter, String opponentLetter) {
        StringBuilder text = new StringBuilder();
        opponents.forEach(s -> text.append(opponentLetter).append(' ').append(s).append(" · "));
        return text.append(ownLetter).append(' ').append(own).toString();
    }
}
