package flipchip.app.window;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import flipchip.app.board.BoardView;
import flipchip.app.shell.Workspace;

/// Where everything below the menus lies in a window of some size: for each part that is shown its rectangle.
/// Board and chip get all the height that is to spare, then the columns the width that is left.
///
/// Nothing but arithmetic, so that any thread may use it and a test may ask for every size.
final class FloorPlan {
    static final double STATUS = 28;
    static final double FOLDED_TIME = 56;
    private static final double LANES = 152;
    private static final double COSTS = 34;
    private static final double GAP = 12;
    private static final double WIDEST_CHIP = 1.12;
    private static final double MOST_COLUMN = 480;
    private static final double DRAWER = 300;
    private static final double LEFT = 320;
    private static final double ACTIONS = 92;
    private static final double HINT = 132;
    /// Of the list of moves above the hint.
    private static final double LEAST_MOVES = 180;
    /// A smaller board has no room for its numbers.
    private static final double LEAST_BOARD = 180;
    private static final double SUMMARY = 72;
    private static final double SWITCH = 34;
    private static final double CHIP_LINE = 42;
    private static final double LEAST_CHIP = 360;
    /// Of Analyse, between a board as high as the window and the chip, which gets the rest.
    private static final double MIDDLE = 560;
    /// The least height of a column in which Analyse shows the chip.
    private static final double LEAST_BESIDE = 260;
    /// The least height of a chip there with the tabs below it.
    private static final double LEAST_OVER_LIST = 240;
    /// Kept free above or below the chip there: for a notice, which then never hides it, or a short list.
    static final double FOR_NOTICE = 108;
    private static final double MOST_CHIP_LINE = 50;
    /// Of the board on the left, for the numbers of the ranks.
    private static final double GUTTER = BoardView.GUTTER;
    private static final double LEFT_EDGE = 8;
    private static final double MOST_STRIP = 72;
    private static final double MOST_TIME = 92;
    private static final double LEAST_LIST = 96;

    /// What the user chose, as far as it decides where something lies.
    ///
    /// @param chip        whether Play, or Analyse, shows the chip
    /// @param chipInFront where board and chip share a place: the chip
    /// @param side        whether the right column is shown where there is room for it
    /// @param drawer      whether it is pulled out where there is none
    /// @param board       Circuit without a left column: the board and the controller take the place of the
    ///     tabs
    /// @param read        the tabs are read with the board beside them: it takes the place of the chip
    /// @param column      the least width of the right column
    /// @param lanes       whether all lanes are unfolded
    /// @param costs       whether there is a lane with what the moves cost
    /// @param waves       the height of the waveforms; 0 where they are folded
    /// @param front       which of graph, moves and values is shown where they share a place
    /// @param notice      the height of the notice for a width; 0 without a notice
    record Setup(Workspace space, boolean chip, boolean chipInFront, boolean side, boolean drawer,
        boolean board, boolean read, double column,
                 boolean lanes, boolean costs, double waves, Part front, DoubleUnaryOperator notice) {}

    /// A rectangle, in pixels.
    record Box(double x, double y, double width, double height) {
        double right() {
            return x + width;
        }

        double bottom() {
            return y + height;
        }
    }

    private final Setup setup;
    private final double width;
    private final double height;
    private final Map<Part, Box> places = new EnumMap<>(Part.class);
    private boolean fullTime;

    private FloorPlan(Setup setup, double width, double height) {
        this.setup = setup;
        this.width = width;
        this.height = height;
    }

    /// The plan for this room, which begins below the menus and ends with the window.
    static FloorPlan of(Setup setup, double width, double height) {
        FloorPlan plan = new FloorPlan(setup, width, height);
        plan.put(Part.STATUS, 0, height - STATUS, width, STATUS);
        switch (setup.space) {
            case PLAY -> plan.play();
            case ANALYSE -> plan.analyse();
            case CIRCUIT -> plan.circuit();
        }
        if (!plan.places.containsKey(Part.NOTICE) && setup.notice.applyAsDouble(width) > 0) {
            double tall = Math.max(STATUS, setup.notice.applyAsDouble(width));
            plan.put(Part.NOTICE, 0, height - tall, width, tall);
        }
        return plan;
    }

