package flipchip.app.chips.owncell;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.array.Cell;
import flipchip.hwsim.referee.array.CellArray;
import flipchip.hwsim.referee.array.RailBus;

/// A search for the first faulty cell: two arrays with the same board side by side, and an output that
/// differs though what it is made of does not.
///
/// @param student of the student's cells, settled
/// @param right   of ours, settled
record FirstFaultFinder(Side student, Side right) {
    /// One of the arrays.
    record Side(CellArray array, BitParallelSimulator simulator, int lane) {
        boolean high(Net net) {
            return (simulator.lanes(net) >>> lane & 1) != 0;
        }

        Cell cell(Square square) {
            return array.nets().cell(square);
        }
    }

    /// The name of the net, e.g. "e3.legal"; the cell of `near` is looked at first.
    Optional<String> find(Square near) {
        return Stream.concat(Stream.of(near), Stream.of(Square.values()))
            .flatMap(
                square -> Stream.concat(links(square), ends(square)).limit(1).map(pin -> square + "." + pin))
            .findFirst();
    }

    /// Outputs to neighbours that are wrong with right inputs.
    private Stream<String> links(Square square) {
        return Stream.of(Color.values()).flatMap(color -> Stream.of(Direction.values()).flatMap(d -> {
            String end = (color == Color.BLACK ? "B[" : "W[") + d + "]";
            boolean rolIn = differs(d.from(square), Cell::rol, color, d);
            boolean rem = differs(Optional.of(square), Cell::rem, color, d);
            boolean rol = differs(Optional.of(square), Cell::rol, color, d);
            boolean flipIn = differs(d.opposite().from(square), Cell::flipOut, color, d);
            boolean flipOut = differs(Optional.of(square), Cell::flipOut, color, d);
            return Stream.of(rem && !rolIn ? "rem" + end : "", rol && !rem && !rolIn ? "rol" + end : "",
                flipOut && !flipIn && !rem ? "flipOut" + end : "").filter(found -> !found.isEmpty());
        }));
    }

    /// `legal`, `toB` and `toW`, where they are wrong with right inputs.
    private Stream<String> ends(Square square) {
        boolean remIn = any(d -> d.from(square), Cell::rem);
        boolean flips =
            any(d -> d.opposite().from(square), Cell::flipOut) || any(_ -> Optional.of(square), Cell::rem);
        return Stream
            .of(!remIn && differs(square, Cell::legal) ? "legal" : "",
                !flips && differs(square, cell -> cell.to().black()) ? "toB" : "",
                !flips && differs(square, cell -> cell.to().white()) ? "toW" : "")
            .filter(found -> !found.isEmpty());
    }

    private boolean any(Function<Direction, Optional<Square>> from, Function<Cell, RailBus> signal) {
        return Stream.of(Direction.values()).anyMatch(d -> List.of(Color.values()).stream()
            .anyMatch(color -> differs(from.apply(d), signal, color, d)));
    }

    private boolean differs(Optional<Square> square, Function<Cell, RailBus> signal, Color color,
            Direction d) {
        return square.filter(at -> differs(at, cell -> signal.apply(cell).of(color).get(d.ordinal())))
            .isPresent();
    }

    private boolean differs(Square square, Function<Cell, Net> net) {
        return student.high(net.apply(student.cell(square))) != right.high(net.apply(right.cell(square)));
    }
}
