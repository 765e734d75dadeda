package flipchip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.match.Openings;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TwoEnginesTest {
    private static final EngineOptions SMALL = EngineOptions.DEFAULT.withTableMegabytes(4);
    private static final SearchLimits LIMITS = SearchLimits.depth(7).withConfidence(95);

    @Test
    void twoEnginesAtOnceVisitTheNodesTheyVisitAlone() {
        List<Game> openings = Openings.random(12, 20, 1);
        List<Long> alone = nodes(openings);

        try (Engine one = new Engine(SMALL); Engine two = new Engine(SMALL)) {
            for (int i = 0; i < openings.size(); i++) {
                Position position = openings.get(i).position();
                SearchHandle first = one.start(position, LIMITS, SearchListener.NONE);
                SearchHandle second = two.start(position, LIMITS, SearchListener.NONE);

                assertEquals(alone.get(i), first.result().join().nodes());
                assertEquals(alone.get(i), second.result().join().nodes());
            }
        }
    }

    @Test
    void anyNumberOfThreadsFindsTheSameExactScore() {
        try (Engine one = new Engine(SMALL);
                Engine two = new Engine(SMALL.withThreads(2));
                Engine four = new Engine(SMALL.withThreads(4))) {
            for (Game opening : Openings.random(8, 45, 2)) {
                int score = exact(one, opening.position()).centidiscs();

                assertEquals(score, exact(two, opening.position()).centidiscs(), opening::toString);
                assertEquals(score, exact(four, opening.position()).centidiscs(), opening::toString);
            }
        }
    }

    @Test
    @Tag("thorough")
    void threadsThatShareADeepEndgameFindItsScore() {
        try (Engine one = new Engine(SMALL); Engine three = new Engine(SMALL.withThreads(3))) {
            for (Game opening : Openings.random(2, 42, 5)) {
                assertEquals(exact(one, opening.position()).centidiscs(),
                    exact(three, opening.position()).centidiscs(), opening::toString);
            }
        }
    }

    private static List<Long> nodes(List<Game> openings) {
        try (Engine engine = new Engine(SMALL)) {
            return openings.stream().map(game -> engine.search(game.position(), LIMITS).nodes()).toList();
        }
    }

    private static SearchResult exact(Engine engine, Position position) {
        return engine.search(position, SearchLimits.exact().withAllMoves());
    }
}
