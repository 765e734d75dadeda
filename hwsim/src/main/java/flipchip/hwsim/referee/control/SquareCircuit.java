package flipchip.hwsim.referee.control;

import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.referee.array.Rails;

/// The gates of one square outside the cell's 114: the state of the square (two set/reset flip-flops, never
/// both high), its latched legal bit, and the gates that let only a latched legal move select it. 4 gates and
/// 3 flip-flops.
///
/// @param is      the disc on the square
/// @param empty   no disc: NOR of the two, built as OR and NOT
/// @param legal   the square was a legal move at the last LATCH
/// @param hit     the mailbox names this square and the move is legal
/// @param select  `hit` during UPDATE
record SquareCircuit(Rails is, Net empty, Net legal, Net hit, Net select) {

    /// The nets by name, not driven yet: cell array and controller read them before they are built.
    static SquareCircuit declare(NetlistBuilder n, Square square) {
        return new SquareCircuit(new Rails(declare(n, square, "isB"), declare(n, square, "isW")),
            declare(n, square, "empty"), declare(n, square, "legalL"), declare(n, square, "hit"),
            declare(n, square, "sel"));
    }

    private static Net declare(NetlistBuilder n, Square square, String signal) {
        return n.declare(instance(square) + "." + signal);
    }

    private static String instance(Square square) {
        return square + "_state";
    }

    /// What the square reads.
    ///
    /// @param named  the mailbox names this square
    /// @param legal  the move is legal by the cell
    /// @param to     the square's next colour by the cell
    /// @param init   high during INIT: at its end the start position is stored
    /// @param latch  `legal` is latched at the next edge
    /// @param update high during UPDATE
    record Inputs(Net named, Net legal, Rails to, Net init, Net latch, Net update) {}

    /// Drives the nets in a scope called "d4_state".
    ///
    /// @param start  the disc that INIT puts here
    /// @param preset what power-up and INIT latch as legal
    void drive(NetlistBuilder n, Square square, Inputs in, Optional<Color> start, boolean preset) {
        try (NetlistBuilder.OpenScope scope =
            n.scope(instance(square), type(start) + (preset ? "_legal" : ""))) {
            scope.input("named", in.named());
            scope.input("legal", in.legal());
            scope.input("toB", in.to().black());
            scope.input("toW", in.to().white());
            scope.input("init", in.init());
            scope.input("latch", in.latch());
            scope.input("update", in.update());
            n.driveSetReset(is.black(), in.to().black(), in.to().white(), in.init(),
                start.equals(Optional.of(Color.BLACK)), false);
            n.driveSetReset(is.white(), in.to().white(), in.to().black(), in.init(),
                start.equals(Optional.of(Color.WHITE)), false);
            n.driveNot(empty, n.name("disc", n.or(is.black(), is.white())));
            n.driveFlipFlop(legal, in.legal(), in.latch(), in.init(), preset, preset);
            n.driveAnd(hit, in.named(), legal);
            n.driveAnd(select, hit, in.update());
            scope.output("isB", is.black());
            scope.output("isW", is.white());
            scope.output("empty", empty);
            scope.output("legalL", legal);
            scope.output("hit", hit);
            scope.output("sel", select);
        }
    }

    /// Squares that start alike are built alike.
    private static String type(Optional<Color> start) {
        return "othello_square" + start.map(color -> color == Color.BLACK ? "_black" : "_white").orElse("");
    }
}
