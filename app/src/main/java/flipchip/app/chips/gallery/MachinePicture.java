package flipchip.app.chips.gallery;

import java.util.List;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Grid;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.pipeline.MachineRun;
import flipchip.hwsim.circuit.pipeline.PipelineMachine.State;

/// The five blocks; the one that works in this clock has a thick border.
final class MachinePicture extends Picture<MachineExhibit.Shot> {
    private static final double LEFT = 0.5;
    private static final double LINE = 13;
    /// Height that the lines of the evaluation unit need.
    private static final double UNIT = 88;

    @Override
    void draw(Brush brush, Recording<MachineExhibit.Shot> run, int index) {
        MachineRun.Clock clock = run.steps().get(index).clock();
        double split = brush.width() * LEFT;
        double size = Math.min(split - 24, brush.height() - 92);
        block(brush, "board", 0, 0, split - 6, size + 32, clock.state() == State.APPLY);
        Grid grid = Brush.grid(4, 24, size);
        brush.board(grid, clock.position().black(), clock.position().white());
        if (clock.state() == State.WAIT || clock.state() == State.TEST) {
            brush.diamonds(grid, clock.legal(), CanvasColor.LEGAL);
        }
        if (clock.state() == State.CHECK || clock.state() == State.APPLY) {
            brush.brackets(grid, clock.verdict().square());
            brush.frames(grid, clock.verdict().flips(), CanvasColor.FLIP);
        }
        input(brush, clock, size + 38, split - 6);
        double x = split + 4;
        double width = brush.width() - x;
        double last = Math.max(brush.height() / 3, UNIT);
        double each = (brush.height() - last) / 2;
        validator(brush, clock, x, 0, width, each - 6);
        generator(brush, clock, x, each, width, each - 6);
        unit(brush, clock, x, 2 * each, width, last);
    }

    private static void block(Brush brush, String name, double x, double y, double w, double h,
            boolean active) {
        brush.box(x, y, w, h, CanvasColor.PANEL, active ? CanvasColor.ACCENT : CanvasColor.LINE, active);
        brush.heading(Exhibit.common("machine." + name), x + 8, y + 12);
    }

    private static void input(Brush brush, MachineRun.Clock clock, double y, double width) {
        block(brush, "input", 0, y, width, brush.height() - y, clock.state() == State.WAIT);
        String typed = clock.typed().map(Square::toString).orElse("–");
        brush.text(Exhibit.common("machine.typed", typed), 8, y + 30, CanvasColor.TEXT);
        String note = clock.illegal()
            ? Exhibit.common("machine.refused")
            : Exhibit.common("machine.moves",
                Exhibit.common(clock.position().toMove() == Color.BLACK ? "black" : "white"));
        brush.small(note, 8, y + 46, clock.illegal() ? CanvasColor.FLIP : CanvasColor.QUIET);
    }

    /// Eight run lengths round the square.
    private static void validator(Brush brush, MachineRun.Clock clock, double x, double y, double w,
            double h) {
        boolean active = clock.state() == State.CHECK;
        block(brush, "validator", x, y, w, h, active);
        double cell = Math.min(24, (h - 26) / 3);
        double centerX = x + 12 + 1.5 * cell;
        double centerY = y + 22 + 1.5 * cell;
        List<Integer> lengths = clock.verdict().lengths();
        for (Direction d : Direction.values()) {
            int length = active ? lengths.get(d.ordinal()) : 0;
            double cx = centerX + d.files() * cell;
            double cy = centerY + d.rows() * cell;
            brush.box(cx - cell / 2 + 1, cy - cell / 2 + 1, cell - 2, cell - 2, CanvasColor.CELL,
                length > 0 ? CanvasColor.FLIP : CanvasColor.CELL_BORDER, length > 0);
            brush.monoCenter(active ? String.valueOf(length) : "·", cx, cy,
                length > 0 ? CanvasColor.TEXT : CanvasColor.QUIET, cell * 0.55);
        }
        brush.monoCenter(active ? clock.verdict().square().toString() : "", centerX, centerY,
            CanvasColor.TEXT, cell * 0.5);
        if (active) {
            brush.text(Exhibit.common(clock.verdict().valid() ? "machine.valid" : "machine.invalid"),
                x + 24 + 3 * cell, centerY, CanvasColor.TEXT);
        }
    }

    private static void generator(Brush brush, MachineRun.Clock clock, double x, double y, double w,
            double h) {
        int stage = switch (clock.state()) {
            case GENERATE_1 -> 1;
            case GENERATE_2 -> 2;
            case GENERATE_3 -> 3;
            default -> 0;
        };
        block(brush, "generator", x, y, w, h, stage > 0);
        double part = (w - 16) / 3;
        for (int i = 1; i <= 3; i++) {
            boolean now = i == stage;
            brush.box(x + 8 + (i - 1) * part, y + 21, part - 6, 18,
                now ? CanvasColor.ACCENT : CanvasColor.CELL, CanvasColor.CELL_BORDER, false);
            brush.monoCenter(String.valueOf(i), x + 5 + (i - 0.5) * part, y + 30,
                now ? CanvasColor.ON_ACCENT : CanvasColor.QUIET, Brush.NORMAL);
        }
        List<Square> legal = Square.all(clock.legal());
        int across = Math.max(4, (int) ((w - 16) / 22));
        for (int i = 0; i < legal.size(); i++) {
            brush.mono(legal.get(i).toString(), x + 8 + i % across * 22, y + 50 + i / across * LINE,
                CanvasColor.TEXT);
        }
    }

    /// Stages E, M, A1 and A2 of the evaluation unit.
    private static void unit(Brush brush, MachineRun.Clock clock, double x, double y, double w, double h) {
        boolean active = switch (clock.state()) {
            case GENERATE_1, GENERATE_2, GENERATE_3, SCORE -> true;
            default -> false;
        };
        block(brush, "unit", x, y, w, h, active);
        String[] names = Exhibit.common("machine.values").split("; *");
        int evaluators = clock.unit().values().size();
        double part = (w - 40) / evaluators;
        for (int i = 0; i < evaluators; i++) {
            double cx = x + 36 + (i + 0.5) * part;
            brush.monoCenter(names[i], cx, y + 26, CanvasColor.QUIET, Brush.SMALL);
            brush.monoCenter(String.valueOf(clock.unit().values().get(i)), cx, y + 26 + LINE,
                CanvasColor.TEXT, Brush.NORMAL);
            brush.monoCenter(String.valueOf(clock.unit().products().get(i)), cx, y + 26 + 2 * LINE,
                CanvasColor.TEXT, Brush.NORMAL);
        }
        for (int i = 0; i < clock.unit().sums().size(); i++) {
            double column = i < 2 ? 1 + 2 * i : 4.5;
            brush.monoCenter(String.valueOf(clock.unit().sums().get(i)), x + 36 + column * part,
                y + 26 + 3 * LINE, CanvasColor.TEXT, Brush.NORMAL);
        }
        brush.monoCenter(String.valueOf(clock.score()), x + 36 + 2 * part, y + 26 + 4 * LINE,
            CanvasColor.TEXT, Brush.NORMAL);
        String[] stages = {"E", "M", "A1", "A2"};
        for (int i = 0; i < 4; i++) {
            brush.mono(stages[i], x + 8, y + 26 + (i + 1) * LINE, CanvasColor.QUIET);
        }
    }
}
