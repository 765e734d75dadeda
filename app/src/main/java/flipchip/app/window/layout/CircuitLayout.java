package flipchip.app.window.layout;

import flipchip.app.window.layout.WorkspaceLayout.Setup;

/// Circuit: the chip in the middle, its tabs on the right, the board and the controller on the left, the
/// waveforms below.
final class CircuitLayout extends LayoutBuilder {
    private static final double LEFT = 320;
    /// The chip's header or legend, and what is between it and the chip.
    private static final double LINE = CHIP_LINE + 8;
    /// A smaller board has no room for its numbers.
    private static final double LEAST_BOARD = 180;
    /// Of the waveforms, if so much is wanted: some rows below their buttons.
    static final double SOME_WAVES = 200;
    private static final double LEAST_WAVES = 120;
    /// The least chip above waveforms, in a low window.
    private static final double LOW_CHIP = 150;

    CircuitLayout(Setup setup, double width, double height) {
        super(setup, width, height);
    }

    /// Without a left column the board, where it is wanted, takes the tabs' place beside the chip,
    /// or beside the tabs in the chip's: where they are pulled out over it, and where they ask for the board.
    @Override
    void draw() {
        boolean left = WorkspaceLayout.hasLeft(width);
        double from = left ? GAP + LEFT : 0;
        double bottom = lower();
        double waves = waves(bottom);
        double top = time(from, bottom - waves, setup.lanes());
        if (waves > 0) {
            put(LayoutSlot.WAVES, from, bottom - waves, width - from, waves);
            put(LayoutSlot.WAVE_EDGE, from, bottom - waves - 3, width - from, 6);
        }
        boolean instead = !left && setup.board();
        boolean beside = instead && column() > 0 && (isDrawer() || setup.read());
        double column = instead ? Math.max(column(), DRAWER) : column();
        double x = from + GAP;
        double right = column > 0 ? width - GAP - column : width;
        double wide = right - GAP - x;
        if (beside) {
            double side = Math.min(wide, top - 2 * GAP);
            put(LayoutSlot.BOARD, x + (wide - side) / 2, (top - side) / 2, side, side);
        } else {
            boolean legend = setup.waves() == 0 || room(bottom) >= Math.min(setup.waves(), SOME_WAVES);
            put(LayoutSlot.CHIP_HEADER, x, GAP, wide, CHIP_LINE);
            put(LayoutSlot.CHIP, x, GAP + LINE, wide, top - 2 * GAP - LINE - (legend ? LINE : 0));
            if (legend) {
                put(LayoutSlot.LEGEND, x, top - GAP - CHIP_LINE, wide, CHIP_LINE);
            }
        }
        if (column > 0) {
            double begin = notice(right, GAP, column);
            if (instead && !beside) {
                players(right, begin, column, top - GAP);
            } else {
                put(LayoutSlot.CIRCUIT_TABS, right, begin, column, top - GAP - begin);
                edge(right);
            }
        }
        if (left) {
            players(GAP, GAP, LEFT, lower() - GAP);
        }
    }

    /// The waveforms take their height from the chip, but leave it what it needs. Where that is too little
    /// for some rows of them, the chip's legend gives way.
    private double waves(double bottom) {
        double room = room(bottom);
        double all = room < SOME_WAVES ? Math.min(SOME_WAVES, room + LINE) : room;
        return setup.waves() > 0 ? Math.min(setup.waves(), Math.max(LEAST_WAVES, all)) : 0;
    }

    /// For waveforms below the chip and its legend. The chip keeps [#LOW_CHIP] of a height of 500 and
    /// more of a greater one, at about 800 all that it needs.
    private double room(double bottom) {
        double chip = Math.clamp(bottom * 0.72 - 210, LOW_CHIP, LEAST_CHIP);
        return bottom - timeTall(setup.lanes()) - 2 * (GAP + LINE) - chip;
    }

    /// Board and players, and the controller in what is left below.
    private void players(double x, double y, double wide, double bottom) {
        double strip = 46;
        double room = bottom - y - 2 * (strip + 8);
        if (room < LEAST_BOARD) {
            double only = Math.min(wide, bottom - y);
            put(LayoutSlot.BOARD, x + (wide - only) / 2, y, only, only);
            return;
        }
        double square = Math.min(wide, Math.max(LEAST_BOARD, (bottom - y) * 0.55 - 2 * (strip + 8)));
        put(LayoutSlot.TOP_STRIP, x, y, wide, strip);
        put(LayoutSlot.BOARD, x + (wide - square) / 2, y + strip + 8, square, square);
        put(LayoutSlot.BOTTOM_STRIP, x, y + strip + 16 + square, wide, strip);
        double controller = y + 2 * strip + 16 + square + GAP;
        if (bottom - controller >= LEAST_LIST) {
            put(LayoutSlot.CONTROLLER, x, controller, wide, bottom - controller);
        }
    }
}
