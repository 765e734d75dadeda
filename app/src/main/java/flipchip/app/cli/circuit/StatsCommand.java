package flipchip.app.cli.circuit;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Output;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.referee.array.CellArray;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.referee.run.ArrayFigures;
import flipchip.hwsim.referee.run.DelayModel;
import flipchip.hwsim.referee.run.RunTiming;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(name = "stats", description = {"Count a circuit's gates and measure its delays.",
    "All figures are counted from the netlist; figures printed in the source are marked as quoted."})
final class StatsCommand implements Callable<Integer> {
    @Mixin
    private Output output;
    @Parameters(arity = "0..1", paramLabel = "CIRCUIT", defaultValue = "array",
        description = "A circuit of 'hw list'. Default: ${DEFAULT-VALUE}.")
    private String name;

    private record FigureLine(String name, int counted, Integer quoted, String reason) {}

    private record TimingLine(DelayModel model, boolean quoted, int run, int legal, int flip, int together) {}

    private record LiveGates(Map<String, Integer> squares) {}

    /// @param instances parts of this type with these figures
    /// @param gates     gates without memory in one of them, those of parts inside it not counted
    /// @param registers bits of flip-flops and latches in one of them
    private record PartLine(String type, int instances, int gates, int registers) {}

    @Override
    public Integer call() {
        if (name.equals("array")) {
            ArrayFigures figures = ArrayFigures.of(CellArray.build());
            output.say(out -> print(figures, out));
            give(figures);
        } else {
            Netlist netlist = netlist();
            NetlistStats stats = NetlistStats.of(netlist);
            output.give("circuit", stats, out -> print(netlist, stats, out));
            parts(netlist).forEach(part -> output.give("part", part));
        }
        return ExitCode.OK;
    }

    private Netlist netlist() {
        return CircuitArgument.find(name).netlist().get();
    }

    private static void print(ArrayFigures figures, PrintWriter out) {
        out.printf(Locale.ROOT, "%-42s %8s  %s%n", "Cell array (cellular-referee lecture)", "counted",
            "quoted");
        for (ArrayFigures.Figure figure : figures.figures()) {
            String quoted = figure.quoted().isPresent() ? String.valueOf(figure.quoted().getAsInt()) : "-";
            out.printf(Locale.ROOT, "%-42s %8d  %6s%s%n", figure.name(), figure.counted(), quoted,
                figure.reason().isEmpty() ? "" : "  (differs, see below)");
        }
        printDelays(out);
        out.printf(Locale.ROOT, "%nGates left at each square when the shadow cells' constants are known:%n");
        for (int row = 0; row < 8; row++) {
            for (int file = 0; file < 8; file++) {
                out.printf(Locale.ROOT, "%5d", figures.livePerSquare().get(Square.at(file, row)));
            }
            out.println();
        }
        out.printf(Locale.ROOT,
            "%nQuoted figures are printed in the cellular-referee lecture. Why some differ:%n");
        figures.figures().stream().filter(figure -> !figure.reason().isEmpty())
            .forEach(figure -> out.printf(Locale.ROOT, "* %s: %d, quoted %d. %s%n", figure.name(),
                figure.counted(), figure.quoted().orElseThrow(), figure.reason()));
        printRest(out);
    }

    /// Gates around the cells, which the cellular-referee lecture does not count.
    private static void printRest(PrintWriter out) {
        Netlist machine = MachineCircuit.build(Position.INITIAL).netlist();
        NetlistStats stats = NetlistStats.of(machine);
        PartLine square = part(machine, "othello_square");
        PartLine cell = part(machine, "othello_cell");
        out.printf(Locale.ROOT,
            "%nThe lecture counts only the cells. In the machine each square needs %d more gates and %d "
                + "register%nbits besides its %d gates: its discs, its latched legal bit, empty, select AND "
                + "legal. With "
                + "controller,%nmailbox and disc counters that is %d gates and %d register bits around the "
                + "array; 'hw stats machine'%nlists them.%n",
            square.gates(), square.registers(), cell.gates(),
            stats.combinational() - cell.instances() * cell.gates(), stats.registerBits());
    }

    private static PartLine part(Netlist netlist, String type) {
        return parts(netlist).stream().filter(part -> part.type().equals(type)).findFirst().orElseThrow();
    }

