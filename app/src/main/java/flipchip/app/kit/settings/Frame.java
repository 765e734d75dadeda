package flipchip.app.kit.settings;

import java.util.Locale;
import flipchip.app.kit.draw.BoardStyle;
import flipchip.app.kit.draw.DiscStyle;
import flipchip.app.kit.text.Texts;

/// The settings of the window's frame, which several of its parts use.
public final class Frame {
    /// Light, dark or as the desktop says.
    public static final Setting<ThemeChoice> THEME = Setting.choice("theme", "appearance", ThemeChoice.SYSTEM,
        choice -> Texts.of("window").get("theme." + choice.name().toLowerCase(Locale.ROOT)));

    /// Show end states instead of movement; until the user chooses, as the desktop says at the start.
    public static final Setting<Boolean> REDUCED_MOTION = Setting.flag("reduced-motion", "appearance", false);

    /// Show the column with the moves and the controller.
    public static final Setting<Boolean> SIDE = Setting.flag("side-column", "appearance", true);

    /// Mark the legal moves on the board.
    public static final Setting<Boolean> LEGAL_MOVES = Setting.flag("legal-moves", "board", true);

    /// What the board is made of.
    public static final Setting<BoardStyle> BOARD = Setting.choice("board-style", "board", BoardStyle.FELT,
        style -> Texts.of("settings").get("board-style." + style.name().toLowerCase(Locale.ROOT)));

    /// What the discs look like.
    public static final Setting<DiscStyle> DISCS = Setting.choice("disc-style", "board", DiscStyle.LENS,
        style -> Texts.of("settings").get("disc-style." + style.name().toLowerCase(Locale.ROOT)));

    /// Show the hardware panel.
    public static final Setting<Boolean> PANEL = Setting.flag("panel", "hardware", true);

    /// Draw the signals of both colours, not only the mover's.
    public static final Setting<Boolean> BOTH_NETWORKS = Setting.flag("both-networks", "hardware", false);

    /// Draw every wire that is high, also those that feed nothing.
    public static final Setting<Boolean> ALL_WIRES = Setting.flag("all-wires", "hardware", false);

    /// Playback speed of the circuit; 1 is the speed the eye can follow.
    public static final Setting<Double> SPEED = Setting.range("speed", "", 1, 0.1, 100, 0.1);

    /// Least width of the column with the moves in pixels at scale 1.
    public static final Setting<Double> SIDE_WIDTH = Setting.range("side-width", "", 248, 200, 480, 1);

    /// Size of the window in pixels.
    public static final Setting<Double> WIDTH = Setting.range("window-width", "", 1440, 640, 20_000, 1);
    public static final Setting<Double> HEIGHT = Setting.range("window-height", "", 900, 480, 20_000, 1);

    private Frame() {}
}
