package flipchip.hwsim;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import flipchip.engine.board.Square;
import flipchip.hwsim.array.ArrayStats;
import flipchip.hwsim.array.CellArray;
import flipchip.hwsim.array.CellGroup;
import flipchip.hwsim.array.NineTypes;
import flipchip.hwsim.netlist.Bus;
import flipchip.hwsim.netlist.ConstantPropagation;
import flipchip.hwsim.netlist.Levels;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.netlist.Netlist;
import flipchip.hwsim.netlist.Port;

/// What the cell array costs and how fast it is: counted from its netlist and measured by simulation, beside
/// the figures that document 004 prints. Immutable.
///
/// @param figures       one by one
/// @param timings       settling times for runs of 1 to 6 discs, every gate one delay
/// @param livePerSquare gates left for each square when the constants of the border are known
public record ArrayFigures(List<Figure> figures, List<RunTiming> timings, Map<Square, Integer> livePerSquare) {
    /// @param name    what is counted
    /// @param counted from the netlist or by simulation
    /// @param quoted  what document 004 says, if it says anything
    /// @param reason  why the two differ; empty if they do not
    public record Figure(String name, int counted, OptionalInt quoted, String reason) {}

    public ArrayFigures {
        figures = List.copyOf(figures);
        timings = List.copyOf(timings);
        livePerSquare = Map.copyOf(livePerSquare);
    }

    /// Counts and measures `array`; takes a moment.
    public static ArrayFigures of(CellArray array) {
        ArrayStats stats = ArrayStats.of(array.netlist());
        List<RunTiming> timings = DelayModel.EVERY_GATE_ONE.timings();
        List<Figure> figures = new ArrayList<>(gates(stats));
        figures.addAll(borders(array.netlist(), stats));
        figures.addAll(delays(timings.getLast(), DelayModel.LECTURE.timings().getLast()));
        figures.addAll(paths(array));
        return new ArrayFigures(figures, timings, stats.livePerSquare());
    }

    private static List<Figure> gates(ArrayStats stats) {
        int cells = stats.perSquare().size();
        int find = groups(stats, CellGroup.REMOTE, CellGroup.REMOTE_OR_LOCAL, CellGroup.LEAF, CellGroup.LEGAL_TREE,
            CellGroup.LEGAL);
        int flip = groups(stats, CellGroup.MOVE, CellGroup.FLIP, CellGroup.FLIP_OUT, CellGroup.NEXT);
        return List.of(
            quoted("gates of one cell", stats.perCell(), 114, ""),
            counted("  AND gates", stats.kinds().getOrDefault("And", 0) / cells),
            counted("  OR gates", stats.kinds().getOrDefault("Or", 0) / cells),
            quoted("  that find legal moves", find / cells, 64, ""),
            quoted("  that flip discs", flip / cells, 50, ""),
            quoted("gates of the array", stats.total(), 7296, ""));
    }

    private static int groups(ArrayStats stats, CellGroup... groups) {
        return List.of(groups).stream().mapToInt(group -> stats.groups().getOrDefault(group, 0)).sum();
    }

    private static List<Figure> borders(Netlist netlist, ArrayStats stats) {
        int constants = netlist.scopes().stream().filter(ArrayStats::isCell).flatMap(scope -> scope.ports().stream())
            .filter(port -> port.direction() == Port.Direction.INPUT).map(Port::bus)
            .mapToInt(bus -> (int) bus.nets().stream().filter(Net::isConstant).count()).sum();
        return List.of(
            counted("constant wires from the shadow cells", constants),
            counted("gates left once they are known", stats.live()),
            counted("gates left by the lecture's kinds of cell",
                NineTypes.gates().values().stream().mapToInt(Integer::intValue).sum()),
            quoted("kinds of cell by missing neighbours", NineTypes.types(), 9, ""),
            quoted("kinds of cell by the gates left", stats.cellKinds().size(), 9,
                "The lecture looks at a cell's own missing neighbours. A run needs two cells, so a cell one step "
                + "inside the border loses gates as well."));
    }

    private static List<Figure> delays(RunTiming longest, RunTiming lecture) {
        return List.of(
            quoted("gate delays: legal, run of 6", longest.legal(), lecture.legal(),
                "Along the remote chain the lecture takes an AND with its OR for one gate, n+7 in all; here "
                + "every gate counts."),
            quoted("gate delays: flips, position at rest", longest.flip(), lecture.flip(),
                "The lecture adds the OR by which the last disc passes the signal on (2n+6), but only the "
                + "closing disc would hear it."),
            quoted("gate delays: flips, all changing at once", longest.together(), lecture.together(),
                "The lecture takes an AND with its OR for one gate in the remote chain and for two in the flip "
                + "chain, 3n+7 in all; here every gate counts."));
    }

    private static List<Figure> paths(CellArray array) {
        Levels built = Levels.of(array.netlist());
        Levels known = Levels.of(ConstantPropagation.of(array.netlist()).simplified());
        Bus legal = array.nets().legal();
        return List.of(
            counted("longest path to legal, as built", depth(built, legal)),
            counted("longest path to a flip, as built", Math.max(depth(built, array.nets().to().black()),
                depth(built, array.nets().to().white()))),
            counted("longest path to legal, constants known", depth(known, legal)),
            counted("longest path to a flip, constants known", Math.max(depth(known, array.nets().to().black()),
                depth(known, array.nets().to().white()))));
    }

    private static int depth(Levels levels, Bus bus) {
        return bus.nets().stream().mapToInt(levels::depthOf).max().orElse(0);
    }

    private static Figure counted(String name, int counted) {
        return new Figure(name, counted, OptionalInt.empty(), "");
    }

    private static Figure quoted(String name, int counted, int quoted, String reason) {
        return new Figure(name, counted, OptionalInt.of(quoted), counted == quoted ? "" : reason);
    }
}
