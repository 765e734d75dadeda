package flipchip.app.window.layout;

import flipchip.app.window.layout.WorkspaceLayout.ChipRoom;
import flipchip.app.window.layout.WorkspaceLayout.Setup;

/// Circuit: the chip in the middle, its key and its tabs on the right, the board and the controller on the
/// left, the time line and the waveforms below. Presented, the chip alone, and what is said about it.
final class CircuitLayout extends LayoutBuilder {
    private static final double LEFT = 272;
    /// At the edges of a window with a left column.
    private static final double MARGIN = 40;
    private static final double BETWEEN = 32;
    private static final double BESIDE_KEY = 24;
    private static final double KEY = 112;
    /// Height for the sentence of Present, in pixels, below which board and legend are left out.
    private static final double LEAST_PRESENT = 200;
    /// The sentence above the chip, and the header below it.
    private static final double SENTENCE = 24;
    private static final double HEAD = 28;
    /// Both, and what is between them and the chip.
    private static final double ABOVE = SENTENCE + HEAD + 6;
    private static final double STRIP = 36;
    /// The chip's legend, and what is between it and the chip.
    private static final double LINE = CHIP_LINE + 8;
    /// A smaller board has no room for its numbers.
    private static final double LEAST_BOARD = 180;
    /// A lower controller has no room for its graph.
    static final double WITH_GRAPH = 210;
    /// From this height on the arrows of its graph have their conditions, whatever is said above them.
    private static final double WITH_WORDS = 247;
    /// Of the waveforms, if so much is wanted: some rows below their buttons.
    static final double SOME_WAVES = 200;
    private static final double LEAST_WAVES = 120;
    /// The least chip above waveforms, in a low window.
    private static final double LOW_CHIP = 150;
    /// The least chip above waveforms in a window of 900.
    private static final double HIGH_CHIP = 420;

    CircuitLayout(Setup setup, double width, double height) {
        super(setup, width, height);
    }

    @Override
    void draw() {
        if (isAlone()) {
            alone();
            return;
        }
        double bottom = height;
        if (setup.waves() >= Spaces.ALL_WAVES) {
            double from = notice(GAP, GAP / 2, width - 2 * GAP);
            double waves = bottom - timeTall(setup.lanes()) - from - SENTENCE - GAP / 2;
            put(LayoutSlot.STATUS, GAP, from, width - 2 * GAP, SENTENCE);
            time(0, bottom - waves, setup.lanes());
            put(LayoutSlot.WAVES, 0, bottom - waves, width, waves);
            put(LayoutSlot.WAVE_EDGE, 0, bottom - waves - 3, width, 6);
            return;
        }
        double waves = waves(bottom);
        double top = time(0, bottom - waves, setup.lanes());
        if (waves > 0) {
            put(LayoutSlot.WAVES, 0, bottom - waves, width, waves);
            put(LayoutSlot.WAVE_EDGE, 0, bottom - waves - 3, width, 6);
        }
        if (WorkspaceLayout.hasLeft(width)) {
            wide(top);
        } else {
            narrow(top, bottom);
        }
    }

    /// The square of the chip, to its right what is said about it, below that the board with the legend where
    /// there is room for them, and the steps.
    private void alone() {
        double side = Math.min(height - 2 * 36, width * 0.52);
        double x = MARGIN + side + 48;
        double wide = width - x - MARGIN;
        double top = (height - side) / 2;
        double steps = 112;
        double board = Math.clamp(side * 0.31, 60, Math.max(60, wide / 2));
        put(LayoutSlot.CHIP, MARGIN, top, side, side);
        double from = notice(x, top, wide);
        put(LayoutSlot.PRESENT_STEPS, x, top + side - steps, wide, steps);
        double y = top + side - steps - 20;
        if (y - board - 20 - from >= LEAST_PRESENT) {
            y -= board;
            put(LayoutSlot.BOARD, x, y, board, board);
            put(LayoutSlot.LEGEND, x + board + 36, y, wide - board - 36, board);
            y -= 20;
        }
        put(LayoutSlot.PRESENT, x, from, wide, y - from);
    }

    /// What is said about the moment, and below it where in the chip that is.
    private void head(double x, double wide) {
        put(LayoutSlot.STATUS, x, GAP, wide, SENTENCE);
        put(LayoutSlot.CHIP_HEADER, x, GAP + SENTENCE, wide, HEAD);
    }

    /// The chip, and below it its legend. Where no column has room for a notice, it takes
    /// the legend's place.
    private void chip(double x, double wide, double bottom, double column, boolean legend) {
        double notice = column > 0 ? 0 : setup.notice().applyAsDouble(wide);
        double strip = notice > 0 ? Math.max(CHIP_LINE, notice) : legend ? CHIP_LINE : 0;
        double end = strip > 0 ? bottom - strip - 8 : bottom;
        put(LayoutSlot.CHIP, x, GAP + ABOVE, wide, end - GAP - ABOVE);
        if (notice > 0) {
            put(LayoutSlot.NOTICE, x, bottom - notice, wide, notice);
        } else if (legend) {
            put(LayoutSlot.LEGEND, x, bottom - CHIP_LINE, wide, CHIP_LINE);
        }
    }

