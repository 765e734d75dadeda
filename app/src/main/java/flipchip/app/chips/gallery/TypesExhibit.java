package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.checker.LegalChecker;
import flipchip.hwsim.circuit.checker.SquareType;
import flipchip.hwsim.gates.netlist.Netlist;

/// An exhibit of Table 2 of the endgame-chip paper: ten types of square, eight directions, and in each entry
/// the product terms that the checker of such a square has that way, counted in the netlist. Next to it the
/// squares of the chosen type with the ray of the chosen direction.
final class TypesExhibit extends Exhibit {
    private static final double NAMES = 62;
    private static final double HEAD = 22;
    private static final int COLUMNS = SquareType.COLUMNS.size();
    private static final double MOST = 6;

    /// An entry of the table.
    private record Entry(SquareType type, Direction direction, int terms) {}

    TypesExhibit() {
        super("types", "all");
    }

    @Override
    Recording<?> record(Request request) {
        Netlist netlist = LegalChecker.netlist(LegalChecker.Form.FLAT, true);
        List<Entry> entries = new ArrayList<>();
        for (SquareType type : SquareType.values()) {
            SquareType.COLUMNS.forEach(way -> entries.add(new Entry(type, way, terms(netlist, type, way))));
        }
        Origin in = new Origin.Counted(netlist);
        long agree =
            entries.stream().filter(entry -> entry.terms == entry.type.terms(entry.direction)).count();
        int all = entries.stream().filter(entry -> entry.type.isPlayable())
            .mapToInt(entry -> entry.terms * entry.type.squares().size()).sum();
        return new Recording<>(entries, this::sentence, TypesExhibit::draw, in,
            List.of(figure("entries", agree, in), figure("terms", all, in)), text("result", all));
    }

    /// Pins through which the checker of the type's sample square sees the other side's discs, one for each
    /// term.
    private static int terms(Netlist netlist, SquareType type, Direction way) {
        String name = type.sample().toString();
        return (int) netlist.scopes().stream().filter(scope -> scope.name().equals(name))
            .flatMap(scope -> scope.ports().stream()).filter(port -> port.name().matches("opp" + way + "\\d"))
            .count();
    }

    private String sentence(Step<Entry> step) {
        Entry entry = step.now();
        int sum = step.all().stream().filter(one -> one.type == entry.type).mapToInt(Entry::terms).sum();
        return text("say", entry.type, entry.type.sample().toString(), common("direction." + entry.direction),
            entry.terms, sum, entry.type.squares().size());
    }

    private static void draw(Area area, Step<Entry> step) {
        double map = Math.max(0.55 * area.width(), area.width() - area.height() * 0.7 - 20);
        Area table = area.left(map).inset(NAMES, HEAD, 0, 0);
        for (int column = 0; column < COLUMNS; column++) {
            area.left(map).inset(NAMES, 0, 0, 0).top(HEAD - 2).column(column, COLUMNS)
                .label(SquareType.COLUMNS.get(column).name(), CanvasColor.QUIET, Area.SMALL);
        }
        for (SquareType type : SquareType.values()) {
            Area row = area.inset(0, HEAD, 0, 0).row(type.ordinal(), SquareType.values().length);
            row.mono(type + " " + type.sample(), 2, row.height() / 2, CanvasColor.TEXT);
        }
        for (int i = 0; i < step.all().size(); i++) {
            int terms = step.all().get(i).terms;
            boolean chosen = i == step.index();
            Area cell = table.cell(i, COLUMNS, SquareType.values().length);
            cell.leadsTo(i);
            cell.inset(1).box(CanvasColor.CELL, chosen ? CanvasColor.SELECT : CanvasColor.CELL_BORDER,
                chosen);
            cell.inset(3).bottom((cell.height() - 6) * terms / MOST).fill(CanvasColor.FUNNEL);
            cell.label(terms == 0 ? "" : String.valueOf(terms), CanvasColor.TEXT, 13);
        }
        board(area.inset(map + 16, HEAD, 0, 0), step.now());
    }

    private static void board(Area area, Entry entry) {
        BoardBlock board = new BoardBlock(area, 0, 0);
        Square from = entry.type.sample();
        entry.type.squares().forEach(square -> board.frames(square.bit(), CanvasColor.LEGAL));
        board.brackets(from.bit());
        Square end = from;
        for (Optional<Square> next = Optional.of(from); next.isPresent(); next = entry.direction.from(end)) {
            end = next.get();
        }
        if (entry.terms > 0) {
            board.arrow(from, end, CanvasColor.REMOTE, true);
        }
    }
}
