package flipchip.app.settings;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/// The settings while the window is open, one property each. FX thread only.
///
/// Levels and the size of the window are not here: the session and the stage hold them, and the window adds
/// them when the settings are saved.
public final class SettingsModel {
    private final ObjectProperty<ThemeChoice> theme = new SimpleObjectProperty<>(this, "theme");
    private final BooleanProperty legalMoves = new SimpleBooleanProperty(this, "legalMoves");
    private final BooleanProperty panelOpen = new SimpleBooleanProperty(this, "panelOpen");
    private final BooleanProperty sideOpen = new SimpleBooleanProperty(this, "sideOpen");
    private final BooleanProperty bothNetworks = new SimpleBooleanProperty(this, "bothNetworks");
    private final BooleanProperty allWires = new SimpleBooleanProperty(this, "allWires");
    private final BooleanProperty reducedMotion = new SimpleBooleanProperty(this, "reducedMotion");
    private final DoubleProperty speed = new SimpleDoubleProperty(this, "speed");
    private final DoubleProperty sideWidth = new SimpleDoubleProperty(this, "sideWidth");
    private final Settings initial;
    private final Map<Setting<?>, ObjectProperty<?>> more = new HashMap<>();
    private final List<Runnable> listeners = new ArrayList<>();

    public SettingsModel(Settings settings) {
        initial = settings;
        theme.set(settings.theme());
        legalMoves.set(settings.legalMoves());
        panelOpen.set(settings.panelOpen());
        sideOpen.set(settings.sideOpen());
        bothNetworks.set(settings.bothNetworks());
        allWires.set(settings.allWires());
        reducedMotion.set(settings.reducedMotion());
        speed.set(settings.speed());
        sideWidth.set(settings.sideWidth());
        for (ObservableValue<?> property : List.of(theme, legalMoves, panelOpen, sideOpen, bothNetworks, allWires,
                reducedMotion, speed, sideWidth)) {
            property.subscribe((_, _) -> changed());
        }
    }

    /// Calls `listener` after every change of a setting.
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    private void changed() {
        listeners.forEach(Runnable::run);
    }

    /// The settings the program started with.
    public Settings initial() {
        return initial;
    }

    /// What is set now, together with what the session and the stage hold.
    ///
    /// @throws IllegalArgumentException if a value is outside its range
    public Settings toSettings(int blackLevel, int whiteLevel, double windowWidth, double windowHeight) {
        return new Settings(theme.get(), legalMoves.get(), panelOpen.get(), sideOpen.get(), bothNetworks.get(),
            allWires.get(), reducedMotion.get(), blackLevel, whiteLevel, clamp(speed.get(), 0.1, 100),
            clamp(sideWidth.get(), 200, 480), clamp(windowWidth, 640, 20_000), clamp(windowHeight, 480, 20_000),
            moreValues());
    }

    /// The value of `setting`, from the file or as it stands by default; a value the file has wrong counts as missing.
    @SuppressWarnings("unchecked")      // the map holds for each setting a property of its type
    public <T> ObjectProperty<T> property(Setting<T> setting) {
        return (ObjectProperty<T>) more.computeIfAbsent(setting, _ -> fresh(setting));
    }

    private <T> ObjectProperty<T> fresh(Setting<T> setting) {
        ObjectProperty<T> property = new SimpleObjectProperty<>(this, setting.id(),
            Optional.ofNullable(initial.more().get(setting.id())).flatMap(setting.kind()::read).orElse(setting.standard()));
        property.subscribe((_, _) -> changed());
        return property;
    }

    private Map<String, String> moreValues() {
        Map<String, String> values = new TreeMap<>(initial.more());
        more.keySet().forEach(setting -> write(setting, values));
        return values;
    }

    private <T> void write(Setting<T> setting, Map<String, String> values) {
        values.put(setting.id(), setting.kind().write(property(setting).get()));
    }

    private static double clamp(double value, double low, double high) {
        return Math.max(low, Math.min(high, value));
    }

    public ObjectProperty<ThemeChoice> themeProperty() {
        return theme;
    }

    public BooleanProperty legalMovesProperty() {
        return legalMoves;
    }

    public BooleanProperty panelOpenProperty() {
        return panelOpen;
    }

    public BooleanProperty sideOpenProperty() {
        return sideOpen;
    }

    public BooleanProperty bothNetworksProperty() {
        return bothNetworks;
    }

    public BooleanProperty allWiresProperty() {
        return allWires;
    }

    public BooleanProperty reducedMotionProperty() {
        return reducedMotion;
    }

    public DoubleProperty speedProperty() {
        return speed;
    }

    public DoubleProperty sideWidthProperty() {
        return sideWidth;
    }
}
