package flipchip.app.kit.settings;

/// Which theme to show.
public enum ThemeChoice {
    /// As the desktop says, also when it changes its mind while the program runs.
    SYSTEM,
    LIGHT,
    DARK,
    /// Black ground, white text, strong colours.
    CONTRAST,
    /// Dark, with colours that every kind of colour vision can tell apart.
    VISION_DARK,
    /// Light, with colours that every kind of colour vision can tell apart.
    VISION_LIGHT
}
