package flipchip.app.circuit.inside;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.run.MachineState;

/// A record of the reasons why the colour to move may or may not play a square, read from the nets only.
///
/// @param square the square asked about
/// @param color  the colour that the machine has as the one to move
/// @param legal  the cell's output `legal`
/// @param empty  its input `empty`
/// @param stale  discs are being placed and turned, which the clock's end will store
/// @param rays   one for each direction
record Why(Square square, Color color, boolean legal, boolean empty, boolean stale, List<Ray> rays) {

    /// How the chain of gates towards one direction ends.
    enum End {
        /// A run of the other colour, closed by a disc of the mover: the leaf of this direction is high.
        CLOSED,
        /// No neighbour: the wire of the shadow cell is 0.
        EDGE_AT_ONCE,
        /// The neighbour is empty.
        EMPTY_AT_ONCE,
        /// The neighbour is the mover's own disc.
        OWN_AT_ONCE,
        /// A run of the other colour with an empty square behind it.
        RUN_TO_EMPTY,
        /// A run of the other colour up to the border.
        RUN_TO_EDGE,
        /// The nets do not fit together: signals still travel.
        TRAVELLING
    }

    /// One direction.
    ///
    /// @param run      the discs of the other colour next to the square this way
    /// @param last     the square at which the ray ends: the disc that closes the run, or the cell that
    ///                 refuses; empty at the border
    /// @param decides  the net that decides: the leaf at 1, or the gate at 0
    record Ray(Direction direction, End end, List<Square> run, Optional<Square> last, Net decides) {
        Ray {
            run = List.copyOf(run);
        }
    }

    static Why of(CellWiring wiring, MachineState state, Square square) {
        Nets nets = new Nets(wiring, state);
        List<Ray> rays = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            rays.add(nets.ray(square, direction));
        }
        return new Why(square, state.current(), state.high(wiring.net(square, "legal")),
            state.high(wiring.net(square, "empty")), (state.toBlack() | state.toWhite()) != 0,
            List.copyOf(rays));
    }

    /// The rays that turn discs.
    List<Ray> closed() {
        return rays.stream().filter(ray -> ray.end() == End.CLOSED).toList();
    }

    /// Whether the answer can change at this clock's next gate delays: the output does not follow from the
    /// rays.
    boolean isTravelling() {
        return rays.stream().anyMatch(ray -> ray.end() == End.TRAVELLING)
                || legal != (empty && !closed().isEmpty());
    }

    /// The values of the nets of the colour to move.
    private record Nets(CellWiring wiring, MachineState state) {
        String mover() {
            return state.current() == Color.BLACK ? "B" : "W";
        }

        String other() {
            return state.current() == Color.BLACK ? "W" : "B";
        }

        Net net(Square square, String name, Direction direction) {
            return wiring.net(square, name + "[" + direction + "]");
        }

        boolean isOther(Square square) {
            return state.high(wiring.net(square, "is" + other()));
        }

        boolean isMover(Square square) {
            return state.high(wiring.net(square, "is" + mover()));
        }

        Ray ray(Square square, Direction d) {
            Optional<Square> next = d.from(square);
            Net leaf = net(square, "leaf", d);
            if (next.isEmpty()) {
                return new Ray(d, End.EDGE_AT_ONCE, List.of(), next, net(square, "a" + mover(), d));
            }
            Net first = net(next.get(), "rem" + mover(), d);
            if (state.high(first) != state.high(leaf)) {
                return new Ray(d, End.TRAVELLING, List.of(), next, leaf);
            }
            if (!isOther(next.get())) {
                return new Ray(d, isMover(next.get()) ? End.OWN_AT_ONCE : End.EMPTY_AT_ONCE, List.of(), next,
                    first);
            }
            List<Square> run = new ArrayList<>();
            while (next.isPresent() && isOther(next.get())) {
                run.add(next.get());
                next = d.from(next.get());
            }
            if (state.high(leaf)) {
                boolean closed = next.filter(this::isMover).isPresent();
                return new Ray(d, closed ? End.CLOSED : End.TRAVELLING, run, next, leaf);
            }
            if (next.isEmpty()) {
                return new Ray(d, End.RUN_TO_EDGE, run, Optional.of(run.getLast()),
                    net(run.getLast(), "rem" + mover(), d));
            }
            return new Ray(d, isMover(next.get()) ? End.TRAVELLING : End.RUN_TO_EMPTY, run, next,
                net(next.get(), "rol" + mover(), d));
        }
    }
}
