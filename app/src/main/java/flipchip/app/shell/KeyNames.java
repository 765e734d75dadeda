package flipchip.app.shell;

import java.util.List;
import java.util.Locale;
import flipchip.app.kit.text.Texts;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// What keys are called on the screen: as they are written on the keyboards of the user's language, `Strg`
/// and `Umschalt` in German. Keys that have a sign, as Enter and the arrows, keep it.
public final class KeyNames {
    private static final Texts TEXTS = Texts.of("keys");
    private static final List<String> HELD = List.of("Shift", "Ctrl", "Alt", "Meta");

    private KeyNames() {}

    /// The name of `key`.
    public static String of(KeyCombination key) {
        StringBuilder name = new StringBuilder();
        String rest = key.getDisplayText();
        for (String held = held(rest); !held.isEmpty(); held = held(rest)) {
            name.append(word(held)).append('+');
            rest = rest.substring(held.length() + 1);
        }
        return name.append(word(rest)).toString();
    }

    /// Which key is held, of those before the last; empty for none. macOS has signs for them.
    private static String held(String keys) {
        return HELD.stream().filter(held -> keys.startsWith(held + "+") && keys.length() > held.length() + 1)
            .findFirst().orElse("");
    }

    private static String word(String key) {
        String id = key.toLowerCase(Locale.ROOT).replace(' ', '-');
        return TEXTS.has(id) ? TEXTS.get(id) : key;
    }

    /// The same key, which menus write as [#of(KeyCombination)] does.
    static KeyCombination inMenus(KeyCombination key) {
        return of(key).equals(key.getDisplayText()) ? key : new Named(key);
    }

    private static final class Named extends KeyCombination {
        private final KeyCombination key;

        Named(KeyCombination key) {
            super(key.getShift(), key.getControl(), key.getAlt(), key.getMeta(), key.getShortcut());
            this.key = key;
        }

        @Override
        public boolean match(KeyEvent event) {
            return key.match(event);
        }

        @Override
        public String getName() {
            return key.getName();
        }

        @Override
        public String getDisplayText() {
            return of(key);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Named named && named.key.equals(key);
        }

        @Override
        public int hashCode() {
            return key.hashCode();
        }
    }
}
