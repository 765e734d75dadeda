package flipchip.lab.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import flipchip.engine.board.Board;
import flipchip.engine.people.Glicko2;
import flipchip.engine.testkit.TestData;
import org.junit.jupiter.api.Test;

class PeopleGamesTest {
    private static final int DRAWN_PLIES = 8;

    /// Of the years that care is fitted by and those held out, only 2018, 2024 and 2025 have some. After
    /// eight moves drawn by lot hardly any game stands where one with a chosen opening stood; of the others
    /// most stand where another did.
    @Test
    void openingsDrawnByLotAreKnown() throws IOException {
        PeopleGames people = PeopleGames.read(TestData.require("wthor"), new Glicko2(0.3));
        Set<Integer> years = new HashSet<>();
        Map<Board, Integer> chosen = new HashMap<>();
        people.forEach(2018, 2025, decision -> {
            if (people.isOpeningDrawn(decision)) {
                years.add(decision.year());
            } else if (decision.ply() == DRAWN_PLIES) {
                chosen.merge(decision.board(), 1, Integer::sum);
            }
        });
        int[] seen = new int[2];
        int[] all = new int[2];
        people.forEach(2024, 2025, decision -> {
            if (decision.ply() == DRAWN_PLIES) {
                int drawn = people.isOpeningDrawn(decision) ? 1 : 0;
                all[drawn]++;
                seen[drawn] += chosen.getOrDefault(decision.board(), 0) > 1 - drawn ? 1 : 0;
            }
        });

        assertEquals(Set.of(2018, 2024, 2025), years);
        assertTrue(all[1] > 100 && seen[1] < 0.1 * all[1], seen[1] + " of " + all[1] + " drawn");
        assertTrue(seen[0] > 0.5 * all[0], seen[0] + " of " + all[0] + " chosen");
    }
}
