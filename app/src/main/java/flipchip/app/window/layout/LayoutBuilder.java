package flipchip.app.window.layout;

import java.util.EnumMap;
import java.util.Map;
import flipchip.app.shell.Workspace;
import flipchip.app.window.layout.WorkspaceLayout.Box;
import flipchip.app.window.layout.WorkspaceLayout.Setup;

/// What the plans of the workspaces are drawn on: a window of some size, the rectangles put into it so
/// far, and what all have. Board and chip get all the height that is to spare, then the columns the
/// width that is left.
abstract sealed class LayoutBuilder permits PlayLayout, AnalyseLayout, LearnLayout, CircuitLayout {
    static final double GAP = 12;
    /// The height of the chip's header and of its legend.
    static final double CHIP_LINE = 42;
    static final double LEAST_CHIP = 360;
    static final double LEAST_LIST = 96;
    static final double SWITCH = 34;
    /// Of a right column that is pulled out.
    static final double DRAWER = 300;
    private static final double LANES = 152;
    private static final double COSTS = 34;

    final Setup setup;
    final double width;
    final double height;
    private final Map<LayoutSlot, Box> places = new EnumMap<>(LayoutSlot.class);
    private boolean fullTime;

    LayoutBuilder(Setup setup, double width, double height) {
        this.setup = setup;
        this.width = width;
        this.height = height;
    }

    /// Puts all parts of the workspace, the notice among them: it lies over nothing.
    abstract void draw();

    /// The finished plan.
    final WorkspaceLayout plan() {
        draw();
        return new WorkspaceLayout(places, fullTime);
    }

    final void put(LayoutSlot part, double x, double y, double wide, double tall) {
        places.put(part, new Box(Math.floor(x), Math.floor(y), Math.max(0, Math.floor(wide)),
            Math.max(0, Math.floor(tall))));
    }

    final boolean isAlone() {
        return setup.space() == Workspace.CIRCUIT && setup.room() == WorkspaceLayout.ChipRoom.ALONE;
    }

    final boolean open() {
        return isDrawer() ? setup.drawer() : setup.side();
    }

    final double column() {
        return !open() ? 0 : isDrawer() ? DRAWER : setup.column();
    }

    /// Puts the time line at the bottom, from `left` on, and answers its upper edge.
    final double time(double left, double bottom, boolean lanes) {
        fullTime = isFull(lanes);
        double tall = timeTall(lanes);
        put(LayoutSlot.TIME, left, bottom - tall, width - left, tall);
        return bottom - tall;
    }

    /// Puts the notice at the head of a column, if there is one, and answers where the rest of the column
    /// begins.
    final double notice(double x, double y, double wide) {
        double tall = setup.notice().applyAsDouble(wide);
        if (tall > 0) {
            put(LayoutSlot.NOTICE, x, y, wide, tall);
        }
        return tall > 0 ? y + tall + GAP : y;
    }

    final boolean isDrawer() {
        return WorkspaceLayout.isDrawer(setup.space(), width);
    }

    final boolean isNarrow() {
        return WorkspaceLayout.isNarrow(width);
    }

    /// The height of the time line with or without its lanes.
    final double timeTall(boolean lanes) {
        return isFull(lanes) ? LANES + (setup.costs() ? COSTS : 0) : WorkspaceLayout.FOLDED_TIME;
    }

    private boolean isFull(boolean lanes) {
        return lanes && height >= 560 && !isNarrow();
    }

    /// Where the right column, which begins at `x`, is dragged wider.
    final void edge(double x) {
        if (!isDrawer()) {
            put(LayoutSlot.SIDE_EDGE, x - 9, 0, 6, height);
        }
    }
}
