package flipchip.engine.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BusyTableTest {
    private final BusyTable busy = new BusyTable();

    @Test
    void aMoveIsBusyWhileItIsSearched() {
        long mark = BusyTable.mark(TranspositionTable.key(3, 4), 19, 8, 1);
        busy.enter(mark);
        assertTrue(busy.isBusy(mark));
        assertFalse(busy.isBusy(BusyTable.mark(TranspositionTable.key(3, 4), 19, 8, 2)), "another task");

        busy.leave(mark);

        assertFalse(busy.isBusy(mark));
    }

    @Test
    void aMarkTellsNodeSquareDepthAndSearch() {
        long[] keys = {TranspositionTable.key(3, 4), TranspositionTable.key(4, 3)};
        Set<Long> marks = new HashSet<>();
        for (long key : keys) {
            for (int square = 0; square < 64; square++) {
                for (int depth = 1; depth <= 60; depth++) {
                    for (int salt = 1; salt <= 3; salt++) {
                        marks.add(BusyTable.mark(key, square, depth, salt));
                    }
                }
            }
        }

        assertEquals(keys.length * 64 * 60 * 3, marks.size());
        assertFalse(marks.contains(0L), "0 is an empty place");
    }

    @Test
    void aSearchOfManyThreadsFindsRoomForItsMoves() {
        long[] marks =
            new SplittableRandom(1).longs(5000).map(key -> BusyTable.mark(key, 19, 8, 1)).toArray();
        Arrays.stream(marks).forEach(busy::enter);

        assertEquals(marks.length, Arrays.stream(marks).filter(busy::isBusy).count());

        Arrays.stream(marks).limit(2000).forEach(busy::leave);

        assertEquals(marks.length - 2000, Arrays.stream(marks).filter(busy::isBusy).count());
    }

    /// Marks that differ in their low bits only share a bucket: here the first, one in the middle, the last.
    @ParameterizedTest
    @ValueSource(longs = {1, 0x4321_0000_0000_0001L, -7})
    void fourMovesThatShareABucketComeAndGoByThemselves(long first) {
        long[] marks = {first, first + 2, first + 4, first + 6};
        for (int gone = 0; gone < marks.length; gone++) {
            Arrays.stream(marks).forEach(busy::enter);
            busy.leave(marks[gone]);

            for (int i = 0; i < marks.length; i++) {
                assertEquals(i != gone, busy.isBusy(marks[i]), i + " when " + gone + " has ended");
            }
            Arrays.stream(marks).forEach(busy::leave);
            assertFalse(Arrays.stream(marks).anyMatch(busy::isBusy));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 0x4321_0000_0000_0001L, -9})
    void aFifthMoveInABucketTakesOnePlace(long first) {
        long[] marks = {first, first + 2, first + 4, first + 6, first + 8};
        Arrays.stream(marks).forEach(busy::enter);

        assertTrue(busy.isBusy(marks[4]), "the latest has the longest to go");
        assertEquals(4, Arrays.stream(marks).filter(busy::isBusy).count());

        Arrays.stream(marks).forEach(busy::leave);
        assertFalse(Arrays.stream(marks).anyMatch(busy::isBusy), "also that which lost its place may end");
    }
}
