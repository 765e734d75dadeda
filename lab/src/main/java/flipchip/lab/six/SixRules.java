package flipchip.lab.six;

/// A rule set for six by six squares, on raw bitboards.
///
/// The board lies in the middle of eight by eight: bit `8 * row + column` with rows and columns 1 to 6. The
/// ring around it stays empty, so no line of discs wraps or has to be cut. Lines have at most four discs
/// between their ends.
final class SixRules {
    /// The 36 squares.
    static final long SQUARES = 0x007E_7E7E_7E7E_7E00L;
    static final long CORNERS = 0x0042_0000_0000_4200L;
    /// Black's and White's discs at the start. Black moves first.
    static final long START_BLACK = 1L << 8 * 3 + 4 | 1L << 8 * 4 + 3;
    static final long START_WHITE = 1L << 8 * 3 + 3 | 1L << 8 * 4 + 4;
    private SixRules() {}

    /// Squares where `player` has a move.
    static long moves(long player, long opponent) {
        return SQUARES & ~(player | opponent) & (reach(player, opponent, 1) | reach(player, opponent, 8)
            | reach(player, opponent, 7) | reach(player, opponent, 9));
    }

    private static long reach(long player, long through, int step) {
        long up = through & player << step;
        long down = through & player >>> step;
        up |= through & up << step;
        down |= through & down >>> step;
        up |= through & up << step;
        down |= through & down >>> step;
        up |= through & up << step;
        down |= through & down >>> step;
        return up << step | down >>> step;
    }

    /// Discs that turn when `player` plays `square`; 0 for an illegal move.
    static long flips(int square, long player, long opponent) {
        long move = 1L << square;
        return line(move, player, opponent, 1) | line(move, player, opponent, 8)
            | line(move, player, opponent, 7) | line(move, player, opponent, 9);
    }

    private static long line(long move, long player, long through, int step) {
        long up = through & move << step;
        long down = through & move >>> step;
        up |= through & up << step;
        down |= through & down >>> step;
        up |= through & up << step;
        down |= through & down >>> step;
        up |= through & up << step;
        down |= through & down >>> step;
        return ((up << step & player) != 0 ? up : 0) | ((down >>> step & player) != 0 ? down : 0);
    }

    /// Squares next to a disc.
    static long around(long discs) {
        long rows = discs | discs << 1 | discs >>> 1;
        return (rows | rows << 8 | rows >>> 8) & SQUARES;
    }

    /// Discs more than the opponent at the end of a game; empty squares count for the winner.
    static int score(long player, long opponent) {
        int own = Long.bitCount(player);
        int other = Long.bitCount(opponent);
        int empties = 36 - own - other;
        return own > other ? own - other + empties : own < other ? own - other - empties : 0;
    }

    // ---- symmetry

    private static long mirror(long discs) {
        return Long.reverseBytes(discs);
    }

    private static long transpose(long discs) {
        long x = discs;
        long t = (x ^ x << 28) & 0x0F0F_0F0F_0000_0000L;
        x ^= t ^ t >>> 28;
        t = (x ^ x << 14) & 0x3333_0000_3333_0000L;
        x ^= t ^ t >>> 14;
        t = (x ^ x << 7) & 0x5500_5500_5500_5500L;
        return x ^ t ^ t >>> 7;
    }

    /// Symmetry `number`, 0 to 7, of a board.
    static long turned(long discs, int number) {
        long x = (number & 1) == 0 ? discs : mirror(discs);
        x = (number & 2) == 0 ? x : Long.reverse(Long.reverseBytes(x));
        return (number & 4) == 0 ? x : transpose(x);
    }

    /// The symmetry that makes the least board of these discs.
    static int leastTurn(long player, long opponent) {
        int best = 0;
        long bestPlayer = player;
        long bestOpponent = opponent;
        for (int number = 1; number < 8; number++) {
            long p = turned(player, number);
            if (p < bestPlayer || p == bestPlayer && turned(opponent, number) < bestOpponent) {
                best = number;
                bestPlayer = p;
                bestOpponent = turned(opponent, number);
            }
        }
        return best;
    }
}