    Map<Part, Box> places() {
        return places;
    }

    /// Whether the time line has room for all its lanes.
    boolean fullTime() {
        return fullTime;
    }

    /// Whether the right column is a drawer in a window of this width.
    static boolean isDrawer(Workspace space, double width) {
        return width < switch (space) {
            case PLAY -> 1100;
            case ANALYSE -> 1280;
            case CIRCUIT -> 900;
        };
    }

    /// Whether board and chip, or the three panes of the analysis, share one place.
    static boolean isNarrow(double width) {
        return width < 900;
    }

    /// Whether Circuit has a column for the board and the controller.
    static boolean hasLeft(double width) {
        return width >= 1280;
    }

    private void put(Part part, double x, double y, double wide, double tall) {
        places.put(part, new Box(Math.floor(x), Math.floor(y), Math.max(0, Math.floor(wide)),
            Math.max(0, Math.floor(tall))));
    }

    private double lower() {
        return height - STATUS;
    }

    private boolean open() {
        return isDrawer(setup.space, width) ? setup.drawer : setup.side;
    }

    private double column() {
        return !open() ? 0 : isDrawer(setup.space, width) ? DRAWER : setup.column;
    }

    /// Puts the time line at the bottom, from `left` on, and answers its upper edge.
    private double time(double left, double bottom, boolean lanes) {
        fullTime = lanes && height >= 560 && !isNarrow(width);
        double tall = fullTime ? LANES + (setup.costs ? COSTS : 0) : FOLDED_TIME;
        put(Part.TIME, left, bottom - tall, width - left, tall);
        return bottom - tall;
    }

    /// Puts the notice at the head of a column, if there is one, and answers where the rest of the column
    /// begins.
    private double notice(double x, double y, double wide) {
        double tall = setup.notice.applyAsDouble(wide);
        if (tall > 0) {
            put(Part.NOTICE, x, y, wide, tall);
        }
        return tall > 0 ? y + tall + GAP : y;
    }

    // ---- Play

    private void play() {
        double bottom = time(0, lower(), setup.lanes);
        if (isNarrow(width)) {
            narrowPlay(bottom);
            return;
        }
        double column = column();
        double room = width - LEFT_EDGE - GAP - (column > 0 ? column + GAP : 0);
        double strip = bottom < 430 ? 38 : bottom < 560 ? 46 : 60;
        double tall = bottom - 2 * GAP - 2 * (strip + GAP);
        double between = Math.clamp(room * 0.012, GAP, 40);
        double widest = setup.chip ? (room - between) / 2 : room;
        double square = Math.floor(Math.max(80, Math.min(tall, widest)));
        strip = Math.floor(Math.min(strip + (tall - square) / 2, MOST_STRIP));
        double spare = bottom - 2 * GAP - 2 * (strip + GAP) - square;
        if (!fullTime) {
            double lane = Math.floor(Math.min(spare, MOST_TIME - FOLDED_TIME));
            bottom -= lane;
            spare -= lane;
            put(Part.TIME, 0, bottom, width, lower() - bottom);
        }
        double top = GAP + Math.max(0, spare / 2);
        double chip = setup.chip ? Math.min(room - between - square, square * WIDEST_CHIP) : 0;
        double used = square + (setup.chip ? between + chip : 0);
        double wide = column > 0 ? Math.clamp(column + room - used, column, Math.max(column, MOST_COLUMN))
            : 0;
        double left = LEFT_EDGE + Math.max(0,
            (width - LEFT_EDGE - GAP - used - (wide > 0 ? wide + GAP : 0)) / 2);
        stack(List.of(Part.TOP_STRIP, Part.BOARD, Part.BOTTOM_STRIP), left, top, square, square, strip,
            GUTTER);
        if (setup.chip) {
            stack(List.of(Part.CHIP_HEADER, Part.CHIP, Part.LEGEND), left + square + between, top, chip,
                square, strip, 0);
        }
        if (wide > 0) {
            movesAndActions(left + used + GAP, top, wide, top + square + 2 * (strip + GAP));
        }
    }

