package flipchip.app.game.player;

import java.util.HashMap;
import java.util.Map;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// What computers gave up on purpose, move by move, so that a game has a limit of its own.
///
/// A loss is kept under the position and the move it was made with: what was taken back or belongs to another
/// variation does not count, and counts again when it is played again. Confined to one thread.
final class LossLedger {
    private final Map<Position, Loss> losses = new HashMap<>();

    private record Loss(Square move, int centidiscs) {}

    /// Notes that `move` in `position` is worth so much less than the best one.
    void note(Position position, Square move, int centidiscs) {
        losses.put(position, new Loss(move, centidiscs));
    }

    /// Centidiscs that a side gave up on purpose with the moves of this game.
    int givenUp(Game game, Color side) {
        int sum = 0;
        for (int ply = 0; ply < game.length(); ply++) {
            Loss loss = losses.get(game.positionAt(ply));
            if (loss != null && game.moverOf(ply) == side && loss.move() == game.moves().get(ply)) {
                sum += loss.centidiscs();
            }
        }
        return sum;
    }

    /// Another game begins.
    void clear() {
        losses.clear();
    }
}
