package flipchip.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.app.kit.settings.Settings;
import flipchip.app.kit.settings.SettingsModel;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;

class KeyMapTest {
    private static final Command UNDO = command("undo", "Shortcut+Z");
    private static final Command FIND = command("find", "Shortcut+F");
    private static final Command PLAIN = command("plain", "");
    private static final List<Command> TABLE = List.of(UNDO, FIND, PLAIN);

    private static Command command(String id, String key) {
        return Command.of(id, MenuName.ANALYSE, id, key, () -> {});
    }

    private static KeyMap keys(Map<String, String> saved) {
        KeyMap keys = new KeyMap(new SettingsModel(new Settings(saved)));
        keys.settle(TABLE);
        return keys;
    }

    @Test
    void aKeyThatTheUserChoseIsNoOtherCommands() {
        for (String written : List.of("Shortcut+F", "Ctrl+F")) {
            KeyMap keys = keys(Map.of("key.undo", written));

            assertEquals("Ctrl+F", keys.shown(UNDO));
            assertEquals("", keys.shown(FIND));
            assertEquals("", keys.shown(PLAIN));
        }
    }

    @Test
    void whatWasNotChosenStays() {
        KeyMap keys = keys(Map.of("key.plain", "F9"));

        assertEquals("Ctrl+Z", keys.shown(UNDO));
        assertEquals("Ctrl+F", keys.shown(FIND));
        assertEquals("F9", keys.shown(PLAIN));
    }

    @Test
    void keysThatTheUserExchangedStay() {
        KeyMap keys = keys(Map.of("key.undo", "Shortcut+F", "key.find", "Shortcut+Z"));

        assertEquals("Ctrl+F", keys.shown(UNDO));
        assertEquals("Ctrl+Z", keys.shown(FIND));
    }

    @Test
    void aTakenKeyIsFoundHoweverItIsWritten() {
        KeyMap keys = keys(Map.of("key.undo", "Ctrl+U"));

        assertEquals(Optional.of(UNDO), keys.clash(TABLE, FIND, KeyCombination.valueOf("Shortcut+U")));
        assertEquals(Optional.empty(), keys.clash(TABLE, UNDO, KeyCombination.valueOf("Shortcut+U")));
        assertEquals(Optional.empty(), keys.clash(TABLE, FIND, KeyCombination.valueOf("Shortcut+Z")));
    }
}
