package flipchip.app.settings;

/// Which of the two themes to show.
public enum ThemeChoice {
    /// As the desktop says, also when it changes its mind while the program runs.
    SYSTEM,
    LIGHT,
    DARK
}
