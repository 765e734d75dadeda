package flipchip.engine.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Two tables of the same size that were asked to remember the same keep the same entries: so a table's size
/// is seen by a second one of known size.
class GrowingTableTest {
    private static final int FEW = 100_000;
    private final long[] keys = new SplittableRandom(2).longs(400_000).toArray();
    private final TranspositionTable growing = TranspositionTable.growing(16);

    @Test
    void itKeepsWhatItKnows() {
        for (long key : keys) {
            growing.store(key, 0, (int) (key & 63), 5, 100, (int) (key & 31));
        }

        assertTrue(kept(growing) > 360_000, kept(growing) + " of 400,000 kept, where 4 MB hold 262,144");
        for (long key : keys) {
            long entry = growing.probe(key);
            assertTrue(entry == TableEntry.NONE
                    || TableEntry.upper(entry) == (key & 63) && TableEntry.move(entry) == (key & 31));
        }
    }

    @Test
    void itStopsAtItsLimit() {
        TranspositionTable eight = TranspositionTable.growing(8);
        long[] many = new SplittableRandom(3).longs(2_000_000).toArray();
        for (long key : many) {
            eight.store(key, 0, 0, 5, 100, 1);
        }

        long kept = Arrays.stream(many).map(eight::probe).filter(entry -> entry != TableEntry.NONE).count();
        int places = 8 << 20 >> 4;
        assertTrue(kept <= places && kept > 0.9 * places, kept + " kept, where 8 MB hold " + places);
    }

    @Test
    void itHasFourMegabytesAsLongAsLittleIsLost() {
        TranspositionTable four = new TranspositionTable(4);
        store(four, 0, FEW, 5);
        store(growing, 0, FEW, 5);

        assertArrayEquals(entries(four), entries(growing));
    }

    @Test
    void entriesOfOldSearchesThatGiveWayDoNotMakeItGrow() {
        TranspositionTable four = new TranspositionTable(4);
        for (int search = 0; search < 8; search++) {
            store(four, search * 50_000, search * 50_000 + 50_000, 5);
            four.nextAge();
            store(growing, search * 50_000, search * 50_000 + 50_000, 5);
            growing.nextAge();
        }

        assertArrayEquals(entries(four), entries(growing));
    }

    @Test
    void entriesWithoutDepthMakeItGrowLikeOthers() {
        TranspositionTable shallow = TranspositionTable.growing(16);
        store(shallow, 0, keys.length, 0);
        store(growing, 0, keys.length, 5);

        assertEquals(kept(growing), kept(shallow));
    }

    @Test
    void clearedItIsAsNew() {
        TranspositionTable fresh = TranspositionTable.growing(16);
        store(growing, 0, keys.length, 5);

        growing.clear();

        assertEquals(0, kept(growing));
        store(fresh, FEW, 3 * FEW, 5);
        store(growing, FEW, 3 * FEW, 5);
        assertArrayEquals(entries(fresh), entries(growing), "small again");
    }

    @Test
    void itGrowsForOneThreadAfterTheOther() throws InterruptedException {
        TranspositionTable single = TranspositionTable.growing(16);
        store(single, 0, keys.length, 5);
        Thread first = Thread.ofPlatform().start(() -> store(growing, 0, 2 * FEW, 5));
        first.join();
        Thread second = Thread.ofPlatform().start(() -> store(growing, 2 * FEW, keys.length, 5));
        second.join();

        assertArrayEquals(entries(single), entries(growing));
    }

    private void store(TranspositionTable table, int from, int to, int depth) {
        for (int i = from; i < to; i++) {
            table.store(keys[i], 0, 0, depth, 100, 1);
        }
    }

    private long kept(TranspositionTable table) {
        return Arrays.stream(entries(table)).filter(entry -> entry != TableEntry.NONE).count();
    }

    private long[] entries(TranspositionTable table) {
        return Arrays.stream(keys).map(table::probe).toArray();
    }
}
