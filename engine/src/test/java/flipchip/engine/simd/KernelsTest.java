package flipchip.engine.simd;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeModel;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import flipchip.engine.testkit.Warm;
import org.junit.jupiter.api.Test;

/// Every back end this machine has gives what the plain loops give, on reachable boards and on random bits.
class KernelsTest {
    private static final List<BoardKernel> KERNELS =
        Stream.of("scalar", "vector", "auto").map(form -> KernelChoice.choose(form, true).kernel()).toList();
    /// For single boards also that of machines with 512 bits, slow where they are missing.
    private static final List<BoardKernel> OF_ONE_BOARD =
        Stream.concat(KERNELS.stream(), Stream.of(new LaneKernel())).toList();

    private static final Set<String> SHARED =
        Set.of("and", "or", "not", "neg", "add", "sub", "mul", "min", "max", "eq", "lt");
    /// Also shared, and left to vectors of 512 bits.
    private static final Set<String> OF_LANES = Set.of("intoArray", "lanewise with a long");

    @Test
    void flipsAreThoseOfTheRules() {
        forAllBoards(board -> {
            for (int square = 0; square < 64; square++) {
                if ((board.occupied() >>> square & 1) == 0) {
                    long expected = Flips.flips(square, board.player(), board.opponent());
                    for (BoardKernel kernel : OF_ONE_BOARD) {
                        assertSquares(expected, kernel.flips(square, board.player(), board.opponent()),
                            kernel);
                    }
                }
            }
        });
    }

    @Test
    void legalMovesAreTheSquaresThatFlipSomething() {
        forAllBoards(board -> {
            long expected = 0;
            for (int square = 0; square < 64; square++) {
                if ((board.occupied() >>> square & 1) == 0
                        && Flips.flips(square, board.player(), board.opponent()) != 0) {
                    expected |= 1L << square;
                }
            }
            for (BoardKernel kernel : KERNELS) {
                assertSquares(expected, kernel.legalMoves(board.player(), board.opponent()), kernel);
            }
        });
    }

    @Test
    void lastFlipsCountTheFlipsOnAFullBoard() {
        SplittableRandom random = new SplittableRandom(64);
        for (int i = 0; i < 20_000; i++) {
            int square = random.nextInt(64);
            long player =
                (i % 2 == 0 ? random.nextLong() : random.nextLong() & random.nextLong()) & ~(1L << square);
            int expected = Long.bitCount(Flips.flips(square, player, ~player & ~(1L << square)));
            for (BoardKernel kernel : OF_ONE_BOARD) {
                assertEquals(expected, kernel.lastFlips(square, player),
                    () -> kernel + ": " + Square.of(square) + " on " + Square.list(player));
            }
        }
    }

    @Test
    void childrenOfAllBackEndsAreEqual() {
        long odd = 0x0F0F_0F0F_F0F0_F0F0L;
        forAllBoards(board -> {
            long moves = board.legalMoves();
            if (moves != 0) {
                List<long[]> families =
                    KERNELS.stream().map(kernel -> family(kernel, board, moves, odd)).toList();
                for (long[] family : families) {
                    assertArrayEquals(families.getFirst(), family);
                }
            }
        });
    }

    @Test
    void childrenCarryMoveFlipsAndRepliesInTheOrderOfTheSquares() {
        ChildList list = new ChildList(1);
        forAllBoards(board -> {
            long moves = board.legalMoves();
            if (moves != 0) {
                Kernels.children(board.player(), board.opponent(), moves, 0, list, 0);
            }
            int i = 0;
            for (long rest = moves; rest != 0; rest &= rest - 1, i++) {
                Board child = board.play(Square.of(Long.numberOfTrailingZeros(rest)));
                assertEquals(Long.lowestOneBit(rest), list.moves[i]);
                assertEquals(board.opponent() ^ child.player(), list.flips[i]);
                assertEquals(child.legalMoves(), list.replies[i]);
            }
        });
    }

    @Test
    void theBestChildComesFirstAndEveryChildOnce() {
        ChildList list = new ChildList(1);
        Board board = Boards.reachable(new SplittableRandom(7), 30);
        long moves = board.legalMoves();
        int count = Long.bitCount(moves);
        Kernels.children(board.player(), board.opponent(), moves, 0, list, 0);
        long[] sorted = Arrays.copyOf(list.keys, count);
        Arrays.sort(sorted);

        long seen = 0;
        for (int i = 0; i < count; i++) {
            int child = list.best(i, count);
            assertEquals(sorted[i], list.keys[i]);
            seen |= list.moves[child];
        }

        assertEquals(moves, seen);
    }

