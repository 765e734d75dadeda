package flipchip.hwsim.referee.array;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// The nets of the 64 cells by meaning. Buses over squares have bit [Square#index()].
///
/// @param cells   by square index
/// @param current colour to move
/// @param is      discs
/// @param empty   squares without a disc
/// @param select  square being played
/// @param legal   squares that the colour to move may play
/// @param to      discs that change or come, by their new colour
public record ArrayNets(List<Cell> cells, Rails current, RailBus is, Bus empty, Bus select, Bus legal,
        RailBus to) {
    public ArrayNets {
        cells = List.copyOf(cells);
    }

    public Cell cell(Square square) {
        return cells.get(square.index());
    }

    /// Adds 64 wired cells to `n`, each a scope called after its square. What would come from beyond the
    /// border is constant low: the shadow cells of the cellular-referee lecture.
    public static ArrayNets build(NetlistBuilder n, Rails current, RailBus is, Bus empty, Bus select) {
        return build(n, CellForm.TWO_INPUT, current, is, empty, select);
    }

    /// The same with a cell of another author, if there is one.
    public static ArrayNets build(NetlistBuilder n, Optional<ForeignCell> cell, Rails current, RailBus is,
            Bus empty, Bus select) {
        return cell.map(foreign -> build(n, maker(foreign), current, is, empty, select))
            .orElseGet(() -> build(n, current, is, empty, select));
    }

    private static CellMaker maker(ForeignCell cell) {
        return (n, instance, in, rem, rol, flipOut) -> ForeignCircuit.build(n, cell, instance, in,
            new ForeignCircuit.Links(rem, rol, flipOut));
    }

    static ArrayNets build(NetlistBuilder n, CellForm form, Rails current, RailBus is, Bus empty,
            Bus select) {
        CellMaker ours = (_, instance, in, rem, rol, flipOut) -> CellCircuit.build(n, form, instance, in, rem,
            rol, flipOut);
        return build(n, ours, current, is, empty, select);
    }

    /// Adds one cell to a circuit.
    @FunctionalInterface
    private interface CellMaker {
        Cell build(NetlistBuilder n, String instance, CellInputs in, RailBus rem, RailBus rol,
                RailBus flipOut);
    }

    private static ArrayNets build(NetlistBuilder n, CellMaker maker, Rails current, RailBus is, Bus empty,
            Bus select) {
        List<RailBus> rem = declare(n, "rem");
        List<RailBus> rol = declare(n, "rol");
        List<RailBus> flipOut = declare(n, "flipOut");
        List<Cell> cells = new ArrayList<>();
        for (Square square : Square.values()) {
            int s = square.index();
            CellInputs in =
                new CellInputs(current, is.get(s), empty.get(s), select.get(s), links(rem, square, d -> d),
                    links(rol, square, d -> d), links(flipOut, square, Direction::opposite));
            cells.add(maker.build(n, square.toString(), in, rem.get(s), rol.get(s), flipOut.get(s)));
        }
        return new ArrayNets(cells, current, is, empty, select, bus(cells, Cell::legal),
            new RailBus(bus(cells, cell -> cell.to().black()), bus(cells, cell -> cell.to().white())));
    }

    /// Output nets of all cells, e.g. `d4.remB[S]`, made before any cell because neighbours read each other.
    private static List<RailBus> declare(NetlistBuilder n, String signal) {
        return Stream.of(Square.values()).map(square -> {
            List<Bus> colors = Stream.of("B", "W").map(k -> new Bus(Stream.of(Direction.values())
                .map(d -> n.declare(square + "." + signal + k + "[" + d + "]")).toList())).toList();
            return new RailBus(colors.get(0), colors.get(1));
        }).toList();
    }

    /// For each direction d the net with this d of the neighbour in direction `towards(d)`.
    private static RailBus links(List<RailBus> of, Square square, Function<Direction, Direction> towards) {
        List<Bus> colors =
            Stream.of(Color.values()).map(color -> new Bus(Stream.of(Direction.values()).map(d -> {
                Optional<Square> neighbour = towards.apply(d).from(square);
                return neighbour.map(from -> of.get(from.index()).of(color).get(d.ordinal()))
                    .orElse(Net.ZERO);
            }).toList())).toList();
        return new RailBus(colors.get(0), colors.get(1));
    }

    private static Bus bus(List<Cell> cells, Function<Cell, Net> net) {
        return new Bus(cells.stream().map(net).toList());
    }
}
