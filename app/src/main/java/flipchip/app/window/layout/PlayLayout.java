package flipchip.app.window.layout;

import flipchip.app.window.layout.WorkspaceLayout.Setup;

/// A layout for Play: the players above and below a large board; right of it the chip with its key and its
/// sentence, the moves and the buttons; at the bottom the row that shows the last move again. Nothing moves
/// during a game.
final class PlayLayout extends LayoutBuilder {
    private static final double TOP = 8;
    private static final double STRIP = 40;
    private static final double BETWEEN = 8;
    /// Above the board, and below it down to the replay row.
    private static final double ABOVE = TOP + STRIP + BETWEEN;
    private static final double BELOW = BETWEEN + STRIP + 12;
    private static final double REPLAY = 64;
    private static final double KEY = 112;
    private static final double KEY_GAP = 24;
    private static final double KEY_TOP = 26;
    private static final double SENTENCE = 44;
    /// By how much the chip is smaller than the board; the moves stand below it.
    private static final double SMALLER = 200;
    private static final double LEAST_REST = 156;
    private static final double WANTED_CHIP = 420;
    private static final double LEAST_COLUMN = 300;
    private static final double MOST_COLUMN = 420;
    /// In a narrow window.
    private static final double NARROW_REPLAY = 60;
    private static final double NARROW_STRIP = 48;
    private static final double NARROW_ACTIONS = 84;
    private static final double EDGE = 16;

    PlayLayout(Setup setup, double width, double height) {
        super(setup, width, height);
    }

    @Override
    void draw() {
        double row = !setup.chip() ? 0 : isNarrow() ? NARROW_REPLAY : REPLAY;
        if (row > 0) {
            put(LayoutSlot.REPLAY, 0, height - row, width, row);
        }
        if (isNarrow()) {
            narrowPlay(height - row);
            return;
        }
        boolean roomy = width >= 1280;
        double margin = roomy ? 40 : 24;
        double gap = width >= 1100 ? 48 : 32;
        double key = roomy && setup.chip() ? KEY + KEY_GAP : 0;
        double room = width - 2 * margin - gap - key;
        double square = Math.floor(Math.min(height - row - ABOVE - BELOW, widest(room)));
        double chip = setup.chip() ? chip(square) : 0;
        double column = setup.chip()
            ? chip + key
            : Math.min(room - square, Math.max(wanted(), Math.min(room - square, MOST_COLUMN)));
        double left = Math.max(margin, (width - square - gap - column) / 2 + (roomy ? 12 : 0));
        put(LayoutSlot.TOP_STRIP, left, TOP, square, STRIP);
        put(LayoutSlot.BOARD, left, ABOVE, square, square);
        put(LayoutSlot.BOTTOM_STRIP, left, ABOVE + square + BETWEEN, square, STRIP);
        column(left + square + gap, column, square, chip);
        if (!setup.chip()) {
            put(LayoutSlot.SIDE_EDGE, left + square + gap - 9, ABOVE, 6, square);
        }
    }

    private double widest(double room) {
        return setup.chip()
            ? Math.min((room + SMALLER) / 2,
                Math.max(room - WANTED_CHIP, Math.floor((room + LEAST_REST) / 2)))
            : room - wanted();
    }

    /// Without the chip the column is as wide as the user has dragged it.
    private double wanted() {
        return Math.max(LEAST_COLUMN, setup.column());
    }

    /// The side of the chip beside a board of this side.
    private static double chip(double square) {
        return Math.max(square - SMALLER, Math.min(WANTED_CHIP, square - LEAST_REST));
    }

