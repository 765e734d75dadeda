package flipchip.hwsim.verify.catalogue;

import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;

/// What a comparison has seen so far. One thread.
final class CheckResult {
    private long positions;
    private long answers;
    private Optional<String> mismatch = Optional.empty();

    /// Positions whose answers have all been compared.
    void add(int number) {
        positions += number;
    }

    /// Compares what a pin shows in every lane with what it should, in its low `width` bits.
    ///
    /// @param question of a lane, for the report
    void same(String pin, int width, long[] expected, long[] found, IntFunction<String> question) {
        long mask = width == Long.SIZE ? -1L : (1L << width) - 1;
        for (int lane = 0; lane < expected.length; lane++) {
            answers++;
            if (((expected[lane] ^ found[lane]) & mask) != 0 && mismatch.isEmpty()) {
                mismatch = Optional.of(String.format(Locale.ROOT, "%s is %x, not %x, for %s", pin,
                    found[lane] & mask, expected[lane] & mask, question.apply(lane)));
            }
        }
    }

    /// The same for what the pin shows now.
    void same(LanePins pins, String pin, int width, IntToLongFunction expected,
            IntFunction<String> question) {
        same(pin, width, PositionBatches.numbers(expected), pins.get(pin), question);
    }

    /// The same for one lane.
    void same(String pin, int width, long expected, long found, String question) {
        same(pin, width, new long[] {expected}, new long[] {found}, _ -> question);
    }

    long positions() {
        return positions;
    }

    /// Numbers that were compared.
    long answers() {
        return answers;
    }

    /// The first difference, in words.
    Optional<String> mismatch() {
        return mismatch;
    }
}
