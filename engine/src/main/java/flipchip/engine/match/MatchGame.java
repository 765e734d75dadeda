package flipchip.engine.match;

import java.time.Duration;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;

/// One finished game of a match. Immutable.
///
/// @param game         the moves; ends early if a flag fell
/// @param firstIsBlack which colour the match's first player had
/// @param discs        result for the first player, -64..64; a fallen flag counts 64
/// @param flagFell     someone's clock ran out, which lost the game
/// @param overshoot    by how much the fallen flag was late; else zero
public record MatchGame(Game game, boolean firstIsBlack, int discs, boolean flagFell, Duration overshoot) {

    static int discsForFirst(Game game, boolean firstIsBlack) {
        int black = game.position().finalScoreForBlack();
        return firstIsBlack ? black : -black;
    }

    static boolean isFirstsTurn(Game game, boolean firstIsBlack) {
        return game.position().toMove() == Color.BLACK == firstIsBlack;
    }
}
