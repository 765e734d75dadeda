package flipchip.app.shell;

import java.util.Locale;
import flipchip.app.kit.text.Texts;

/// The menus, in the order in which they stand.
public enum MenuName {
    GAME, EDIT, VIEW, ANALYSE, HARDWARE, HELP;

    private static final Texts TEXTS = Texts.of("shell");

    /// What the menu bar says.
    public String title() {
        return TEXTS.get("menu." + id());
    }

    /// Lower case, for ids.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
