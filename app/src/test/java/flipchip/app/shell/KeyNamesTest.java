package flipchip.app.shell;

import static flipchip.app.kit.text.Languages.speak;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import flipchip.app.kit.settings.Settings;
import flipchip.app.kit.settings.SettingsModel;
import flipchip.app.kit.text.Languages;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;

@DisabledOnOs(value = OS.MAC, disabledReason = "its keys have signs")
@ExtendWith(Languages.class)
class KeyNamesTest {
    private static String name(Locale language, String key) {
        speak(language);
        return KeyNames.of(Keys.parse(key));
    }

    @Test
    void keysAreCalledAsOnTheKeyboardsOfTheLanguage() {
        assertEquals("Strg+Umschalt+K", name(Locale.GERMAN, "Shortcut+Shift+K"));
        assertEquals("Ctrl+Maj+K", name(Locale.FRENCH, "Shortcut+Shift+K"));
        assertEquals("Ctrl+Shift+K", name(Locale.ENGLISH, "Shortcut+Shift+K"));
        assertEquals("Ctrl+Shift+K", name(Locale.JAPANESE, "Shortcut+Shift+K"));
        assertEquals("Alt+Bild ab", name(Locale.GERMAN, "Alt+Page Down"));
        assertEquals("Alt+Pos1", name(Locale.GERMAN, "Alt+Home"));
        assertEquals("Ctrl+Suppr", name(Locale.FRENCH, "Shortcut+Delete"));
        assertEquals("Umschalt+F8", name(Locale.GERMAN, "Shift+F8"));
        assertEquals("Strg+,", name(Locale.GERMAN, "Shortcut+COMMA"));
        assertEquals("Strg++", name(Locale.GERMAN, "Shortcut+PLUS"));
        assertEquals("V", name(Locale.GERMAN, "V"));
    }

    @Test
    void aMenuWritesThemSoAndHearsTheSameKey() {
        speak(Locale.GERMAN);
        Command command = Command.of("one", MenuName.ANALYSE, "Eins", "Shortcut+Shift+K", () -> {});
        KeyMap keys = new KeyMap(new SettingsModel(Settings.DEFAULT));
        KeyCombination key = keys.inMenus(command).orElseThrow();
        assertEquals("Strg+Umschalt+K", key.getDisplayText());
        assertEquals("Strg+Umschalt+K", keys.shown(command));
        assertEquals(keys.keyOf(command).orElseThrow().getName(), key.getName());
        assertEquals(key, keys.inMenus(command).orElseThrow());
        assertTrue(key.match(pressed(true)));
        assertFalse(key.match(pressed(false)));

        speak(Locale.ENGLISH);
        assertSame(command.key().orElseThrow().getClass(), keys.inMenus(command).orElseThrow().getClass());
    }

    private static KeyEvent pressed(boolean shift) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.K, shift, true, false, false);
    }
}
