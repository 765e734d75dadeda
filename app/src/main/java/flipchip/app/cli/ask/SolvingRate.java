package flipchip.app.cli.ask;

import java.util.SplittableRandom;
import flipchip.app.cli.answer.AllocatedBytes;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A measurement of the solving speed of one thread with compiled code.
///
/// @param nodes        searched altogether
/// @param bytesPerNode what all threads of the process allocated meanwhile
record SolvingRate(long nodes, long nodesPerSecond, double bytesPerNode) {
    private static final long SEED = 20;
    private static final int EMPTIES = 20;
    private static final int TABLE_MEGABYTES = 16;

    /// Solves endgames of random games for so long; the last third counts.
    static SolvingRate measure(int seconds) {
        SplittableRandom random = new SplittableRandom(SEED);
        EngineOptions options = EngineOptions.DEFAULT.withTableMegabytes(TABLE_MEGABYTES);
        long begin = System.nanoTime();
        long warm = begin + seconds * 2_000_000_000L / 3;
        long end = begin + seconds * 1_000_000_000L;
        AllocatedBytes allocated = new AllocatedBytes();
        long all = 0;
        long nodes = 0;
        long nanos = 0;
        long bytes = 0;
        try (Engine engine = new Engine(options)) {
            while (System.nanoTime() < end || nodes == 0) {
                Position position = position(random);
                boolean counts = System.nanoTime() >= warm;
                allocated.take();
                long start = System.nanoTime();
                long searched = engine.search(position, SearchLimits.exact()).nodes();
                all += searched;
                if (counts) {
                    nanos += System.nanoTime() - start;
                    nodes += searched;
                    bytes += allocated.take();
                }
            }
        }
        return new SolvingRate(all, Math.round(nodes * 1e9 / nanos), (double) bytes / nodes);
    }

    private static Position position(SplittableRandom random) {
        while (true) {
            Position position = Position.INITIAL;
            while (!position.isGameOver() && position.board().empties() > EMPTIES) {
                position = position.play(Square.random(position.legalMoves(), random));
            }
            if (Long.bitCount(position.legalMoves()) > 1) {
                return position;
            }
        }
    }
}
