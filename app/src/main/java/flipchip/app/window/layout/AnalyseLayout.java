package flipchip.app.window.layout;

import flipchip.app.window.layout.WorkspaceLayout.Setup;

/// A layout of the workspace Analyse: the board between its players with the advantage at its left, next to
/// it the moves and the coach, and below everything the graph of the game with its heading.
final class AnalyseLayout extends LayoutBuilder {
    private static final double LEAST_BAND = 120;
    private static final double MOST_BAND = 250;
    /// Of the height, for the graph and its heading.
    private static final double BAND = 0.215;
    private static final double HEADING = 42;
    private static final double LOW_HEADING = 34;
    private static final double STRIP = 40;
    /// Left of the graph's first move, for the numbers on its axis.
    static final double AXIS = 40;
    private static final double ADVANTAGE = 32;
    /// Above and below the bar of the advantage, for its number.
    private static final double NUMBER = 18;
    private static final double COACH = 320;
    private static final double NARROW_COACH = 280;
    /// Of the width, for a column that the user made wide.
    private static final double MOST_FOR_CHIP = 0.4;
    private static final double LEAST_MOVES = 232;
    private static final double MOST_MOVES = 0.3;
    private static final double MOST_COACH = 0.25;
    /// Of what board and gaps leave, for the coach.
    private static final double COACH_SHARE = 0.473;
    /// Kept free above the chip: for a notice, which then never hides it.
    static final double FOR_NOTICE = 108;
    /// The least height of a column in which the chip is shown.
    private static final double LEAST_BESIDE = 260;
    /// In a lower one the chip has no legend, and is hidden while a notice is shown.
    private static final double LOW_COLUMN = 480;

    private final double margin;
    private final double right;

    AnalyseLayout(Setup setup, double width, double height) {
        super(setup, width, height);
        margin = width >= 1280 ? 64 : 44;
        right = width >= 1280 ? 40 : isNarrow() ? GAP : 24;
    }

    @Override
    void draw() {
        double band = Math.floor(Math.clamp(BAND * height, LEAST_BAND, MOST_BAND));
        double heading = height < 700 ? LOW_HEADING : HEADING;
        double bottom = height - band;
        put(LayoutSlot.SUMMARY, 0, bottom, width, heading);
        put(LayoutSlot.GRAPH, margin - AXIS, bottom + heading, width - right - margin + AXIS, band - heading);
        if (isNarrow()) {
            narrow(bottom);
        } else {
            wide(bottom);
        }
    }

    private void wide(double bottom) {
        double gap = width >= 1280 ? 44 : 24;
        boolean coach = !isDrawer() && (setup.side() || setup.chip());
        double leastCoach = !coach
            ? 0
            : Math.clamp(setup.column(), width >= 1280 ? COACH : NARROW_COACH, MOST_FOR_CHIP * width);
        double top = 8 + STRIP;
        double room = width - margin - right - gap - (coach ? gap : 0);
        double square = Math
            .floor(Math.max(80, Math.min(bottom - top - STRIP - 4 - GAP, room - LEAST_MOVES - leastCoach)));
        stack(top, square);
        double rest = room - square;
        double most = Math.max(leastCoach, MOST_COACH * width);
        double third =
            !coach ? 0 : setup.chip() ? leastCoach : Math.clamp(COACH_SHARE * rest, leastCoach, most);
        double moves = Math.min(rest - third, Math.max(LEAST_MOVES, MOST_MOVES * width));
        double x = margin + square + gap;
        double y = 16;
        double end = top + square + 4 + STRIP;
        if (coach) {
            put(LayoutSlot.MOVES, x, y, moves, end - y);
            double from = width - right - third;
            column(from, y, third, end, LayoutSlot.ANALYSE_TABS);
            edge(from);
        } else {
            column(x, y, moves, end,
                setup.drawer() && isDrawer() ? LayoutSlot.ANALYSE_TABS : LayoutSlot.MOVES);
        }
    }

    private void stack(double top, double square) {
        put(LayoutSlot.TOP_STRIP, margin, top - STRIP, square, STRIP);
        board(top, square);
        put(LayoutSlot.BOTTOM_STRIP, margin, top + square + 4, square, STRIP);
    }

    private void board(double top, double square) {
        put(LayoutSlot.ADVANTAGE, margin - 20 - ADVANTAGE / 2, top - NUMBER, ADVANTAGE, square + 2 * NUMBER);
        put(LayoutSlot.BOARD, margin, top, square, square);
    }

    /// The players beside the board, and one pane between them.
    private void narrow(double bottom) {
        double square = Math.floor(Math.min(bottom - 2 * NUMBER, (width - margin - right) * 0.6));
        double top = Math.floor((bottom - square) / 2);
        board(top, square);
        double x = margin + square + 20;
        double wide = width - x - right;
        put(LayoutSlot.TOP_STRIP, x, GAP, wide, STRIP);
        put(LayoutSlot.BOTTOM_STRIP, x, bottom - GAP - STRIP, wide, STRIP);
        column(x, GAP + STRIP + 8, wide, bottom - GAP - STRIP - 8,
            setup.drawer() ? LayoutSlot.ANALYSE_TABS : LayoutSlot.MOVES);
    }

    /// A column with a notice at its head, if there is one, and below it the chip, where that is asked for,
    /// or `pane`. The chip is hidden for a notice that would have no room.
    private void column(double x, double y, double wide, double bottom, LayoutSlot pane) {
        double tall = bottom - y;
        boolean low = tall < LOW_COLUMN;
        double lines = (low ? 1 : 2) * (CHIP_LINE + 8);
        double chip = Math.min(wide, tall - lines - (low ? 0 : FOR_NOTICE));
        double free = tall - lines - chip;
        boolean drawn = isDrawer() && setup.drawer();
        if (!setup.chip() || drawn || tall < LEAST_BESIDE
                || setup.notice().applyAsDouble(wide) > Math.max(0, free - GAP)) {
            double from = notice(x, y, wide);
            put(pane, x, from, wide, bottom - from);
            return;
        }
        notice(x, y, wide);
        double top = bottom - lines - chip;
        put(LayoutSlot.CHIP_HEADER, x, top, wide, CHIP_LINE);
        put(LayoutSlot.CHIP, x, top + CHIP_LINE + 8, wide, chip);
        if (!low) {
            put(LayoutSlot.LEGEND, x, bottom - CHIP_LINE, wide, CHIP_LINE);
        }
    }
}
