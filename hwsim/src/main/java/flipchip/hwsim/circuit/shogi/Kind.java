package flipchip.hwsim.circuit.shogi;

/// The eight kinds of shogi piece. The ordinal is the 3-bit type code; the pieces of all kinds, in this
/// order, are the 40 bits of a square's cover. Codes and order are ours, the paper does not print them.
public enum Kind {
    KING(2), ROOK(2), BISHOP(2), GOLD(4), SILVER(4), KNIGHT(4), LANCE(4), PAWN(18);

    /// All pieces of a game.
    public static final int PIECES = 40;

    private final int count;

    Kind(int count) {
        this.count = count;
    }

    /// How many there are in a game, both sides together.
    public int count() {
        return count;
    }

    /// Number of the first piece of this kind among the 40.
    public int firstPiece() {
        int first = 0;
        for (Kind kind : values()) {
            if (kind == this) {
                break;
            }
            first += kind.count;
        }
        return first;
    }

    /// King and gold have no other side.
    public boolean canPromote() {
        return this != KING && this != GOLD;
    }
}
