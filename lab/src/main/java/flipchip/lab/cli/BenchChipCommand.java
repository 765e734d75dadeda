package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.ObfProblem;
import flipchip.engine.problem.ProblemSolver;
import flipchip.engine.problem.SolvedProblem;
import flipchip.hwsim.circuit.solver.PlainSearch;
import flipchip.hwsim.circuit.solver.SolverModel;
import flipchip.hwsim.circuit.solver.SolverRun;
import flipchip.lab.bench.EndgamePositions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "chip",
    description = {"Table 7 of the endgame-chip paper measured again: simulated seconds of its "
        + "chip at 50.246 MHz, seconds of a program that makes the same search on one thread, seconds of our "
        + "full solver.",
        "Positions: --file, or games that the engine plays from random openings, ahead by at most 10 discs.",
        "Fails if model of the chip and program differ in a count, or the solver sees another winner."})
final class BenchChipCommand implements Callable<Integer> {
    private static final int MOST_EMPTIES = 24;
    private static final int MOST_DISCS_AHEAD = 10;
    private static final int FEW_FROM_EMPTIES = 19;
    private static final int TRIES_A_POSITION = 8;
    private static final int WARM_UP_GAMES = 8;
    private static final long WARM_UP_MOVES = 2_000_000;

    @Mixin
    private Output output;
    @Option(names = "--empties", paramLabel = "N[-M]", defaultValue = "16-20",
        description = "Empty squares of the positions. Default: ${DEFAULT-VALUE}, the document's table.")
    private String range;
    @Option(names = "--positions", paramLabel = "N", defaultValue = "5",
        description = "Positions of each size; from 19 empty squares on one is enough. Default: "
            + "${DEFAULT-VALUE}.")
    private int wanted;
    @Option(names = "--moves", paramLabel = "N", defaultValue = "400000000",
        description = "Leave out positions in which the program plays more moves. Default: ${DEFAULT-VALUE}.")
    private long mostMoves;
    @Option(names = "--model-moves", paramLabel = "N", defaultValue = "50000000",
        description = "Up to N moves the model of the chip runs beside the program and must agree; "
            + "beyond, its clocks are computed from the program's counts. Default: ${DEFAULT-VALUE}.")
    private long mostModelMoves;
    @Option(names = "--file", paramLabel = "FILE",
        description = "Take positions of these sizes from an OBF file instead.")
    private Path file;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Other numbers play other games. Default: ${DEFAULT-VALUE}.")
    private long seed;

    /// Table 7 of the endgame-chip paper: seconds on its computer and on its chip.
    private record Quoted(int empties, int software, int chip) {
        static final List<Quoted> TABLE = List.of(new Quoted(16, 6, 1), new Quoted(17, 26, 7),
            new Quoted(18, 44, 12), new Quoted(19, 451, 120), new Quoted(20, 1378, 375));

        double ratio() {
            return (double) software / chip;
        }
    }

    /// @param score         of the document's counting, for the side to move
    /// @param chipSeconds   simulated
    /// @param modelSeconds  what simulating took; null if it was not run and the clocks follow from the
    ///     counts
    /// @param sameSeconds   the same search as a program
    /// @param solverSeconds our full solver, on one thread
    private record Row(int empties, String position, int score, long visits, long clocks, double chipSeconds,
            Double modelSeconds, double sameSeconds, double solverSeconds, long solverNodes,
            boolean agrees) {}

    /// Sums over the positions of a size.
    ///
    /// @param leftOut     positions with more moves than allowed
    /// @param quotedRatio what the document's table says, null where it has no row
    private record Size(int empties, int positions, int leftOut, double chipSeconds, double sameSeconds,
            double solverSeconds, double sameToChip, double solverToChip, Double quotedRatio) {}

    @Override
    public Integer call() {
        int[] sizes = sizes();
        if (wanted < 1 || mostMoves < 1) {
            throw new Misuse(
                "there is nothing to measure with " + wanted + " positions of " + mostMoves + " moves");
        }
        List<Position> given = file == null ? List.of() : read();
        boolean agree = true;
        EngineOptions options = EngineOptions.DEFAULT.withThreads(1).withTableMegabytes(16);
        try (Engine engine = new Engine(options);
                ProblemSolver solver = new ProblemSolver(ProblemSolver.Question.SCORE, 1, 64,
                    BuiltInEvaluation.get().evaluation())) {
            warmUp(engine, solver);
            for (int empties = sizes[0]; empties <= sizes[1]; empties++) {
                agree &= measure(empties, given, engine, solver);
            }
        }
        return agree ? ExitCode.OK : ExitCode.FAILED;
    }

    /// Lets the JVM compile everything before a clock runs.
    private void warmUp(Engine engine, ProblemSolver solver) {
        output.err().println("warming up");
        for (int game = 0; game < WARM_UP_GAMES; game++) {
            EndgamePositions.played(16, seed + game, engine).ifPresent(position -> {
                PlainSearch.solve(position, WARM_UP_MOVES);
                solve(position, solver);
            });
            EndgamePositions.played(12, seed + game, engine)
                .ifPresent(position -> new SolverModel().solve(position));
        }
    }

