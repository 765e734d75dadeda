package flipchip.hwsim.referee.array;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A circuit of an array with a cell of another author. Nets that are not pins of the cell, `flK[d]` and
/// `mvK`, come from gates of a probe.
final class ForeignCircuit {
    private ForeignCircuit() {}

    /// Outputs that neighbours read, to be driven.
    record Links(RailBus rem, RailBus rol, RailBus flipOut) {}

    static Cell build(NetlistBuilder n, ForeignCell cell, String instance, CellInputs in, Links links) {
        Net legal;
        Rails to;
        try (NetlistBuilder.OpenScope scope = n.scope(instance, CellCircuit.TYPE)) {
            CellCircuit.inputPins(scope, in);
            legal = n.declare("legal");
            to = new Rails(n.declare("toB"), n.declare("toW"));
            cell.build(n, inputs(in), outputs(links, legal, to));
            Rails none = new Rails(Net.ZERO, Net.ZERO);
            CellCircuit.outputPins(scope,
                new Cell(links.rem, links.rol, links.flipOut, links.flipOut, none, to, legal));
        }
        try (NetlistBuilder.OpenScope _ = n.scope(instance + "_probe", "probe")) {
            Rails move = new Rails(n.name("mvB", n.and(in.sel(), in.current().black())),
                n.name("mvW", n.and(in.sel(), in.current().white())));
            RailBus flip = new RailBus(flips(n, in, links, Color.BLACK), flips(n, in, links, Color.WHITE));
            return new Cell(links.rem, links.rol, flip, links.flipOut, move, to, legal);
        }
    }

    private static Map<String, Bus> inputs(CellInputs in) {
        Map<String, Bus> pins = new TreeMap<>(Map.of("empty", Bus.of(in.empty()), "sel", Bus.of(in.sel())));
        for (Color color : Color.values()) {
            String k = color == Color.BLACK ? "B" : "W";
            pins.put("cur" + k, Bus.of(in.current().of(color)));
            pins.put("is" + k, Bus.of(in.is().of(color)));
            pins.put("rol" + k + "_in", in.rol().of(color));
            pins.put("rem" + k + "_in", in.rem().of(color));
            pins.put("flip" + k + "_in", in.flip().of(color));
        }
        return pins;
    }

    private static Map<String, Bus> outputs(Links links, Net legal, Rails to) {
        Map<String, Bus> pins = new TreeMap<>(Map.of("legal", Bus.of(legal)));
        for (Color color : Color.values()) {
            String k = color == Color.BLACK ? "B" : "W";
            pins.put("to" + k, Bus.of(to.of(color)));
            pins.put("rem" + k, links.rem.of(color));
            pins.put("rol" + k, links.rol.of(color));
            pins.put("flipOut" + k, links.flipOut.of(color));
        }
        return pins;
    }

    private static Bus flips(NetlistBuilder n, CellInputs in, Links links, Color color) {
        List<Net> nets = IntStream.range(0, Direction.values().length)
            .mapToObj(d -> n.name((color == Color.BLACK ? "flB[" : "flW[") + Direction.values()[d] + "]",
                n.and(in.flip().of(color).get(d), links.rem.of(color).get(d))))
            .toList();
        return new Bus(nets);
    }
}
