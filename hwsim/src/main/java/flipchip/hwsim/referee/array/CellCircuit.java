package flipchip.hwsim.referee.array;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A cell of the cellular-referee lecture: one square of the board as 114 two-input gates (51 AND, 63 OR),
/// the latches outside. The comments of the methods quote its equations. K is B or W, K' the other colour.
///
/// Cost and delay by part: remote 16 + 16 gates, 2 gate delays for each disc passed; legal 32 gates, 6
/// delays; flip 2 + 32 gates, 2 delays for each disc passed; next state 16 gates.
record CellCircuit(NetlistBuilder n, CellForm form, CellInputs in, RailBus rem, RailBus rol,
        RailBus flipOut) {
    static final String TYPE = "othello_cell";

    /// Adds the cell to `n` as a scope called `instance`.
    ///
    /// @param rem     nets declared for the outputs that neighbours read, here to be driven
    /// @param rol     likewise
    /// @param flipOut likewise
    static Cell build(NetlistBuilder n, CellForm form, String instance, CellInputs in, RailBus rem,
            RailBus rol, RailBus flipOut) {
        try (NetlistBuilder.OpenScope scope = n.scope(instance, TYPE)) {
            inputPins(scope, in);
            CellCircuit cell = new CellCircuit(n, form, in, rem, rol, flipOut);
            cell.remote();
            Net legal = cell.legal();
            Rails move = cell.move();
            RailBus flip = cell.flip(move);
            Rails to = new Rails(cell.next(Color.BLACK, flip, move), cell.next(Color.WHITE, flip, move));
            Cell nets = new Cell(rem, rol, flip, flipOut, move, to, legal);
            outputPins(scope, nets);
            return nets;
        }
    }

    private static String letter(Color color) {
        return color == Color.BLACK ? "B" : "W";
    }

    static void inputPins(NetlistBuilder.OpenScope scope, CellInputs in) {
        scope.input("empty", in.empty());
        scope.input("sel", in.sel());
        for (Color color : Color.values()) {
            String k = letter(color);
            scope.input("cur" + k, in.current().of(color));
            scope.input("is" + k, in.is().of(color));
            scope.input("rol" + k + "_in", in.rol().of(color));
            scope.input("rem" + k + "_in", in.rem().of(color));
            scope.input("flip" + k + "_in", in.flip().of(color));
        }
    }

    static void outputPins(NetlistBuilder.OpenScope scope, Cell nets) {
        scope.output("legal", nets.legal());
        for (Color color : Color.values()) {
            String k = letter(color);
            scope.output("to" + k, nets.to().of(color));
            scope.output("rem" + k, nets.rem().of(color));
            scope.output("rol" + k, nets.rol().of(color));
            scope.output("flipOut" + k, nets.flipOut().of(color));
        }
    }

    /// remK[d] = isK' AND rolK_in[d];  rolK[d] = isK OR remK[d]
    private void remote() {
        for (Color color : Color.values()) {
            for (int d = 0; d < 8; d++) {
                n.driveAnd(rem.of(color).get(d), in.is().of(color.opponent()), in.rol().of(color).get(d));
            }
        }
        for (Color color : Color.values()) {
            for (int d = 0; d < 8; d++) {
                if (form.compoundRemote()) {
                    n.driveMux(rol.of(color).get(d), in.is().of(color.opponent()), in.is().of(color),
                        in.rol().of(color).get(d));
                } else {
                    n.driveOr(rol.of(color).get(d), in.is().of(color), rem.of(color).get(d));
                }
            }
        }
    }

    /// aK[d] = curK AND remK_in[d];  leaf[d] = aB[d] OR aW[d];  legal = (OR of the leaves) AND empty
    private Net legal() {
        List<Net> leaves = new ArrayList<>();
        for (Direction d : Direction.values()) {
            Net black =
                n.name("aB[" + d + "]", n.and(in.current().black(), in.rem().black().get(d.ordinal())));
            Net white =
                n.name("aW[" + d + "]", n.and(in.current().white(), in.rem().white().get(d.ordinal())));
            leaves.add(n.name("leaf[" + d + "]", n.or(black, white)));
        }
        return n.name("legal", n.and(tree("lg", leaves), in.empty()));
    }

    /// mvK = sel AND curK
    private Rails move() {
        return new Rails(n.name("mvB", n.and(in.sel(), in.current().black())),
            n.name("mvW", n.and(in.sel(), in.current().white())));
    }

    /// flK[d] = flipK_in[d] AND remK[d];  flipOutK[d] = flK[d] OR mvK
    private RailBus flip(Rails move) {
        List<Bus> flips = Stream.of(Color.values())
            .map(color -> new Bus(Stream.of(Direction.values())
                .map(d -> n.name("fl" + letter(color) + "[" + d + "]",
                    n.and(in.flip().of(color).get(d.ordinal()), rem.of(color).get(d.ordinal()))))
                .toList()))
            .toList();
        for (Color color : Color.values()) {
            for (int d = 0; d < 8; d++) {
                if (form.compoundFlip()) {
                    n.driveMux(flipOut.of(color).get(d), rem.of(color).get(d), move.of(color),
                        in.flip().of(color).get(d));
                } else {
                    n.driveOr(flipOut.of(color).get(d), flips.get(color.ordinal()).get(d), move.of(color));
                }
            }
        }
        return new RailBus(flips.get(0), flips.get(1));
    }

    /// toK = (OR of the eight flK) OR mvK
    private Net next(Color color, RailBus flip, Rails move) {
        String k = letter(color);
        return n.name("to" + k,
            n.or(tree("t" + k.toLowerCase(Locale.ROOT), flip.of(color).nets()), move.of(color)));
    }

    /// Balanced OR of eight nets: `1a` = N|NE, `1b` = E|SE, `1c` = S|SW, `1d` = W|NW; `2a` = 1a|1b, `2b` =
    /// 1c|1d; `3` = 2a|2b.
    private Net tree(String prefix, List<Net> eight) {
        List<Net> level = eight;
        for (int depth = 1; level.size() > 1; depth++) {
            List<Net> above = new ArrayList<>();
            for (int i = 0; i < level.size(); i += 2) {
                String place = level.size() == 2 ? "" : String.valueOf((char) ('a' + i / 2));
                above.add(n.name(prefix + depth + place, n.or(level.get(i), level.get(i + 1))));
            }
            level = above;
        }
        return level.getFirst();
    }
}
