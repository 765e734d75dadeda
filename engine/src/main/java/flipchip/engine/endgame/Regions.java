package flipchip.engine.endgame;

/// The four 4x4 corners of the board and the parity of their empty squares.
///
/// The last move in a region gains discs there, so moves into regions with an odd number of empties are
/// tried first. A search carries the squares of all odd regions as one bitboard and flips a region with each
/// move.
final class Regions {
    private static final long[] QUADRANTS =
        {0x0000_0000_0F0F_0F0FL, 0x0000_0000_F0F0_F0F0L, 0x0F0F_0F0F_0000_0000L, 0xF0F0_F0F0_0000_0000L};
    /// The region of each square.
    private static final long[] OF_SQUARE = new long[64];

    static {
        for (int square = 0; square < 64; square++) {
            OF_SQUARE[square] = QUADRANTS[number(square)];
        }
    }

    private Regions() {}

    /// 0 northwest, 1 northeast, 2 southwest, 3 southeast.
    static int number(int square) {
        return square >> 2 & 1 | square >> 4 & 2;
    }

    /// All squares of the region that `square` belongs to.
    static long of(int square) {
        return OF_SQUARE[square];
    }

    /// The squares of all regions with an odd number of `empties`.
    static long odd(long empties) {
        long odd = 0;
        for (long quadrant : QUADRANTS) {
            odd |= (Long.bitCount(empties & quadrant) & 1) != 0 ? quadrant : 0;
        }
        return odd;
    }
}
