package flipchip.hwsim.verify.referee;

import java.util.Optional;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.referee.array.ArrayNets;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;

/// A check of the rules that hold in every settled clock of a machine, all lanes at once: exactly one
/// controller state; no square with two discs; no square set to both colours; a square set to a colour has
/// the other, or is empty and selected; no disc comes, goes or turns but after UPDATE and INIT.
/// Thread: owner
final class SquareRules {
    private final MachineCircuit circuit;
    private final Simulator simulator;
    private final long[] blackBefore = new long[Simulator.LANES];
    private final long[] whiteBefore = new long[Simulator.LANES];
    private long mayChange = -1L;

    SquareRules(MachineCircuit circuit, Simulator simulator) {
        this.circuit = circuit;
        this.simulator = simulator;
    }

    /// Looks at the present clock; call it once a clock.
    Optional<String> violation() {
        long one = 0;
        long several = 0;
        for (Net state : circuit.controller().states()) {
            several |= one & simulator.lanes(state);
            one |= simulator.lanes(state);
        }
        Optional<String> found = (several | ~one) == 0
            ? Optional.empty()
            : Optional.of(
                "the controller is not in exactly one state in lanes " + Long.toHexString(several | ~one));
        for (Square square : Square.values()) {
            Optional<String> here = at(square);
            found = found.isPresent() ? found : here;
        }
        mayChange = simulator.lanes(circuit.controller().net(ControllerState.UPDATE))
            | simulator.lanes(circuit.controller().net(ControllerState.INIT));
        return found;
    }

    private Optional<String> at(Square square) {
        ArrayNets array = circuit.array();
        int s = square.index();
        long black = simulator.lanes(array.is().black().get(s));
        long white = simulator.lanes(array.is().white().get(s));
        long toBlack = simulator.lanes(array.to().black().get(s));
        long toWhite = simulator.lanes(array.to().white().get(s));
        long placed = simulator.lanes(array.empty().get(s)) & simulator.lanes(array.select().get(s));
        long changed = (black ^ blackBefore[s] | white ^ whiteBefore[s]) & ~mayChange;
        blackBefore[s] = black;
        whiteBefore[s] = white;
        String broken = (black & white) != 0 ? "two discs"
            : (toBlack & toWhite) != 0 ? "set to both colours"
            : (toBlack & ~(white | placed) | toWhite & ~(black | placed)) != 0 ? "set to its own colour"
            : changed != 0 ? "changed outside UPDATE"
            : "";
        return broken.isEmpty() ? Optional.empty() : Optional.of(square + ": " + broken);
    }
}
