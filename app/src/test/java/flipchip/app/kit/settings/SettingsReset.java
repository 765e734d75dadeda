package flipchip.app.kit.settings;

/// Lets a test bring settings back to what they were at the start.
public final class SettingsReset {
    private SettingsReset() {}

    /// Every setting of `model` gets its first value, and none counts as chosen.
    public static void of(SettingsModel model) {
        model.restore();
    }
}
