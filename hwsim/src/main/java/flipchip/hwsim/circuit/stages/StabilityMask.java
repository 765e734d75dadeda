package flipchip.hwsim.circuit.stages;

import flipchip.engine.board.Square;
import flipchip.engine.board.Stability;

/// A software model of [StabilityListCircuit]: the stable discs of a game, kept from move to move, and the
/// number of squares examined. One game.
/// Thread: owner
public final class StabilityMask {
    private static final long FILES_A_TO_G = 0x7F7F_7F7F_7F7F_7F7FL;
    private static final long FILES_B_TO_H = 0xFEFE_FEFE_FEFE_FEFEL;

    private long black;
    private long white;
    private long stable;

    /// Takes over a position reached by a move, or the first of a game.
    ///
    /// @return the number of squares examined, which is that of the circuit's clocks
    public int take(long newBlack, long newWhite) {
        long waiting = waiting(newBlack, newWhite);
        black = newBlack;
        white = newWhite;
        int examined = 0;
        while (waiting != 0) {
            long square = Long.lowestOneBit(waiting);
            waiting ^= square;
            examined++;
            if (joins(Square.of(Long.numberOfTrailingZeros(square)))) {
                stable |= square;
                waiting |= neighbours(square) & (black | white) & ~stable;
            }
        }
        return examined;
    }

    public long stable() {
        return stable;
    }

    private long waiting(long newBlack, long newWhite) {
        long occupied = newBlack | newWhite;
        if ((occupied & Stability.FIRST_SQUARES) == 0) {
            return 0;
        }
        long placed = occupied & ~(black | white);
        long asked = placed | black & newWhite | white & newBlack | neighbours(stable);
        for (long line : EvaluatorTables.LINES) {
            asked |= (line & ~occupied) == 0 && (line & placed) != 0 ? line : 0;
        }
        boolean began = ((black | white) & Stability.FIRST_SQUARES) != 0;
        return (began ? asked & occupied : occupied) & ~stable;
    }

    /// On each axis the line is filled, or the border or a stable disc of the same side is next to the
    /// square.
    private boolean joins(Square square) {
        long same = ((square.bit() & black) != 0 ? black : white) & stable;
        for (int axis = 0; axis < 4; axis++) {
            long line = EvaluatorTables.LINES.get(EvaluatorTables.lineOf(square, axis));
            long beside = neighbours(square.bit()) & line & ~square.bit();
            if (Long.bitCount(beside) == 2 && (line & ~(black | white)) != 0 && (beside & same) == 0) {
                return false;
            }
        }
        return true;
    }

    private static long neighbours(long squares) {
        long wide = squares | (squares & FILES_A_TO_G) << 1 | (squares & FILES_B_TO_H) >>> 1;
        return wide | wide << 8 | wide >>> 8;
    }
}
