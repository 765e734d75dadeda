package flipchip.app.kit.draw;

/// What a board is made of.
public enum BoardStyle implements Material {
    /// The board of the theme.
    FELT, WOOD, SLATE, CLASSIC, PLAIN
}
