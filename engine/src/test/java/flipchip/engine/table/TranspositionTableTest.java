package flipchip.engine.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    private static final int PLACES = 1 << 20 >> 4;

    private final TranspositionTable table = new TranspositionTable(1);

    @Test
    void whatIsStoredIsFound() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 1000; i++) {
            long key = random.nextLong();
            int lower = random.nextInt(-6400, 1);
            int upper = random.nextInt(1, 6401);
            int depth = random.nextInt(61);
            int confidence = random.nextInt(73, 101);
            int move = random.nextInt(65);

            table.store(key, lower, upper, depth, confidence, move);

            long entry = table.probe(key);
            assertEquals(lower, TableEntry.lower(entry));
            assertEquals(upper, TableEntry.upper(entry));
            assertEquals(depth, TableEntry.depth(entry));
            assertEquals(confidence, TableEntry.confidence(entry));
            assertEquals(move, TableEntry.move(entry));
            assertEquals(TableEntry.NONE, table.probe(~key));
        }
    }

    @Test
    void boundsOfTheSameSearchAreNarrowedAndMovesKept() {
        table.store(7, -6400, 300, 5, 100, 12);
        table.store(7, 100, 6400, 5, 100, 33);

        long entry = table.probe(7);
        assertEquals(100, TableEntry.lower(entry));
        assertEquals(300, TableEntry.upper(entry));
        assertEquals(33, TableEntry.move(entry));
        assertEquals(12, TableEntry.secondMove(entry));
    }

    @Test
    void aDeeperSearchReplacesTheBoundsOfAShallower() {
        table.store(7, -6400, 300, 5, 100, 12);
        table.store(7, 100, 6400, 6, 100, TableEntry.NO_MOVE);

        long entry = table.probe(7);
        assertEquals(6400, TableEntry.upper(entry));
        assertEquals(12, TableEntry.move(entry));
    }

    @Test
    void aShallowerSearchGoesBesideADeeper() {
        table.store(7, -6400, 300, 6, 73, 12);
        table.store(7, 400, 6400, 3, 73, 33);
        table.store(7, -6400, 500, 3, 73, TableEntry.NO_MOVE);

        long deeper = table.probe(7);
        assertEquals(300, TableEntry.upper(deeper));
        assertEquals(6, TableEntry.depth(deeper));
        assertEquals(12, TableEntry.move(deeper));
        long shallower = table.probeShallower(7);
        assertEquals(400, TableEntry.lower(shallower));
        assertEquals(500, TableEntry.upper(shallower));
        assertEquals(3, TableEntry.depth(shallower));
        assertEquals(33, TableEntry.move(shallower));
    }

    @Test
    void oneThatIsSurerTakesThePlaceOfADeeper() {
        table.store(7, -6400, 300, 6, 73, 12);
        table.store(7, 400, 6400, 3, 100, 33);

        assertEquals(3, TableEntry.depth(table.probe(7)));
        assertEquals(TableEntry.NONE, table.probeShallower(7));
    }

    @Test
    void boundsThatMeetMakeTheScoreExact() {
        table.store(7, -6400, 300, 5, 100, 12);
        table.store(7, 300, 6400, 5, 100, 12);

        long entry = table.probe(7);
        assertEquals(300, TableEntry.lower(entry));
        assertEquals(300, TableEntry.upper(entry));
    }

    @Test
    void boundsThatContradictTheOldReplaceThem() {
        table.store(7, -6400, 200, 5, 73, 12);
        table.store(7, 300, 6400, 5, 73, 12);

        long entry = table.probe(7);
        assertEquals(300, TableEntry.lower(entry));
        assertEquals(6400, TableEntry.upper(entry));
    }

    @Test
    void entriesOfOldSearchesGoFirst() {
        for (long key = 1; key <= 4; key++) {
            table.store(key, 0, 0, 50, 100, 1);
        }
        table.nextAge();
        table.store(5, 0, 0, 2, 100, 1);
        table.store(6, 0, 0, 3, 100, 1);
        table.store(7, 0, 0, 4, 100, 1);
        table.store(8, 0, 0, 5, 100, 1);
        table.store(9, 0, 0, 6, 100, 1);

        assertEquals(TableEntry.NONE, table.probe(5),
            "the shallowest of this search goes when all are of this search");
        assertNotEquals(TableEntry.NONE, table.probe(9));
        assertNotEquals(TableEntry.NONE, table.probe(6));
    }

    /// There are fewer ages than searches in a game.
    @Test
    void everySearchDisplacesTheDeepEntriesOfTheOneBefore() {
        for (int search = 0; search < 70; search++) {
            table.nextAge();
            long first = 4L * search;
            for (long key = first; key < first + 4; key++) {
                table.store(key, 0, 0, search % 2 == 0 ? 50 : 2, 100, 1);
            }

            for (long key = first; key < first + 4; key++) {
                assertNotEquals(TableEntry.NONE, table.probe(key), key + " of search " + search);
            }
        }
    }

    @Test
    void clearingEmptiesEveryPlace() {
        long[] keys = new SplittableRandom(4).longs(500_000).toArray();
        for (long key : keys) {
            table.store(key, 0, 0, 5, 100, 1);
        }
        assertTrue(kept(keys) > 0.99 * PLACES && kept(keys) <= PLACES, kept(keys) + " kept in 1 MB");

        table.clear();

        assertEquals(0, kept(keys));
    }

    private long kept(long[] keys) {
        return Arrays.stream(keys).map(table::probe).filter(entry -> entry != TableEntry.NONE).count();
    }

    @Test
    void fetchingReadsTheBucketThatAProbeReads() {
        for (long first : new SplittableRandom(5).longs(20).toArray()) {
            assertEquals(0, table.fetch(first));

            for (long key = first; key < first + 4; key++) {
                table.store(key, 0, 0, 5, 100, 1);
            }

            assertNotEquals(0, table.fetch(first), "all four places are taken");
        }
    }

    @Test
    void keysOfDifferentBoardsDiffer() {
        Set<Object> boards = new HashSet<>();
        Set<Long> keys = new HashSet<>();
        Boards.forAll(board -> {
            boards.add(board);
            keys.add(TranspositionTable.key(board.player(), board.opponent()));
        });

        assertEquals(boards.size(), keys.size());
    }

    @Test
    void threadsNeverReadWhatNobodyWrote() throws Exception {
        hammered(table);
    }

    @Test
    void threadsNeverReadWhatNobodyWroteWhileTheTableGrows() throws Exception {
        hammered(TranspositionTable.growing(64));
    }

    private static void hammered(TranspositionTable table) throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(3)) {
            Future<Boolean> one = threads.submit(hammer(table, 1));
            Future<Boolean> two = threads.submit(hammer(table, 2));
            Future<Boolean> three = threads.submit(hammer(table, 3));

            assertTrue(one.get() && two.get() && three.get());
        }
    }

    @Test
    void aSizeThatCannotBeHadIsRefused() {
        assertTrue(assertThrows(IllegalArgumentException.class, () -> new TranspositionTable(0)).getMessage()
            .contains("0 MB is not in 1.."));
        long heap = Runtime.getRuntime().maxMemory() >> 20;
        if (heap < TranspositionTable.MAX_MEGABYTES) {
            String message = tooLarge(TranspositionTable::new).getMessage();
            assertTrue(message.contains("the heap of " + heap + " MB:") && message.contains("-Xmx"), message);
            String cause = tooLarge(TranspositionTable::growing).getCause().getMessage();
            long free = Long.parseLong(cause.replaceAll("only (\\d+) MB are free", "$1"));
            assertTrue(free >= 0 && free <= heap, cause + " of " + heap);
        }
    }

    private static IllegalArgumentException tooLarge(IntFunction<TranspositionTable> make) {
        return assertThrows(IllegalArgumentException.class,
            () -> make.apply(TranspositionTable.MAX_MEGABYTES));
    }

    /// Writes and reads a few hundred keys that share buckets; every entry read must be one that its key
    /// determines.
    private static Callable<Boolean> hammer(TranspositionTable table, long seed) {
        return () -> {
            SplittableRandom random = new SplittableRandom(seed);
            for (int i = 0; i < 300_000; i++) {
                long key = random.nextInt(400);
                int value = (int) (key * 7 % 6400);
                long entry = table.probe(key);
                if (entry != TableEntry.NONE
                        && (TableEntry.lower(entry) != value || TableEntry.move(entry) != key % 64)) {
                    return false;
                }
                table.store(key, value, value, 10, 100, (int) (key % 64));
            }
            return true;
        };
    }

    @Test
    void boundsOfAnotherConfidenceAreNotMixedIn() {
        table.store(7, -6400, 300, 5, 73, 12);
        table.store(7, 100, 6400, 5, 100, 33);

        long entry = table.probe(7);
        assertEquals(100, TableEntry.lower(entry));
        assertEquals(6400, TableEntry.upper(entry), "only a guess of the selective search");
        assertEquals(100, TableEntry.confidence(entry));
    }
}
