package flipchip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import flipchip.engine.api.Evaluation;
import flipchip.engine.api.Evaluator;
import flipchip.engine.api.Level;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.match.Openings;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EngineTest {
    private final Engine engine = new Engine(EngineOptions.DEFAULT.withTableMegabytes(4));

    @AfterEach
    void close() {
        engine.close();
    }

    @Test
    void aPositionWithoutALegalMoveIsRefused() {
        Position over = Position.of(Square.A1.bit(), 0, Color.BLACK);

        Exception e = assertThrows(IllegalArgumentException.class,
            () -> engine.start(over, SearchLimits.depth(3), SearchListener.NONE));
        assertTrue(e.getMessage().contains("game is over"), e.getMessage());
    }

    /// Where they are made, not in the search that meets them.
    @Test
    void limitsAndOptionsWithoutAPartAreRefused() {
        assertThrows(NullPointerException.class, () -> SearchLimits.depth(4).withTime(null));
        assertThrows(NullPointerException.class, () -> EngineOptions.DEFAULT.withEvaluation(null));
    }

    @Test
    void whatIsMissingIsRefusedWhereItIsGiven() {
        assertEquals("evaluation", missing(() -> EngineOptions.DEFAULT.withEvaluation(null)));
        assertEquals("time", missing(() -> SearchLimits.INFINITE.withTime(null)));
        assertEquals("loss", missing(() -> SearchLimits.INFINITE.withLoss(null)));
        assertEquals("limits", missing(() -> new Level(1, "weak", null, Duration.ZERO)));
        assertEquals("person", missing(() -> new PersonPlayer(null, 1)));
    }

    private static String missing(Executable call) {
        return assertThrows(NullPointerException.class, call).getMessage();
    }

    /// One leaf in four is far too high or too low.
    @ParameterizedTest
    @ValueSource(ints = {6400, 7000, 40_000, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void theJudgementsOfAnotherEvaluationAreClamped(int wild) {
        Position position = Game.INITIAL.play(Square.F5).position();
        Evaluation evaluation = new Wild(wild);
        EngineOptions options = EngineOptions.DEFAULT.withTableMegabytes(1);
        try (Engine own = new Engine(options.withEvaluation(evaluation));
                Engine tame = new Engine(options.withEvaluation(new Wild(wild > 0 ? 6399 : -6399)))) {
            for (int depth : new int[] {1, 2, 4, 6}) {
                SearchLimits limits = SearchLimits.depth(depth).withAllMoves();

                SearchResult result = own.search(position, limits);

                assertEquals(tame.search(position, limits).moves(), result.moves(), "depth " + depth);
            }
            assertEquals(tame.evaluate(position), own.evaluate(position));
        }
    }

    private record Wild(int value) implements Evaluation, Evaluator {
        @Override
        public String name() {
            return "wild";
        }

        @Override
        public Evaluator newEvaluator() {
            return this;
        }

        @Override
        public void start(long player, long opponent) {}

        @Override
        public void play(int square, long flips) {}

        @Override
        public void pass() {}

        @Override
        public void undo() {}

        @Override
        public int evaluate(long player, long opponent) {
            long hash = (player * 31 + opponent) * 0x9E37_79B9_7F4A_7C15L;
            return hash >>> 62 == 0 ? value : (int) (hash >>> 56);
        }
    }

    @Test
    void theOnlyLegalMoveIsPlayedAtOnce() {
        Position position = Position.of(Square.A1.bit(), Square.B1.bit(), Color.BLACK);

        SearchResult result = engine.search(position, SearchLimits.INFINITE);

        assertEquals(Square.C1, result.bestMove());
        assertEquals(Source.FORCED, result.source());
    }

    @Test
    void aClosedEngineRefusesTheOnlyMoveToo() {
        engine.close();

        assertThrows(IllegalStateException.class, () -> engine
            .search(Position.of(Square.A1.bit(), Square.B1.bit(), Color.BLACK), SearchLimits.exact()));
    }

    @Test
    void anExactSearchIsExactOnTheEmptiestBoards() {
        Position two = Position.of(Square.A1.bit(), Square.B1.bit(), Color.BLACK);
        Position three = Position.of(Square.A1.bit(), Square.A2.bit() | Square.E4.bit(), Color.BLACK);

        assertTrue(engine.search(two, SearchLimits.exact().withAllMoves()).exact());
        assertTrue(engine.search(three, SearchLimits.exact().withAllMoves()).exact());
    }

    @Test
    void everyFinishedDepthIsReportedWithItsLine() {
        List<SearchProgress> heard = new ArrayList<>();

        SearchResult result =
            engine.start(Position.INITIAL, SearchLimits.depth(6), heard::add).result().join();

        assertEquals(List.of(1, 2, 3, 4, 5, 6), heard.stream().map(SearchProgress::depth).toList());
        assertEquals(6, result.line().size());
        assertEquals(result.bestMove(), result.line().getFirst());
    }

    @DisplayName("a move is found where every move loses all discs, and where the window is missed widely")
    @ParameterizedTest
    @ValueSource(strings = {"OOOOOOOOOOOOOOOOOOOOOOOOOOO-OOOOOOOOOOOXOOOOOO--OOOOOOOOOOOO-OX- X",
        "OOOOOOOOOOOOOOOOOOOO-OOOOOO-OOOOOO-OXOOOOOOOOOOOOOO-OOOOOOOOO-OO X",
        "OOOOOOOOOOOOOXXOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO-OOOOOO--OOOOO--OO X"})
    void aLostPositionHasAMove(String board) throws NotationException {
        Position position = BoardText.parse(board);

        SearchResult result = engine.search(position, SearchLimits.exact());

        assertTrue(position.isLegal(result.bestMove()));
        assertEquals(-6400, result.centidiscs());
    }

    @Test
    void theLineOfASolvedGameEndsInItsScore() {
        for (Game opening : Openings.random(10, 48, 1)) {
            Position end = opening.position();
            SearchResult result = engine.search(end, SearchLimits.exact());
            if (result.source() == Source.FORCED) {
                continue;
            }
            int sign = end.toMove() == Color.BLACK ? 1 : -1;
            for (Square move : result.line()) {
                end = end.play(move);
            }
            assertTrue(end.isGameOver(), () -> opening + " " + result);
            assertEquals(result.centidiscs(), 100 * sign * end.finalScoreForBlack());
        }
    }

    /// Nodes tell: what is known needs fewer.
    @Test
    void whatIsForgottenIsSearchedAnew() throws NotationException {
        Position midgame =
            BoardText.parse("-OOO------XO--X-OOXXXXXXXOOXOXXXOOXXOOXX--XXOOXX--XXOO---XXXXXX- X");
        long[] nodes = new long[3];
        for (int i = 0; i < nodes.length; i++) {
            if (i == 2) {
                engine.forget();
            }
            nodes[i] = engine.search(midgame, SearchLimits.depth(9)).nodes();
        }

        assertTrue(nodes[1] < nodes[0] / 2, nodes[1] + " after " + nodes[0]);
        assertEquals(nodes[0], nodes[2]);
    }

    @Test
    void anEndlessSearchEndsWhenItIsStopped() throws InterruptedException {
        CountDownLatch started = new CountDownLatch(1);
        SearchHandle handle = engine.start(Position.INITIAL, SearchLimits.INFINITE, _ -> started.countDown());
        started.await();

        handle.stop();

        assertTrue(Position.INITIAL.isLegal(handle.result().join().bestMove()));
    }

    @Test
    void aWholeGameOfAWeakLevelIsLegal() {
        Position position = Position.INITIAL;
        while (!position.isGameOver()) {
            SearchResult result = engine.search(position, SearchLimits.of(Level.of(3)));
            position = position.play(result.bestMove());
        }
        assertTrue(position.isGameOver());
    }

    @Test
    @Timeout(900)
    void closingAnswersEverySearchThatIsUnderWay() {
        SearchHandle first = engine.start(Position.INITIAL, SearchLimits.INFINITE, SearchListener.NONE);
        SearchHandle second =
            engine.start(Position.INITIAL.play(Square.D3), SearchLimits.INFINITE, SearchListener.NONE);
        engine.close();

        first.result().join();
        second.result().join();
        assertThrows(IllegalStateException.class,
            () -> engine.start(Position.INITIAL, SearchLimits.depth(3), SearchListener.NONE));
    }
}
