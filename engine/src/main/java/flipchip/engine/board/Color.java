package flipchip.engine.board;

/// The two sides. Search never sees them: it knows the side to move and its opponent.
public enum Color {
    BLACK, WHITE;

    public Color opponent() {
        return this == BLACK ? WHITE : BLACK;
    }
}
