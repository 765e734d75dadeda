package flipchip.app.chips.serial;

import java.util.List;
import java.util.stream.Stream;
import flipchip.engine.board.Position;
import flipchip.hwsim.fpga.DeskReferee;

/// A comparison of rules, netlist and a real chip after the same moves.
///
/// @param position the rules'
/// @param netlist  our circuit in our simulator
/// @param desk     the chip
/// @param clocks   of the netlist and of the chip since the game began
/// @param exact    whether no request was lost, so that the clocks must be equal too
record BoardComparison(Position position, DeskReferee.View netlist, DeskReferee.View desk, List<Long> clocks,
        boolean exact) {
    /// Whose column it is.
    enum Column { RULES, NETLIST, DESK }

    /// What two columns can differ in.
    enum Part { BOARD, LEGAL, STATE, CLOCKS }

    /// Whether all three say the same.
    boolean agrees() {
        return differing().isEmpty();
    }

    /// What is not the same everywhere.
    List<Part> differing() {
        return Stream.of(Part.values()).filter(part -> !same(part)).toList();
    }

    private boolean same(Part part) {
        return switch (part) {
            case BOARD -> all(netlist.black(), desk.black(), position.black())
                    && all(netlist.white(), desk.white(), position.white());
            case LEGAL -> all(netlist.legal(), desk.legal(), position.legalMoves());
            case STATE ->
                netlist.state().equals(desk.state()) && desk.shows(position) == netlist.shows(position);
            case CLOCKS -> !exact || clocks.getFirst().equals(clocks.getLast());
        };
    }

    private static boolean all(long netlist, long desk, long rules) {
        return netlist == rules && desk == rules;
    }
}
