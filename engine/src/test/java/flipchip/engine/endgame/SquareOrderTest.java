package flipchip.engine.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import flipchip.engine.simd.OrderWeights;
import org.junit.jupiter.api.Test;

class SquareOrderTest {
    private final SplittableRandom random = new SplittableRandom(1);

    @Test
    void aListHoldsItsSquaresThePreferredFirst() {
        forLists(squares -> {
            List<Integer> list = unpacked(SquareOrder.pack(bits(squares)), squares.size());

            assertEquals(bits(squares), bits(list));
            for (int i = 1; i < list.size(); i++) {
                assertTrue(OrderWeights.preference(list.get(i - 1)) <= OrderWeights.preference(list.get(i)),
                    list::toString);
            }
        });
    }

    @Test
    void aSquareIsFoundAndTakenOutOfAList() {
        forLists(squares -> {
            long list = SquareOrder.pack(bits(squares));
            for (int square : squares) {
                List<Integer> rest = unpacked(list, squares.size());
                rest.remove((Integer) square);
                int shift = SquareOrder.shiftOf(square, list);

                assertEquals(square, (int) (list >>> shift) & 63);
                assertEquals(rest, unpacked(SquareOrder.without(list, shift), squares.size() - 1));
            }
        });
    }

    /// The side that plays a square alone in its region has the last move there.
    @Test
    void ofFourSquaresThoseAloneInTheirRegionGoFirstAndThenThreeInOne() {
        for (int i = 0; i < 2_000; i++) {
            int list = (int) SquareOrder.pack(bits(squares(4)));
            List<Integer> firsts = new ArrayList<>();
            for (int k = 0, order = SquareOrder.ofFour(list); k < 4; k++, order >>>= 8) {
                List<Integer> tried = new ArrayList<>();
                for (int place = 0; place < 4; place++) {
                    tried.add(SquareOrder.square(list, order, place));
                }
                assertEquals(bits(unpacked(list, 4)), bits(tried), "each of the four once");
                assertUrgentFirst(tried.subList(1, 4));
                firsts.add(tried.getFirst());
            }
            assertEquals(bits(unpacked(list, 4)), bits(firsts), "each goes first once");
            assertUrgentFirst(firsts);
        }
    }

    @Test
    void theRegionsAreTheFourQuartersOfTheBoardAndAMoveChangesTheParityOfOne() {
        for (int i = 0; i < 1_000; i++) {
            long empties = random.nextLong();
            int square = random.nextInt(64);
            int quarter = (square & 7) / 4 + square / 32 * 2;

            assertEquals(quarter, Regions.number(square));
            assertEquals(16, Long.bitCount(Regions.of(square)));
            assertTrue((Regions.of(square) >>> square & 1) != 0);
            assertEquals(Regions.odd(empties) ^ Regions.of(square), Regions.odd(empties ^ 1L << square));
        }
        assertEquals(0, Regions.odd(0));
    }

    private static void assertUrgentFirst(List<Integer> squares) {
        int before = 0;
        for (int square : squares) {
            int inRegion = Long.bitCount(bits(squares) & Regions.of(square));
            int rank = inRegion == 1 ? 1 : inRegion == 3 ? 2 : 3;
            assertTrue(before <= rank, squares::toString);
            before = rank;
        }
    }

    private void forLists(Consumer<List<Integer>> property) {
        for (int i = 0; i < 2_000; i++) {
            property.accept(squares(1 + i % 8));
        }
    }

    private List<Integer> squares(int count) {
        return random.ints(0, 64).distinct().limit(count).boxed().toList();
    }

    private static long bits(List<Integer> squares) {
        return squares.stream().mapToLong(square -> 1L << square).reduce(0, (a, b) -> a | b);
    }

    private static List<Integer> unpacked(long list, int count) {
        List<Integer> squares = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            squares.add((int) (list >>> 8 * i) & 63);
        }
        return squares;
    }
}
