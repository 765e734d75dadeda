package flipchip.lab.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.notation.wthor.WthorGame;
import flipchip.engine.notation.wthor.WthorReader;
import flipchip.engine.people.Glicko2;
import flipchip.engine.testkit.TestData;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RatingHistoryTest {
    private static final Glicko2 SYSTEM = new Glicko2(0.3);

    @Test
    void orderOfStrengthIsFoundAndLaterYearsChangeNothingBefore() {
        List<WthorGame> games = new ArrayList<>(season(2000, new SplittableRandom(5)));
        RatingHistory first = RatingHistory.of(games, SYSTEM);
        games.addAll(season(2001, new SplittableRandom(6)));
        RatingHistory both = RatingHistory.of(games, SYSTEM);

        assertEquals(first.all(2000), both.all(2000));
        for (int player = 2; player <= 6; player++) {
            assertTrue(both.after(2001, player).rating() > both.after(2001, player - 1).rating());
        }
        assertEquals(Glicko2.NEW, both.after(1999, 3));
    }

    @Test
    void gamesOfTheUnknownPlayerAndAgainstOneselfCountNothing() {
        RatingHistory history = RatingHistory.of(List.of(game(2000, 0, 1, 40), game(2000, 2, 2, 40)), SYSTEM);

        assertTrue(history.all(2000).isEmpty());
    }

    /// The years that nothing was chosen by.
    @Test
    @Tag("thorough")
    void ratingsForetellResultsOfTheArchiveBetterThanSimplerGuesses() throws IOException {
        List<WthorGame> games = WthorReader.allGames(TestData.require("wthor"));

        RatingCheck.Losses losses = RatingCheck.of(games, RatingHistory.of(games, SYSTEM), 2024, 2025);

        assertTrue(losses.games() > 4000, losses.toString());
        assertTrue(
            losses.glicko() < losses.elo() && losses.elo() < losses.share() && losses.share() < losses.even(),
            losses.toString());
    }

    /// Six players, the one with the higher number wins three games of four.
    private static List<WthorGame> season(int year, SplittableRandom random) {
        List<WthorGame> games = new ArrayList<>();
        for (int round = 0; round < 40; round++) {
            for (int black = 1; black <= 6; black++) {
                for (int white = 1; white <= 6; white++) {
                    boolean usual = random.nextInt(4) > 0;
                    if (black != white) {
                        games.add(game(year, black, white, black > white == usual ? 40 : 24));
                    }
                }
            }
        }
        return games;
    }

    private static WthorGame game(int year, int black, int white, int discs) {
        return new WthorGame(year, 0, black, white, discs, discs, List.of());
    }
}
