package flipchip.app.cli.circuit;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import flipchip.app.cli.answer.CommandFailure;
import flipchip.app.cli.answer.Count;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.ProblemArgument;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.board.Position;
import flipchip.engine.notation.ObfProblem;
import flipchip.hwsim.circuit.solver.GateSolver;
import flipchip.hwsim.circuit.solver.Listing;
import flipchip.hwsim.circuit.solver.NodeCounts;
import flipchip.hwsim.circuit.solver.ParallelUnits;
import flipchip.hwsim.circuit.solver.SolverForm;
import flipchip.hwsim.circuit.solver.SolverRun;
import flipchip.hwsim.circuit.solver.SolverVariant;
import flipchip.hwsim.gates.sim.Simulator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "solve", description = {
    "Solve the positions of an OBF file on the chip of the endgame-chip paper: on a model that is exact in "
        + "every register, or with --gates on the simulated netlist.",
    "One line a position: score for the side to move (empty squares count for no side), visits, the five "
        + "counts, clocks, simulated seconds at 50.246 MHz, the best steps."})
final class ChipSolveCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private Output output;
    @Parameters(paramLabel = "FILE", arity = "0..1",
        description = {"Positions with at most 31 empty squares; - is standard input.",
            "Optional with --table and --explain."})
    private Optional<Path> file;
    @Option(names = "--variant", paramLabel = "FORM", defaultValue = "document",
        description = "document, combinational, fastest-first, hash, units-N (N up to "
            + SolverVariant.MOST_UNITS + "), processor or coprocessor. " + "Default: ${DEFAULT-VALUE}.")
    private String variantName;
    @Option(names = "--gates",
        description = "Run the netlist of the chip, gate by gate, up to 64 positions side by side, and "
            + "compare visits, clocks, score and line with the model.")
    private boolean gates;
    @Option(names = "--table", description = "First show the clocks of each state and their reasons.")
    private boolean table;
    @Option(names = "--explain",
        description = "First show the program of the variant, instruction by instruction with clocks; "
            + "without a program the same as --table.")
    private boolean explain;

    /// @param shown   what was run: model or gates
    /// @param score   for the side to move, without the empty squares
    /// @param seconds simulated
    /// @param hits    nodes answered by the hash table
    private record SolveLine(int number, String shown, int empties, int score, long visits, long tree,
            long leaf, long ended, long pass, long cutoff, long hits, double cutoffRate, long clocks,
            double seconds, String line) {}

    @Override
    public Integer call() {
        SolverVariant variant = SolverVariant.of(variantName)
            .orElseThrow(() -> new Misuse("--variant: '" + variantName + "' is none of "
                + SolverVariant.all().stream().filter(form -> !(form instanceof ParallelUnits))
                    .map(SolverVariant::name).collect(Collectors.joining(", "))
                + ", units-1 to units-" + SolverVariant.MOST_UNITS));
        if (file.isEmpty() && !table && !explain) {
            throw new Misuse("FILE is missing: name a file of positions");
        }
        List<ObfProblem> problems = file.isPresent() ? ProblemArgument.read(file.get()) : List.of();
        if (explain && variant.program().isPresent()) {
            list(variant.program().get());
        } else if (table || explain) {
            show(variant);
        }
        return gates ? solveInGates(variant, problems) : solve(variant, problems);
    }

    private int solve(SolverVariant variant, List<ObfProblem> problems) {
        for (int i = 0; i < problems.size(); i++) {
            try {
                write(line(i + 1, "model", variant.solve(problems.get(i).position())));
            } catch (IllegalArgumentException e) {
                throw new CommandFailure(file.get() + " position " + (i + 1) + ": " + e.getMessage(), e);
            }
        }
        return ExitCode.OK;
    }

    private int solveInGates(SolverVariant variant, List<ObfProblem> problems) {
        SolverForm form = SolverForm.of(variant)
            .orElseThrow(() -> new Misuse("--gates: " + variant.name() + " is not a chip of its "
                + "own in gates; all but units-N with N other than 1, 2, 4, 8 and 12 are"));
        int wrong = 0;
        GateSolver last = null;
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        for (int from = 0; from < problems.size(); from += Simulator.LANES) {
            List<Position> batch = problems.subList(from, Math.min(problems.size(), from + Simulator.LANES))
                .stream().map(ObfProblem::position).toList();
            List<SolverRun> models = batch.stream().map(variant::solve).toList();
            last = chip(form, batch);
            long expected = models.stream().mapToLong(SolverRun::clocks).max().orElse(0);
            List<SolverRun> runs = last.run(clocks -> progress.heard("clocks in gates", clocks, expected));
            for (int i = 0; i < batch.size(); i++) {
                write(line(from + i + 1, "gates", runs.get(i)));
                if (!runs.get(i).equals(models.get(i))) {
                    wrong++;
                    write(line(from + i + 1, "model", models.get(i)));
                }
            }
        }
        if (last != null) {
            output.say("%s in gates (%,d of them in %s), %d differ from the model%n",
                Count.of(problems.size(), "position"), last.gates(), last.netlist().name(), wrong);
        }
        return wrong == 0 ? ExitCode.OK : ExitCode.FAILED;
    }

    private GateSolver chip(SolverForm form, List<Position> batch) {
        try {
            return new GateSolver(form, batch, 0);
        } catch (IllegalArgumentException e) {
            throw new CommandFailure(file.get() + ": " + e.getMessage(), e);
        }
    }

    private void show(SolverVariant variant) {
        output.say("%s: %s%n", variant.name(), variant.about());
        variant.table().forEach(
            row -> output.give("clocks", row, "  %-10s %4d  %s%n", row.state(), row.clocks(), row.reason()));
    }

    private void list(Listing program) {
        for (Listing.Section section : program.sections()) {
            output.give("program", section, out -> {
                out.printf(Locale.ROOT, "%s: %s%n", section.state(), Count.of(section.clocks(), "clock"));
                section.lines()
                    .forEach(line -> out.println(String
                        .format(Locale.ROOT, "  %2d  %-30s  %s", line.clocks(), line.text(), line.comment())
                        .stripTrailing()));
            });
        }
    }

    private static SolveLine line(int number, String shown, SolverRun run) {
        NodeCounts counts = run.counts();
        return new SolveLine(number, shown, run.position().board().empties(), run.scoreForMover(),
            run.visits(), counts.tree(), counts.leaf(), counts.ended(), counts.pass(), counts.cutoff(),
            counts.hits(), counts.cutoffRate(), run.clocks(), run.seconds(), run.line().toString());
    }

    private void write(SolveLine line) {
        output.give("solved", line,
            "%3d  %s  %2d empty  %+3d  visits %d = tree %d leaf %d ended %d pass %d cut-off %d%s  clocks "
                + "%d  %.3f s  %s%n",
            line.number, line.shown, line.empties, line.score, line.visits, line.tree, line.leaf, line.ended,
            line.pass, line.cutoff, line.hits > 0 ? " hits " + line.hits : "", line.clocks, line.seconds,
            line.line);
    }
}
