package flipchip.hwsim.referee.array;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// The cell array for a board of another size, from the same cell. One use.
///
/// Pins as those of [CellArray]; square `row * size + column`, called a1 in the corner of row and column 0.
public final class SizedArray {
    public static final int LEAST = 4;
    public static final int MOST = 16;

    private final int size;
    private final NetlistBuilder n;

    private SizedArray(int size) {
        this.size = size;
        n = new NetlistBuilder("othello_array_" + size);
    }

    /// @throws IllegalArgumentException if the size is not from 4 to 16
    public static Netlist build(int size) {
        if (size < LEAST || size > MOST) {
            throw new IllegalArgumentException("a board has " + LEAST + " to " + MOST + " rows, not " + size);
        }
        return new SizedArray(size).netlist();
    }

    private Netlist netlist() {
        Rails current = new Rails(n.input("curB"), n.input("curW"));
        RailBus is = new RailBus(pin("isB"), pin("isW"));
        Bus empty = pin("empty");
        Bus select = pin("sel");
        List<RailBus> rem = declare("rem");
        List<RailBus> rol = declare("rol");
        List<RailBus> flipOut = declare("flipOut");
        List<Cell> cells = new ArrayList<>();
        for (int s = 0; s < size * size; s++) {
            CellInputs in = new CellInputs(current, is.get(s), empty.get(s), select.get(s),
                links(rem, s, UnaryOperator.identity()), links(rol, s, UnaryOperator.identity()),
                links(flipOut, s, Direction::opposite));
            cells.add(CellCircuit.build(n, CellForm.TWO_INPUT, name(s), in, rem.get(s), rol.get(s),
                flipOut.get(s)));
        }
        n.output("legal", new Bus(cells.stream().map(Cell::legal).toList()));
        n.output("toB", new Bus(cells.stream().map(cell -> cell.to().black()).toList()));
        n.output("toW", new Bus(cells.stream().map(cell -> cell.to().white()).toList()));
        return n.build();
    }

    private String name(int square) {
        return (char) ('a' + square % size) + String.valueOf(square / size + 1);
    }

    private Bus pin(String pin) {
        Bus bus = n.input(pin, size * size);
        IntStream.range(0, bus.width())
            .forEach(square -> n.name(pin + "[" + name(square) + "]", bus.get(square)));
        return bus;
    }

    /// Output nets of all cells, made before any cell because neighbours read each other.
    private List<RailBus> declare(String signal) {
        return IntStream.range(0, size * size).mapToObj(s -> {
            List<Bus> colors = Stream.of("B", "W").map(k -> new Bus(Stream.of(Direction.values())
                .map(d -> n.declare(name(s) + "." + signal + k + "[" + d + "]")).toList())).toList();
            return new RailBus(colors.get(0), colors.get(1));
        }).toList();
    }

    /// For each direction d the net with this d of the neighbour in direction `towards(d)`; low beyond the
    /// border.
    private RailBus links(List<RailBus> of, int square, UnaryOperator<Direction> towards) {
        List<Bus> colors =
            Stream.of(Color.values()).map(color -> new Bus(Stream.of(Direction.values()).map(d -> {
                int column = square % size + towards.apply(d).files();
                int row = square / size + towards.apply(d).rows();
                boolean beyond = column < 0 || column >= size || row < 0 || row >= size;
                return beyond ? Net.ZERO : of.get(row * size + column).of(color).get(d.ordinal());
            }).toList())).toList();
        return new RailBus(colors.get(0), colors.get(1));
    }
}
