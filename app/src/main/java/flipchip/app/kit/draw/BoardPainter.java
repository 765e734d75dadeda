package flipchip.app.kit.draw;

import java.util.function.Function;

/// Paints boards and discs, lit from the upper left: on the screen, in small and into files.
public final class BoardPainter {
    /// Frames of a disc that turns.
    public static final int FRAMES = 12;
    /// Side of the picture of a disc with its shadow as a share of the side of its square.
    public static final double PICTURE = 1.24;

    private static final double RADIUS = 0.405;
    private static final double FACE = 0.99;
    private static final double BEVEL = 0.955;
    private static final double BEVEL_WIDTH = 0.055;
    private static final double THICK = 0.075;
    /// Thickness of a disc that stands on its edge.
    private static final double UPRIGHT = 0.17;
    private static final double GROWTH = 0.05;
    private static final double DOT = 0.045;
    /// How much of a line's colour is seen.
    private static final double LINES = 0.75;
    private static final double CORNER = 10;
    private static final double RIM = 1.5;
    /// Shares of a turn's time after which the disc has risen and from which on it settles.
    private static final double RISEN = 40 / 220.0;
    private static final double SETTLES = 190 / 220.0;
    /// Handles of the curve by which a disc turns over its time: it starts and ends slowly.
    private static final double EASE_IN = 0.45;
    private static final double EASE_OUT = 0.25;
    /// How far the shadow of the board reaches, down more than up.
    private static final double TABLE_SHADOW = 18;
    private static final double TABLE_DROP = 8;

    private final Pen g;
    private final Function<BoardInk, Ink> inks;

    BoardPainter(Pen g, Function<BoardInk, Ink> inks) {
        this.g = g;
        this.inks = inks;
    }

    /// The board without discs, its upper left corner at (x, y).
    public void board(BoardGeometry at, double x, double y) {
        double arc = 2 * Math.min(CORNER, at.frame() * 0.6);
        g.setFill(ink(BoardInk.FRAME));
        g.fillRoundRect(x, y, at.side(), at.side(), arc, arc);
        g.setStroke(ink(BoardInk.SHEEN), 1);
        g.strokeRoundRect(x + 0.5, y + 0.5, at.side() - 1, at.side() - 1, arc, arc);
        double left = x + at.frame();
        double top = y + at.frame();
        double field = 8 * at.square();
        g.setFill(ink(BoardInk.RIM));
        g.fillRoundRect(left - RIM, top - RIM, field + 2 * RIM, field + 2 * RIM, 4, 4);
        field(left, top, field, field, at.square());
        double dot = Math.max(1.5, DOT * at.square());
        g.setFill(ink(BoardInk.GRID));
        for (int corner = 0; corner < 4; corner++) {
            oval(left + (corner % 2 == 0 ? 2 : 6) * at.square(), top + (corner < 2 ? 2 : 6) * at.square(),
                dot, dot);
        }
        if (at.isNamed()) {
            coordinates(at, x, y);
        }
    }

    /// Squares of this side on the green, as many as there is room for.
    void field(double x, double y, double width, double height, double square) {
        g.setFill(ink(BoardInk.FIELD));
        g.fillRect(x, y, width, height);
        for (double along = square; along < Math.max(width, height); along += square) {
            lines(BoardInk.SHEEN, 0.8, x, y, along + 0.8, width, height);
            lines(BoardInk.GRID, 1.1, x, y, along, width, height);
        }
    }

    private void lines(BoardInk ink, double thick, double x, double y, double along, double width,
            double height) {
        g.setStroke(ink(ink), thick);
        g.setGlobalAlpha(ink == BoardInk.GRID ? LINES : 1);
        if (along < height) {
            g.strokeLine(x + 0.5, y + along, x + width - 0.5, y + along);
        }
        if (along < width) {
            g.strokeLine(x + along, y + 0.5, x + along, y + height - 0.5);
        }
        g.setGlobalAlpha(1);
    }

    private void coordinates(BoardGeometry at, double x, double y) {
        g.setFill(ink(BoardInk.COORDINATE));
        g.setText(Fonts.text(Math.min(at.text(), at.frame() - 4)), TextAlignment.CENTER, TextBaseline.CENTER);
        double middle = at.frame() / 2;
        for (int i = 0; i < 8; i++) {
            double along = at.edge(i) + at.square() / 2;
            g.fillText(String.valueOf(i + 1), x + middle, y + along);
            g.fillText(String.valueOf((char) ('a' + i)), x + along, y + at.side() - middle);
        }
    }

