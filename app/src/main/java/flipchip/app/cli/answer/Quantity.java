package flipchip.app.cli.answer;

/// A number with its noun, in English.
public final class Quantity {
    private Quantity() {}

    /// `1 game`, `2 games`.
    ///
    /// @param noun its plural ends in s
    public static String of(long number, String noun) {
        return number + " " + (number == 1 ? noun : noun + "s");
    }
}
