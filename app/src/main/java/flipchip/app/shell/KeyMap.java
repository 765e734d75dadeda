package flipchip.app.shell;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.settings.SettingsModel;
import flipchip.app.kit.text.Texts;
import javafx.beans.property.ObjectProperty;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// Which key does what: the keys of the command table, and what the user chose instead. FX thread only.
public record KeyMap(SettingsModel settings) {
    private static final Texts TEXTS = Texts.of("shell");
    private static final int LONGEST = 80;
    private static final Pattern SIGN = Pattern.compile("\\p{Punct}");

    /// The name of the command's key as [KeyCombination#getName()] writes it; empty for no key.
    public ObjectProperty<String> property(Command command) {
        return settings.property(Setting.words("key." + command.id(), "", standard(command), LONGEST));
    }

    /// The key the command has now. A saved name that is not a key counts as the standard key.
    public Optional<KeyCombination> keyOf(Command command) {
        String name = property(command).get();
        if (name.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Keys.parse(name));
        } catch (IllegalArgumentException _) {
            return command.key();
        }
    }

    /// Whether `event` is the key the command has now.
    public boolean isKeyOf(Command command, KeyEvent event) {
        return keyOf(command).filter(key -> key.match(event)).isPresent();
    }

    /// The key the command has now, for its item in the menus; empty for no key.
    public Optional<KeyCombination> inMenus(Command command) {
        return keyOf(command).map(KeyNames::inMenus);
    }

    /// The key the command has now, as the screen shows it; empty for no key.
    public String shown(Command command) {
        return keyOf(command).map(KeyNames::of).orElse("");
    }

    /// How a text names what to use: the key, or the place in the menus of a command that has none. In
    /// quotation marks where it would be read as part of the sentence.
    public String told(Command command) {
        String key = shown(command);
        return key.isEmpty() ? TEXTS.get("key.menu", command.menu().title(), command.text())
            : SIGN.matcher(key).matches() ? TEXTS.get("key.sign", key)
            : key;
    }

    /// The command among `table` that has `key`, other than `command` itself.
    public Optional<Command> clash(List<Command> table, Command command, KeyCombination key) {
        return table.stream().filter(other -> !other.id().equals(command.id()))
            .filter(other -> isSame(keyOf(other), key)).findFirst();
    }

    /// A key that the user chose for one command is that command's alone: another one of `table` whose
    /// standard key it is, perhaps a command that was added later, has none.
    public void settle(List<Command> table) {
        List<Command> chosen = table.stream().filter(command -> !isStandard(command)).toList();
        for (Command command : table) {
            if (isStandard(command)
                    && keyOf(command).flatMap(key -> clash(chosen, command, key)).isPresent()) {
                property(command).set("");
            }
        }
    }

    private boolean isStandard(Command command) {
        return property(command).get().equals(standard(command));
    }

    /// Whether both are the same keys on this system, whatever the settings call them: `Ctrl` and `Shortcut`
    /// are one key, but not on a Mac.
    private static boolean isSame(Optional<KeyCombination> one, KeyCombination other) {
        return one.filter(key -> key.getDisplayText().equals(other.getDisplayText())).isPresent();
    }

    private static String standard(Command command) {
        return command.key().map(KeyCombination::getName).orElse("");
    }
}
