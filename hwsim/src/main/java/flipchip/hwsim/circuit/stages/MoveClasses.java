package flipchip.hwsim.circuit.stages;

import java.util.ArrayList;
import java.util.List;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.selector.SelectorOrder;

/// The masks of the mate-search circuit for Othello: document 001 asks which moves give check and which
/// defend.
///
/// Here a corner attacks; a move defends that gives no corner away, that is, lies on no square beside an
/// empty corner.
///
/// @param attack  legal moves on corners
/// @param defence legal moves that are not beside an empty corner, attacks not among them
/// @param rest    the other legal moves
public record MoveClasses(long attack, long defence, long rest) {
    /// Corner and the three squares beside it, for each corner.
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

    /// All moves: attacks, defences, the rest, inside a class in the order of document 000.
    public List<Square> ordered() {
        List<Square> moves = new ArrayList<>();
        for (long mask : new long[] {attack, defence, rest}) {
            SelectorOrder.byRank().stream().filter(square -> (square.bit() & mask) != 0).forEach(moves::add);
        }
        return List.copyOf(moves);
    }
}