    private boolean measure(int empties, List<Position> given, Engine engine, ProblemSolver solver) {
        int count = file == null && empties >= FEW_FROM_EMPTIES ? 1 : wanted;
        List<Row> rows = new ArrayList<>();
        int leftOut = 0;
        List<Position> candidates = given.stream().filter(p -> p.board().empties() == empties).toList();
        int tries = file == null ? count * TRIES_A_POSITION : candidates.size();
        ProgressLine progress = new ProgressLine(output.err());
        for (int i = 0; i < tries && rows.size() < count; i++) {
            Optional<Position> position = file == null
                ? EndgamePositions.played(empties, seed + 1000L * empties + i, engine)
                : Optional.of(candidates.get(i));
            if (position.isEmpty()) {
                continue;
            }
            SolvedProblem solved = solve(position.get(), solver);
            if (file == null && Math.abs(solved.score()) > MOST_DISCS_AHEAD) {
                continue;
            }
            Optional<Row> row = row(solved);
            leftOut += row.isEmpty() ? 1 : 0;
            row.ifPresent(rows::add);
            row.ifPresent(this::write);
            progress.heard(empties + " empties", rows.size(), count);
        }
        write(sum(empties, rows, leftOut));
        return rows.stream().allMatch(Row::agrees);
    }

    private static SolvedProblem solve(Position position, ProblemSolver solver) {
        return solver.solve(List.of(new ObfProblem(position, List.of(), OptionalInt.empty())), _ -> {})
            .getFirst();
    }

    private Optional<Row> row(SolvedProblem solved) {
        Position position = solved.problem().position();
        long start = System.nanoTime();
        Optional<PlainSearch.Result> found = PlainSearch.solve(position, mostMoves);
        double same = (System.nanoTime() - start) / 1e9;
        if (found.isEmpty()) {
            return Optional.empty();
        }
        PlainSearch.Result result = found.get();
        Double model = null;
        int score = result.score() * (position.toMove() == Color.BLACK ? 1 : -1);
        boolean agrees = Integer.signum(score) == Integer.signum(solved.score());
        if (result.counts().tree() <= mostModelMoves) {
            start = System.nanoTime();
            SolverRun chip = new SolverModel().solve(position);
            model = (System.nanoTime() - start) / 1e9;
            agrees &= chip.counts().equals(result.counts()) && chip.score() == result.score()
                    && chip.clocks() == result.clocks();
        }
        return Optional.of(new Row(solved.empties(), BoardText.print(position), score,
            result.counts().visits(), result.clocks(), result.chipSeconds(), model, same,
            solved.elapsed().toNanos() / 1e9, solved.nodes(), agrees));
    }

    private static Size sum(int empties, List<Row> rows, int leftOut) {
        double chip = rows.stream().mapToDouble(Row::chipSeconds).sum();
        double same = rows.stream().mapToDouble(Row::sameSeconds).sum();
        double solver = rows.stream().mapToDouble(Row::solverSeconds).sum();
        double least = Math.max(chip, 1e-9);
        Double quoted = Quoted.TABLE.stream().filter(row -> row.empties() == empties).map(Quoted::ratio)
            .findFirst().orElse(null);
        return new Size(empties, rows.size(), leftOut, chip, same, solver, same / least, solver / least,
            quoted);
    }

    private void write(Row row) {
        output.give("position", row,
            "%2d empty  %+3d  %,13d visits  chip %8.3f s%s  same search %8.3f s  solver %7.3f s%s%n",
            row.empties, row.score, row.visits, row.chipSeconds,
            row.modelSeconds == null ? " (from the counts)" : "", row.sameSeconds, row.solverSeconds,
            row.agrees ? "" : "  DIFFERS: " + row.position);
    }

    private void write(Size size) {
        String left =
            size.leftOut == 0 ? "" : ", " + size.leftOut + " left out for more than " + mostMoves + " moves";
        if (size.positions == 0) {
            output.give("size", size, "%d empty: no position%s%n", size.empties, left);
            return;
        }
        output.give("size", size,
            "%d empty, mean of %d%s: chip %.3f s, same search %.3f s, solver %.3f s; software/chip %.3f same "
                + "search, %.4f solver%s%n",
            size.empties, size.positions, left, size.chipSeconds / size.positions,
            size.sameSeconds / size.positions, size.solverSeconds / size.positions, size.sameToChip,
            size.solverToChip,
            size.quotedRatio == null
                ? ""
                : String.format(Locale.ROOT, "; quoted from the document: %.3f", size.quotedRatio));
    }

    private int[] sizes() {
        Matcher matcher = Pattern.compile("(\\d{1,2})(?:-(\\d{1,2}))?").matcher(range);
        if (matcher.matches()) {
            int from = Integer.parseInt(matcher.group(1));
            int to = matcher.group(2) == null ? from : Integer.parseInt(matcher.group(2));
            if (from >= 1 && from <= to && to <= MOST_EMPTIES) {
                return new int[] {from, to};
            }
        }
        throw new Misuse(
            "--empties: '" + range + "' is not of the form 16 or 16-18, from 1 to " + MOST_EMPTIES);
    }

    private List<Position> read() {
        try {
            return Obf.parse(Files.readAllLines(file)).stream().map(ObfProblem::position).toList();
        } catch (IOException e) {
            throw new Misuse("cannot read " + file + ": " + e.getMessage());
        } catch (NotationException e) {
            throw new Misuse(file + ": " + e.getMessage());
        }
    }
}
