package flipchip.app.cli.circuit;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.AllocatedBytes;
import flipchip.app.cli.answer.Count;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.BoardText;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.referee.array.CellArray;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.referee.control.MachineVariant;
import flipchip.hwsim.referee.control.StuckNet;
import flipchip.hwsim.verify.catalogue.CircuitVerification;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import flipchip.hwsim.verify.referee.ArrayVerification;
import flipchip.hwsim.verify.referee.MachineVerification;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "verify",
    description = {"Compare a circuit with the rules; stops at the first difference.",
        "array: legal moves and flips, on positions of random games and random boards, both colours.",
        "array-4 to array-16: the same for boards of 4 by 4 to 16 by 16 squares.",
        "machine and its variants: whole random games with passes and endings, clock by clock.",
        "Other circuits: a model without gates, on random positions, random shogi boards or random clocks.",
        "all: each circuit of 'hw list'; machine-no-latch, which is wrong on purpose, must differ."})
final class VerifyCommand implements Callable<Integer> {
    /// Reads stale moves, to show that LATCH states are needed.
    private static final String WRONG = "machine-no-latch";

    @Spec
    private CommandSpec spec;
    @Mixin
    private Output output;
    @Parameters(arity = "0..1", paramLabel = "CIRCUIT", defaultValue = "array",
        description = "Name of the circuit as 'hw list' prints it, or all. Default: ${DEFAULT-VALUE}.")
    private String name;
    @Option(names = "--positions", paramLabel = "N", defaultValue = "100000",
        description = "Boards to try; not for machines. Default: ${DEFAULT-VALUE}.")
    private long positions;
    @Option(names = "--games", paramLabel = "N", defaultValue = "1000",
        description = "machine: least distinct games to finish, 64 at a time. Default: ${DEFAULT-VALUE}.")
    private int games;
    @Option(names = "--fault", paramLabel = "NET=0|1",
        description = "Hold a net at a value, e.g. d3.legal=0.")
    private Optional<String> fault;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Seed of the positions. Default: ${DEFAULT-VALUE}.")
    private long seed;
    @Option(names = "--unit-delay", description = "Simulate every gate delay: slower, with the same results.")
    private boolean unitDelay;

    private record Difference(String position, Square select, String output, List<Square> expected,
            List<Square> actual) {}

    private record ArrayLine(long positions, long legalMasks, long flipSets, long otherSelects, int covered,
            int possible, int mismatches, double positionsPerSecond, double bytesPerPosition, double seconds,
            Difference first) {}

    private record MachineLine(int games, int distinct, long moves, long passes, long clocks, int differences,
            double seconds, String first) {}

    private record CircuitLine(String circuit, long positions, long answers, int mismatches,
            double positionsPerSecond, double seconds, String first) {}

    private record AllLine(int circuits, List<String> different) {}

    @Override
    public Integer call() {
        if (positions < 1 || games < 1) {
            throw new Misuse("there is nothing to verify with "
                + (positions < 1 ? positions + " positions" : games + " games"));
        }
        if (name.equals("all")) {
            return all();
        }
        NamedCircuit circuit = CircuitArgument.find(name);
        boolean isMachine = circuit.name().startsWith("machine");
        CircuitArgument.refuse(spec, isMachine ? "--positions" : "--games",
            isMachine ? "a machine plays --games" : "only machines play games; use --positions");
        return one(circuit);
    }

    private int all() {
        List<NamedCircuit> compared = Circuits.all().stream().filter(VerifyCommand::isCompared).toList();
        List<String> different = compared.stream().filter(circuit -> {
            output.say("%n%s%n", circuit.name());
            return one(circuit) == ExitCode.OK == circuit.name().equals(WRONG);
        }).map(NamedCircuit::name).toList();
        output.give("verified_all", new AllLine(compared.size(), different),
            "%n%d circuits compared, %d not as they should be%n", compared.size(), different.size());
        return different.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
    }

    /// One is only a part of another.
    private static boolean isCompared(NamedCircuit circuit) {
        return circuit.bench().isPresent() || circuit.name().startsWith("machine-");
    }

    private int one(NamedCircuit circuit) {
        return switch (circuit.name()) {
            case "array" -> array();
            case "machine", "machine-audit" -> machine(MachineVariant.SOUND, circuit);
            case "machine-fifo" -> machine(MachineVariant.FIFO, circuit);
            case "machine-unguarded" -> machine(MachineVariant.UNGUARDED, circuit);
            case WRONG -> machine(MachineVariant.WITHOUT_LATCH_PRESET, circuit);
            default -> directly(circuit);
        };
    }

    private int directly(NamedCircuit circuit) {
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        Netlist netlist = circuit.netlist().get();
        Optional<StuckNet> stuck = stuck(netlist);
        Simulator simulator =
            unitDelay ? new UnitDelaySimulator(netlist) : BitParallelSimulator.compiled(netlist);
        CircuitVerification.Report report = new CircuitVerification(circuit, simulator, stuck, seed)
            .run(positions, done -> progress.heard("positions", Math.min(done, positions), positions));
        double seconds = report.elapsed().toNanos() / 1e9;
        output.give("verified",
            new CircuitLine(circuit.name(), report.positions(), report.answers(),
                report.mismatch().isPresent() ? 1 : 0, report.positionsPerSecond(), seconds,
                report.mismatch().orElse(null)),
            "%s: %s%n%-22s %11d%n%-22s %11d%n%-22s %11.0f  in %.1f s%n%s%n", circuit.name(), circuit.about(),
            "positions", report.positions(), "answers compared", report.answers(), "positions per second",
            report.positionsPerSecond(), seconds, report.mismatch()
                .map(first -> "1 mismatch, which ended the run: " + first).orElse("0 mismatches"));
        return report.mismatch().isEmpty() ? ExitCode.OK : ExitCode.FAILED;
    }

