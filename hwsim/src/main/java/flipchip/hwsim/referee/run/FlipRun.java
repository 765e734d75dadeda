package flipchip.hwsim.referee.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.referee.array.ArrayNets;
import flipchip.hwsim.referee.array.CellArray;

/// An array trace: the cell array alone, cleared, gets a position at time 0 and settles, then gets a move and
/// settles again. Not to be mixed up with a [GameRun], where controller and latches carry the state on.
/// Thread: any
///
/// @param position what was put on the pins
/// @param move     the square selected, if any
/// @param phases   "state" and "select", or the one phase "state+select"
/// @param legal    squares the array calls legal, as a bitboard
/// @param toBlack  squares it turns black
/// @param toWhite  squares it turns white
public record FlipRun(Position position, Optional<Square> move, List<Phase> phases, long legal, long toBlack,
        long toWhite) {

    /// What followed one change of the pins.
    ///
    /// @param steps names of the nets that changed at each step, sorted; step 0 the pins themselves. The last
    ///              step is the last with a change.
    public record Phase(String name, List<List<String>> steps) {
        public Phase {
            steps = steps.stream().map(List::copyOf).toList();
        }

        /// The last step in which a net changed, 0 if only pins did.
        public int settledAt() {
            return steps.size() - 1;
        }

        /// The step in which `net` last changed; empty if it never did.
        public Optional<Integer> lastChangeOf(String net) {
            return Stream.iterate(steps.size() - 1, step -> step >= 0, step -> step - 1)
                .filter(step -> steps.get(step).contains(net)).findFirst();
        }
    }

    public FlipRun {
        phases = List.copyOf(phases);
    }

    /// The position first, then the move when all is at rest.
    public static FlipRun of(CellArray array, Position position, Optional<Square> move) {
        UnitDelaySimulator simulator = new UnitDelaySimulator(array.netlist());
        List<Phase> phases = new ArrayList<>();
        putPosition(simulator, array.nets(), position);
        phases.add(settle("state", simulator));
        if (move.isPresent()) {
            simulator.set(array.nets().select(), move.get().bit());
            phases.add(settle("select", simulator));
        }
        return result(simulator, array.nets(), position, move, phases);
    }

    /// Position and move at the same time: the longest way through the array.
    public static FlipRun together(CellArray array, Position position, Square move) {
        UnitDelaySimulator simulator = new UnitDelaySimulator(array.netlist());
        putPosition(simulator, array.nets(), position);
        simulator.set(array.nets().select(), move.bit());
        List<Phase> phases = List.of(settle("state+select", simulator));
        return result(simulator, array.nets(), position, Optional.of(move), phases);
    }

    private static void putPosition(UnitDelaySimulator simulator, ArrayNets nets, Position position) {
        simulator.set(nets.current().of(position.toMove()), true);
        simulator.set(nets.current().of(position.toMove().opponent()), false);
        for (Color color : Color.values()) {
            simulator.set(nets.is().of(color), position.discs(color));
        }
        simulator.set(nets.empty(), ~(position.black() | position.white()));
    }

    private static Phase settle(String name, UnitDelaySimulator simulator) {
        List<List<String>> steps = new ArrayList<>();
        do {
            List<String> names = new ArrayList<>();
            for (int id : simulator.changes()) {
                names.add(simulator.netlist().nameOf(new Net(id)));
            }
            steps.add(names.stream().sorted().toList());
        } while (simulator.step() > 0);
        return new Phase(name, steps);
    }

    private static FlipRun result(UnitDelaySimulator simulator, ArrayNets nets, Position position,
            Optional<Square> move, List<Phase> phases) {
        return new FlipRun(position, move, phases, simulator.value(nets.legal()),
            simulator.value(nets.to().black()), simulator.value(nets.to().white()));
    }
}
