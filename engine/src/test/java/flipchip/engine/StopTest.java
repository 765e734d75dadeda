package flipchip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StopTest {
    private static final EngineOptions SMALL = EngineOptions.DEFAULT.withTableMegabytes(4);

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void searchesStoppedAtRandomMomentsAnswerWithALegalMove(int threads) {
        SplittableRandom random = new SplittableRandom(threads);
        try (Engine engine = new Engine(SMALL.withThreads(threads))) {
            for (int i = 0; i < 500; i++) {
                Position position = position(random);
                SearchHandle handle = startAndStop(engine, position, random);
                SearchResult result = handle.result().join();

                assertTrue(position.isLegal(result.bestMove()), () -> position + ": " + result);
                assertEquals(result.bestMove(), result.line().getFirst());
            }
            assertTableIsUsable(engine, random);
        }
    }

    @Test
    void theBoundOfNodesHoldsToOneInterval() {
        try (Engine engine = new Engine(SMALL)) {
            SearchResult result = engine.search(Position.INITIAL, SearchLimits.nodes(100_000));

            assertTrue(result.nodes() >= 50_000 && result.nodes() <= 102_048, result::toString);
        }
    }

    @Test
    void theResultOfAStoppedSearchIsThatOfTheLastFinishedDepth() {
        try (Engine engine = new Engine(SMALL)) {
            SearchHandle[] handle = new SearchHandle[1];
            var reported = new java.util.concurrent.LinkedBlockingQueue<flipchip.engine.api.SearchProgress>();
            handle[0] = engine.start(Position.INITIAL, SearchLimits.nodes(300_000), reported::add);
            SearchResult result = handle[0].result().join();

            var last = reported.stream().reduce((_, second) -> second).orElseThrow();
            assertEquals(last.depth(), result.depth());
            assertEquals(last.line(), result.line());
            assertEquals(last.centidiscs(), result.centidiscs());
        }
    }

    /// Ends the search by nodes, by a stop at once, or by a stop from the search thread after some depth.
    private static SearchHandle startAndStop(Engine engine, Position position, SplittableRandom random) {
        switch (random.nextInt(3)) {
            case 0 -> {
                return engine.start(position, SearchLimits.nodes(1 + random.nextInt(20_000)),
                    SearchListener.NONE);
            }
            case 1 -> {
                SearchHandle handle = engine.start(position, SearchLimits.INFINITE, SearchListener.NONE);
                handle.stop();
                return handle;
            }
            default -> {
                int depth = 1 + random.nextInt(7);
                var started = new java.util.concurrent.CompletableFuture<SearchHandle>();
                SearchHandle handle = engine.start(position, SearchLimits.INFINITE, progress -> {
                    if (progress.depth() >= depth) {
                        started.join().stop();
                    }
                });
                started.complete(handle);
                return handle;
            }
        }
    }

    private static void assertTableIsUsable(Engine engine, SplittableRandom random) {
        for (int i = 0; i < 20; i++) {
            Board board = Boards.reachable(random, 50);
            if (board.legalMoves() == 0) {
                continue;
            }
            Position position = new Position(board, Color.BLACK);
            try (Engine fresh = new Engine(SMALL)) {
                assertEquals(exactScore(fresh, position), exactScore(engine, position), position::toString);
            }
        }
    }

    private static int exactScore(Engine engine, Position position) {
        SearchLimits limits = SearchLimits.exact().withAllMoves();
        return engine.search(position, limits).centidiscs();
    }

    private static Position position(SplittableRandom random) {
        while (true) {
            Board board = Boards.reachable(random, random.nextInt(55));
            if (board.legalMoves() != 0) {
                return new Position(board, random.nextBoolean() ? Color.BLACK : Color.WHITE);
            }
        }
    }
}
