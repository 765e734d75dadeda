package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.engine.board.Direction;
import flipchip.hwsim.circuit.checker.LegalChecker;
import flipchip.hwsim.circuit.checker.SquareType;
import flipchip.hwsim.gates.netlist.Netlist;

/// Document 000's Table 2 as a map: ten types of square, eight directions, and in each entry the product
/// terms that the checker of such a square has that way, counted in the netlist.
final class TypesExhibit extends Exhibit<TypesExhibit.Shot> {
    /// @param terms by type and column
    record Shot(SquareType type, int column, List<List<Integer>> terms) {
        Direction direction() {
            return SquareType.COLUMNS.get(column);
        }

        int count() {
            return terms.get(type.ordinal()).get(column);
        }

        int sum() {
            return terms.get(type.ordinal()).stream().mapToInt(Integer::intValue).sum();
        }
    }

    TypesExhibit() {
        super("types", TypesPicture::new, "all");
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        Netlist netlist = LegalChecker.netlist(LegalChecker.Form.FLAT, true);
        List<List<Integer>> terms = new ArrayList<>();
        for (SquareType type : SquareType.values()) {
            terms.add(SquareType.COLUMNS.stream().map(way -> terms(netlist, type, way)).toList());
        }
        List<Shot> shots = new ArrayList<>();
        int agree = 0;
        for (SquareType type : SquareType.values()) {
            for (int column = 0; column < SquareType.COLUMNS.size(); column++) {
                Shot shot = new Shot(type, column, terms);
                agree += shot.count() == type.terms(shot.direction()) ? 1 : 0;
                shots.add(shot);
            }
        }
        Origin in = new Origin.Counted(netlist);
        int all = 0;
        for (Shot shot : shots) {
            all += shot.type.isPlayable() ? shot.count() * shot.type.squares().size() : 0;
        }
        return new Recording<>(shots, this::say, in,
            List.of(same("entries", agree, in, "000"), figure("terms", all, in)), text("result", all));
    }

    /// Pins through which the checker of the type's sample square sees the other side's discs, one for each
    /// term.
    private static int terms(Netlist netlist, SquareType type, Direction way) {
        String name = type.sample().toString();
        return (int) netlist.scopes().stream().filter(scope -> scope.name().equals(name))
            .flatMap(scope -> scope.ports().stream()).filter(port -> port.name().matches("opp" + way + "\\d"))
            .count();
    }

    private String say(Shot shot) {
        return text("say", shot.type, shot.type.sample().toString(), common("direction." + shot.direction()),
            shot.count(), shot.sum(), shot.type.squares().size());
    }
}
