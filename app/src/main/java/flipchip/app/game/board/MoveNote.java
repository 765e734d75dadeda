package flipchip.app.game.board;

import flipchip.engine.board.Square;

/// What a legal square says about its move, instead of its dot.
///
/// @param square the move
/// @param value  e.g. "+2.1"
/// @param loss   how many discs less than the best move it is worth; 0 if no other is worth more
/// @param spoken the value, and how it is known, for a screen reader
public record MoveNote(Square square, String value, double loss, String spoken) {
    private static final double GOOD = 2.5;

    boolean isBest() {
        return loss == 0;
    }

    /// Whether it gives little away: its tile is light.
    boolean isGood() {
        return loss <= GOOD;
    }

    /// How much of its tile's colour is seen: a light tile fades, and a dark one grows darker with the loss.
    double strength() {
        return isBest() ? 0.98 : isGood() ? 0.62 - 0.07 * loss : Math.min(0.16 + 0.055 * (loss - GOOD), 0.6);
    }
}
