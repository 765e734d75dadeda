package flipchip.app.kit.draw;

/// What texts are written in.
///
/// @param family one of [Fonts]
/// @param size   pixels
public record Typeface(String family, boolean bold, double size) {}
