package flipchip.engine.eval;

import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Stability;

/// The score of the parallel-search essay: outcome, stability, mobility and pieces packed into one integer.
///
/// Bits 25..24 hold the outcome (0 the opponent won, 1 unfinished or drawn, 2 the player won), then three
/// fields of eight bits, each a difference plus 64: 23..16 stable discs, 15..8 moves, 7..0 discs. The
/// document fixes neither the order nor the codes; they are the project's choice. All methods are pure.
public final class PackedScore {
    private static final int BIAS = 64;
    private static final int LOST = 0;
    private static final int UNFINISHED = 1;
    private static final int WON = 2;

    private PackedScore() {}

    /// The score of an unfinished board for `player`.
    ///
    /// @param mobility moves of the player less moves of the opponent, one of them counted before the last
    ///     move
    public static int unfinished(long player, long opponent, int mobility) {
        return pack(UNFINISHED, stability(player, opponent), mobility, pieces(player, opponent));
    }

    /// The score of a finished board for `player`: neither side can move, and every disc is stable.
    public static int finished(long player, long opponent) {
        int pieces = pieces(player, opponent);
        return pack(pieces > 0 ? WON : pieces < 0 ? LOST : UNFINISHED, pieces, 0, pieces);
    }

    /// The score of a board for the side to move, the opponent's moves being those before the move that led
    /// here.
    ///
    /// @param earlierMoves how many moves the opponent could choose from
    public static int of(Board board, int earlierMoves) {
        return board.isGameOver()
            ? finished(board.player(), board.opponent())
            : unfinished(board.player(), board.opponent(),
                Long.bitCount(Flips.legalMoves(board.player(), board.opponent())) - earlierMoves);
    }

    static int stability(long player, long opponent) {
        long stable = Stability.stable(player, opponent);
        return Long.bitCount(stable & player) - Long.bitCount(stable & opponent);
    }

    private static int pieces(long player, long opponent) {
        return Long.bitCount(player) - Long.bitCount(opponent);
    }

    private static int pack(int outcome, int stability, int mobility, int pieces) {
        return outcome << 24 | stability + BIAS << 16 | mobility + BIAS << 8 | pieces + BIAS;
    }
}
