package flipchip.engine.simd;

import java.util.stream.IntStream;
import flipchip.engine.board.Stability;

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
        long rows = Stability.filledRows(occupied);
        long files = Stability.filledFiles(occupied);
        long falling = Stability.filledFallingDiagonals(occupied);
        long rising = Stability.filledRisingDiagonals(occupied);
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
