package flipchip.app.chips.solver;

import java.util.Locale;
import flipchip.app.kit.text.Texts;

/// A speed of the chip.
enum Pace {
    SLOW(4), BRISK(100), FAST(10_000), FULL(Integer.MAX_VALUE);

    private static final Texts TEXTS = Texts.of("chip");

    private final int perSecond;

    Pace(int perSecond) {
        this.perSecond = perSecond;
    }

    /// Visits a second; the largest int for as many as the computer can.
    int perSecond() {
        return perSecond;
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    String title() {
        return this == FULL ? TEXTS.get("pace.full") : TEXTS.get("pace.some", perSecond);
    }
}
