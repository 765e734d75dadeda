package flipchip.hwsim.verify.referee;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.simd.Kernels;
import flipchip.hwsim.gates.lanes.WidePass;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.referee.array.CellArray;

/// A comparison of the cell array with the rules of the engine: for each position and both colours the legal
/// moves, the next state for every legal move, and one selected square that is empty but not legal, where
/// only the disc itself may appear. One use.
///
/// 64 of these questions, or 256 or 512, are put to the circuit at once. It stops at the first difference.
/// Thread: owner
public final class ArrayVerification {
    /// Positions from which on the wide form ends first, though the JVM compiles it for some seconds.
    private static final long WIDE_PAYS = 5_000_000;
    private static final int PROGRESS_EVERY = 1 << 14;
    /// Picks the empty, not legal square from the position's bits; any odd constant does.
    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

    /// What the array should have shown and did not.
    ///
    /// @param select   the square selected, if any
    /// @param output   the output bus, "legal", "toB" or "toW"
    /// @param expected squares by the rules, as a bitboard
    /// @param actual   squares by the circuit
    public record Mismatch(Position position, Optional<Square> select, String output, long expected,
            long actual) {
        @Override
        public String toString() {
            return output + " of the array is {" + Square.list(actual) + "}, by the rules {"
                + Square.list(expected) + "}: " + position.toMove() + " to move, black "
                + Square.list(position.black()) + ", white " + Square.list(position.white())
                + select.map(square -> ", " + square + " selected").orElse("");
        }
    }

    /// What was tried and found.
    ///
    /// @param positions   boards tried, each for both colours
    /// @param legalMasks  sets of legal moves compared
    /// @param flipSets    next states compared for legal moves
    /// @param illegal     next states compared for selected squares that are empty and not legal
    /// @param covered     cases of (square, direction, discs turned) met
    /// @param possible    cases there are
    /// @param missing     the cases not met, e.g. "a1 E 6"
    /// @param mismatch    the first difference; the run ended there
    public record Report(long positions, long legalMasks, long flipSets, long illegal, int covered,
            int possible, List<String> missing, Optional<Mismatch> mismatch, Duration elapsed) {
        public double positionsPerSecond() {
            return positions * 1e9 / Math.max(1, elapsed.toNanos());
        }
    }

    private final QuestionBatch batch;
    private final RunCoverage coverage = new RunCoverage();
    private final PositionSource source;
    /// No case is left to be noted.
    private boolean allCovered;
    private long legalMasks;
    private long flipSets;
    private long illegal;

    /// @param simulator of `array`; [Simulator#force] a net beforehand to see the fault found
    /// @param seed      the same seed tries the same positions
    public ArrayVerification(CellArray array, Simulator simulator, long seed) {
        this(array, ArrayLanes.of(simulator), seed);
    }

    private ArrayVerification(CellArray array, ArrayLanes circuit, long seed) {
        batch = new QuestionBatch(array.nets(), circuit);
        source = new PositionSource(seed);
    }

    /// The sound array on the Vector API: slow for some seconds, then the fastest.
    public static ArrayVerification wide(CellArray array, long seed) {
        return new ArrayVerification(array, ArrayLanes.of(new WidePass(array.netlist())), seed);
    }

    /// The sound array, in the form that has compared `positions` first.
    public static ArrayVerification of(CellArray array, long positions, long seed) {
        return positions >= WIDE_PAYS && WidePass.isFast()
            ? wide(array, seed)
            : new ArrayVerification(array, BitParallelSimulator.compiled(array.netlist()), seed);
    }

    /// Tries `positions` boards, or fewer if there is a mismatch.
    ///
    /// @param progress receives the number of boards done, now and then
    public Report run(long positions, LongConsumer progress) {
        long start = System.nanoTime();
        long done = 0;
        while (done < positions && batch.mismatch().isEmpty()) {
            source.advance();
            ask(Color.BLACK, source.first(), source.second());
            ask(Color.WHITE, source.second(), source.first());
            done++;
            if (done % PROGRESS_EVERY == 0) {
                allCovered = coverage.covered() == coverage.possible();
                progress.accept(done);
            }
        }
        batch.answer();
        return new Report(done, legalMasks, flipSets, illegal, coverage.covered(), coverage.possible(),
            coverage.missing(), batch.mismatch(), Duration.ofNanos(System.nanoTime() - start));
    }

    /// All questions about one board with `mover` to move, who has the discs `player`.
    private void ask(Color mover, long player, long opponent) {
        long legal = Kernels.legalMoves(player, opponent);
        legalMasks++;
        batch.position(mover, player, opponent, legal);
        for (long rest = legal; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flips = Kernels.flips(square, player, opponent);
            if (!allCovered) {
                coverage.note(square, flips);
            }
            flipSets++;
            batch.ask(1L << square, flips | 1L << square);
        }
        long select = oneOf(~(player | opponent) & ~legal, player * SPREAD);
        illegal += select == 0 ? 0 : 1;
        batch.ask(select, select);
    }

    /// One of the bits, chosen by `number`; zero of none.
    private static long oneOf(long bits, long number) {
        if (bits == 0) {
            return 0;
        }
        long above = bits & -1L << (number >>> 58);
        return Long.lowestOneBit(above != 0 ? above : bits);
    }
}