    /// The shadow of a board on the table, for a board whose upper left corner is at (x, y).
    public void shadow(BoardGeometry at, double x, double y) {
        g.setFill(ink(BoardInk.TABLE_SHADOW));
        for (double out = TABLE_SHADOW; out > -TABLE_SHADOW / 2; out -= 1.5) {
            g.fillRoundRect(x - out, y + TABLE_DROP - out, at.side() + 2 * out, at.side() + 2 * out,
                2 * (CORNER + out), 2 * (CORNER + out));
        }
    }

    /// A disc that lies in the middle of a square of this side around (x, y).
    public void disc(double x, double y, double square, boolean white) {
        double r = RADIUS * square;
        Ink face = ink(white ? BoardInk.WHITE_FACE : BoardInk.BLACK_FACE);
        if (BoardGeometry.isFlat(square)) {
            g.setFill(face);
            oval(x, y, r, r);
            return;
        }
        g.setFill(ink(BoardInk.SHADOW));
        oval(x + 0.03 * r, y + 0.15 * r, 1.15 * r, 1.13 * r);
        g.setFill(ink(white ? BoardInk.WHITE_EDGE : BoardInk.BLACK_EDGE));
        oval(x, y + THICK * r, r, r);
        face(x, y - 0.02 * r, FACE * r, r, white);
    }

    private void face(double x, double y, double across, double r, boolean white) {
        g.setFill(ink(white ? BoardInk.WHITE_FACE : BoardInk.BLACK_FACE));
        oval(x, y, across, FACE * r);
        double inside = BEVEL * across / FACE;
        g.setStroke(ink(white ? BoardInk.WHITE_BEVEL : BoardInk.BLACK_BEVEL), BEVEL_WIDTH * r);
        g.strokeOval(x - inside, y - BEVEL * r, 2 * inside, 2 * BEVEL * r);
    }

    /// A disc that turns about its vertical axis.
    ///
    /// @param toWhite whether white is to come up
    /// @param frame   0 to [#FRAMES] - 1
    public void turning(double x, double y, double square, boolean toWhite, int frame) {
        double time = (frame + 0.5) / FRAMES;
        double lift = Math.clamp(Math.min(time / RISEN, (1 - time) / (1 - SETTLES)), 0, 1);
        double turned = eased(Math.clamp((time - RISEN) / (SETTLES - RISEN), 0, 1));
        boolean white = turned > 0.5 == toWhite;
        double r = RADIUS * square * (1 + GROWTH * lift);
        double across = Math.abs(Math.cos(Math.PI * turned));
        g.setFill(ink(BoardInk.SOFT_SHADOW));
        oval(x + (0.03 + 0.07 * lift) * r, y + (0.15 + 0.09 * lift) * r, 1.15 * r * (0.35 + 0.65 * across),
            (1.13 - 0.08 * lift) * r);
        g.setFill(ink(white ? BoardInk.WHITE_EDGE : BoardInk.BLACK_EDGE));
        double below = THICK * (1 - lift) * r;
        oval(x, y + below, r * across, r);
        double half = UPRIGHT * r * Math.sin(Math.PI * turned) / 2 * (white ? -1 : 1);
        double middle = y - 0.02 * r - 0.02 * lift * r;
        // the far half of the edge has the colour of the far side
        edge(x, x + half, middle, FACE * r * across, r, !white);
        edge(x - half, x, middle, FACE * r * across, r, white);
        face(x - half, middle, FACE * r * across, r, white);
    }

    /// How far a disc has turned, of 1, on a cubic curve from (0, 0) to (1, 1).
    private static double eased(double time) {
        double low = 0;
        double high = 1;
        while (high - low > 1e-9) {
            double t = (low + high) / 2;
            double at = 3 * t * (1 - t) * ((1 - t) * EASE_IN + t * EASE_OUT) + t * t * t;
            low = at < time ? t : low;
            high = at < time ? high : t;
        }
        return low * low * (3 - 2 * low);
    }

    /// What is seen of an edge between two upright ellipses.
    private void edge(double x1, double x2, double y, double across, double r, boolean white) {
        g.setFill(ink(white ? BoardInk.BLACK_EDGE : BoardInk.WHITE_EDGE));
        oval(x1, y, across, FACE * r);
        oval(x2, y, across, FACE * r);
        g.fillRect(Math.min(x1, x2), y - FACE * r, Math.abs(x2 - x1), 2 * FACE * r);
    }

    private Ink ink(BoardInk ink) {
        return inks.apply(ink);
    }

    private void oval(double x, double y, double across, double down) {
        g.fillOval(x - across, y - down, 2 * across, 2 * down);
    }
}
