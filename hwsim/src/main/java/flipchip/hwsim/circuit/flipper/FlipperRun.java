package flipchip.hwsim.circuit.flipper;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import flipchip.engine.board.Board;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;

/// A disc through the 3008 gates of the flipper, gate delay by gate delay: the board has settled, the disc
/// comes at 0.
///
/// @param board  before the move; the side to move places the disc
/// @param square where
/// @param steps  one for each gate delay until nothing changes, step 0 included
public record FlipperRun(Board board, Square square, List<Step> steps) {

    /// The chains of one direction, as bitboards of the squares whose gate is high.
    ///
    /// @param forward  `fwdOut`: the signal goes on to the next square in this direction
    /// @param passed   `fwdOpp`: it came in and found an opponent's disc
    /// @param endchain it came in and found an own disc
    /// @param flipped  `flipDir`: forward and backward signal meet
    /// @param backward `bwdOut`: the signal returns, against the direction
    public record Signals(long forward, long passed, long endchain, long flipped, long backward) {}

    /// In the order of [Signals].
    private static final List<String> GATES = List.of("fwdOut", "fwdOpp", "endchain", "flipDir", "bwdOut");

    /// @param delay      gate delays since the disc was placed
    /// @param directions in the order of [Direction]
    /// @param flips      squares whose output is high
    /// @param changes    nets that changed in this delay
    public record Step(int delay, List<Signals> directions, long flips, int changes) {
        public Step {
            directions = List.copyOf(directions);
        }

        public Signals at(Direction direction) {
            return directions.get(direction.ordinal());
        }
    }

    public FlipperRun {
        steps = List.copyOf(steps);
    }

    public static FlipperRun record(Board board, Square square) {
        Netlist netlist = DiscFlipper.chains();
        List<List<Bus>> gates = Arrays.stream(Direction.values())
            .map(d -> GATES.stream().map(gate -> squares(netlist, d, gate)).toList()).toList();
        UnitDelaySimulator sim = new UnitDelaySimulator(netlist);
        sim.set("own", board.player());
        sim.set("opp", board.opponent());
        sim.settle();
        sim.set("disc", square.bit());
        List<Step> steps = new ArrayList<>(List.of(step(sim, gates, 0, sim.changes().length)));
        for (int changes = sim.step(); changes > 0; changes = sim.step()) {
            steps.add(step(sim, gates, steps.size(), changes));
        }
        return new FlipperRun(board, square, steps);
    }

    private static Step step(UnitDelaySimulator sim, List<List<Bus>> gates, int delay, int changes) {
        return new Step(delay,
            gates.stream().map(of -> new Signals(sim.value(of.get(0)), sim.value(of.get(1)),
                sim.value(of.get(2)), sim.value(of.get(3)), sim.value(of.get(4)))).toList(),
            sim.value("flip"), changes);
    }

    private static Bus squares(Netlist netlist, Direction d, String gate) {
        return new Bus(Arrays.stream(Square.values())
            .map(square -> netlist.net(DiscFlipper.block(d, square) + "." + gate)).toList());
    }

    /// The last step that changed anything.
    public Step last() {
        return steps.getLast();
    }
}
