package flipchip.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;

class KeysTest {
    @Test
    void aConstantOfAKeyIsTheKeyAndNotACharacter() {
        KeyCombination down = new KeyCodeCombination(KeyCode.PAGE_DOWN, KeyCombination.ALT_DOWN);
        assertEquals(down, Keys.parse("Alt+PAGE_DOWN"));
        assertEquals(down, Keys.parse("Alt+'PAGE_DOWN'"), "as older versions saved it");
        assertEquals(down, Keys.parse("Alt+Page Down"));
        assertEquals("Alt+Page Down", down.getName());
    }

    @Test
    void whatIsNoKeyIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Keys.parse("Alt+PAGE_SIDEWAYS"));
    }
}
