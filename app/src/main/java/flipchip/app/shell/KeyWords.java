package flipchip.app.shell;

import java.util.List;
import java.util.stream.Stream;
import flipchip.app.kit.settings.SettingsModel;
import flipchip.app.kit.text.Texts;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

/// The texts of a part that name keys of its commands, as the user has chosen these. FX thread only.
public final class KeyWords {
    private static final Texts TEXTS = Texts.of("shell");

    private final KeyMap keys;
    private final List<Command> commands;

    /// @param commands all that are named
    public KeyWords(SettingsModel settings, List<Command> commands) {
        keys = new KeyMap(settings);
        this.commands = List.copyOf(commands);
    }

    /// The text of `key` with the keys of these commands in the places `{0}`, `{1}` ...
    public String get(Texts texts, String key, String... ids) {
        return texts.get(key, Stream.of(ids).map(this::of).map(keys::told).toArray());
    }

    /// The same, which changes as soon as one of the keys does.
    public ObservableValue<String> text(Texts texts, String key, String... ids) {
        return Bindings.createStringBinding(() -> get(texts, key, ids),
            Stream.of(ids).map(this::of).map(keys::property).toArray(Observable[]::new));
    }

    /// What a button says: its name and, where the command has a key, that.
    public ObservableValue<String> button(String name, String id) {
        Command command = of(id);
        return Bindings.createStringBinding(
            () -> keys.keyOf(command).isEmpty() ? name : TEXTS.get("key.button", name, keys.shown(command)),
            keys.property(command));
    }

    private Command of(String id) {
        return commands.stream().filter(command -> command.id().equals(id)).findFirst().orElseThrow();
    }
}