    private void column(double x, double wide, double square, double chip) {
        double end = ABOVE + square;
        if (setup.end()) {
            double from = notice(x, ABOVE, wide);
            put(LayoutSlot.END, x, from, wide, end + BETWEEN + STRIP - from);
            return;
        }
        put(LayoutSlot.ACTIONS, x, end + BETWEEN, wide, STRIP);
        double from = ABOVE;
        if (chip > 0) {
            put(LayoutSlot.CHIP_HEADER, x, TOP, wide, STRIP);
            put(LayoutSlot.CHIP, x, ABOVE, chip, chip);
            if (wide > chip) {
                put(LayoutSlot.KEY, x + chip + KEY_GAP, ABOVE + KEY_TOP, KEY, chip - KEY_TOP);
            }
            from = sentence(x, ABOVE + chip + GAP, wide, end);
        } else {
            put(LayoutSlot.STATUS, x, end - SENTENCE, wide, SENTENCE);
            from = notice(x, from, wide);
            end -= SENTENCE + BETWEEN;
        }
        double hint = setup.hint().applyAsDouble(wide);
        if (hint > 0 && end - from >= hint) {
            put(LayoutSlot.HINT, x, end - hint, wide, hint);
            end -= hint + BETWEEN;
        }
        if (setup.side() && end - from >= LEAST_LIST / 2) {
            put(LayoutSlot.SCORE, x, from, wide, end - from);
        }
    }

    /// The chip's sentence, below it the notice; where both would leave no room for the moves, the notice
    /// takes the sentence's place. Answers where the rest of the column begins.
    private double sentence(double x, double y, double wide, double end) {
        double below = y + SENTENCE + BETWEEN;
        double notice = setup.notice().applyAsDouble(wide);
        if (notice > 0 && end - below - notice - GAP < LEAST_LIST / 2) {
            return Math.max(below, notice(x, y, wide));
        }
        put(LayoutSlot.STATUS, x, y, wide, SENTENCE);
        return notice(x, below, wide);
    }

    /// Moves and chip share a place beside the board, between the players.
    private void narrowPlay(double bottom) {
        double beside = Math.clamp(width * 0.35, 200, 280);
        double square = Math.floor(Math.min(bottom - GAP - EDGE, width - 2 * EDGE - 20 - beside));
        double top = Math.max(GAP, Math.floor((bottom - square) / 2));
        double x = EDGE + square + 20;
        double wide = width - EDGE - x;
        put(LayoutSlot.BOARD, EDGE, top, square, square);
        put(LayoutSlot.TOP_STRIP, x, top, wide, NARROW_STRIP);
        double end = top + square - NARROW_STRIP;
        put(LayoutSlot.BOTTOM_STRIP, x, end, wide, NARROW_STRIP);
        double from = top + NARROW_STRIP + BETWEEN;
        if (setup.end()) {
            double below = notice(x, from, wide);
            put(LayoutSlot.END, x, below, wide, end - GAP - below);
            return;
        }
        if (setup.chip()) {
            put(LayoutSlot.MOVES_OR_CHIP, x, from, wide, SWITCH);
            from += SWITCH + BETWEEN;
        }
        boolean chip = setup.chip() && setup.chipInFront();
        double actions = chip || end - from < 2 * NARROW_ACTIONS ? STRIP : NARROW_ACTIONS;
        end -= GAP + actions;
        put(LayoutSlot.ACTIONS, x, end, wide, actions);
        if (chip) {
            double below = notice(x, from, wide);
            double side = Math.floor(Math.min(wide, end - BETWEEN - below));
            if (side >= LEAST_LIST / 2) {
                put(LayoutSlot.CHIP, x + (wide - side) / 2, below, side, side);
            }
            return;
        }
        moves(x, from, wide, end - BETWEEN - SENTENCE);
    }

    /// The notice, the moves, and at the end the chip's sentence, whose place the notice takes where there is
    /// too little.
    private void moves(double x, double y, double wide, double end) {
        double from = notice(x, y, wide);
        if (from <= end) {
            put(LayoutSlot.STATUS, x, end, wide, SENTENCE);
        }
        if (setup.side() && end - BETWEEN - from >= LEAST_LIST / 2) {
            put(LayoutSlot.SCORE, x, from, wide, end - BETWEEN - from);
        }
    }
}
