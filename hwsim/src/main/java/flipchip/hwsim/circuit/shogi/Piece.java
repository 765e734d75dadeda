package flipchip.hwsim.circuit.shogi;

/// A piece on the board, one of 40.
///
/// @param black its owner plays towards rank 1
/// @param index which of its kind, from 0
public record Piece(Kind kind, boolean promoted, boolean black, int index) {
    /// Bits of a square's word: 3 type, 1 promoted, 1 owner, 5 index, from bit 0 up.
    public static final int BITS = 10;
    /// The word of an empty square: an index that no piece has.
    public static final int EMPTY = 31 << 5;

    /// @throws IllegalArgumentException if no such piece exists
    public Piece {
        if (index < 0 || index >= kind.count() || promoted && !kind.canPromote()) {
            throw new IllegalArgumentException((promoted ? "promoted " : "") + kind + " number " + index);
        }
    }

    /// 0 to 39: its bit in a cover.
    public int number() {
        return kind.firstPiece() + index;
    }

    public int word() {
        return kind.ordinal() | (promoted ? 8 : 0) | (black ? 16 : 0) | index << 5;
    }
}