    /// With a left column. What the height leaves beside the square of the chip widens the tabs.
    private void wide(double top) {
        double margin = width >= 1400 ? MARGIN : 16;
        double left = Math.max(LEFT, Math.min(width * 0.19, (top - 2 * GAP) * 0.5));
        double between = width >= 1400 ? BETWEEN : GAP;
        double x = margin + left + between;
        double most = width - margin - (column() > 0 ? column() + BESIDE_KEY : 0) - x;
        double begin = GAP + ABOVE;
        double tall = top - GAP - begin;
        boolean inside = setup.room() == ChipRoom.INSIDE;
        double side = Math.min(tall, most - KEY - BESIDE_KEY);
        double block = inside ? most : side + BESIDE_KEY + KEY;
        double right = column() > 0 ? Math.min(x + block + BESIDE_KEY, width - margin - column()) : width;
        head(x, inside ? block : side);
        if (inside) {
            chip(x, block, top - GAP, column(), true);
        } else {
            put(LayoutSlot.CHIP, x, begin, side, side);
            double key = x + side + BESIDE_KEY;
            double wide = column() > 0 ? KEY : width - margin - key;
            double from = column() > 0 ? begin : Math.max(begin, notice(key, GAP, wide));
            put(LayoutSlot.LEGEND, key, from, wide, begin + side - from);
        }
        if (column() > 0) {
            double from = notice(right, GAP, width - margin - right);
            put(LayoutSlot.CIRCUIT_TABS, right, from, width - margin - right, top - GAP - from);
            edge(right);
        }
        players(margin, GAP, left, top - GAP);
    }

    /// Without a left column the board, where it is wanted, takes the tabs' place beside the chip,
    /// or beside the tabs in the chip's: where they are pulled out over it, and where they ask for the board.
    /// Where it is low, the players give their room to the controller's graph.
    private void narrow(double top, double bottom) {
        boolean instead = setup.board();
        boolean beside = instead && column() > 0 && (isDrawer() || setup.read());
        double column = instead ? Math.max(column(), DRAWER) : column();
        double right = column > 0 ? width - GAP - column : width;
        double wide = right - 2 * GAP;
        if (beside) {
            double side = Math.min(wide, top - 2 * GAP - SENTENCE);
            put(LayoutSlot.STATUS, GAP, GAP, wide, SENTENCE);
            put(LayoutSlot.BOARD, GAP + (wide - side) / 2, (top + SENTENCE - side) / 2, side, side);
        } else {
            boolean legend = setup.waves() == 0 || room(bottom) >= Math.min(setup.waves(), SOME_WAVES);
            head(GAP, wide);
            chip(GAP, wide, top - GAP, column, legend);
        }
        if (column > 0) {
            double begin = notice(right, GAP, column);
            double tall = top - GAP - begin;
            double board = tall - GAP - WITH_GRAPH;
            if (instead && !beside && board >= LEAST_BOARD && board < LEAST_BOARD + 2 * (STRIP + 8)) {
                double square = Math.min(column, Math.max(LEAST_BOARD, tall - GAP - WITH_WORDS));
                put(LayoutSlot.BOARD, right + (column - square) / 2, begin, square, square);
                double controller = begin + square + GAP;
                put(LayoutSlot.CONTROLLER, right, controller, column, top - GAP - controller);
            } else if (instead && !beside) {
                players(right, begin, column, top - GAP);
            } else {
                put(LayoutSlot.CIRCUIT_TABS, right, begin, column, top - GAP - begin);
                edge(right);
            }
        }
    }

    /// The waveforms take their height from the chip, but leave it what it needs. Where that is too little
    /// for some rows of them, the chip's legend is hidden.
    private double waves(double bottom) {
        double room = room(bottom);
        boolean legendBelow = !WorkspaceLayout.hasLeft(width);
        double all = legendBelow && room < SOME_WAVES ? Math.min(SOME_WAVES, room + LINE) : room;
        return setup.waves() > 0 ? Math.min(setup.waves(), Math.max(LEAST_WAVES, all)) : 0;
    }

    /// For waveforms below the chip and its legend. The chip keeps [#LOW_CHIP] of a height of 500 and
    /// more of a greater one, at about 880 all that it needs.
    private double room(double bottom) {
        double chip = Math.clamp(bottom * 0.76 - 210, LOW_CHIP, HIGH_CHIP);
        double lines = WorkspaceLayout.hasLeft(width) ? 2 * GAP + ABOVE : 2 * GAP + ABOVE + LINE;
        return bottom - timeTall(setup.lanes()) - lines - chip;
    }

    /// Board and players, and the controller in what is left below.
    private void players(double x, double y, double wide, double bottom) {
        double room = bottom - y - 2 * (STRIP + 8);
        if (room < LEAST_BOARD) {
            double only = Math.min(wide, bottom - y);
            put(LayoutSlot.BOARD, x + (wide - only) / 2, y, only, only);
            return;
        }
        double most = Math.min((bottom - y) * 0.55 - 2 * (STRIP + 8), room - GAP - WITH_WORDS);
        double square = Math.min(wide, Math.max(LEAST_BOARD, most));
        put(LayoutSlot.TOP_STRIP, x, y, wide, STRIP);
        put(LayoutSlot.BOARD, x + (wide - square) / 2, y + STRIP + 8, square, square);
        put(LayoutSlot.BOTTOM_STRIP, x, y + STRIP + 16 + square, wide, STRIP);
        double controller = y + 2 * STRIP + 16 + square + GAP;
        if (bottom - controller >= LEAST_LIST) {
            put(LayoutSlot.CONTROLLER, x, controller, wide, bottom - controller);
        }
    }
}
