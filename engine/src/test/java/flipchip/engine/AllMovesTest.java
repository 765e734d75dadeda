package flipchip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import flipchip.engine.api.Level;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.match.Openings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class AllMovesTest {
    private static final EngineOptions SMALL = EngineOptions.DEFAULT.withTableMegabytes(4);
    private final Engine engine = new Engine(SMALL);

    @AfterEach
    void close() {
        engine.close();
    }

    @Test
    void everyLegalMoveIsValuedAtEveryDepth() {
        Map<Integer, List<Square>> heard = new HashMap<>();
        Position position = Openings.random(1, 15, 1).getFirst().position();

        SearchResult result =
            engine.start(position, SearchLimits.depth(4).withAllMoves(), new SearchListener() {
                @Override
                public void onProgress(SearchProgress progress) {}

                @Override
                public void onMove(MoveValue value) {
                    heard.computeIfAbsent(value.depth(), _ -> new ArrayList<>()).add(value.move());
                }
            }).result().join();

        for (int depth = 1; depth <= 4; depth++) {
            assertEquals(Square.list(position.legalMoves()),
                heard.get(depth).stream().sorted().map(Square::toString).collect(Collectors.joining(" ")));
        }
        assertEquals(Long.bitCount(position.legalMoves()), result.moves().size());
        assertEquals(result.moves().stream().sorted(Comparator.comparingInt(m -> -m.centidiscs())).toList(),
            result.moves());
        assertEquals(result.bestMove(), result.moves().getFirst().move());
    }

    @Test
    void theValueOfAMoveIsThatOfTheBoardItLeadsTo() {
        Position position = Openings.random(1, 20, 2).getFirst().position();
        SearchResult all = engine.search(position, SearchLimits.depth(5).withAllMoves());
        try (Engine other = new Engine(SMALL)) {
            for (MoveValue value : all.moves()) {
                Position after = position.play(value.move());
                int sign = after.toMove() == position.toMove() ? 1 : -1;
                SearchLimits limits = SearchLimits.depth(4).withAllMoves();
                assertEquals(value.centidiscs(), sign * other.search(after, limits).centidiscs(),
                    value::toString);
            }
        }
    }

    @Test
    void solvedValuesAreMarkedExact() {
        Position position = Openings.random(1, 50, 3).getFirst().position();

        SearchResult result = engine.search(position, SearchLimits.exact().withAllMoves());

        assertTrue(result.exact());
        assertTrue(result.moves().stream().allMatch(move -> move.exact() && move.centidiscs() % 100 == 0));
    }

    @Test
    void aWeakLevelErrsInsideItsBudget() {
        Level level = Level.of(2);
        SearchLimits limits = level.limits().withBook(false).withEndgameEmpties(0);
        int erred = 0;
        for (Game opening : Openings.random(40, 16, 4)) {
            Position position = opening.position();
            int best = engine.search(position, limits.withAllMoves()).moves().getFirst().centidiscs();
            SearchResult result = engine.search(position, limits);
            int chosen = result.centidiscs();
            assertEquals(best - chosen, result.givenUp(), opening::toString);
            assertTrue(best - chosen >= 0 && best - chosen <= limits.loss().centidiscs(), opening::toString);
            erred += chosen < best ? 1 : 0;
        }
        assertTrue(erred >= 8, erred + " of 40");
    }

    @Test
    void levelsAreNumberedFromOneAndKeepTheirPlace() {
        for (int i = 0; i < Level.ALL.size(); i++) {
            assertEquals(i + 1, Level.ALL.get(i).number());
            assertEquals(Level.ALL.get(i), Level.of(i + 1));
        }
        assertEquals(Level.ALL.size(), Level.ALL.stream().map(Level::name).distinct().count());
    }
}
