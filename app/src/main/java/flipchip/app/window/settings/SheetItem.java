package flipchip.app.window.settings;

import java.util.MissingResourceException;
import java.util.Optional;
import flipchip.app.kit.text.Texts;
import javafx.beans.value.ObservableValue;
import org.controlsfx.control.PropertySheet;

/// An [SettingsEntry] as the property sheet wants it.
record SheetItem(SettingsEntry<?> entry) implements PropertySheet.Item {
    private static final Texts TEXTS = Texts.of("settings");

    @Override
    public Class<?> getType() {
        return Object.class;
    }

    @Override
    public String getCategory() {
        return TEXTS.get("group." + entry.group());
    }

    @Override
    public String getName() {
        return TEXTS.get("setting." + entry.id());
    }

    @Override
    public String getDescription() {
        try {
            return TEXTS.get("setting." + entry.id() + ".help");
        } catch (MissingResourceException _) {
            return getName();
        }
    }

    @Override
    public Object getValue() {
        return entry.value().getValue();
    }

    @Override
    public void setValue(Object value) {
        throw new UnsupportedOperationException("the editor writes to the setting itself");
    }

    @Override
    public Optional<ObservableValue<? extends Object>> getObservableValue() {
        return Optional.of(entry.value());
    }
}
