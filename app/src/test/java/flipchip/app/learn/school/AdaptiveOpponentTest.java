package flipchip.app.learn.school;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.app.game.player.UserStrength;
import flipchip.app.game.session.Seat;
import flipchip.app.game.session.SeatRating;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import org.junit.jupiter.api.Test;

/// Players of known strength whose results are drawn by Elo's curve meet the opponent that adapts.
class AdaptiveOpponentTest {
    private static final int GAMES = 300;

    private final UserStrength user = new UserStrength();
    private final List<OwnGame> games = new ArrayList<>();

    /// One more game, and what comes of it.
    private boolean play(double strength, SplittableRandom random) {
        Seat opponent = user.opponent().playing();
        int theirs = SeatRating.of(opponent).orElseThrow();
        boolean won = random.nextDouble() < 1 / (1 + Math.pow(10, (theirs - strength) / 400));
        String name =
            opponent instanceof Seat.Computer(var level) ? "level " + level.number() : "like " + theirs;
        games.add(new OwnGame(Instant.EPOCH.plusSeconds(games.size()), Color.BLACK, name, won ? 10 : -10,
            Game.INITIAL, Optional.empty()));
        user.ratingProperty().set(OwnRating.now(new OwnGames(games)));
        return won;
    }

    private double share(int from, List<Boolean> results) {
        return results.subList(from, results.size()).stream().mapToInt(won -> won ? 1 : 0).average()
            .orElseThrow();
    }

    @Test
    void whoPlaysOnWinsAboutEverySecondGame() {
        for (int strength : new int[] {500, 900, 1150, 1400, 1700, 2000, 2500}) {
            games.clear();
            user.ratingProperty().set(java.util.OptionalInt.empty());
            SplittableRandom random = new SplittableRandom(strength);
            List<Boolean> results = new ArrayList<>();
            for (int i = 0; i < GAMES; i++) {
                results.add(play(strength, random));
            }
            assertEquals(0.5, share(50, results), 0.1, "won of a player of " + strength);
            assertEquals(strength, user.opponent().rating(), 200, "opponent of a player of " + strength);
        }
    }

    @Test
    void itFollowsAPlayerWhoBecomesStronger() {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 100; i++) {
            play(1100, random);
        }
        int before = user.opponent().rating();
        for (int i = 0; i < 60; i++) {
            play(1500, random);
        }
        assertTrue(user.opponent().rating() > before + 200, before + " " + user.opponent());
    }

    @Test
    void aWinMakesItStrongerAndALossWeaker() {
        int before = user.opponent().rating();
        boolean won = play(100, new SplittableRandom(1));
        assertTrue(!won && user.opponent().rating() < before);
        int low = user.opponent().rating();
        assertTrue(play(3000, new SplittableRandom(1)));
        assertTrue(user.opponent().rating() > low);
    }

    @Test
    void whoPlaysForItHasNearlyItsRating() {
        for (int rating = SeatRating.LEAST; rating <= SeatRating.MOST; rating += 10) {
            Seat.Adaptive adaptive = new Seat.Adaptive(rating);
            assertEquals(rating, SeatRating.of(adaptive).orElseThrow(), 140, adaptive.toString());
            assertEquals(adaptive, Seat.ofLevel(adaptive.levelNumber()));
        }
    }
}
