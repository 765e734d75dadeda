package flipchip.app.shell;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.scene.input.KeyCombination;

/// One line of the command table: the menus, the keys and the help are made from it.
///
/// @param id     unique name, also the id of its menu item
/// @param menu   the menu it stands in
/// @param text   what the menu says, in the user's language
/// @param key    the key that does the same unless the user chose another, if any
/// @param action what it does
/// @param usable whether it would do something now
/// @param toggle the switch it flips, if it is one
public record Command(String id, MenuName menu, String text, Optional<KeyCombination> key, Runnable action,
        BooleanSupplier usable, Optional<BooleanProperty> toggle) {

    /// @param key as [KeyCombination#valueOf(String)] reads it; empty for none
    public static Command of(String id, MenuName menu, String text, String key, Runnable action) {
        return new Command(id, menu, text, parse(key), action, () -> true, Optional.empty());
    }

    /// @param key as [KeyCombination#valueOf(String)] reads it; empty for none
    public static Command toggle(String id, MenuName menu, String text, String key, BooleanProperty on) {
        return new Command(id, menu, text, parse(key), () -> on.set(!on.get()), () -> true, Optional.of(on));
    }

    /// The same command, greyed while `condition` does not hold.
    public Command when(BooleanSupplier condition) {
        return new Command(id, menu, text, key, action, condition, toggle);
    }

    private static Optional<KeyCombination> parse(String key) {
        return key.isEmpty() ? Optional.empty() : Optional.of(Keys.parse(key));
    }
}
