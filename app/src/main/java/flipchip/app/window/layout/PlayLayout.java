package flipchip.app.window.layout;

import java.util.List;
import flipchip.app.window.layout.WorkspaceLayout.Setup;

/// Play: the players above and below the board, the chip beside it, the moves and the buttons on the right.
final class PlayLayout extends LayoutBuilder {
    private static final double WIDEST_CHIP = 1.12;
    private static final double MOST_COLUMN = 480;
    private static final double ACTIONS = 92;
    private static final double HINT = 132;
    /// Of the list of moves above the hint.
    private static final double LEAST_MOVES = 180;
    private static final double MOST_STRIP = 72;
    private static final double MOST_TIME = 92;

    PlayLayout(Setup setup, double width, double height) {
        super(setup, width, height);
    }

    @Override
    void draw() {
        double bottom = time(0, lower(), setup.lanes());
        if (isNarrow()) {
            narrowPlay(bottom);
            return;
        }
        double column = column();
        double room = width - 2 * GAP - (column > 0 ? column + GAP : 0);
        double strip = bottom < 430 ? 38 : bottom < 560 ? 46 : 60;
        double tall = bottom - 2 * GAP - 2 * (strip + GAP);
        double between = Math.clamp(room * 0.012, GAP, 40);
        double widest = setup.chip() ? (room - between) / 2 : room;
        double square = Math.floor(Math.max(80, Math.min(tall, widest)));
        strip = Math.floor(Math.min(strip + (tall - square) / 2, MOST_STRIP));
        double spare = bottom - 2 * GAP - 2 * (strip + GAP) - square;
        if (!fullTime()) {
            double lane = Math.floor(Math.min(spare, MOST_TIME - WorkspaceLayout.FOLDED_TIME));
            bottom -= lane;
            spare -= lane;
            put(LayoutSlot.TIME, 0, bottom, width, lower() - bottom);
        }
        double top = GAP + Math.max(0, spare / 2);
        double chip = setup.chip() ? Math.min(room - between - square, square * WIDEST_CHIP) : 0;
        double used = square + (setup.chip() ? between + chip : 0);
        double wide =
            column > 0 ? Math.clamp(column + room - used, column, Math.max(column, MOST_COLUMN)) : 0;
        double left = GAP + Math.max(0, (width - 2 * GAP - used - (wide > 0 ? wide + GAP : 0)) / 2);
        stack(List.of(LayoutSlot.TOP_STRIP, LayoutSlot.BOARD, LayoutSlot.BOTTOM_STRIP), left, top, square,
            square, strip);
        if (setup.chip()) {
            stack(List.of(LayoutSlot.CHIP_HEADER, LayoutSlot.CHIP, LayoutSlot.LEGEND),
                left + square + between, top, chip, square, strip);
        }
        if (wide > 0) {
            movesAndActions(left + used + GAP, top, wide, top + square + 2 * (strip + GAP));
        }
    }

    private void movesAndActions(double x, double y, double wide, double bottom) {
        double top = notice(x, y, wide);
        double end = bottom - ACTIONS - GAP;
        if (end - top >= HINT + GAP + LEAST_MOVES) {
            put(LayoutSlot.HINT, x, end - HINT, wide, HINT);
            end -= HINT + GAP;
        }
        put(LayoutSlot.MOVES, x, top, wide, end - top);
        put(LayoutSlot.ACTIONS, x, bottom - ACTIONS, wide, ACTIONS);
        edge(x);
    }

    private void narrowPlay(double bottom) {
        double beside = Math.clamp(width * 0.31, 200, 250);
        double square = Math.floor(Math.min(bottom - 2 * GAP, width - 3 * GAP - beside));
        double x = 2 * GAP + square;
        double wide = width - x - GAP;
        boolean chip = setup.chip() && setup.chipInFront();
        double top = Math.max(GAP, (bottom - square) / 2);
        if (chip) {
            put(LayoutSlot.CHIP_HEADER, GAP, top, square, CHIP_LINE);
            put(LayoutSlot.CHIP, GAP, top + CHIP_LINE + 8, square, square - 2 * CHIP_LINE - 16);
            put(LayoutSlot.LEGEND, GAP, top + square - CHIP_LINE, square, CHIP_LINE);
        } else {
            put(LayoutSlot.BOARD, GAP, top, square, square);
        }
        double end = top + square;
        if (open()) {
            double from = notice(x, top, wide);
            put(LayoutSlot.MOVES, x, from, wide, end - from);
            return;
        }
        double from = top;
        if (setup.chip()) {
            put(LayoutSlot.BOARD_OR_CHIP, x, top, wide, SWITCH);
            from = top + SWITCH + GAP;
        }
        double left = end - from - ACTIONS - 2 * GAP;
        double strip = Math.min(64, left / 2);
        put(LayoutSlot.TOP_STRIP, x, from, wide, strip);
        put(LayoutSlot.ACTIONS, x, end - strip - GAP - ACTIONS, wide, ACTIONS);
        put(LayoutSlot.BOTTOM_STRIP, x, end - strip, wide, strip);
        double gap = left - 2 * strip - GAP;
        double notice = setup.notice().applyAsDouble(wide);
        double moves = notice <= gap ? notice(x, from + strip + GAP, wide) : from + strip + GAP;
        double rest = end - strip - 2 * GAP - ACTIONS - moves;
        if (rest >= LEAST_LIST) {
            put(LayoutSlot.MOVES, x, moves, wide, rest);
        }
    }
}
