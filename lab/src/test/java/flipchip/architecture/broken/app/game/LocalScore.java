package flipchip.architecture.broken.app.game;

/// Broken on purpose: writes a number as the desktop does.
public final class LocalScore {
    public String write(int discs) {
        return "%+d".formatted(discs);
    }
}
