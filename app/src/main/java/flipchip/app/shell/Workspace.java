package flipchip.app.shell;

import java.util.Locale;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.text.Texts;

/// Three ways to look at the one game: each decides which panes stand where, and nothing else.
public enum Workspace {
    PLAY, ANALYSE, CIRCUIT;

    /// The one that is shown.
    public static final Setting<Workspace> SHOWN = Setting.choice("workspace", "", PLAY, Workspace::title);

    private static final Texts TEXTS = Texts.of("shell");

    /// What the switch says.
    public String title() {
        return TEXTS.get("space." + id());
    }

    /// Lower case, for ids.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
