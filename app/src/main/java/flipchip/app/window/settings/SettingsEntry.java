package flipchip.app.window.settings;

import java.util.List;
import java.util.stream.Stream;
import flipchip.app.kit.settings.Appearance;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.settings.SettingsModel;
import flipchip.app.shell.Feature;
import javafx.beans.property.Property;

/// One line of the settings page: a value and where it is kept.
///
/// @param id    names the editor and the texts `setting.ID` and `setting.ID.help` of the area `settings`
/// @param group the heading it stands under, text `group.GROUP`
/// @param value the property it changes
/// @param kind  what values there are
/// @param <T>   the type of the value
public record SettingsEntry<T>(String id, String group, Property<T> value, Setting.Kind<T> kind) {

    /// The line of a setting that `model` keeps.
    public static <T> SettingsEntry<T> of(Setting<T> setting, SettingsModel model) {
        return new SettingsEntry<>(setting.id(), setting.group(), model.property(setting), setting.kind());
    }

    /// Those of the window, then those of its parts.
    public static List<SettingsEntry<?>> all(List<Feature> features, SettingsModel settings) {
        Stream<Setting<?>> own = Stream.of(Frame.THEME, Appearance.LANGUAGE, Appearance.SCALE,
            Frame.REDUCED_MOTION, Frame.SIDE, Frame.BOARD, Frame.DISCS, Frame.LEGAL_MOVES, Frame.PANEL,
            Frame.BOTH_NETWORKS, Frame.ALL_WIRES);
        return Stream.concat(own, features.stream().flatMap(feature -> feature.settings().stream()))
            .<SettingsEntry<?>>map(setting -> of(setting, settings)).toList();
    }
}
