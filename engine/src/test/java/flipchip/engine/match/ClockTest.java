package flipchip.engine.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.TimeControl;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ClockTest {
    private static final EngineOptions SMALL = EngineOptions.DEFAULT.withTableMegabytes(8);

    @Tag("slow")
    @Test
    void twoThousandGamesOfATenthOfASecondLoseNoFlag() {
        int openings = Integer.getInteger("flipchip.games", 2000) / 2;
        try (Engine one = new Engine(SMALL); Engine two = new Engine(SMALL.withSeed(2))) {
            Match match = new Match(Players.engine("one", one, SearchLimits.INFINITE),
                Players.engine("two", two, SearchLimits.INFINITE),
                new TimeControl.GameClock(Duration.ofMillis(100), Duration.ofMillis(5)));

            one.warmUp().join();
            List<MatchGame> games = new ArrayList<>();
            match.play(Openings.random(openings, 8, 6), games::add);

            assertEquals(0, games.stream().filter(MatchGame::flagFell).count());
            assertTrue(games.stream().allMatch(game -> game.game().isOver()));
        }
    }
}
