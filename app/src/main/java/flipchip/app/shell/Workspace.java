package flipchip.app.shell;

import java.util.Locale;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.text.Texts;

/// The workspaces, in the order of their switch. Three show the one game and decide which panes stand where;
/// in Learn stands what the learner does today.
public enum Workspace {
    PLAY, ANALYSE, LEARN, CIRCUIT;

    /// The one that is shown.
    public static final Setting<Workspace> SHOWN = Setting.choice("workspace", "", PLAY, Workspace::title);

    private static final Texts TEXTS = Texts.of("shell");

    /// The key that goes to it: Control and its place in the switch, counted from 1.
    public String key() {
        return "Shortcut+" + (ordinal() + 1);
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
