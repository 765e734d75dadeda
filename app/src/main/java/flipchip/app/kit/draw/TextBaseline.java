package flipchip.app.kit.draw;

/// Which height of a text lies at its place.
public enum TextBaseline { TOP, CENTER, BASELINE, BOTTOM }
