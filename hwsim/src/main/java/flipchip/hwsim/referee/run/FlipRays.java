package flipchip.hwsim.referee.run;

import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;

/// A query for the lit wires of one colour's network, and those of the rays of one square.
///
/// All results are bitboards of the cells that drive the wire. `remote` towards d travels away from d, to the
/// neighbour at the other side; `flip` towards d travels towards d.
/// Thread: any
///
/// @param color whose network
/// @param all   also wires whose cell at the far end cannot use them
public record FlipRays(MachineState state, Color color, boolean all) {
    /// Cells that say "towards d, after discs of the other colour, there is one of mine".
    public long remote(Direction d) {
        return state.remote(color, d) & heard(d.opposite());
    }

    /// Cells that say so of themselves: they hold the disc that closes the run.
    public long local(Direction d) {
        return state.remoteOrLocal(color, d) & ~state.remote(color, d) & heardByRun(d.opposite());
    }

    /// Cells that hand on the order to turn, towards d.
    public long flip(Direction d) {
        long useful = all ? -1 : shifted(state.remote(color, d), d.opposite());
        return state.flipOut(color, d) & useful;
    }

    /// Cells of the rays of `square` that drive [#remote(Direction)] or [#local(Direction)] towards `d`.
    public long focus(Square square, Direction d) {
        long cells = 0;
        Optional<Square> cell = d.from(square);
        while (cell.isPresent() && contains(state.remote(color, d), cell.get())) {
            cells |= cell.get().bit();
            cell = d.from(cell.get());
        }
        return cells == 0 ? 0 : cells | cell.map(Square::bit).orElse(0L);
    }

    /// Cells whose neighbour towards `to` can use a remote signal: it is not a disc of the colour itself.
    private long heard(Direction to) {
        return all ? -1 : shifted(~own(), to.opposite()) & inside(to);
    }

    /// Cells whose neighbour towards `to` holds a disc of the other colour, which may be part of a run.
    private long heardByRun(Direction to) {
        return all
            ? -1
            : shifted(color == Color.BLACK ? state.white() : state.black(), to.opposite()) & inside(to);
    }

    private long own() {
        return color == Color.BLACK ? state.black() : state.white();
    }

    private static boolean contains(long bits, Square square) {
        return (bits & square.bit()) != 0;
    }

    private static long inside(Direction to) {
        return shifted(-1, to.opposite());
    }

    /// Every square of `bits` moved one square towards `d`; what leaves the board is gone.
    static long shifted(long bits, Direction d) {
        long moved = 0;
        for (Square square : Square.values()) {
            if ((bits & square.bit()) != 0) {
                moved |= d.from(square).map(Square::bit).orElse(0L);
            }
        }
        return moved;
    }
}