    private int array() {
        CellArray array = CellArray.build();
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        ArrayVerification verification = unitDelay || fault.isPresent()
            ? new ArrayVerification(array, simulator(array.netlist()), seed)
            : ArrayVerification.of(array, positions, seed);
        AllocatedBytes allocated = new AllocatedBytes();
        ArrayVerification.Report report =
            verification.run(positions, done -> progress.heard("positions", done, positions));
        double bytes = (double) allocated.take() / Math.max(1, report.positions());
        output.give("verified", line(report, bytes), out -> print(report, bytes, out));
        return report.mismatch().isEmpty() ? ExitCode.OK : ExitCode.FAILED;
    }

    /// @param named the machine itself, or with more gates beside it, whose nets have the same numbers
    private int machine(MachineVariant variant, NamedCircuit named) {
        MachineCircuit machine = MachineCircuit.build(Position.INITIAL, variant);
        MachineVerification.Report report =
            new MachineVerification(machine, simulator(named.netlist().get()), seed).run(games);
        int differences = report.mismatch().isPresent() ? 1 : 0;
        double seconds = report.elapsed().toNanos() / 1e9;
        output.give("verified",
            new MachineLine(report.games(), report.distinct(), report.moves(), report.passes(),
                report.clocks(), differences, seconds, report.mismatch().orElse(null)),
            "%s to the end on 64 machines side by side, %d distinct, %s, %s, %s, %.1f s%n%s%n",
            Count.of(report.games(), "game"), report.distinct(), Count.of(report.moves(), "move"),
            Count.of(report.passes(), "pass", "passes"), Count.of(report.clocks(), "clock"), seconds,
            report.mismatch().map(first -> "1 difference, which ended the run: " + first)
                .orElse("0 differences"));
        return differences == 0 ? ExitCode.OK : ExitCode.FAILED;
    }

    private Simulator simulator(Netlist netlist) {
        Simulator simulator =
            unitDelay ? new UnitDelaySimulator(netlist) : BitParallelSimulator.compiled(netlist);
        stuck(netlist).ifPresent(stuck -> simulator.force(stuck.in(netlist), stuck.high()));
        return simulator;
    }

    private Optional<StuckNet> stuck(Netlist netlist) {
        try {
            Optional<StuckNet> stuck = fault.map(StuckNet::parse);
            stuck.ifPresent(net -> net.in(netlist));
            return stuck;
        } catch (IllegalArgumentException e) {
            throw new Misuse("--fault: " + e.getMessage());
        }
    }

    private static ArrayLine line(ArrayVerification.Report report, double bytes) {
        return new ArrayLine(report.positions(), report.legalMasks(), report.flipSets(), report.illegal(),
            report.covered(), report.possible(), report.mismatch().isPresent() ? 1 : 0,
            report.positionsPerSecond(), bytes, report.elapsed().toNanos() / 1e9,
            report.mismatch()
                .map(mismatch -> new Difference(BoardText.print(mismatch.position()),
                    mismatch.select().orElse(null), mismatch.output(), Square.all(mismatch.expected()),
                    Square.all(mismatch.actual())))
                .orElse(null));
    }

    private static void print(ArrayVerification.Report report, double bytes, PrintWriter out) {
        out.printf(Locale.ROOT,
            "%-22s %11d  half from random games, half random boards, each for both colours%n", "positions",
            report.positions());
        out.printf(Locale.ROOT, "%-22s %11d%n", "sets of legal moves", report.legalMasks());
        out.printf(Locale.ROOT, "%-22s %11d  one for every legal move%n", "sets of flips", report.flipSets());
        out.printf(Locale.ROOT, "%-22s %11d  empty squares that are not legal: nothing may flip%n",
            "other squares", report.illegal());
        out.printf(Locale.ROOT, "%-20s %13s  of (square, direction, run length)%n", "cases covered",
            report.covered() + " of " + report.possible());
        if (report.mismatch().isEmpty() && !report.missing().isEmpty()) {
            out.printf(Locale.ROOT, "%-22s  %s%n", "not covered",
                String.join(", ", report.missing().subList(0, Math.min(10, report.missing().size())))
                    + (report.missing().size() > 10 ? ", ..." : ""));
        }
        out.printf(Locale.ROOT, "%-22s %11.0f  in %.1f s%n", "positions per second",
            report.positionsPerSecond(), report.elapsed().toNanos() / 1e9);
        out.printf(Locale.ROOT, "%-22s %11.0f%n", "bytes per position", bytes);
        out.println(report.mismatch().map(first -> "1 mismatch, which ended the run: " + first)
            .orElse("0 mismatches"));
    }
}
