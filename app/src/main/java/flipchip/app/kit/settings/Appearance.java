package flipchip.app.kit.settings;

import flipchip.app.kit.text.Texts;

/// Settings of the window as a whole.
public final class Appearance {
    /// The language of the window.
    public static final Setting<Language> LANGUAGE = Setting.choice("language", "appearance", Language.SYSTEM,
        language -> language == Language.SYSTEM
            ? Texts.of("settings").get("language.system")
            : language.ownName());

    /// How much everything is enlarged.
    public static final Setting<Double> SCALE = Setting.range("scale", "appearance", 1, 0.75, 2, 0.25);

    /// Whether the tour was shown.
    public static final Setting<Boolean> TOUR_SEEN = Setting.flag("tour-seen", "", false);

    /// Whether the user's games are analysed without being asked for.
    public static final Setting<Boolean> OWN_ANALYSED = Setting.flag("grade-own-games", "analysis", true);

    private Appearance() {}
}
