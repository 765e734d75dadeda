package flipchip.app.kit.text;

import java.util.regex.Pattern;

/// Numbers as the window's language writes them: "3,2" in a German window. Files and the command line keep
/// their point. Any thread.
public final class NumberText {
    private static final Pattern SIGNED_ZERO = Pattern.compile("(?<![\\w.,])[-+](0(?:[.,]0+)?)(?![\\w.,])");

    private NumberText() {}

    /// `format` filled with `values`, as [String#format(String, Object...)] does it; what is rounded to zero
    /// has no sign.
    public static String of(String format, Object... values) {
        String text = String.format(Texts.marks(), format, values);
        return text.indexOf('0') < 0 ? text : SIGNED_ZERO.matcher(text).replaceAll("$1");
    }
}
