package flipchip.app.kit.draw;

/// The typefaces of texts that are drawn, by name; a picture knows no more of them.
public final class Fonts {
    /// For sentences and labels.
    public static final String TEXT = "Inter";
    /// For figures, moves and names of nets, in a fixed pitch.
    public static final String CODE = "JetBrains Mono";

    private Fonts() {}

    public static Typeface text(double size) {
        return new Typeface(TEXT, false, size);
    }

    public static Typeface bold(double size) {
        return new Typeface(TEXT, true, size);
    }

    public static Typeface code(double size) {
        return new Typeface(CODE, false, size);
    }
}
