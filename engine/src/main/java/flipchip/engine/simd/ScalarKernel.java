package flipchip.engine.simd;

import flipchip.engine.board.Flips;

/// The kernels on plain longs: the fallback, and what the vectors are compared with.
final class ScalarKernel implements BoardKernel {

    @Override
    public long flips(int square, long player, long opponent) {
        long[] rows = SightLines.ROWS;
        int row = (square & 63) << 3;
        return up(player, opponent, rows[row]) | up(player, opponent, rows[row + 1])
            | up(player, opponent, rows[row + 2]) | up(player, opponent, rows[row + 3])
            | down(player, opponent, rows[row + 4]) | down(player, opponent, rows[row + 5])
            | down(player, opponent, rows[row + 6]) | down(player, opponent, rows[row + 7]);
    }

    /// Towards higher indices the lowest square of the ray without an opponent disc ends the run.
    private static long up(long player, long opponent, long ray) {
        long open = ~opponent & ray;
        long below = (open & -open & player) - 1;
        return ray & below & ~(below >> 63);
    }

    /// Towards lower indices it is the highest one.
    private static long down(long player, long opponent, long ray) {
        long open = ~opponent & ray;
        long end = Long.MIN_VALUE >>> Long.numberOfLeadingZeros(open) & open & player;
        return -end << 1 & ray;
    }

    @Override
    public long legalMoves(long player, long opponent) {
        return Flips.legalMoves(player, opponent);
    }

    @Override
    public int lastFlips(int square, long player) {
        return Long.bitCount(flips(square, player, ~player & ~(1L << square)));
    }
}
