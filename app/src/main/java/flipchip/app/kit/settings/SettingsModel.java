package flipchip.app.kit.settings;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import flipchip.app.kit.text.Texts;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;

/// The settings while the window is open, one property each. FX thread only.
///
/// A text of the file that stands for no value costs that one setting: it is as it was before anybody chose,
/// and the listeners of [#onProblem(Consumer)] are notified.
public final class SettingsModel {
    private static final Texts TEXTS = Texts.of("settings");

    private final Settings initial;
    private final Settings unchosen;
    private final Map<Setting<?>, ObjectProperty<?>> properties = new HashMap<>();
    private final Map<Setting<?>, BooleanProperty> flags = new HashMap<>();
    private final Map<Setting<?>, DoubleProperty> numbers = new HashMap<>();
    private final Set<Setting<?>> chosen = new HashSet<>();
    private final List<Runnable> listeners = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private Consumer<String> told = problems::add;

    public SettingsModel(Settings settings) {
        this(settings, Settings.DEFAULT);
    }

    /// @param unchosen what holds where `settings` says nothing and it is not the standard: the desktop's
    ///                 wishes
    public SettingsModel(Settings settings, Settings unchosen) {
        initial = settings;
        this.unchosen = unchosen;
    }

    /// Calls `listener` after every change of a setting.
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /// Tells `listener`, for the user, which settings of the file have wrong values: those found so far and
    /// later.
    public void onProblem(Consumer<String> listener) {
        told = listener;
        problems.forEach(listener);
        problems.clear();
    }

    /// The settings that the user has chosen.
    public Settings now() {
        Settings now = initial;
        for (Setting<?> setting : properties.keySet()) {
            now = with(now, setting);
        }
        return now;
    }

    /// Gives every setting its first value again; none counts as chosen then.
    void restore() {
        List.copyOf(properties.keySet()).forEach(this::restore);
        chosen.clear();
    }

    private <T> void restore(Setting<T> setting) {
        property(setting).set(first(setting));
    }

    private <T> Settings with(Settings settings, Setting<T> setting) {
        return initial.text(setting).isPresent() || chosen.contains(setting)
            ? settings.with(setting, property(setting).get())
            : settings;
    }

    /// The value of `setting`.
    @SuppressWarnings("unchecked")      // the map holds for each setting a property of its type
    public <T> ObjectProperty<T> property(Setting<T> setting) {
        if (!properties.containsKey(setting)) {
            properties.put(setting, fresh(setting));
        }
        return (ObjectProperty<T>) properties.get(setting);
    }

    /// The value of a switch.
    public BooleanProperty flag(Setting<Boolean> setting) {
        return flags.computeIfAbsent(setting, _ -> BooleanProperty.booleanProperty(property(setting)));
    }

    /// The value of a number. What is set is brought into the range.
    public DoubleProperty number(Setting<Double> setting) {
        return numbers.computeIfAbsent(setting, _ -> number(setting, property(setting)));
    }

    /// Both hold the same, in the range: a property made of the other would keep what was set.
    private DoubleProperty number(Setting<Double> setting, ObjectProperty<Double> kept) {
        DoubleProperty number = new SimpleDoubleProperty(this, setting.id(), kept.get()) {
            @Override
            public void set(double value) {
                super.set(setting.kind().fit(value));
            }
        };
        number.subscribe((_, value) -> kept.set(value.doubleValue()));
        kept.subscribe((_, value) -> number.set(value));
        return number;
    }

    private <T> T first(Setting<T> setting) {
        return initial.text(setting).flatMap(setting.kind()::read).orElseGet(() -> unchosen.get(setting));
    }

    private <T> ObjectProperty<T> fresh(Setting<T> setting) {
        Optional<String> text = initial.text(setting);
        text.filter(wrong -> setting.kind().read(wrong).isEmpty())
            .ifPresent(wrong -> told.accept(problem(setting, wrong)));
        ObjectProperty<T> property = new SimpleObjectProperty<>(this, setting.id(), first(setting)) {
            @Override
            public void set(T value) {
                super.set(setting.kind().fit(value));
            }
        };
        property.subscribe((_, _) -> {
            chosen.add(setting);
            listeners.forEach(Runnable::run);
        });
        return property;
    }

    private <T> String problem(Setting<T> setting, String wrong) {
        String name = setting.group().isEmpty() ? setting.id() : TEXTS.get("setting." + setting.id());
        String shown = wrong.length() > 40 ? wrong.substring(0, 40) + "…" : wrong;
        return TEXTS.get("problem.value", name, shown, setting.kind().write(first(setting)));
    }

    public ObjectProperty<ThemeChoice> themeProperty() {
        return property(Frame.THEME);
    }

    public BooleanProperty legalMovesProperty() {
        return flag(Frame.LEGAL_MOVES);
    }

    public BooleanProperty panelOpenProperty() {
        return flag(Frame.PANEL);
    }

    public BooleanProperty sideOpenProperty() {
        return flag(Frame.SIDE);
    }

    public BooleanProperty bothNetworksProperty() {
        return flag(Frame.BOTH_NETWORKS);
    }

    public BooleanProperty allWiresProperty() {
        return flag(Frame.ALL_WIRES);
    }

    public BooleanProperty reducedMotionProperty() {
        return flag(Frame.REDUCED_MOTION);
    }

    public DoubleProperty speedProperty() {
        return number(Frame.SPEED);
    }
}
