package flipchip.app.kit.draw;

/// What discs look like.
public enum DiscStyle implements Material {
    LENS, FLAT, STONES, HIGH_CONTRAST
}
