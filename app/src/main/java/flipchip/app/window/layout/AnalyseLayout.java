package flipchip.app.window.layout;

import java.util.List;
import flipchip.app.window.layout.WorkspaceLayout.Setup;

/// A layout of the workspace Analyse: the board, next to it graph, moves and values, and on the right the
/// tabs, with the chip above them or in their place.
final class AnalyseLayout extends LayoutBuilder {
    private static final double SUMMARY = 72;
    /// Between a board as high as the window and the chip, which gets the rest.
    private static final double MIDDLE = 560;
    /// The least height of a column in which the chip is shown.
    private static final double LEAST_BESIDE = 260;
    /// The least height of a chip there with the tabs below it.
    private static final double LEAST_OVER_LIST = 240;
    /// Kept free above or below the chip there: for a notice, which then never hides it, or a short list.
    static final double FOR_NOTICE = 108;
    private static final double MOST_CHIP_LINE = 50;
    /// The widest third column without the chip.
    private static final double MOST_COLUMN = 480;
    /// The part of the window's width that a column with the chip may have.
    private static final double MOST_FOR_CHIP = 0.4;

    AnalyseLayout(Setup setup, double width, double height) {
        super(setup, width, height);
    }

    @Override
    void draw() {
        double bar = isNarrow() || height < 620 ? SUMMARY / 2 : SUMMARY;
        put(LayoutSlot.SUMMARY, 0, lower() - bar, width, bar);
        double bottom = lower() - bar - GAP;
        if (isNarrow()) {
            narrowAnalyse(bottom);
            return;
        }
        double strip = height < 560 ? 40 : 50;
        double chosen = setup.chip() ? setup.column() : column();      // the chip stays where no tab is
        double third = isDrawer() ? 0
            : setup.chip() ? Math.clamp(chosen, LEAST_CHIP, width * MOST_FOR_CHIP)
            : Math.min(chosen, MOST_COLUMN);
        double room = width - 2 * GAP - (third > 0 ? third + GAP : 0);
        double square =
            Math.floor(Math.max(80, Math.min(bottom - GAP - 2 * (strip + GAP), (room - GAP) * 0.56)));
        if (third > 0 && setup.chip() && chosen <= LEAST_CHIP) {    // not wider than the least
            double spare = Math.floor(Math.max(0, Math.min(room - square - GAP - MIDDLE,
                chipPlace(square, bottom - GAP).tall - 2 * GAP - third)));
            third += spare;
            room -= spare;
        }
        strip = Math.floor(Math.min(110, (bottom - GAP - square) / 2 - GAP));
        stack(List.of(LayoutSlot.TOP_STRIP, LayoutSlot.BOARD, LayoutSlot.BOTTOM_STRIP), GAP, GAP, square,
            square, strip);
        double x = GAP + square + GAP;
        double wide = room - square - GAP;
        if (third > 0) {
            double right = x + wide + GAP;
            thirdColumn(right, GAP, third, bottom, column() > 0);
            edge(right);
        }
        if (third == 0 && isDrawer() && (setup.drawer() || hasChip(wide, bottom - GAP))) {
            thirdColumn(x, GAP, wide, bottom, setup.drawer());
        } else {
            threePanes(x, third > 0 ? GAP : notice(x, GAP, wide), wide, bottom);
        }
    }

    /// How the chip of Analyse stands in a column.
    ///
    /// @param tall   its height
    /// @param notice the tallest notice for which there is room beside it
    /// @param roomy  whether there is room below it
    private record ChipPlace(double tall, double notice, boolean roomy) {}

    /// Where the column is high enough the chip stands at its head, with room for a notice and a list below
    /// it. In a lower one it takes all but what a notice needs above it.
    private ChipPlace chipPlace(double wide, double tall) {
        boolean drawer = isDrawer();
        double lines = 2 * (CHIP_LINE + 8);
        double all = tall - lines - FOR_NOTICE - (drawer ? GAP : LEAST_LIST);
        if (all >= (drawer ? wide : LEAST_OVER_LIST)) {
            double chip = Math.min(wide, all);
            return new ChipPlace(chip, tall - lines - chip - GAP, true);
        }
        double chip = Math.min(wide, tall - FOR_NOTICE - 8);
        return new ChipPlace(chip, tall - chip - 8, false);
    }

