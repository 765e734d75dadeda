package flipchip.engine.endgame;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import flipchip.engine.board.Board;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.eval.Evaluator;
import flipchip.engine.simd.ChildList;
import flipchip.engine.simd.Kernels;
import flipchip.engine.testkit.Boards;

/// Nanoseconds to make the children of one board and find the first to try: by mobility alone, and by the evaluation
/// with the shallow search that so many empties get. Each of 64 boards in turn.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class MoveOrderBenchmark {
    private static final int BOARDS = 64;

    @Param({"10", "15", "20", "24"})
    private int empties;

    private final long[] players = new long[BOARDS];
    private final long[] opponents = new long[BOARDS];
    private final Evaluator evaluator = BuiltInEvaluation.get().evaluation().newEvaluator();
    private final ChildOrder order = new ChildOrder(evaluator, new OrderingSearch(evaluator));
    private final ChildList list = new ChildList(1);
    private int next;

    @Setup
    public void reachBoards() {
        SplittableRandom random = new SplittableRandom(empties);
        for (int i = 0; i < BOARDS;) {
            Board board = Boards.reachable(random, 60 - empties);
            if (board.empties() == empties && Long.bitCount(board.legalMoves()) > 1) {
                players[i] = board.player();
                opponents[i++] = board.opponent();
            }
        }
    }

    @Benchmark
    public int byMobility() {
        int i = next++ & BOARDS - 1;
        return list.best(0, children(i));
    }

    /// With fewer than [ChildOrder#LEAST_EMPTIES] empties the evaluation is not asked.
    @Benchmark
    public int byEvaluation() {
        int i = next++ & BOARDS - 1;
        int end = children(i);
        evaluator.start(players[i], opponents[i]);
        order.sort(list, 0, end, players[i], opponents[i], 0);
        return list.best(0, end);
    }

    private int children(int i) {
        long moves = Kernels.legalMoves(players[i], opponents[i]);
        Kernels.children(players[i], opponents[i], moves, Regions.odd(~(players[i] | opponents[i])), list, 0);
        return Long.bitCount(moves);
    }
}