    private void stack(List<Part> parts, double x, double y, double wide, double square, double strip,
            double indent) {
        put(parts.get(0), x + indent, y, wide - indent, strip);
        put(parts.get(1), x, y + strip + GAP, wide, square);
        put(parts.get(2), x + indent, y + strip + GAP + square + GAP, wide - indent, strip);
    }

    private void movesAndActions(double x, double y, double wide, double bottom) {
        double top = notice(x, y, wide);
        double end = bottom - ACTIONS - GAP;
        if (end - top >= HINT + GAP + LEAST_MOVES) {
            put(Part.HINT, x, end - HINT, wide, HINT);
            end -= HINT + GAP;
        }
        put(Part.MOVES, x, top, wide, end - top);
        put(Part.ACTIONS, x, bottom - ACTIONS, wide, ACTIONS);
        edge(x);
    }

    private void edge(double x) {
        if (!isDrawer(setup.space, width)) {
            put(Part.SIDE_EDGE, x - 9, 0, 6, lower());
        }
    }

    private void narrowPlay(double bottom) {
        double beside = Math.clamp(width * 0.31, 200, 250);
        double square = Math.floor(Math.min(bottom - 2 * GAP, width - 3 * GAP - beside));
        double x = 2 * GAP + square;
        double wide = width - x - GAP;
        boolean chip = setup.chip && setup.chipInFront;
        double top = Math.max(GAP, (bottom - square) / 2);
        if (chip) {
            put(Part.CHIP_HEADER, GAP, top, square, CHIP_LINE);
            put(Part.CHIP, GAP, top + CHIP_LINE + 8, square, square - 2 * CHIP_LINE - 16);
            put(Part.LEGEND, GAP, top + square - CHIP_LINE, square, CHIP_LINE);
        } else {
            put(Part.BOARD, GAP, top, square, square);
        }
        double end = top + square;
        if (open()) {
            double from = notice(x, top, wide);
            put(Part.MOVES, x, from, wide, end - from);
            return;
        }
        double from = top;
        if (setup.chip) {
            put(Part.BOARD_OR_CHIP, x, top, wide, SWITCH);
            from = top + SWITCH + GAP;
        }
        double left = end - from - ACTIONS - 2 * GAP;
        double strip = Math.min(64, left / 2);
        put(Part.TOP_STRIP, x, from, wide, strip);
        put(Part.ACTIONS, x, end - strip - GAP - ACTIONS, wide, ACTIONS);
        put(Part.BOTTOM_STRIP, x, end - strip, wide, strip);
        double gap = left - 2 * strip - GAP;
        double notice = setup.notice.applyAsDouble(wide);
        double moves = notice <= gap ? notice(x, from + strip + GAP, wide) : from + strip + GAP;
        double rest = end - strip - 2 * GAP - ACTIONS - moves;
        if (rest >= LEAST_LIST) {
            put(Part.MOVES, x, moves, wide, rest);
        }
    }

    // ---- Analyse

