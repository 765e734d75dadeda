package flipchip.app.analyse.judge;

import java.util.Locale;

/// A number of moves with a value on the board, best first.
enum Count {
    ONE(1), TWO(2), FOUR(4), ALL(64);

    private final int most;

    Count(int most) {
        this.most = most;
    }

    int most() {
        return most;
    }

    Count next() {
        return values()[(ordinal() + 1) % values().length];
    }

    /// Lower case, for keys of texts.
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
