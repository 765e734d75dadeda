package flipchip.app.kit.settings;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// A record of the settings as the file has them: texts by the ids of their settings.
/// Immutable.
///
/// @param values may name settings that this program does not know, and hold texts that stand for no value
public record Settings(Map<String, String> values) {
    /// Nothing was chosen yet.
    public static final Settings DEFAULT = new Settings(Map.of());

    public Settings {
        values = Map.copyOf(values);
    }

    /// What is set, or what holds until the user chooses; a text that stands for no value counts as missing.
    public <T> T get(Setting<T> setting) {
        return text(setting).flatMap(setting.kind()::read).orElse(setting.standard());
    }

    /// The same with another value.
    public <T> Settings with(Setting<T> setting, T value) {
        return with(setting.id(), setting.kind().write(value));
    }

    /// The same with another text, whether it stands for a value or not.
    public Settings with(String id, String text) {
        Map<String, String> more = new TreeMap<>(values);
        more.put(id, text);
        return new Settings(more);
    }

    /// The same with the texts that `after` has and `before` has not.
    Settings withChanges(Settings before, Settings after) {
        Map<String, String> changed = new TreeMap<>(values);
        after.values.forEach((id, text) -> {
            if (!text.equals(before.values.get(id))) {
                changed.put(id, text);
            }
        });
        return new Settings(changed);
    }

    Optional<String> text(Setting<?> setting) {
        return Optional.ofNullable(values.get(setting.id()));
    }
}
