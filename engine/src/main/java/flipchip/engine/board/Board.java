package flipchip.engine.board;

/// The discs on the board, seen by the side to move: `player` moves next, `opponent` answers.
///
/// @param player   squares of the side to move
/// @param opponent squares of the other side
public record Board(long player, long opponent) {

    /// The four centre discs with Black to move.
    public static final Board INITIAL = new Board(0x0000_0008_1000_0000L, 0x0000_0010_0800_0000L);

    /// @throws IllegalArgumentException if one square holds two discs
    public Board {
        if ((player & opponent) != 0) {
            throw new IllegalArgumentException("two discs on " + Square.list(player & opponent));
        }
    }

    public int empties() {
        return Long.bitCount(~(player | opponent));
    }

    public long legalMoves() {
        return Flips.legalMoves(player, opponent);
    }

    /// The board after the side to move plays `square`, seen by the other side.
    ///
    /// @throws IllegalMoveException if the move flips nothing or the square is taken
    public Board play(Square square) {
        long flips = (occupied() & square.bit()) != 0 ? 0 : Flips.flips(square.index(), player, opponent);
        if (flips == 0) {
            throw new IllegalMoveException(this, square);
        }
        return new Board(opponent ^ flips, player ^ flips ^ square.bit());
    }

    /// Neither side can move.
    public boolean isGameOver() {
        return legalMoves() == 0 && Flips.legalMoves(opponent, player) == 0;
    }

    /// Disc difference for the side to move, empty squares counted for the winner: -64..64.
    public int finalScore() {
        int difference = Long.bitCount(player) - Long.bitCount(opponent);
        return difference + Integer.signum(difference) * empties();
    }

    public Board pass() {
        return new Board(opponent, player);
    }

    public long occupied() {
        return player | opponent;
    }

    /// 64 signs from a1 on: X to move, O the other side, - empty.
    @Override
    public String toString() {
        StringBuilder signs = new StringBuilder(64);
        for (Square square : Square.values()) {
            signs.append((player & square.bit()) != 0 ? 'X' : (opponent & square.bit()) != 0 ? 'O' : '-');
        }
        return signs.toString();
    }
}
