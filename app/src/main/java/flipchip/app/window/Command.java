package flipchip.app.window;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.scene.input.KeyCombination;

/// One line of the command table.
///
/// @param id     unique name, also the id of its menu item
/// @param menu   the menu it stands in
/// @param text   what the menu says
/// @param key    the key that does the same, if any
/// @param action what it does
/// @param usable whether it would do something now
/// @param toggle the switch it flips, if it is one
record Command(String id, String menu, String text, Optional<KeyCombination> key, Runnable action,
               BooleanSupplier usable, Optional<BooleanProperty> toggle) {

    static Command of(String id, String menu, String text, String key, Runnable action) {
        return new Command(id, menu, text, parse(key), action, () -> true, Optional.empty());
    }

    static Command toggle(String id, String menu, String text, String key, BooleanProperty on) {
        return new Command(id, menu, text, parse(key), () -> on.set(!on.get()), () -> true, Optional.of(on));
    }

    Command when(BooleanSupplier condition) {
        return new Command(id, menu, text, key, action, condition, toggle);
    }

    private static Optional<KeyCombination> parse(String key) {
        return key.isEmpty() ? Optional.empty() : Optional.of(KeyCombination.valueOf(key));
    }
}
