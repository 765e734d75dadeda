package flipchip.hwsim.circuit.stages;

import java.util.ArrayList;
import java.util.List;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.selector.SelectorOrder;

/// A classification of moves by the masks of the mate-search circuit: the shogi-processor paper finds moves
/// that give check and moves that defend.
///
/// In Othello a move to a corner attacks. A move defends if it gives no corner away: its square is not next
/// to an empty corner.
///
/// @param attack  legal moves on corners
/// @param defence legal moves that are not next to an empty corner, without attacks
/// @param rest    the other legal moves
public record MoveClasses(long attack, long defence, long rest) {
    /// Corner and its three neighbours, for each corner.
    private static final List<Long> QUARTERS = List.of(0x0000_0000_0000_0303L, 0x0000_0000_0000_C0C0L,
        0x0303_0000_0000_0000L, 0xC0C0_0000_0000_0000L);

    /// Sorts the legal moves of a board.
    public static MoveClasses of(long legal, long occupied) {
        long giving = 0;
        for (long quarter : QUARTERS) {
            if ((quarter & StageEvaluation.CORNERS & occupied) == 0) {
                giving |= quarter & ~StageEvaluation.CORNERS;
            }
        }
        long attack = legal & StageEvaluation.CORNERS;
        return new MoveClasses(attack, legal & ~attack & ~giving, legal & giving);
    }

    /// All moves: attacks, defences, the rest, inside a class in the order of the endgame-chip paper.
    public List<Square> ordered() {
        List<Square> moves = new ArrayList<>();
        for (long mask : new long[] {attack, defence, rest}) {
            SelectorOrder.byRank().stream().filter(square -> (square.bit() & mask) != 0).forEach(moves::add);
        }
        return List.copyOf(moves);
    }
}
