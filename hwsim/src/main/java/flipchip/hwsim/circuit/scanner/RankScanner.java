package flipchip.hwsim.circuit.scanner;

import java.util.ArrayList;
import java.util.List;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A scanner that meets the ranks in order and keeps, per file, the runs of the ranks before.
///
/// Three directions: straight (S), from the lower file (L), from the higher file (R). `rem`: a run of
/// opponent discs ends on the last rank; `rol`: such a run or an own disc. Bits at the border without a
/// reader are left out: 40 flip-flops, 79 gates.
final class RankScanner {
    private static final List<String> DIRECTIONS = List.of("S", "L", "R");
    /// Where a direction's run on file c comes from: file c + step.
    private static final List<Integer> STEPS = List.of(0, -1, 1);

    private final NetlistBuilder n;
    private final Bus[] rem = new Bus[3];
    private final Bus[] rol = new Bus[3];

    private RankScanner(NetlistBuilder builder) {
        n = builder;
    }

    /// Adds a scanner in a scope called `name`.
    ///
    /// @param first high at the first rank of a position: earlier ranks do not count
    /// @return the files of this rank on which a run from the ranks before ends, empty or not
    static Bus build(NetlistBuilder n, String name, Bus own, Bus opponent, Net first) {
        try (NetlistBuilder.OpenScope scope = n.scope(name, "rank_scanner")) {
            scope.input("own", own);
            scope.input("opp", opponent);
            scope.input("first", first);
            return scope.output("hit", new RankScanner(n).wire(own, opponent, n.not(first)));
        }
    }

    private Bus wire(Bus own, Bus opponent, Net goesOn) {
        for (int d = 0; d < 3; d++) {
            rem[d] = remembered("rem" + DIRECTIONS.get(d), d, 1);
            rol[d] = remembered("rol" + DIRECTIONS.get(d), d, 2);
        }
        for (int d = 0; d < 3; d++) {
            advance(d, own, opponent, goesOn);
        }
        List<Net> hits = new ArrayList<>();
        for (int c = 0; c < 8; c++) {
            hits.add(n.name("hit[" + c + "]", n.and(goesOn, any(c))));
        }
        return new Bus(hits);
    }

    /// Registers of the files from which a run can still end on the board `beyond` files further.
    private Bus remembered(String name, int direction, int beyond) {
        List<Net> nets = new ArrayList<>();
        for (int c = 0; c < 8; c++) {
            nets.add(isRead(direction, c, beyond) ? n.declare(name + "[" + c + "]") : Net.ZERO);
        }
        return new Bus(nets);
    }

    /// A run on file c moves on to file c - step; `rem` starts one file later than `rol`.
    private static boolean isRead(int direction, int c, int beyond) {
        int step = STEPS.get(direction);
        int last = c - step * beyond;
        int origin = c + step * (2 - beyond);
        return last >= 0 && last <= 7 && origin >= 0 && origin <= 7;
    }

    private void advance(int d, Bus own, Bus opponent, Net goesOn) {
        for (int c = 0; c < 8; c++) {
            int from = c + STEPS.get(d);
            boolean runs = !rem[d].get(c).equals(Net.ZERO);
            Net run = Net.ZERO;
            if (runs) {
                Net in = n.and(goesOn, rol[d].get(from));
                run = n.name("m" + DIRECTIONS.get(d) + "[" + c + "]", n.and(opponent.get(c), in));
                n.driveFlipFlop(rem[d].get(c), run, Net.ONE);
            }
            if (!rol[d].get(c).equals(Net.ZERO)) {
                n.driveFlipFlop(rol[d].get(c), runs ? n.or(own.get(c), run) : own.get(c), Net.ONE);
            }
        }
    }

    private Net any(int c) {
        List<Net> runs = new ArrayList<>();
        for (int d = 0; d < 3; d++) {
            int from = c + STEPS.get(d);
            if (from >= 0 && from <= 7 && !rem[d].get(from).equals(Net.ZERO)) {
                runs.add(rem[d].get(from));
            }
        }
        return Words.orTree(n, runs);
    }
}
