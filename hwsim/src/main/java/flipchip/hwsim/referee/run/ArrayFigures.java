package flipchip.hwsim.referee.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.ConstantPropagation;
import flipchip.hwsim.gates.netlist.Levels;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.referee.array.ArrayStats;
import flipchip.hwsim.referee.array.CellArray;
import flipchip.hwsim.referee.array.CellGroup;
import flipchip.hwsim.referee.array.NineTypes;

/// A table of the cell array's cost and speed: counted from its netlist and measured by simulation, with the
/// figures printed in the cellular-referee lecture.
/// Thread: any
///
/// @param figures       one by one
/// @param timings       settling times for runs of 1 to 6 discs, every gate one delay
/// @param livePerSquare gates left for each square when the constants of the border are known
public record ArrayFigures(List<Figure> figures, List<RunTiming> timings,
        Map<Square, Integer> livePerSquare) {
    /// What is counted, with the words of the terminal; a window has its own under [#id()].
    public enum Kind {
        CELL("gates of one cell"),
        AND("AND gates", true),
        OR("OR gates", true),
        FIND("that find legal moves", true),
        FLIP("that flip discs", true),
        ARRAY("gates of the array"),
        CONSTANTS("constant wires from the shadow cells"),
        LIVE("gates left once they are known"),
        NINE_TYPES("gates left by the lecture's kinds of cell"),
        KINDS_BY_NEIGHBOURS("kinds of cell by missing neighbours"),
        KINDS_BY_GATES("kinds of cell by the gates left",
            "The lecture looks at a cell's own missing neighbours. A run needs two cells, so a "
                + "cell one step inside the border loses gates as well."),
        DELAY_LEGAL("gate delays: legal, run of 6",
            "Along the remote chain the lecture takes an AND with its OR for one gate, n+7 in "
                + "all; here every gate counts."),
        DELAY_FLIP("gate delays: flips, position at rest",
            "The lecture adds the OR by which the last disc passes the signal on (2n+6), but only "
                + "the closing disc would hear it."),
        DELAY_TOGETHER("gate delays: flips, all changing at once",
            "The lecture takes an AND with its OR for one gate in the remote chain and for two in "
                + "the flip chain, 3n+7 in all; here every gate counts."),
        PATH_LEGAL("longest path to legal, as built"),
        PATH_FLIP("longest path to a flip, as built"),
        PATH_LEGAL_KNOWN("longest path to legal, constants known"),
        PATH_FLIP_KNOWN("longest path to a flip, constants known");

        private final String words;
        private final boolean part;
        private final String reason;

        Kind(String words) {
            this(words, false, "");
        }

        Kind(String words, boolean part) {
            this(words, part, "");
        }

        Kind(String words, String reason) {
            this(words, false, reason);
        }

        Kind(String words, boolean part, String reason) {
            this.words = words;
            this.part = part;
            this.reason = reason;
        }

        /// Whether it is a share of the one above it.
        public boolean isPart() {
            return part;
        }

        /// In kebab case.
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /// @param kind    what is counted
    /// @param counted from the netlist or by simulation
    /// @param quoted  the figure of the cellular-referee lecture, if any
    public record Figure(Kind kind, int counted, OptionalInt quoted) {
        /// What is counted, in English.
        public String name() {
            return (kind.part ? "  " : "") + kind.words;
        }

        /// Whether the lecture has another figure.
        public boolean isDifferent() {
            return quoted.isPresent() && quoted.getAsInt() != counted;
        }

        /// Why the two differ, in English; empty if they do not.
        public String reason() {
            return isDifferent() ? kind.reason : "";
        }
    }

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
        int find = groups(stats, CellGroup.REMOTE, CellGroup.REMOTE_OR_LOCAL, CellGroup.LEAF,
            CellGroup.LEGAL_TREE, CellGroup.LEGAL);
        int flip = groups(stats, CellGroup.MOVE, CellGroup.FLIP, CellGroup.FLIP_OUT, CellGroup.NEXT);
        return List.of(quoted(Kind.CELL, stats.perCell(), 114),
            counted(Kind.AND, stats.kinds().getOrDefault("And", 0) / cells),
            counted(Kind.OR, stats.kinds().getOrDefault("Or", 0) / cells),
            quoted(Kind.FIND, find / cells, 64), quoted(Kind.FLIP, flip / cells, 50),
            quoted(Kind.ARRAY, stats.total(), 7296));
    }

    private static int groups(ArrayStats stats, CellGroup... groups) {
        return List.of(groups).stream().mapToInt(group -> stats.groups().getOrDefault(group, 0)).sum();
    }

    private static List<Figure> borders(Netlist netlist, ArrayStats stats) {
        int constants = netlist.scopes().stream().filter(ArrayStats::isCell)
            .flatMap(scope -> scope.ports().stream()).filter(port -> port.direction() == Port.Direction.INPUT)
            .map(Port::bus).mapToInt(bus -> (int) bus.nets().stream().filter(Net::isConstant).count()).sum();
        return List.of(counted(Kind.CONSTANTS, constants), counted(Kind.LIVE, stats.live()),
            counted(Kind.NINE_TYPES, NineTypes.gates().values().stream().mapToInt(Integer::intValue).sum()),
            quoted(Kind.KINDS_BY_NEIGHBOURS, NineTypes.types(), 9),
            quoted(Kind.KINDS_BY_GATES, stats.cellKinds().size(), 9));
    }

    private static List<Figure> delays(RunTiming longest, RunTiming lecture) {
        return List.of(quoted(Kind.DELAY_LEGAL, longest.legal(), lecture.legal()),
            quoted(Kind.DELAY_FLIP, longest.flip(), lecture.flip()),
            quoted(Kind.DELAY_TOGETHER, longest.together(), lecture.together()));
    }

    private static List<Figure> paths(CellArray array) {
        Levels built = Levels.of(array.netlist());
        Levels known = Levels.of(ConstantPropagation.of(array.netlist()).simplified());
        Bus legal = array.nets().legal();
        return List.of(counted(Kind.PATH_LEGAL, depth(built, legal)),
            counted(Kind.PATH_FLIP,
                Math.max(depth(built, array.nets().to().black()), depth(built, array.nets().to().white()))),
            counted(Kind.PATH_LEGAL_KNOWN, depth(known, legal)), counted(Kind.PATH_FLIP_KNOWN,
                Math.max(depth(known, array.nets().to().black()), depth(known, array.nets().to().white()))));
    }

    private static int depth(Levels levels, Bus bus) {
        return bus.nets().stream().mapToInt(levels::depthOf).max().orElse(0);
    }

    private static Figure counted(Kind kind, int counted) {
        return new Figure(kind, counted, OptionalInt.empty());
    }

    private static Figure quoted(Kind kind, int counted, int quoted) {
        return new Figure(kind, counted, OptionalInt.of(quoted));
    }
}