    @Test
    void noBackEndAllocates() {
        ChildList list = new ChildList(1);
        Board board = Boards.reachable(new SplittableRandom(11), 24);
        long moves = board.legalMoves();
        for (BoardKernel kernel : KERNELS) {
            assertEquals(0, bytesPerCall(x -> kernel.flips((int) x & 63, board.player(), board.opponent())),
                "flips");
            assertEquals(0, bytesPerCall(x -> kernel.legalMoves(board.player() ^ x, board.opponent())),
                "moves");
            assertEquals(0, bytesPerCall(x -> kernel.lastFlips((int) x & 63, board.player())), "last flips");
            assertEquals(0, bytesPerCall(x -> {
                kernel.children(board.player(), board.opponent(), moves, x, list, 0);
                return list.keys[0];
            }), () -> "children of " + kernel.getClass());
        }
    }

    /// See the package: through those methods a width unknown to the compiler makes an object.
    @Test
    void noKernelCallsWhatTheWidthsOfLongVectorsShare() throws IOException {
        for (Class<?> kernel : List.of(LaneBoards.class, LaneFamily.class, Captives.class, VectorKernel.class,
            LaneKernel.class, QuadKernel.class)) {
            assertEquals(Set.of(), callsOfLongVector(kernel, SHARED), kernel::getName);
        }
        for (Class<?> kernel : List.of(VectorKernel.class, LaneKernel.class, QuadKernel.class)) {
            assertEquals(Set.of(), callsOfLongVector(kernel, OF_LANES), kernel::getName);
        }
        assertEquals(OF_LANES, callsOfLongVector(LaneBoards.class, OF_LANES));
    }

    @Test
    void theChoiceSaysWhyItFellBack() {
        assertTrue(KernelChoice.choose("auto", false).reason()
            .contains("jdk.incubator.vector is not in this run time"));
        assertTrue(KernelChoice.choose("scalar", true).reason().contains("-Dflipchip.simd=scalar"));
        assertFalse(KernelChoice.choose("scalar", true).lanes());
        assertThrows(IllegalArgumentException.class, () -> KernelChoice.choose("fast", true));
    }

    /// Bytes a call allocates once the compiler has done its work: the least of several batches, each warmer.
    private static long bytesPerCall(LongUnaryOperator call) {
        var thread = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long[] sum = {0};
        double least = Warm.least(() -> {
            long before = thread.getCurrentThreadAllocatedBytes();
            long mine = 0;
            for (int i = 0; i < 2_000; i++) {
                mine += call.applyAsLong(i);
            }
            sum[0] += mine;
            return (thread.getCurrentThreadAllocatedBytes() - before) / 2_000;
        }, 1);
        assertTrue(sum[0] != Long.MIN_VALUE + 1);
        return (long) least;
    }

    /// Which `methods` of long vectors the code of `type` calls.
    private static Set<String> callsOfLongVector(Class<?> type, Set<String> methods) throws IOException {
        try (InputStream bytes = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            return ClassFile.of().parse(bytes.readAllBytes()).methods().stream()
                .flatMap(method -> method.code().stream()).flatMap(CodeModel::elementStream)
                .filter(InvokeInstruction.class::isInstance).map(InvokeInstruction.class::cast)
                .filter(call -> call.owner().asInternalName().equals("jdk/incubator/vector/LongVector"))
                .map(call -> call.name().stringValue()
                    + (call.type().stringValue().contains("Binary;J") ? " with a long" : ""))
                .filter(methods::contains).collect(Collectors.toSet());
        }
    }

    private static long[] family(BoardKernel kernel, Board board, long moves, long odd) {
        ChildList list = new ChildList(1);
        kernel.children(board.player(), board.opponent(), moves, odd, list, 0);
        int count = Long.bitCount(moves);
        long[] family = Arrays.copyOf(list.keys, 4 * count);
        System.arraycopy(list.moves, 0, family, count, count);
        System.arraycopy(list.flips, 0, family, 2 * count, count);
        System.arraycopy(list.replies, 0, family, 3 * count, count);
        return family;
    }

    /// Reachable boards, and boards of random bits that no game reaches.
    private static void forAllBoards(java.util.function.Consumer<Board> property) {
        Boards.forAll(property);
        SplittableRandom random = new SplittableRandom(20261121);
        for (int i = 0; i < 2_000; i++) {
            long discs = i % 2 == 0 ? random.nextLong() : random.nextLong() | random.nextLong();
            long player = discs & random.nextLong();
            property.accept(new Board(player, discs & ~player));
        }
    }

    private static void assertSquares(long expected, long actual, Object kernel) {
        if (expected != actual) {
            assertEquals(Square.list(expected), Square.list(actual), kernel::toString);
        }
    }
}
