package flipchip.app.window.layout;

import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import flipchip.app.shell.Workspace;

/// Where everything below the menus lies in a window of some size: for each part that is shown its rectangle.
///
/// Nothing but arithmetic, so that any thread may use it and a test may ask for every size.
///
/// @param fullTime whether the time line has room for all its lanes
public record WorkspaceLayout(Map<LayoutSlot, WorkspaceLayout.Box> places, boolean fullTime) {
    static final double FOLDED_TIME = 56;

    /// What the user chose, as far as it decides where something lies.
    ///
    /// @param chip        whether Play, or Analyse, shows the chip
    /// @param chipInFront where moves and chip share a place: the chip
    /// @param side        whether the right column is shown where there is room for it
    /// @param drawer      whether it is pulled out where there is none
    /// @param board       Circuit without a left column: the board and the controller take the place of the
    ///     tabs
    /// @param read        the tabs are read with the board beside them: it takes the place of the chip
    /// @param column      the least width of the right column
    /// @param lanes       whether all lanes are unfolded
    /// @param costs       whether there is a lane with what the moves cost
    /// @param waves       the height of the waveforms; 0 where they are folded
    /// @param end         whether the end of a game is shown in Play
    /// @param hint        the height of the hint that was asked for, for a width; 0 without one
    /// @param notice      the height of the notice for a width; 0 without a notice
    /// @param room        how much room the chip of Circuit is given
    record Setup(Workspace space, boolean chip, boolean chipInFront, boolean side, boolean drawer,
            boolean board, boolean read, double column, boolean lanes, boolean costs, double waves,
            boolean end, DoubleUnaryOperator hint, DoubleUnaryOperator notice, ChipRoom room) {}

    /// How much room the chip of Circuit is given.
    enum ChipRoom {
        /// The whole array: a square, its key beside it.
        ARRAY,
        /// A cell or its gates: the place of the key, too.
        INSIDE,
        /// Nothing but the chip, to be shown to others.
        ALONE
    }

    /// A rectangle, in pixels.
    record Box(double x, double y, double width, double height) {
        double right() {
            return x + width;
        }

        double bottom() {
            return y + height;
        }
    }

    /// The plan for this room, which begins below the menus and ends with the window.
    static WorkspaceLayout of(Setup setup, double width, double height) {
        LayoutBuilder sheet = switch (setup.space) {
            case PLAY -> new PlayLayout(setup, width, height);
            case ANALYSE -> new AnalyseLayout(setup, width, height);
            case LEARN -> new LearnLayout(setup, width, height);
            case CIRCUIT -> new CircuitLayout(setup, width, height);
        };
        return sheet.plan();
    }

    /// Whether the right column is a drawer in a window of this width.
    public static boolean isDrawer(Workspace space, double width) {
        return width < switch (space) {
            case PLAY -> 0;
            case ANALYSE -> 1100;
            case LEARN -> 0;
            case CIRCUIT -> 900;
        };
    }

    /// Whether board and chip of Play share one place, and the players stand beside the board.
    static boolean isNarrow(double width) {
        return width < 900;
    }

    /// Whether Circuit has a column for the board and the controller.
    static boolean hasLeft(double width) {
        return width >= 1280;
    }
}
