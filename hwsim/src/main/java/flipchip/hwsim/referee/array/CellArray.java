package flipchip.hwsim.referee.array;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// The cell array as a circuit of its own: 7296 gates, no memory. Board, colour and selected square are input
/// pins; legal squares and the next state are output pins.
///
/// @param netlist the circuit; inputs `curB curW isB isW empty sel`, outputs `legal toB toW`
/// @param nets    the same by meaning
public record CellArray(Netlist netlist, ArrayNets nets) {

    public static CellArray build() {
        return build(CellForm.TWO_INPUT);
    }

    /// The array with another form of cell: other numbers of gates and delays, the same function.
    public static CellArray build(CellForm form) {
        return build(
            (n, pins) -> ArrayNets.build(n, form, pins.current(), pins.is(), pins.empty(), pins.select()));
    }

    /// The array of a cell of another author.
    ///
    /// @throws IllegalStateException if the cells, put side by side, make a loop
    public static CellArray build(ForeignCell cell) {
        return build((n, pins) -> ArrayNets.build(n, Optional.of(cell), pins.current(), pins.is(),
            pins.empty(), pins.select()));
    }

    /// One cell alone: the links to its eight neighbours are pins.
    public static Netlist cell() {
        NetlistBuilder n = new NetlistBuilder("othello_cell_alone");
        CellInputs in = new CellInputs(new Rails(n.input("curB"), n.input("curW")),
            new Rails(n.input("isB"), n.input("isW")), n.input("empty"), n.input("sel"), links(n, "rem"),
            links(n, "rol"), links(n, "flip"));
        Cell cell = CellCircuit.build(n, CellForm.TWO_INPUT, "cell", in, driven(n, "rem"), driven(n, "rol"),
            driven(n, "flipOut"));
        n.output("legal", cell.legal());
        for (Color color : Color.values()) {
            String k = color == Color.BLACK ? "B" : "W";
            n.output("to" + k, cell.to().of(color));
            n.output("rem" + k, cell.rem().of(color));
            n.output("rol" + k, cell.rol().of(color));
            n.output("flipOut" + k, cell.flipOut().of(color));
        }
        return n.build();
    }

    private static RailBus links(NetlistBuilder n, String pin) {
        int count = Direction.values().length;
        return new RailBus(n.input(pin + "B_in", count), n.input(pin + "W_in", count));
    }

    private static RailBus driven(NetlistBuilder n, String pin) {
        int count = Direction.values().length;
        return new RailBus(n.declare(pin + "B", count), n.declare(pin + "W", count));
    }

    private record Pins(Rails current, RailBus is, Bus empty, Bus select) {}

    private static CellArray build(BiFunction<NetlistBuilder, Pins, ArrayNets> cells) {
        NetlistBuilder n = new NetlistBuilder("othello_array");
        Rails current = new Rails(n.input("curB"), n.input("curW"));
        RailBus is = new RailBus(squares(n, "isB"), squares(n, "isW"));
        ArrayNets nets = cells.apply(n, new Pins(current, is, squares(n, "empty"), squares(n, "sel")));
        n.output("legal", nets.legal());
        n.output("toB", nets.to().black());
        n.output("toW", nets.to().white());
        return new CellArray(n.build(), nets);
    }

    /// An input pin of 64 bits whose nets are called after the squares: `isB[d4]`.
    private static Bus squares(NetlistBuilder n, String pin) {
        Bus bus = n.input(pin, Square.values().length);
        Stream.of(Square.values()).forEach(square -> {
            Net net = bus.get(square.index());
            n.name(pin + "[" + square + "]", net);
        });
        return bus;
    }
}
