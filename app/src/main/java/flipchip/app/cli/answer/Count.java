package flipchip.app.cli.answer;

import java.util.Locale;

/// A formatter of numbers of things in English sentences. Thread: any
public final class Count {
    private Count() {}

    /// `1 clock`, `12 clocks`, `7296 gates`.
    ///
    /// @param noun singular, with a plural in -s
    public static String of(long number, String noun) {
        return of(number, noun, noun + "s");
    }

    /// `1 guess`, `2 guesses`.
    public static String of(long number, String noun, String plural) {
        return String.format(Locale.ROOT, "%d %s", number, number == 1 ? noun : plural);
    }
}