    private static void printDelays(PrintWriter out) {
        for (DelayModel model : DelayModel.values()) {
            List<RunTiming> timings = model.timings();
            out.printf(Locale.ROOT, "%nGate delays for a run of n discs, %s:%n", switch (model) {
                case EVERY_GATE_ONE -> "every gate 1";
                case COMPOUND_REMOTE -> "an AND with its OR in the remote chain together 1";
                case COMPOUND -> "an AND with its OR together 1 in both chains";
                case LECTURE -> "quoted from the cellular-referee lecture, not measured";
            });
            out.println(row("n", timings, RunTiming::run));
            printMeasured(out, "legal", timings, RunTiming::legal);
            printMeasured(out, "flips, position at rest", timings, RunTiming::flip);
            printMeasured(out, "flips, all at once", timings, RunTiming::together);
        }
    }

    private static void printMeasured(PrintWriter out, String name, List<RunTiming> timings,
            ToIntFunction<RunTiming> value) {
        out.println(row(name, timings, value) + "   " + fit(timings, value));
    }

    private static String row(String name, List<RunTiming> timings, ToIntFunction<RunTiming> value) {
        return String.format(Locale.ROOT, "%-26s", name)
            + timings.stream().map(timing -> String.format(Locale.ROOT, "%4d", value.applyAsInt(timing)))
                .collect(Collectors.joining());
    }

    /// The line through the measured values as "2n+6"; empty if they lie on none.
    static String fit(List<RunTiming> timings, ToIntFunction<RunTiming> value) {
        int first = value.applyAsInt(timings.get(0));
        int slope = value.applyAsInt(timings.get(1)) - first;
        int zero = first - slope * timings.get(0).run();
        boolean line = timings.stream().allMatch(t -> value.applyAsInt(t) == slope * t.run() + zero);
        return line ? String.format(Locale.ROOT, "= %sn%+d", slope == 1 ? "" : slope, zero) : "";
    }

    /// The same for programs.
    private void give(ArrayFigures figures) {
        figures.figures()
            .forEach(figure -> output.give("figure", new FigureLine(figure.name().strip(), figure.counted(),
                figure.quoted().isPresent() ? figure.quoted().getAsInt() : null, figure.reason())));
        for (DelayModel model : DelayModel.values()) {
            model.timings().forEach(timing -> output.give("timing", new TimingLine(model, model.quoted(),
                timing.run(), timing.legal(), timing.flip(), timing.together())));
        }
        Map<String, Integer> live = new LinkedHashMap<>();
        for (Square square : Square.values()) {
            live.put(square.toString(), figures.livePerSquare().get(square));
        }
        output.give("liveGates", new LiveGates(live));
    }

    private static void print(Netlist netlist, NetlistStats stats, PrintWriter out) {
        out.printf(Locale.ROOT, "%s, counted from the netlist%n", netlist.name());
        out.printf(Locale.ROOT, "%-28s %8d%n", "gates without memory", stats.combinational());
        stats.gates().forEach((kind, count) -> out.printf(Locale.ROOT, "  %-26s %8d%n", kind, count));
        out.printf(Locale.ROOT, "%-28s %8d%n", "register bits", stats.registerBits());
        out.printf(Locale.ROOT, "%-28s %8d%n", "memory bits", stats.memoryBits());
        out.printf(Locale.ROOT, "%-28s %8d%n", "nets", stats.nets());
        out.printf(Locale.ROOT, "%-28s %8d%n", "longest path in gates", stats.depth());
        out.printf(Locale.ROOT, "%-28s %8d%n", "largest fan-in", stats.largestFanIn());
        out.printf(Locale.ROOT, "%-28s %8d  %s%n", "largest fan-out", stats.largestFanOut(),
            stats.widestNet());
        out.printf(Locale.ROOT, "%n%-28s %9s %8s %10s%n", "part", "instances", "gates", "registers");
        for (PartLine part : parts(netlist)) {
            out.printf(Locale.ROOT, "%-28s %9d %8d %10d%n", part.type(), part.instances(), part.gates(),
                part.registers());
        }
    }

    /// The types of scopes with the gates of one instance; twice where instances differ.
    private static List<PartLine> parts(Netlist netlist) {
        int[] gates = new int[netlist.scopes().size()];
        int[] registers = new int[netlist.scopes().size()];
        for (int g = 0; g < netlist.gates().size(); g++) {
            Gate gate = netlist.gates().get(g);
            if (!(gate instanceof Gate.Ram)) {
                int[] counts = gate.isCombinational() ? gates : registers;
                counts[netlist.scopeOf(g).id()]++;
            }
        }
        Map<PartLine, Integer> parts = new LinkedHashMap<>();
        netlist.scopes().forEach(scope -> parts
            .merge(new PartLine(scope.type(), 1, gates[scope.id()], registers[scope.id()]), 1, Integer::sum));
        return parts
            .entrySet().stream().map(part -> new PartLine(part.getKey().type(), part.getValue(),
                part.getKey().gates(), part.getKey().registers()))
            .sorted(Comparator.comparing(PartLine::type)).toList();
    }
}
