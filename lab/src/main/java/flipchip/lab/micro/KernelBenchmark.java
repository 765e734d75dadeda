package flipchip.lab.micro;

import java.util.List;
import java.util.concurrent.TimeUnit;
import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Game;
import flipchip.engine.board.Stability;
import flipchip.engine.match.Openings;
import flipchip.engine.simd.ChildList;
import flipchip.engine.simd.Kernels;
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

/// A benchmark of the innermost loops on boards of random games, in nanoseconds: legal moves and flips, by
/// the kernel that searches use on this machine and by plain longs, the discs that the last move flips, the
/// children of a node put in order, and the discs that can never be flipped.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class KernelBenchmark {
    private static final int BOARDS = 256;

    /// Squares that are empty.
    @Param({"30", "12"})
    private int empties;

    private final long[] players = new long[BOARDS];
    private final long[] opponents = new long[BOARDS];
    private final long[] moves = new long[BOARDS];
    private final int[] squares = new int[BOARDS];
    private final ChildList children = new ChildList(1);
    private int next;

    @Setup
    public void playGames() {
        List<Game> games = Openings.random(BOARDS, 60 - empties, 1);
        for (int i = 0; i < BOARDS; i++) {
            Board board = games.get(i).position().afterForcedPass().board();
            players[i] = board.player();
            opponents[i] = board.opponent();
            moves[i] = board.legalMoves();
            squares[i] = Long.numberOfTrailingZeros(moves[i]) & 63;
        }
    }

    @Benchmark
    public long legalMoves() {
        int i = next++ & BOARDS - 1;
        return Kernels.legalMoves(players[i], opponents[i]);
    }

    @Benchmark
    public long legalMovesOfLongs() {
        int i = next++ & BOARDS - 1;
        return Flips.legalMoves(players[i], opponents[i]);
    }

    @Benchmark
    public long flips() {
        int i = next++ & BOARDS - 1;
        return Kernels.flips(squares[i], players[i], opponents[i]);
    }

    @Benchmark
    public long flipsOfLongs() {
        int i = next++ & BOARDS - 1;
        return Flips.flips(squares[i], players[i], opponents[i]);
    }

    @Benchmark
    public int lastFlips() {
        int i = next++ & BOARDS - 1;
        return Kernels.lastFlips(squares[i], players[i]);
    }

    @Benchmark
    public long children() {
        int i = next++ & BOARDS - 1;
        Kernels.children(players[i], opponents[i], moves[i], 0, children, 0);
        return children.keys[0];
    }

    @Benchmark
    public long stable() {
        int i = next++ & BOARDS - 1;
        return Stability.stable(players[i], opponents[i]);
    }
}