    private void analyse() {
        double bar = isNarrow(width) || height < 620 ? SUMMARY / 2 : SUMMARY;
        put(Part.SUMMARY, 0, lower() - bar, width, bar);
        double bottom = lower() - bar - GAP;
        if (isNarrow(width)) {
            narrowAnalyse(bottom);
            return;
        }
        double strip = height < 560 ? 40 : 50;
        double third = isDrawer(setup.space, width) ? 0
            : setup.chip ? Math.max(column(), LEAST_CHIP) : column();
        double room = width - LEFT_EDGE - GAP - (third > 0 ? third + GAP : 0);
        double square = Math.floor(Math.max(80,
            Math.min(bottom - GAP - 2 * (strip + GAP), (room - GAP) * 0.56)));
        if (third > 0 && setup.chip) {
            double spare = Math.floor(Math.max(0, Math.min(room - square - GAP - MIDDLE,
                chipPlace(square, bottom - GAP).tall - third)));
            third += spare;
            room -= spare;
        }
        strip = Math.floor(Math.min(110, (bottom - GAP - square) / 2 - GAP));
        stack(List.of(Part.TOP_STRIP, Part.BOARD, Part.BOTTOM_STRIP), LEFT_EDGE, GAP, square, square, strip,
            GUTTER);
        double x = LEFT_EDGE + square + GAP;
        double wide = room - square - GAP;
        if (third > 0) {
            double right = x + wide + GAP;
            thirdColumn(right, GAP, third, bottom, column() > 0);
            edge(right);
        }
        if (third == 0 && isDrawer(setup.space, width) && (setup.drawer || hasChip(wide, bottom - GAP))) {
            thirdColumn(x, GAP, wide, bottom, setup.drawer);
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
        boolean drawer = isDrawer(setup.space, width);
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
        return setup.chip && tall >= LEAST_BESIDE
            && setup.notice.applyAsDouble(wide) <= chipPlace(wide, tall).notice;
    }

    /// The tabs, or the chip and, where there is room for a list, the tabs below it.
    ///
    /// @param tabs whether they are wanted
    private void thirdColumn(double x, double y, double wide, double bottom, boolean tabs) {
        double tall = bottom - y;
        if (!hasChip(wide, tall) || isDrawer(setup.space, width) && tabs) {
            double top = notice(x, y, wide);
            put(Part.ANALYSE_TABS, x, top, wide, bottom - top);
            return;
        }
        ChipPlace chip = chipPlace(wide, tall);
        if (!chip.roomy) {
            lowChip(x, y, wide, bottom, chip);
            return;
        }
        double line = CHIP_LINE + 8;
        put(Part.CHIP_HEADER, x, y, wide, CHIP_LINE);
        put(Part.CHIP, x, y + line, wide, chip.tall);
        put(Part.LEGEND, x, y + line + chip.tall + 8, wide, CHIP_LINE);
        double top = notice(x, y + 2 * line + chip.tall + GAP, wide);
        if (tabs && bottom - top >= LEAST_LIST) {
            put(Part.ANALYSE_TABS, x, top, wide, bottom - top);
        }
    }

    /// Its header and its legend stand above it, and give way to a notice.
    private void lowChip(double x, double y, double wide, double bottom, ChipPlace chip) {
        double top = bottom - chip.tall;
        put(Part.CHIP, x, top, wide, chip.tall);
        double free = top - 8 - notice(x, y, wide);
        double line = Math.min(MOST_CHIP_LINE, (free - 8) / 2);
        if (line >= CHIP_LINE) {
            put(Part.CHIP_HEADER, x, top - 2 * (line + 8), wide, line);
            put(Part.LEGEND, x, top - line - 8, wide, line);
        } else if (free >= CHIP_LINE) {
            put(Part.CHIP_HEADER, x, top - CHIP_LINE - 8, wide, CHIP_LINE);
        }
    }

    /// The players beside the board, and one pane between them.
    private void narrowAnalyse(double bottom) {
        double strip = 46;
        double square = Math.floor(Math.min(bottom - GAP, (width - 3 * GAP) * 0.58));
        put(Part.BOARD, GAP, GAP + (bottom - GAP - square) / 2, square, square);
        double x = 2 * GAP + square;
        double wide = width - x - GAP;
        put(Part.TOP_STRIP, x, GAP, wide, strip);
        put(Part.BOTTOM_STRIP, x, bottom - strip, wide, strip);
        double top = GAP + strip + GAP;
        double end = bottom - strip - GAP;
        if (setup.drawer || hasChip(wide, end - top)) {
            thirdColumn(x, top, wide, end, setup.drawer);
        } else {
            oneOfThree(x, notice(x, top, wide), wide, end);
        }
    }

    private void oneOfThree(double x, double y, double wide, double bottom) {
        put(Part.ONE_OF_THREE, x, y, wide, SWITCH);
        put(setup.front, x, y + SWITCH + GAP, wide, bottom - y - SWITCH - GAP);
    }

    private void threePanes(double x, double y, double wide, double bottom) {
        double rest = bottom - y - 2 * GAP;
        double graph = Math.clamp(rest * 0.27, 120, 330);
        double values = Math.clamp(rest * 0.34, 150, 480);
        if (rest - graph - values < LEAST_LIST / 2) {       // below a tall notice in a low window
            oneOfThree(x, y, wide, bottom);
            return;
        }
        put(Part.GRAPH, x, y, wide, graph);
        put(Part.MOVES, x, y + graph + GAP, wide, rest - graph - values);
        put(Part.VALUES, x, bottom - values, wide, values);
    }

    // ---- Circuit

    /// Where there is no left column and the board is wanted, it stands in the tabs' place beside the chip,
    /// or beside the tabs in the chip's: where they are pulled out over it, and where they ask for the board.
    private void circuit() {
        boolean left = hasLeft(width);
        double from = left ? GAP + LEFT : 0;
        double bottom = lower();
        double waves = waves(bottom);
        double top = time(from, bottom - waves, setup.lanes);
        if (waves > 0) {
            put(Part.WAVES, from, bottom - waves, width - from, waves);
            put(Part.WAVE_EDGE, from, bottom - waves - 3, width - from, 6);
        }
        boolean instead = !left && setup.board;
        boolean beside = instead && column() > 0 && (isDrawer(setup.space, width) || setup.read);
        double column = instead ? Math.max(column(), DRAWER) : column();
        double x = from + GAP;
        double right = column > 0 ? width - GAP - column : width;
        double wide = right - GAP - x;
        if (beside) {
            double side = Math.min(wide, top - 2 * GAP);
            put(Part.BOARD, x + (wide - side) / 2, (top - side) / 2, side, side);
        } else {
            put(Part.CHIP_HEADER, x, GAP, wide, CHIP_LINE);
            put(Part.CHIP, x, GAP + CHIP_LINE + 8, wide, top - 2 * (GAP + CHIP_LINE + 8));
            put(Part.LEGEND, x, top - GAP - CHIP_LINE, wide, CHIP_LINE);
        }
        if (column > 0) {
            double begin = notice(right, GAP, column);
            if (instead && !beside) {
                players(right, begin, column, top - GAP);
            } else {
                put(Part.CIRCUIT_TABS, right, begin, column, top - GAP - begin);
                edge(right);
            }
        }
        if (left) {
            players(GAP, GAP, LEFT, lower() - GAP);
        }
    }

    /// The waveforms take their height from the chip, but leave it what it needs.
    private double waves(double bottom) {
        boolean full = setup.lanes && height >= 560 && !isNarrow(width);
        double time = full ? LANES + (setup.costs ? COSTS : 0) : FOLDED_TIME;
        double chip = Math.min(LEAST_CHIP + GUTTER, bottom * 0.46);
        return setup.waves > 0 ? Math.min(setup.waves,
            Math.max(120, bottom - time - 2 * (GAP + CHIP_LINE + 8) - chip)) : 0;
    }

    /// Board and players, and the controller in what is left below.
    private void players(double x, double y, double wide, double bottom) {
        double strip = 46;
        double room = bottom - y - 2 * (strip + 8);
        if (room < LEAST_BOARD) {
            double only = Math.min(wide, bottom - y);
            put(Part.BOARD, x + (wide - only) / 2, y, only, only);
            return;
        }
        double square = Math.min(wide, Math.max(LEAST_BOARD, (bottom - y) * 0.55 - 2 * (strip + 8)));
        put(Part.TOP_STRIP, x, y, wide, strip);
        put(Part.BOARD, x + (wide - square) / 2, y + strip + 8, square, square);
        put(Part.BOTTOM_STRIP, x, y + strip + 16 + square, wide, strip);
        double controller = y + 2 * strip + 16 + square + GAP;
        if (bottom - controller >= LEAST_LIST) {
            put(Part.CONTROLLER, x, controller, wide, bottom - controller);
        }
    }
}
