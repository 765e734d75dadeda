package flipchip.engine.endgame;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import flipchip.engine.simd.OrderWeights;

/// Orders the last empty squares without looking at the discs: by a static preference and by regions.
final class SquareOrder {
    private static final long ONES = 0x0101_0101_0101_0101L;
    private static final byte[] RANK = new byte[64];
    private static final byte[] SQUARE_OF_RANK = new byte[64];
    /// `[pattern]`: four bytes, one for each square to be tried, best first; each byte holds four places of
    /// two bits: the square itself and the order of the other three after it.
    private static final int[] FOUR = new int[256];

    static {
        int rank = 0;
        for (int preference = 0; preference <= 20; preference++) {
            for (int square = 0; square < 64; square++) {
                if (OrderWeights.preference(square) == preference) {
                    RANK[square] = (byte) rank;
                    SQUARE_OF_RANK[rank++] = (byte) square;
                }
            }
        }
        for (int pattern = 0; pattern < 256; pattern++) {
            FOUR[pattern] = four(pattern);
        }
    }

    private SquareOrder() {}

    /// Packs at most eight squares into a list, one a byte, the preferred one lowest.
    static long pack(long squares) {
        long ranks = 0;
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            ranks |= 1L << RANK[Long.numberOfTrailingZeros(rest)];
        }
        long list = 0;
        for (int shift = 0; ranks != 0; ranks &= ranks - 1, shift += 8) {
            list |= (long) SQUARE_OF_RANK[Long.numberOfTrailingZeros(ranks)] << shift;
        }
        return list;
    }

    /// The list without the square at bit `shift`.
    static long without(long list, int shift) {
        long before = (1L << shift) - 1;
        return list & before | list >>> 8 & ~before;
    }

    /// Where in the list, as a shift, `square` stands; it must be there.
    static int shiftOf(int square, long list) {
        long others = list ^ square * ONES;
        return Long.numberOfTrailingZeros(others - ONES & ~others & 0x80 * ONES) & 56;
    }

    /// The order in which to try a list of four squares, to be read by [#square]: single squares of their
    /// region first, then three in one region, then pairs.
    static int ofFour(int list) {
        int bits = list >>> 2 & 0x0101_0101 | list >>> 4 & 0x0202_0202;
        return FOUR[(bits | bits >>> 6 | bits >>> 12 | bits >>> 18) & 255];
    }

    /// Square number `place` (0..3) of a list in the order of one byte of [#ofFour].
    static int square(int list, int order, int place) {
        return list >>> ((order >>> 2 * place & 3) << 3) & 63;
    }

    private static int four(int pattern) {
        int[] region = {pattern & 3, pattern >> 2 & 3, pattern >> 4 & 3, pattern >> 6 & 3};
        int word = 0;
        int[] order = sorted(region, new int[] {0, 1, 2, 3});
        for (int k = 0; k < 4; k++) {
            int first = order[k];
            int[] rest = sorted(region, IntStream.range(0, 4).filter(i -> i != first).toArray());
            word |= (first | rest[0] << 2 | rest[1] << 4 | rest[2] << 6) << 8 * k;
        }
        return word;
    }

    /// `places` by the number of squares left in their region, equal ones in the given order.
    private static int[] sorted(int[] region, int[] places) {
        return Arrays.stream(places).boxed()
            .sorted(Comparator.comparingInt((Integer p) -> urgency(region, places, p)))
            .mapToInt(Integer::intValue).toArray();
    }

    private static int urgency(int[] region, int[] places, int place) {
        int inRegion = 0;
        for (int other : places) {
            inRegion += region[other] == region[place] ? 1 : 0;
        }
        return inRegion == 1 ? 0 : inRegion == 3 ? 1 : 2;
    }
}
