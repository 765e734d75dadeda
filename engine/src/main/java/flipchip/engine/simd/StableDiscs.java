package flipchip.engine.simd;

import java.util.stream.IntStream;

/// A lower bound of the discs that can never be flipped again, by three rules: an edge that no sequence of
/// moves on it can change, lines that are full in all four directions, and discs that lean on stable discs of
/// their own colour in all four directions.
public final class StableDiscs {
    private static final long FILE_A = 0x0101_0101_0101_0101L;
    private static final long INSIDE = 0x007E_7E7E_7E7E_7E00L;
    /// Multiplier that gathers file a into the top byte, rank 1 lowest.
    private static final long GATHER = 0x0102_0408_1020_4080L;
    /// `[player << 8 | opponent]` of an edge: the stable discs of the player.
    private static final byte[] EDGE = new byte[1 << 16];

    static {
        int[] pairs = IntStream.range(0, 1 << 16).filter(i -> (i >> 8 & i & 255) == 0).boxed()
            .sorted((a, b) -> Integer.bitCount(b) - Integer.bitCount(a)).mapToInt(Integer::intValue)
            .toArray();
        for (int pair : pairs) {
            EDGE[pair] = (byte) stableOnEdge(pair >> 8, pair & 255);
        }
    }

    private StableDiscs() {}

    /// How many discs of `player` are stable for certain.
    public static int count(long player, long opponent) {
        long stable = edges(player, opponent);
        long occupied = player | opponent;
        long inside = player & INSIDE;
        long rows = fullRows(occupied);
        long files = fullFiles(occupied);
        long falling = fullFalling(~occupied);
        long rising = fullRising(~occupied);
        stable |= inside & rows & files & falling & rising;
        long before;
        do {
            before = stable;
            stable |= inside & (rows | stable << 1 | stable >>> 1) & (files | stable << 8 | stable >>> 8)
                & (falling | stable << 9 | stable >>> 9) & (rising | stable << 7 | stable >>> 7);
        } while (stable != before);
        return Long.bitCount(stable);
    }

    private static long edges(long player, long opponent) {
        byte[] edge = EDGE;
        int top = edge[(int) (player & 255) << 8 | (int) (opponent & 255)] & 255;
        int bottom = edge[(int) (player >>> 56) << 8 | (int) (opponent >>> 56)] & 255;
        int left = edge[fileA(player) << 8 | fileA(opponent)] & 255;
        int right = edge[fileA(player >>> 7) << 8 | fileA(opponent >>> 7)] & 255;
        return top | (long) bottom << 56 | spread(left) | spread(right) << 7;
    }

    private static int fileA(long discs) {
        return (int) ((discs & FILE_A) * GATHER >>> 56);
    }

    /// Bit r goes to square a(r + 1).
    private static long spread(int file) {
        long low = (file & 15) * 0x0020_4081L & 0x0101_0101L;
        long high = (file >>> 4) * 0x0020_4081L & 0x0101_0101L;
        return low | high << 32;
    }

    private static long fullRows(long occupied) {
        long full = occupied & occupied >>> 4 & 0x0F0F_0F0F_0F0F_0F0FL;
        full &= full >>> 2;
        full &= full >>> 1;
        return (full & FILE_A) * 255;
    }

    private static long fullFiles(long occupied) {
        long full = occupied & Long.rotateRight(occupied, 8);
        full &= Long.rotateRight(full, 16);
        return full & Long.rotateRight(full, 32);
    }

    /// Diagonals parallel to a1-h8 without one of the `empties`.
    private static long fullFalling(long empties) {
        long down = empties;
        down |= down << 9 & 0xFEFE_FEFE_FEFE_FEFEL;
        down |= down << 18 & 0xFCFC_FCFC_FCFC_FCFCL;
        down |= down << 36 & 0xF0F0_F0F0_F0F0_F0F0L;
        long up = empties;
        up |= up >>> 9 & 0x7F7F_7F7F_7F7F_7F7FL;
        up |= up >>> 18 & 0x3F3F_3F3F_3F3F_3F3FL;
        up |= up >>> 36 & 0x0F0F_0F0F_0F0F_0F0FL;
        return ~(down | up);
    }

    /// Diagonals parallel to h1-a8 without one of the `empties`.
    private static long fullRising(long empties) {
        long down = empties;
        down |= down << 7 & 0x7F7F_7F7F_7F7F_7F7FL;
        down |= down << 14 & 0x3F3F_3F3F_3F3F_3F3FL;
        down |= down << 28 & 0x0F0F_0F0F_0F0F_0F0FL;
        long up = empties;
        up |= up >>> 7 & 0xFEFE_FEFE_FEFE_FEFEL;
        up |= up >>> 14 & 0xFCFC_FCFC_FCFC_FCFCL;
        up |= up >>> 28 & 0xF0F0_F0F0_F0F0_F0F0L;
        return ~(down | up);
    }

    /// Discs of the player that survive every filling of the edge's empty squares by either side; the fuller
    /// edges are in the table already.
    private static int stableOnEdge(int player, int opponent) {
        int stable = player;
        for (int move = 1; move < 256; move <<= 1) {
            if (((player | opponent) & move) == 0) {
                int flips = edgeFlips(player, opponent, move);
                stable &= EDGE[(player | flips | move) << 8 | opponent & ~flips];
                flips = edgeFlips(opponent, player, move);
                stable &= EDGE[(player & ~flips) << 8 | opponent | flips | move];
            }
        }
        return stable;
    }

    private static int edgeFlips(int player, int opponent, int move) {
        int up = 0;
        int next = move << 1;
        for (; (next & opponent) != 0; next <<= 1) {
            up |= next;
        }
        int flips = (next & player) != 0 ? up : 0;
        int down = 0;
        next = move >> 1;
        for (; (next & opponent) != 0; next >>= 1) {
            down |= next;
        }
        return (next & player) != 0 ? flips | down : flips;
    }
}
