package flipchip.lab.job;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.gates.sim.OscillationException;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.verify.referee.GameVerification;

/// A survey of stuck gates of the referee, one at a time: the random games that show each, and the first
/// place. Equal seeds play equal games, so that ranges of one survey fit together. One thread.
final class MachineFaults {
    private static final MachineCircuit MACHINE = MachineCircuit.build(Position.INITIAL);
    private static final List<Net> NETS = nets(MACHINE.netlist());

    private final BitParallelSimulator simulator = new BitParallelSimulator(MACHINE.netlist());
    private final List<Game> games;

    /// What became of a fault.
    ///
    /// @param number 0 to [#count()] - 1: twice the number of the net, and 1 more for stuck high
    /// @param net    full name
    /// @param games  how many games show it
    /// @param first  of the first difference in time game, ply and kind; "oscillates", or "-" where no game
    ///     shows it
    record Fault(int number, String net, boolean high, int games, String first) {}

    /// @param seed  of the games
    /// @param count games that every fault is asked
    MachineFaults(long seed, int count) {
        SplittableRandom random = new SplittableRandom(seed);
        games = new ArrayList<>();
        while (games.size() < count) {
            games.add(Game.random(60, random));
        }
    }

    private static List<Net> nets(Netlist netlist) {
        List<Net> nets = new ArrayList<>();
        for (Gate gate : netlist.gates()) {
            nets.addAll(gate.outputs());
        }
        return List.copyOf(nets);
    }

    /// Number of faults: two for each net that a gate drives.
    static int count() {
        return 2 * NETS.size();
    }

    /// The faults with the numbers `from` to `to`, the second not included.
    ///
    /// @throws IndexOutOfBoundsException if there are no such faults
    List<Fault> run(int from, int to) {
        Objects.checkFromToIndex(from, to, count());
        return IntStream.range(from, to).mapToObj(this::fault).toList();
    }

    private Fault fault(int number) {
        Net net = NETS.get(number / 2);
        boolean high = number % 2 != 0;
        String name = MACHINE.netlist().nameOf(net);
        try {
            simulator.powerUp();
            simulator.force(net, high);
            GameVerification.Report report =
                new GameVerification(MACHINE, simulator).run(games, _ -> {}, () -> false);
            return new Fault(number, name, high, report.differing(),
                report.mismatches().stream().findFirst().map(
                    first -> String.format(Locale.ROOT, "%d %d %s", first.game(), first.ply(), first.what()))
                    .orElse("-"));
        } catch (OscillationException _) {
            return new Fault(number, name, high, games.size(), "oscillates");
        }
    }
}
