package flipchip.engine.board;

import java.util.List;

/// A [Board] and whose turn it is. Colours exist from here outward; search never sees them.
///
/// @param board  the discs, seen by `toMove`
/// @param toMove the side whose turn it is
public record Position(Board board, Color toMove) {
    public static final Position INITIAL = new Position(Board.INITIAL, Color.BLACK);

    /// The position with these discs.
    ///
    /// @param black squares of Black's discs
    /// @param white squares of White's discs
    /// @throws IllegalArgumentException if one square holds two discs
    public static Position of(long black, long white, Color toMove) {
        return new Position(toMove == Color.BLACK ? new Board(black, white) : new Board(white, black),
            toMove);
    }

    public long black() {
        return toMove == Color.BLACK ? board.player() : board.opponent();
    }

    public long white() {
        return toMove == Color.WHITE ? board.player() : board.opponent();
    }

    public long discs(Color color) {
        return color == Color.BLACK ? black() : white();
    }

    public long legalMoves() {
        return board.legalMoves();
    }

    /// The legal moves in the order of their squares; empty if the side to move must pass.
    public List<Square> moves() {
        return Square.all(legalMoves());
    }

    public boolean isLegal(Square square) {
        return (legalMoves() & square.bit()) != 0;
    }

    public boolean isGameOver() {
        return board.isGameOver();
    }

    /// Final disc difference for Black, empty squares counted for the winner: -64..64.
    public int finalScoreForBlack() {
        return toMove == Color.BLACK ? board.finalScore() : -board.finalScore();
    }

    /// The same discs with the other side to move. The rules allow it without a legal move only; this is not
    /// checked, so that a position can also be valued for the other side.
    public Position pass() {
        return new Position(board.pass(), toMove.opponent());
    }

    /// This position, or [#pass] where only the other side can move.
    public Position afterForcedPass() {
        return legalMoves() == 0 && pass().legalMoves() != 0 ? pass() : this;
    }

    /// Plays `square`, then passes for the other side if it has no move and the game goes on.
    ///
    /// @throws IllegalMoveException if the rules forbid it
    public Position play(Square square) {
        return new Position(board.play(square), toMove.opponent()).afterForcedPass();
    }

    /// 64 signs from a1 on, X for Black, O for White, - empty; a space and the side to move.
    @Override
    public String toString() {
        return new Board(black(), white()) + (toMove == Color.BLACK ? " X" : " O");
    }
}
