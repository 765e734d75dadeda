package flipchip.engine.match;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;

/// Two players over a list of openings, each opening twice with colours changed.
///
/// @param clock time for a whole game, which a player loses by running out of it; or [TimeControl.Unlimited].
///              Of [TimeControl.PerMove] the players are told, but no flag falls.
public record Match(Player first, Player second, TimeControl clock) {

    /// Plays all games one after another on the calling thread.
    ///
    /// @param heard receives each game as it ends
    /// @throws flipchip.engine.board.IllegalMoveException if a player chooses an illegal move
    public MatchResult play(List<Game> openings, Consumer<MatchGame> heard) {
        MatchResult result = MatchResult.of(first.name(), second.name());
        for (Game opening : openings) {
            for (boolean firstIsBlack : new boolean[] {true, false}) {
                MatchGame game = play(opening, firstIsBlack);
                result = result.with(game);
                heard.accept(game);
            }
        }
        return result;
    }

    private MatchGame play(Game opening, boolean firstIsBlack) {
        Game game = opening;
        long[] left = new long[2];
        long increment = 0;
        boolean timed = false;
        if (clock instanceof TimeControl.GameClock(Duration remaining, Duration perMove)) {
            left[0] = remaining.toNanos();
            left[1] = left[0];
            increment = perMove.toNanos();
            timed = true;
        }
        while (!game.isOver()) {
            int side = MatchGame.isFirstsTurn(game, firstIsBlack) ? 0 : 1;
            Player mover = side == 0 ? first : second;
            TimeControl time = timed
                ? new TimeControl.GameClock(Duration.ofNanos(left[side]), Duration.ofNanos(increment))
                : clock;
            long before = System.nanoTime();
            Square move = mover.choose(game.position(), time);
            long used = System.nanoTime() - before;
            game = game.play(move);
            if (timed && used >= left[side]) {
                return new MatchGame(game, firstIsBlack, side == 0 ? -64 : 64, true,
                    Duration.ofNanos(used - left[side]));
            }
            left[side] += increment - used;
        }
        int discs = MatchGame.discsForFirst(game, firstIsBlack);
        return new MatchGame(game, firstIsBlack, discs, false, Duration.ZERO);
    }
}
