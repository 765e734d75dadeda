package flipchip.app.shell;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCharacterCombination;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/// Reads the names of keys.
final class Keys {
    private Keys() {}

    /// The key that `name` names, as [KeyCombination#valueOf(String)] does; but where that makes a character
    /// of a key's constant, as in `Alt+PAGE_DOWN`, the key itself.
    ///
    /// @throws IllegalArgumentException if the name is not a key
    static KeyCombination parse(String name) {
        KeyCombination read = KeyCombination.valueOf(name);
        if (read instanceof KeyCharacterCombination typed && typed.getCharacter().length() > 1) {
            KeyCode code = code(typed.getCharacter())
                .orElseThrow(() -> new IllegalArgumentException("no key '" + name + "'"));
            return new KeyCodeCombination(code, modifiers(typed));
        }
        return read;
    }

    private static Optional<KeyCode> code(String text) {
        return Arrays.stream(KeyCode.values())
            .filter(code -> code.name().equalsIgnoreCase(text) || code.getName().equalsIgnoreCase(text))
            .findFirst();
    }

    private static KeyCombination.Modifier[] modifiers(KeyCombination of) {
        List<KeyCombination.Modifier> down = new ArrayList<>();
        if (of.getShortcut() == KeyCombination.ModifierValue.DOWN) {
            down.add(KeyCombination.SHORTCUT_DOWN);
        }
        if (of.getControl() == KeyCombination.ModifierValue.DOWN) {
            down.add(KeyCombination.CONTROL_DOWN);
        }
        if (of.getAlt() == KeyCombination.ModifierValue.DOWN) {
            down.add(KeyCombination.ALT_DOWN);
        }
        if (of.getShift() == KeyCombination.ModifierValue.DOWN) {
            down.add(KeyCombination.SHIFT_DOWN);
        }
        if (of.getMeta() == KeyCombination.ModifierValue.DOWN) {
            down.add(KeyCombination.META_DOWN);
        }
        return down.toArray(KeyCombination.Modifier[]::new);
    }
}
