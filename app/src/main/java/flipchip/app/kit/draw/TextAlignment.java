package flipchip.app.kit.draw;

/// Which part of a text lies at its place.
public enum TextAlignment { LEFT, CENTER, RIGHT }
