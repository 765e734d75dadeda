package flipchip.app.kit.draw;

/// What the ends of an arc are joined by: nothing, a line, or lines to the middle.
public enum ArcType { OPEN, CHORD, ROUND }
