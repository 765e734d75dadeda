package flipchip.app.kit.text;

/// Numbers as the window's language writes them: "3,2" in a German window. Files and the command line keep
/// their point. Any thread.
public final class NumberText {
    private NumberText() {}

    /// `format` filled with `values`, as [String#format(String, Object...)] does it.
    public static String of(String format, Object... values) {
        return String.format(Texts.marks(), format, values);
    }
}
