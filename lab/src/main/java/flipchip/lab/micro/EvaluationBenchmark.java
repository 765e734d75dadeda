package flipchip.lab.micro;

import java.util.List;
import java.util.concurrent.TimeUnit;
import flipchip.engine.api.Evaluator;
import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Game;
import flipchip.engine.eval.Evaluations;
import flipchip.engine.match.Openings;
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

/// A benchmark of the evaluation in nanoseconds: at the current board, after a move that is undone, and from
/// scratch.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class EvaluationBenchmark {
    private static final int BOARDS = 256;

    @Param({"full", "classic"})
    private String evaluation;

    private final long[] players = new long[BOARDS];
    private final long[] opponents = new long[BOARDS];
    private final int[] squares = new int[BOARDS];
    private final long[] flips = new long[BOARDS];
    private Evaluator[] evaluators;
    private int next;

    @Setup
    public void standAtBoards() {
        List<Game> games = Openings.random(BOARDS, 30, 1);
        evaluators = new Evaluator[BOARDS];
        for (int i = 0; i < BOARDS; i++) {
            Board board = games.get(i).position().board();
            players[i] = board.player();
            opponents[i] = board.opponent();
            squares[i] = Long.numberOfTrailingZeros(board.legalMoves());
            flips[i] = Flips.flips(squares[i], players[i], opponents[i]);
            evaluators[i] = Evaluations.named(evaluation).orElseThrow().newEvaluator();
            evaluators[i].start(players[i], opponents[i]);
        }
    }

    @Benchmark
    public int standing() {
        int i = next++ & BOARDS - 1;
        return evaluators[i].evaluate(players[i], opponents[i]);
    }

    @Benchmark
    public int afterAMove() {
        int i = next++ & BOARDS - 1;
        Evaluator evaluator = evaluators[i];
        evaluator.play(squares[i], flips[i]);
        int value = evaluator.evaluate(opponents[i] ^ flips[i], players[i] ^ flips[i] ^ 1L << squares[i]);
        evaluator.undo();
        return value;
    }

    @Benchmark
    public int fromScratch() {
        int i = next++ & BOARDS - 1;
        evaluators[i].start(players[i], opponents[i]);
        return evaluators[i].evaluate(players[i], opponents[i]);
    }
}
