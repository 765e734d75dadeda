package flipchip.app.cli.ask;

import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.engine.board.Board;
import flipchip.engine.simd.FastPerft;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "perft",
    description = "Count the leaves of the move tree from the initial board; a pass is a ply.")
public final class PerftCommand implements Callable<Integer> {
    private static final int MAX_DEPTH = 15;
    private static final int MAX_THREADS = 256;

    @Mixin
    private Output output;
    @Parameters(paramLabel = "DEPTH", description = "Number of plies, 1 to " + MAX_DEPTH + ".")
    private int depth;
    @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
        description = "Threads that share the work. Default: ${DEFAULT-VALUE}.")
    private int threads;

    /// @param leaves  positions at exactly this depth, finished games included
    /// @param seconds time the count took
    record Row(int depth, long leaves, double seconds) {}

    @Override
    public Integer call() {
        if (depth < 1 || depth > MAX_DEPTH) {
            throw new Misuse("'" + depth + "' is not a number between 1 and " + MAX_DEPTH);
        }
        if (threads < 1 || threads > MAX_THREADS) {
            throw new Misuse("'" + threads + "' is not a number of threads between 1 and " + MAX_THREADS);
        }
        for (int d = 1; d <= depth; d++) {
            long start = System.nanoTime();
            long leaves = FastPerft.count(Board.INITIAL, d, threads);
            Row row = new Row(d, leaves, (System.nanoTime() - start) / 1e9);
            output.give("perft", row, "%2d %19d  %9.3f s%n", row.depth(), row.leaves(), row.seconds());
        }
        return ExitCode.OK;
    }
}
