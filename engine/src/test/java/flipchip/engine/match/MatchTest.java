package flipchip.engine.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Level;
import flipchip.engine.api.LossBudget;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Game;
import flipchip.engine.board.IllegalMoveException;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MatchTest {
    private static final EngineOptions SMALL = EngineOptions.DEFAULT.withTableMegabytes(8);

    @Test
    void theMiddleLevelWinsEveryGameAgainstARandomPlayer() {
        MatchResult result = middleLevelAgainst(Players.random(1));

        assertEquals(100, result.wins(), result::toString);
    }

    @Test
    void theMiddleLevelBeatsTheGreedyPlayer() {
        MatchResult result = middleLevelAgainst(Players.greedy());

        assertTrue(result.wins() >= 98, result::toString);
    }

    @Test
    @Tag("thorough")
    void aThousandFastGamesHaveNoIllegalMove() {
        SearchLimits quick = SearchLimits.depth(1).withLoss(new LossBudget(800, 70)).withBook(true);
        try (Engine black = new Engine(SMALL); Engine white = new Engine(SMALL.withSeed(2))) {
            Match match = new Match(Players.engine("one", black, quick),
                Players.engine("two", white, quick.withDepth(2).withEndgameEmpties(4)),
                TimeControl.UNLIMITED);

            List<MatchGame> games = new ArrayList<>();
            MatchResult result = match.play(Openings.random(500, 6, 3), games::add);

            assertEquals(1000, result.games());
            assertEquals(1000, games.size());
            assertTrue(games.stream().allMatch(game -> game.game().isOver()));
        }
    }

    @Test
    void randomOpeningsDifferAndGoOn() {
        List<Game> openings = Openings.random(50, 8, 1);

        assertEquals(50, openings.stream().map(game -> game.position().board()).distinct().count());
        assertTrue(openings.stream().allMatch(game -> game.length() == 8 && !game.isOver()));
        assertThrows(IllegalArgumentException.class, () -> Openings.random(2, 1, 1));
    }

    @Test
    void anEvenOpeningIsFoundHoweverFewThereAre() {
        try (Engine engine = new Engine(SMALL.withThreads(1))) {
            for (long seed = 0; seed < 100; seed++) {
                List<Game> even = Openings.even(1, 10, seed, engine, SearchLimits.depth(1), 100);
                assertEquals(10, even.getFirst().length());
            }
        }
    }

    @Test
    void aPlayerWhoseClockRunsOutLoses() {
        Match match = new Match(Players.random(1), Players.greedy(),
            new TimeControl.GameClock(Duration.ofNanos(1), Duration.ZERO));

        List<MatchGame> games = new ArrayList<>();
        match.play(Openings.random(1, 8, 1), games::add);

        assertEquals(2, games.stream().filter(MatchGame::flagFell).count());
    }

    @Test
    void anIllegalMoveEndsTheMatchWithItsName() {
        Match match = new Match(cheat(), Players.greedy(), TimeControl.UNLIMITED);

        assertThrows(IllegalMoveException.class, () -> match.play(List.of(Game.INITIAL), _ -> {}));
    }

    @Test
    void eloFollowsFromTheScore() {
        MatchGame win = new MatchGame(Game.INITIAL, true, 10, false, Duration.ZERO);
        MatchGame loss = new MatchGame(Game.INITIAL, false, -4, false, Duration.ZERO);

        MatchResult result = MatchResult.of("a", "b").with(win).with(win).with(win).with(loss);

        assertEquals(0.75, result.score());
        assertEquals(190.8, result.elo(), 0.1);
        assertEquals(6.5, result.meanDiscs());
        assertTrue(result.eloLow() < result.elo() && result.elo() < result.eloHigh());
        assertEquals("+0", String.format(Locale.ROOT, "%+.0f", MatchResult.of("a", "b").elo()));
    }

    @Test
    void gamesThatAllEndAlikeLeaveDoubt() {
        MatchGame win = new MatchGame(Game.INITIAL, true, 10, false, Duration.ZERO);
        MatchGame draw = new MatchGame(Game.INITIAL, true, 0, false, Duration.ZERO);

        MatchResult won = MatchResult.of("a", "b").with(win).with(win);
        assertEquals(-290.6, won.eloLow(), 0.1);
        assertEquals(Double.POSITIVE_INFINITY, won.eloHigh());
        MatchResult drawn = MatchResult.of("a", "b").with(draw).with(draw);
        assertTrue(drawn.eloLow() < -100 && drawn.eloHigh() > 100, drawn.eloLow() + ", " + drawn.eloHigh());
        MatchResult none = MatchResult.of("a", "b");
        assertEquals(Double.NEGATIVE_INFINITY, none.eloLow());
    }

    private static MatchResult middleLevelAgainst(Player other) {
        try (Engine engine = new Engine(SMALL)) {
            Player middle = Players.engine("middle", engine, SearchLimits.of(Level.MIDDLE));
            return new Match(middle, other, TimeControl.UNLIMITED).play(Openings.random(50, 8, 1), _ -> {});
        }
    }

    private static Player cheat() {
        return new Player() {
            @Override
            public String name() {
                return "cheat";
            }

            @Override
            public Square choose(Position position, TimeControl time) {
                return Square.A1;
            }
        };
    }
}
