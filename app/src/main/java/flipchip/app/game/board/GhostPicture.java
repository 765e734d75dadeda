package flipchip.app.game.board;

import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;

/// What a move would do, shown before it is played. Immutable.
///
/// @param move    the square
/// @param mover   whose move it would be
/// @param flips   the discs that would turn
/// @param replies the moves of the other side after it
/// @param again   the mover's own moves after it, as they count if the other side has to pass
/// @param stable  the discs of both sides that can never turn again after it, as far as a local rule sees
/// @param own     those of them that are the mover's
public record GhostPicture(Square move, Color mover, long flips, long replies, long again, long stable,
        long own) {
    private static final Texts TEXTS = Texts.of("board");

    /// What the move would do, in sentences.
    String words() {
        String spoken = stable == 0
            ? ""
            : TEXTS.get("ghost.stable", Long.bitCount(own), name(mover), Long.bitCount(stable & ~own),
                name(mover.opponent()));
        return Sentences.join(outcome(), spoken);
    }

    private String outcome() {
        String other = name(mover.opponent());
        String turned = Square.list(flips).replace(" ", ", ");
        if (replies == 0) {
            return TEXTS.get(again == 0 ? "ghost.end" : "ghost.pass", move, turned, other,
                Long.bitCount(again));
        }
        return TEXTS.get("ghost.replies", move, turned, other, Long.bitCount(replies),
            Square.list(replies).replace(" ", ", "), name(mover), Long.bitCount(again));
    }

    static String name(Color color) {
        return TEXTS.get(color == Color.BLACK ? "color.black" : "color.white");
    }

    /// What is shown on a square.
    SquareView.Ghost at(Square square) {
        return move == square ? SquareView.Ghost.MOVE
            : (flips & square.bit()) != 0 ? SquareView.Ghost.FLIP
            : (replies & square.bit()) != 0 ? SquareView.Ghost.REPLY
            : SquareView.Ghost.NONE;
    }
}