    /// Whether the chip is shown in a column of this size. It gives way to a notice for which there would be
    /// no room, as the notice does not move the chip.
    private boolean hasChip(double wide, double tall) {
        return setup.chip() && tall >= LEAST_BESIDE
                && setup.notice().applyAsDouble(wide) <= chipPlace(wide, tall).notice;
    }

    /// The tabs, or the chip and, where there is room for a list, the tabs below it. The chip's legend gives
    /// way to a notice that would otherwise take the place of the tabs.
    ///
    /// @param tabs whether they are wanted
    private void thirdColumn(double x, double y, double wide, double bottom, boolean tabs) {
        double tall = bottom - y;
        if (!hasChip(wide, tall) || isDrawer() && tabs) {
            double top = notice(x, y, wide);
            put(LayoutSlot.ANALYSE_TABS, x, top, wide, bottom - top);
            return;
        }
        ChipPlace chip = chipPlace(wide, tall);
        if (!chip.roomy) {
            lowChip(x, y, wide, bottom, chip);
            return;
        }
        double line = CHIP_LINE + 8;
        double below = y + line + chip.tall;
        double notice = setup.notice().applyAsDouble(wide) + GAP;
        double room = bottom - below - LEAST_LIST - GAP;
        boolean instead = notice > GAP && tabs && notice > room - line && notice <= room;
        put(LayoutSlot.CHIP_HEADER, x, y, wide, CHIP_LINE);
        put(LayoutSlot.CHIP, x, y + line, wide, chip.tall);
        if (!instead) {
            put(LayoutSlot.LEGEND, x, below + 8, wide, CHIP_LINE);
        }
        double top = notice(x, below + (instead ? 0 : line) + GAP, wide);
        if (tabs && bottom - top >= LEAST_LIST) {
            put(LayoutSlot.ANALYSE_TABS, x, top, wide, bottom - top);
        }
    }

    /// Its header and its legend stand above it, and give way to a notice.
    private void lowChip(double x, double y, double wide, double bottom, ChipPlace chip) {
        double top = bottom - chip.tall;
        put(LayoutSlot.CHIP, x, top, wide, chip.tall);
        double free = top - 8 - notice(x, y, wide);
        double line = Math.min(MOST_CHIP_LINE, (free - 8) / 2);
        if (line >= CHIP_LINE) {
            put(LayoutSlot.CHIP_HEADER, x, top - 2 * (line + 8), wide, line);
            put(LayoutSlot.LEGEND, x, top - line - 8, wide, line);
        } else if (free >= CHIP_LINE) {
            put(LayoutSlot.CHIP_HEADER, x, top - CHIP_LINE - 8, wide, CHIP_LINE);
        }
    }

    /// The players beside the board, and one pane between them.
    private void narrowAnalyse(double bottom) {
        double strip = 46;
        double square = Math.floor(Math.min(bottom - GAP, (width - 3 * GAP) * 0.58));
        put(LayoutSlot.BOARD, GAP, GAP + (bottom - GAP - square) / 2, square, square);
        double x = 2 * GAP + square;
        double wide = width - x - GAP;
        put(LayoutSlot.TOP_STRIP, x, GAP, wide, strip);
        put(LayoutSlot.BOTTOM_STRIP, x, bottom - strip, wide, strip);
        double top = GAP + strip + GAP;
        double end = bottom - strip - GAP;
        if (setup.drawer() || hasChip(wide, end - top)) {
            thirdColumn(x, top, wide, end, setup.drawer());
        } else {
            oneOfThree(x, notice(x, top, wide), wide, end);
        }
    }

    private void oneOfThree(double x, double y, double wide, double bottom) {
        put(LayoutSlot.ONE_OF_THREE, x, y, wide, SWITCH);
        put(setup.front(), x, y + SWITCH + GAP, wide, bottom - y - SWITCH - GAP);
    }

    private void threePanes(double x, double y, double wide, double bottom) {
        double rest = bottom - y - 2 * GAP;
        double graph = Math.clamp(rest * 0.27, 120, 330);
        double values = Math.clamp(rest * 0.34, 150, 480);
        if (rest - graph - values < LEAST_LIST / 2) {       // below a tall notice in a low window
            oneOfThree(x, y, wide, bottom);
            return;
        }
        put(LayoutSlot.GRAPH, x, y, wide, graph);
        put(LayoutSlot.MOVES, x, y + graph + GAP, wide, rest - graph - values);
        put(LayoutSlot.VALUES, x, bottom - values, wide, values);
    }
}
