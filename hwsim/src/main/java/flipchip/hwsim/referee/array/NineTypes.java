package flipchip.hwsim.referee.array;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.ConstantPropagation;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// The nine types of cell of the lecture: a cell that only knows which of its own neighbours are missing.
/// Nets from there are low, nets to there have no reader; everything else is unknown.
///
/// A synthesiser that looks one cell further removes more, see [ArrayStats].
public final class NineTypes {
    private NineTypes() {}

    /// Gates left of the cell at each square; equal for squares of one type.
    public static Map<Square, Integer> gates() {
        Map<Square, Integer> gates = new TreeMap<>();
        Map<String, Integer> known = new TreeMap<>();
        for (Square square : Square.values()) {
            gates.put(square, known.computeIfAbsent(missing(square), _ -> count(square)));
        }
        return gates;
    }

    /// Number of different types.
    public static int types() {
        return (int) Stream.of(Square.values()).map(NineTypes::missing).distinct().count();
    }

    private static String missing(Square square) {
        return Stream.of(Direction.values()).map(d -> d.from(square).isPresent() ? "1" : "0").reduce("",
            String::concat);
    }

    private static int count(Square square) {
        NetlistBuilder n = new NetlistBuilder("one_cell");
        Rails current = rails(n, "cur");
        RailBus rem = declare(n, square, "rem");
        RailBus rol = declare(n, square, "rol");
        RailBus flipOut = declare(n, square, "flipOut");
        CellInputs in = new CellInputs(current, rails(n, "is"), n.input("empty"), n.input("sel"),
            links(n, "rem", square, false), links(n, "rol", square, false), links(n, "flip", square, true));
        Cell cell = CellCircuit.build(n, CellForm.TWO_INPUT, square.toString(), in, rem, rol, flipOut);
        n.output("legal", cell.legal());
        n.output("to", Bus.of(cell.to().black(), cell.to().white()));
        for (Direction d : Direction.values()) {
            // Chains looking towards d inform the neighbour behind; flips go to the one in front.
            if (d.opposite().from(square).isPresent()) {
                output(n, "rem", rem.get(d.ordinal()), d);
                output(n, "rol", rol.get(d.ordinal()), d);
            }
            if (d.from(square).isPresent()) {
                output(n, "flipOut", flipOut.get(d.ordinal()), d);
            }
        }
        return ConstantPropagation.of(n.build()).live();
    }

    private static void output(NetlistBuilder n, String signal, Rails rails, Direction d) {
        n.output(signal + "_" + d, Bus.of(rails.black(), rails.white()));
    }

    private static Rails rails(NetlistBuilder n, String signal) {
        return new Rails(n.input(signal + "B"), n.input(signal + "W"));
    }

    private static RailBus declare(NetlistBuilder n, Square square, String signal) {
        return new RailBus(n.declare(square + "." + signal + "B", 8),
            n.declare(square + "." + signal + "W", 8));
    }

    /// An input pin for each neighbour that exists.
    private static RailBus links(NetlistBuilder n, String signal, Square square, boolean fromBehind) {
        return new RailBus(wires(n, signal + "B_", square, fromBehind),
            wires(n, signal + "W_", square, fromBehind));
    }

    private static Bus wires(NetlistBuilder n, String signal, Square square, boolean fromBehind) {
        return new Bus(Stream.of(Direction.values()).map(d -> {
            Optional<Square> neighbour = (fromBehind ? d.opposite() : d).from(square);
            return neighbour.isPresent() ? n.input(signal + d) : Net.ZERO;
        }).toList());
    }
}
