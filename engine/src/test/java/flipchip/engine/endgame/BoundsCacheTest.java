package flipchip.engine.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BoundsCacheTest {
    private static final int SQUARES = 64;

    @Test
    void whatIsStoredIsFoundAndNothingElse() {
        BoundsCache cache = new BoundsCache();
        long key = BoundsCache.key(0xFFL, 0xFF00L);
        cache.store(key, 3, 8);
        cache.store(key, 11, 10);
        assertEquals(8, BoundsCache.lower(cache.probe(key)));
        assertEquals(10, BoundsCache.upper(cache.probe(key)));
        int other = cache.probe(BoundsCache.key(0xFF00L, 0xFFL));
        assertEquals(-64, BoundsCache.lower(other));
        assertEquals(64, BoundsCache.upper(other));
    }

    @Test
    void boundsOnlyNarrowUntilTheyAreForgotten() {
        BoundsCache cache = new BoundsCache();
        long key = BoundsCache.key(0xFFL, 0xFF00L);
        for (int score = -64; score <= 64; score += 2) {
            cache.store(key, score - 1, score);
            cache.store(key, -65, -64);
            assertEquals(score, BoundsCache.lower(cache.probe(key)), "a lower bound below it says nothing");
            assertEquals(64, BoundsCache.upper(cache.probe(key)));
        }
        cache.clear();
        assertEquals(-64, BoundsCache.lower(cache.probe(key)));
        for (int score = 64; score >= -64; score -= 2) {
            cache.store(key, score, score);
            cache.store(key, 64, 64);
            assertEquals(score, BoundsCache.upper(cache.probe(key)), "an upper bound above it says nothing");
            assertEquals(-64, BoundsCache.lower(cache.probe(key)));
        }
    }

    /// The boards of one search differ in few squares: there a key that is made too simply takes two of them
    /// for one.
    @Test
    void boardsThatDifferInTwoOrThreeSquaresHaveDifferentKeys() {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 40; i++) {
            assertDifferent(random, SQUARES, 2);
        }
        for (int i = 0; i < 4; i++) {
            assertDifferent(random, 24, 3);
        }
    }

    private static void assertDifferent(SplittableRandom random, int squares, int changes) {
        long player = random.nextLong();
        long opponent = ~player;
        int first = random.nextInt(SQUARES);
        long[] keys = new long[400_000];
        int count = keys(keys, 0, player, opponent, first, first + squares, changes);
        // neither the place nor the entry holds bit 15
        long[] seen =
            Arrays.stream(keys, 0, count).map(key -> key & ~(1L << 15)).sorted().distinct().toArray();
        assertEquals(count, seen.length);
    }

    /// Keys of the board with none to `changes` of the squares `from..end-1` (counted round the board)
    /// changed.
    private static int keys(long[] keys, int count, long player, long opponent, int from, int end,
            int changes) {
        keys[count++] = BoundsCache.key(player, opponent);
        for (int i = from; i < end && changes > 0; i++) {
            long bit = 1L << i;
            count = keys(keys, count, player & ~bit, opponent & ~bit, i + 1, end, changes - 1);
            count = keys(keys, count, player ^ bit, opponent ^ bit, i + 1, end, changes - 1);
        }
        return count;
    }
}
