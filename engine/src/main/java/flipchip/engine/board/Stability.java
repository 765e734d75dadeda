package flipchip.engine.board;

/// Discs that can never be flipped again: the rule of the parallel-search essay as a fixpoint on bitboards.
///
/// A disc is marked when on each of the four axes the whole line is filled, or one of its two neighbours on
/// that axis is a marked disc of its own colour or the border. Marked discs are stable; a stable disc may go
/// unmarked, so counts are lower bounds. The border rule is ours: the document names the corners, which are
/// squares with a border on all axes. Unchecked, like [Flips].
public final class Stability {
    /// Corners and the squares beside them on the edge: without a disc on one of them nothing is stable.
    public static final long FIRST_SQUARES = 0xC381_0000_0000_81C3L;

    private static final long FILES_A_AND_H = 0x8181_8181_8181_8181L;
    private static final long RANKS_1_AND_8 = 0xFF00_0000_0000_00FFL;
    private static final long BORDER = FILES_A_AND_H | RANKS_1_AND_8;
    private static final long FILE_A = 0x0101_0101_0101_0101L;

    private Stability() {}

    /// Marked discs of either side.
    public static long stable(long player, long opponent) {
        return stable(player, opponent, Integer.MAX_VALUE);
    }

    /// Discs of either side that this many rounds mark, a round being one step outwards from the border;
    /// fewer than [#stable(long, long)] finds only where a marked disc lies further in.
    public static long stable(long player, long opponent, int rounds) {
        long occupied = player | opponent;
        if ((occupied & FIRST_SQUARES) == 0) {
            return 0;
        }
        long rows = filledRows(occupied);
        long files = filledFiles(occupied);
        long rising = filledRisingDiagonals(occupied);
        long falling = filledFallingDiagonals(occupied);
        return grow(player, rows, files, rising, falling, rounds)
            | grow(opponent, rows, files, rising, falling, rounds);
    }

    /// Marks discs of one colour until none is added. A shift may wrap round the edge of the board, but only
    /// to squares that the border has already accepted on that axis.
    private static long grow(long discs, long rows, long files, long rising, long falling, int rounds) {
        long marked = 0;
        long before;
        int left = rounds;
        do {
            before = marked;
            marked = discs & (rows | FILES_A_AND_H | marked << 1 | marked >>> 1)
                & (files | RANKS_1_AND_8 | marked << 8 | marked >>> 8)
                & (rising | BORDER | marked << 7 | marked >>> 7)
                & (falling | BORDER | marked << 9 | marked >>> 9);
        } while (marked != before && --left > 0);
        return marked;
    }

    /// Squares of rows without an empty square.
    public static long filledRows(long occupied) {
        long filled = occupied & occupied >>> 4;
        filled &= filled >>> 2;
        filled &= filled >>> 1;
        return (filled & FILE_A) * 0xFF;
    }

    /// Squares of files without an empty square.
    public static long filledFiles(long occupied) {
        long filled = occupied & Long.rotateRight(occupied, 32);
        filled &= Long.rotateRight(filled, 16);
        return filled & Long.rotateRight(filled, 8);
    }

    /// Squares of diagonals like a8-h1 without an empty square: empty squares are spread along them.
    public static long filledRisingDiagonals(long occupied) {
        long up = ~occupied;
        long down = up;
        up |= up << 7 & 0x7F7F_7F7F_7F7F_7F7FL;
        up |= up << 14 & 0x3F3F_3F3F_3F3F_3F3FL;
        up |= up << 28 & 0x0F0F_0F0F_0F0F_0F0FL;
        down |= down >>> 7 & 0xFEFE_FEFE_FEFE_FEFEL;
        down |= down >>> 14 & 0xFCFC_FCFC_FCFC_FCFCL;
        down |= down >>> 28 & 0xF0F0_F0F0_F0F0_F0F0L;
        return ~(up | down);
    }

    /// Squares of diagonals like a1-h8 without an empty square.
    public static long filledFallingDiagonals(long occupied) {
        long up = ~occupied;
        long down = up;
        up |= up << 9 & 0xFEFE_FEFE_FEFE_FEFEL;
        up |= up << 18 & 0xFCFC_FCFC_FCFC_FCFCL;
        up |= up << 36 & 0xF0F0_F0F0_F0F0_F0F0L;
        down |= down >>> 9 & 0x7F7F_7F7F_7F7F_7F7FL;
        down |= down >>> 18 & 0x3F3F_3F3F_3F3F_3F3FL;
        down |= down >>> 36 & 0x0F0F_0F0F_0F0F_0F0FL;
        return ~(up | down);
    }
}
