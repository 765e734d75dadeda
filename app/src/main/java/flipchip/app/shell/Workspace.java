package flipchip.app.shell;

import java.util.Locale;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.text.Texts;

/// The workspaces, in the order of their switch. Three show the one game and decide which panes stand where;
/// in Learn stands what the learner does today.
public enum Workspace {
    PLAY(1), ANALYSE(2), LEARN(4), CIRCUIT(3);

    /// The one that is shown.
    public static final Setting<Workspace> SHOWN = Setting.choice("workspace", "", PLAY, Workspace::title);

    private static final Texts TEXTS = Texts.of("shell");

    private final int digit;

    Workspace(int digit) {
        this.digit = digit;
    }

    /// The key that goes to it.
    public String key() {
        return "Shortcut+" + digit;
    }

    /// What the switch says.
    public String title() {
        return TEXTS.get("space." + id());
    }

    /// Lower case, for ids.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
