package flipchip.app.kit.draw;

/// What boards and discs are painted with, each a property that style sheets set: `board.css` and the sheets
/// of [BoardStyle] and [DiscStyle].
public enum BoardInk {
    FRAME("-ink-frame"),
    /// The line around the field.
    RIM("-ink-rim"),
    COORDINATE("-ink-coordinate"),
    FIELD("-ink-field"),
    GRID("-ink-grid"),
    /// Beside each line, where the light falls on its edge.
    SHEEN("-ink-sheen"),
    BLACK_FACE("-ink-black-face"),
    BLACK_BEVEL("-ink-black-bevel"),
    /// Below a black disc; the colour of its other side.
    BLACK_EDGE("-ink-black-edge"),
    WHITE_FACE("-ink-white-face"),
    WHITE_BEVEL("-ink-white-bevel"),
    WHITE_EDGE("-ink-white-edge"),
    SHADOW("-ink-shadow"),
    /// Of a disc that is lifted.
    SOFT_SHADOW("-ink-soft-shadow"),
    /// Of the board on the table.
    TABLE_SHADOW("-ink-table-shadow");

    private final String property;

    BoardInk(String property) {
        this.property = property;
    }

    /// Its name in style sheets.
    public String property() {
        return property;
    }
}
