package flipchip.app.kit.settings;

import java.util.Locale;
import java.util.Optional;

/// The languages of the window. Each has its own name for itself.
public enum Language {
    /// As the desktop says, English without a translation.
    SYSTEM("", ""),
    ENGLISH("en", "English"),
    GERMAN("de", "Deutsch"),
    FRENCH("fr", "Français"),
    JAPANESE("ja", "日本語"),
    CHINESE("zh", "中文");

    private final String tag;
    private final String ownName;

    Language(String tag, String ownName) {
        this.tag = tag;
        this.ownName = ownName;
    }

    /// The language's name in itself; empty for [#SYSTEM].
    public String ownName() {
        return ownName;
    }

    /// Its locale; empty for [#SYSTEM].
    public Optional<Locale> locale() {
        return tag.isEmpty() ? Optional.empty() : Optional.of(Locale.of(tag));
    }
}
