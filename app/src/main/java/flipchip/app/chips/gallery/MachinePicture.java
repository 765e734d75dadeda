package flipchip.app.chips.gallery;

import java.util.List;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.pipeline.MachineRun;
import flipchip.hwsim.circuit.pipeline.PipelineMachine.State;

/// A picture of the five blocks of the machine; the one that works in this clock has a thick border.
final class MachinePicture {
    private static final double LINE = 13;
    /// Height that the lines of the evaluation unit need.
    private static final double UNIT = 88;

    private MachinePicture() {}

    static void draw(Area area, MachineRun.Clock clock) {
        State state = clock.state();
        Area left = area.column(0, 2).inset(0, 0, 6, 0);
        double size = Math.min(left.width() - 18, area.height() - 92);
        board(block(left.top(size + 32), "board", state == State.APPLY), clock);
        input(left.inset(0, size + 38, 0, 0), clock);
        Area right = area.column(1, 2).inset(4, 0, 0, 0);
        Area last = right.bottom(Math.max(area.height() / 3, UNIT));
        Area rest = right.top(area.height() - last.height());
        validator(rest.row(0, 2).inset(0, 0, 0, 6), clock);
        generator(rest.row(1, 2).inset(0, 0, 0, 6), clock);
        unit(last, clock);
    }

    private static Area block(Area area, String name, boolean active) {
        area.box(CanvasColor.PANEL, active ? CanvasColor.ACCENT : CanvasColor.LINE, active)
            .heading(Exhibit.common("machine." + name), 8, 12);
        return area;
    }

    private static void board(Area area, MachineRun.Clock clock) {
        double size = area.height() - 32;
        BoardBlock board = new BoardBlock(area.at(4, 24, size, size), clock.position());
        if (clock.state() == State.WAIT || clock.state() == State.TEST) {
            board.diamonds(clock.legal());
        }
        if (clock.state() == State.CHECK || clock.state() == State.APPLY) {
            board.brackets(clock.verdict().square().bit());
            board.frames(clock.verdict().flips(), CanvasColor.FLIP);
        }
    }

    private static void input(Area area, MachineRun.Clock clock) {
        block(area, "input", clock.state() == State.WAIT);
        String typed = clock.typed().map(Square::toString).orElse("–");
        new ListBlock(area.inset(8, 21, 0, 0)).text(Exhibit.common("machine.typed", typed), CanvasColor.TEXT)
            .small(
                clock.illegal()
                    ? Exhibit.common("machine.refused")
                    : Exhibit.common("machine.moves", Exhibit.side(clock.position().toMove())),
                clock.illegal() ? CanvasColor.FLIP : CanvasColor.QUIET);
    }

    /// Eight run lengths round the square.
    private static void validator(Area area, MachineRun.Clock clock) {
        boolean active = clock.state() == State.CHECK;
        block(area, "validator", active);
        double size = 3 * Math.min(24, (area.height() - 26) / 3);
        Area cells = area.at(12, 22, size, size);
        List<Integer> lengths = clock.verdict().lengths();
        for (Direction d : Direction.values()) {
            int length = active ? lengths.get(d.ordinal()) : 0;
            Area cell = cells.cell(4 + 3 * d.rows() + d.files(), 3, 3);
            cell.inset(1)
                .box(CanvasColor.CELL, length > 0 ? CanvasColor.FLIP : CanvasColor.CELL_BORDER, length > 0)
                .label(active ? String.valueOf(length) : "·",
                    length > 0 ? CanvasColor.TEXT : CanvasColor.QUIET, cell.width() * 0.55);
        }
        if (active) {
            cells.label(clock.verdict().square().toString(), CanvasColor.TEXT, size / 6);
            cells.text(Exhibit.common(clock.verdict().valid() ? "machine.valid" : "machine.invalid"),
                size + 12, size / 2, CanvasColor.TEXT);
        }
    }

    private static void generator(Area area, MachineRun.Clock clock) {
        int stage = switch (clock.state()) {
            case GENERATE_1 -> 1;
            case GENERATE_2 -> 2;
            case GENERATE_3 -> 3;
            default -> 0;
        };
        ListBlock list = new ListBlock(block(area, "generator", stage > 0).inset(8, 21, 8, 0));
        Area stages = list.line(22).top(18);
        for (int i = 1; i <= 3; i++) {
            boolean now = i == stage;
            stages.column(i - 1, 3).inset(0, 0, 6, 0)
                .box(now ? CanvasColor.ACCENT : CanvasColor.CELL, CanvasColor.CELL_BORDER, false)
                .label(String.valueOf(i), now ? CanvasColor.ON_ACCENT : CanvasColor.QUIET, Area.NORMAL);
        }
        list.squares(Square.all(clock.legal()), 4);
    }

    /// Stages E, M, A1 and A2 of the evaluation unit.
    private static void unit(Area area, MachineRun.Clock clock) {
        boolean active = switch (clock.state()) {
            case GENERATE_1, GENERATE_2, GENERATE_3, SCORE -> true;
            default -> false;
        };
        ListBlock list = new ListBlock(block(area, "unit", active).inset(36, 19.5, 4, 0));
        List<Integer> values = clock.unit().values();
        List<String> names = List.of(Exhibit.common("machine.values").split("; *"));
        double part = (area.width() - 40) / values.size();
        row(list.line(LINE), "", names.subList(0, values.size()), part, 0.5);
        row(list.line(LINE), "E", values, part, 0.5);
        row(list.line(LINE), "M", clock.unit().products(), part, 0.5);
        List<Integer> sums = clock.unit().sums();
        Area pairs = list.line(LINE);
        row(pairs, "A1", sums.subList(0, 2), 2 * part, 0.5);
        for (int sum : sums.subList(2, sums.size())) {
            value(pairs, sum, 4.5 * part, CanvasColor.TEXT, Area.NORMAL);
        }
        row(list.line(LINE), "A2", List.of(clock.score()), part, 2);
    }

    /// Values of a stage, or their names, at equal distances, the first one `first` distances from the left.
    private static void row(Area line, String stage, List<?> values, double distance, double first) {
        line.mono(stage, -28, LINE / 2, CanvasColor.QUIET);
        for (int i = 0; i < values.size(); i++) {
            value(line, values.get(i), (first + i) * distance,
                stage.isEmpty() ? CanvasColor.QUIET : CanvasColor.TEXT,
                stage.isEmpty() ? Area.SMALL : Area.NORMAL);
        }
    }

    private static void value(Area line, Object value, double center, CanvasColor ink, double size) {
        line.at(center, 0, 0, LINE).label(value.toString(), ink, size);
    }
}
