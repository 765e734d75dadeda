package flipchip.app.analyse.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import flipchip.app.game.player.Thinker;
import flipchip.app.game.session.GameSession;
import flipchip.engine.api.Bound;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;

class LiveAnalysisTest {
    private final GameSession session = new GameSession();
    private final List<Search> searches = new ArrayList<>();
    private final Thinker engine = (position, limits, listener) -> {
        Search search = new Search(position, limits, listener);
        searches.add(search);
        return search;
    };
    private Effort effort = Effort.QUICK;
    private final LiveAnalysis analysis =
        new LiveAnalysis(session, engine, Runnable::run, () -> effort, _ -> Set.of(Square.D3));

    /// A search that says what the test tells it to say.
    private static final class Search implements SearchHandle {
        private final Position position;
        private final SearchLimits limits;
        private final SearchListener listener;
        private final CompletableFuture<SearchResult> result = new CompletableFuture<>();
        private boolean stopped;

        Search(Position position, SearchLimits limits, SearchListener listener) {
            this.position = position;
            this.limits = limits;
            this.listener = listener;
        }

        void value(Square move, int centidiscs) {
            listener.onMove(new MoveValue(move, centidiscs, false, 8, 95, List.of(move), 10));
        }

        void end(Square best) {
            result.complete(new SearchResult(best, 0, 0, Bound.EXACT, Source.MIDGAME, false, 8, 95,
                List.of(best), 10, Duration.ZERO, List.of()));
        }

        @Override
        public CompletableFuture<SearchResult> result() {
            return result;
        }

        @Override
        public void stop() {
            stopped = true;
        }
    }

    private Values values() {
        return analysis.valuesProperty().get().orElseThrow();
    }

    @Test
    void aNewEffortSearchesAlsoWhereTheSearchHasEnded() {
        analysis.onProperty().set(true);
        searches.getLast().value(Square.D3, 10);
        searches.getLast().end(Square.D3);
        assertTrue(values().done());

        effort = Effort.ENDLESS;
        analysis.restart();
        assertFalse(values().done());
        assertEquals(2, searches.size());
        assertEquals(Effort.ENDLESS.limits().withAllMoves(), searches.getLast().limits);
    }

    @Test
    void anExactResultStaysWhenTheEffortChanges() {
        analysis.ask(Purpose.SOLVE_BEST);
        searches.getLast().end(Square.D3);

        effort = Effort.ENDLESS;
        analysis.restart();
        assertTrue(values().done());
        assertEquals(1, searches.size());
    }

    @Test
    void valuesComeInOneByOneBestFirst() {
        analysis.ask(Purpose.ALL_VALUES);
        assertEquals(List.of(), values().moves());
        searches.getFirst().value(Square.D3, -100);
        searches.getFirst().value(Square.C4, 250);

        assertEquals(List.of(Square.C4, Square.D3), values().moves().stream().map(MoveValue::move).toList());
        assertEquals(Set.of(Square.D3), values().book());
        assertFalse(values().done());
        searches.getFirst().end(Square.C4);
        assertTrue(values().done());
    }

    @Test
    void anotherPositionStopsTheSearchAndItsLateReportsAreDropped() {
        analysis.onProperty().set(true);
        session.play(Square.D3);
        assertTrue(searches.getFirst().stopped);
        searches.getFirst().value(Square.C4, 500);
        searches.getFirst().end(Square.C4);

        assertEquals(session.position(), values().position());
        assertEquals(List.of(), values().moves());
        assertEquals(2, searches.size());
    }

    @Test
    void aQuestionAboutOnePositionEndsWithIt() {
        analysis.ask(Purpose.ALL_VALUES);
        session.play(Square.D3);

        assertTrue(analysis.valuesProperty().get().isEmpty());
        assertTrue(searches.getFirst().stopped);
        assertEquals(1, searches.size());
    }

    @Test
    void whileHeldNothingIsSearchedAndAfterwardsItGoesOn() {
        analysis.onProperty().set(true);
        searches.getFirst().value(Square.D3, 0);
        analysis.hold(true);
        assertTrue(searches.getFirst().stopped);
        session.play(Square.D3);
        assertEquals(1, searches.size());

        analysis.hold(false);
        assertEquals(session.position(), searches.getLast().position);
    }

    @Test
    void theSolverLooksToTheEndAndOnlyMovesAreValuedToo() {
        analysis.ask(Purpose.SOLVE_BEST);
        assertEquals(SearchLimits.exact().endgameEmpties(), searches.getFirst().limits.endgameEmpties());
        assertFalse(searches.getFirst().limits.allMoves());

        Game forced = Game.startingAt(Position.of(Square.A1.bit(), Square.B1.bit(), Color.BLACK));
        session.show(forced);
        analysis.ask(Purpose.SOLVE_BEST);
        assertTrue(searches.getLast().limits.allMoves());
    }

    @Test
    void stoppingSwitchesEverythingOff() {
        analysis.onProperty().set(true);
        analysis.ask(Purpose.SOLVE_ALL);
        analysis.stop();

        assertFalse(analysis.onProperty().get());
        assertTrue(searches.getLast().stopped);
        assertTrue(analysis.valuesProperty().get().isEmpty());
    }

    @Test
    void afterTheEndThereIsNothingToValue() {
        session.show(Game.startingAt(Position.of(Square.A1.bit(), 0, Color.BLACK)));
        analysis.onProperty().set(true);
        analysis.ask(Purpose.BEST_MOVE);

        assertEquals(List.of(), searches);
    }
}
