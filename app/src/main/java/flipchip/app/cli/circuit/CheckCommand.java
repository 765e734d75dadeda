package flipchip.app.cli.circuit;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import flipchip.app.chips.owncell.BoardCheck;
import flipchip.app.chips.owncell.CellCheck;
import flipchip.app.chips.owncell.CellFile;
import flipchip.app.chips.owncell.CellReport;
import flipchip.app.chips.owncell.CellWatch;
import flipchip.app.chips.owncell.Exercise;
import flipchip.app.cli.answer.Count;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.StandardInput;
import flipchip.app.kit.text.Reasons;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "check",
    description = {
        "Check your own cell, written in Verilog as the module my_cell, or grade many. The modules "
            + "my_controller and my_mailbox are checked as well.",
        "Yosys proves each output equal to the specification for all boards, or finds an input where it "
            + "differs; simulators that are installed run the same file.",
        "Several files or a folder give one table: file, verdict, points, a column for each output, codes of "
            + "the findings."},
    exitCodeList = {"0:proved; of several files, or with a threshold, all pass", "1:a file could not be used",
        "2:wrong command line", "3:does not compile",
        "4:not a cell: pins, latch, register, loop, wire with no driver or several", "5:differs",
        "6:proved, but a simulator disagrees", "7:of several files, or with a threshold, not all pass",
        "130:interrupted by Ctrl-C"})
final class CheckCommand implements Callable<Integer> {
    private static final int BROKEN = 3;
    private static final int NO_CELL = 4;
    private static final int DIFFERS = 5;
    private static final int DISPUTED = 6;
    private static final int NOT_ALL = 7;
    /// More would need too much memory if all were hostile.
    private static final int SIDE_BY_SIDE = Math.min(2, Runtime.getRuntime().availableProcessors());

    @Spec
    private CommandSpec spec;
    @Mixin
    private Output output;
    @Parameters(paramLabel = "FILE|FOLDER", arity = "0..*",
        description = "Verilog files, and folders in which all are checked; - is standard input.")
    private List<Path> files = List.of();
    @Option(names = "--start", arity = "0..1", fallbackValue = "EMPTY", paramLabel = "EXERCISE",
        description = "Print a file to start with: ${COMPLETION-CANDIDATES}. Without a name: the empty cell.")
    private Optional<Exercise> start = Optional.empty();
    @Option(names = "--watch", description = "Check again whenever the file changes, until Ctrl-C.")
    private boolean watch;
    @Option(names = "--board",
        description = "FILE or FOLDER is a circuit for the whole board: the inputs own[63:0] and "
            + "other[63:0], the output legal[63:0], bit 0 is a1, bit 63 is h8. With registers also start and "
            + "done. Exit status: 0 proved, or right on all boards tried; 5 differs.")
    private boolean board;
    @Option(names = "--top", paramLabel = "MODULE",
        description = "With --board, the module that is the circuit. Default: the one that no other uses.")
    private Optional<String> top = Optional.empty();
    @Option(names = "--csv", description = "Print the table as CSV.")
    private boolean csv;
    @Option(names = "--rules", paramLabel = "FILE",
        description = "Points by lines such as 'legal = 20': compiles, outputs (all nine) or their names, "
            + "proved, gates, path; threshold. - is standard input.")
    private Optional<Path> rules = Optional.empty();
    @Option(names = "--threshold", paramLabel = "POINTS",
        description = "A file with fewer points does not pass. Default: a file passes if it is proved.")
    private Optional<Integer> threshold = Optional.empty();

    @Override
    public Integer call() throws IOException {
        try {
            if (start.isPresent()) {
                spec.commandLine().getOut().print(CellCheck.startingFile(start.get()));
                return ExitCode.OK;
            }
            if (files.isEmpty()) {
                throw new Misuse("FILE is missing: name the Verilog file");
            }
            Optional<CellMarks> marks = rules.isPresent()
                ? Optional.of(CellMarks.read(StandardInput.file(rules.get(), ".txt")))
                : Optional.empty();
            refuseWithBoard();
            if (watch && files.contains(Path.of(StandardInput.NAME))) {
                throw new Misuse("--watch: standard input does not change; name a file");
            }
            List<Path> read = new ArrayList<>();
            for (Path file : files) {
                read.add(StandardInput.file(file, ".v"));
            }
            files = read;
            if (board) {
                return BoardRow.print(files.getFirst(), BoardCheck.of(files.getFirst(), top), output)
                    ? ExitCode.OK
                    : DIFFERS;
            }
            Path first = files.getFirst();
            if (files.size() > 1 || csv || Files.isDirectory(first)) {
                return grade(marks);
            }
            return watch ? watch(first, marks) : one(first, marks);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.INTERRUPTED;
        }
    }

    private void refuseWithBoard() {
        if (board && files.size() > 1) {
            throw new Misuse("--board checks one circuit: name one file or one folder");
        }
        for (String option : List.of("--watch", "--csv", "--rules", "--threshold")) {
            if (board) {
                CircuitArgument.refuse(spec, option, "is for cells, not for --board");
            }
        }
        if (!board) {
            CircuitArgument.refuse(spec, "--top", "is for --board");
        }
    }

    // ---- one file

    private int one(Path path, Optional<CellMarks> marks) throws IOException, InterruptedException {
        CellReport report;
        try {
            report = CellCheck.of(path);
        } catch (IOException e) {
            output.give("cell", CellRow.unreadable(path, e));
            throw e;
        }
        CellRow row = CellRow.of(path, report, marks);
        print(path, report, row);
        return limit(marks).isPresent() ? (passes(row, marks) ? ExitCode.OK : NOT_ALL) : status(report);
    }

    private static int status(CellReport report) {
        return switch (report.verdict()) {
            case PROVED -> ExitCode.OK;
            case BROKEN -> BROKEN;
            case NO_CELL -> NO_CELL;
            case DIFFERS -> DIFFERS;
            case DISPUTED -> DISPUTED;
        };
    }

    private void print(Path path, CellReport report, CellRow row) {
        output.give("cell", row, out -> {
            row.findings().forEach(place -> out.println(
                path.getFileName() + (place.line() > 0 ? ":" + place.line() : "") + ": " + place.sentence()));
            if (report.verdict() != CellReport.Verdict.PROVED) {
                outputs(report, out);
            }
            out.println(sentence(report) + " " + Count.of(row.points(), "point") + ".");
        });
    }

    private static void outputs(CellReport report, PrintWriter out) {
        for (CellReport.OutputState state : CellReport.OutputState.values()) {
            List<String> names = report.outputs(state);
            if (!names.isEmpty()) {
                String said = switch (state) {
                    case NOT_WRITTEN -> "Not written";
                    case WRONG -> "Wrong";
                    case RIGHT -> "Right";
                };
                out.println(said + ": " + String.join(", ", names) + ".");
            }
        }
    }

    private static String sentence(CellReport report) {
        return switch (report.verdict()) {
            case PROVED -> "Proved equal to the specification: " + report.gates() + " gates, ours "
                + report.block().ourGates() + "; " + report.depth() + " on the longest path, ours "
                + report.block().ourDepth() + ".";
            case DISPUTED -> "Proved, but your simulator disagrees.";
            case BROKEN -> "Does not compile.";
            case NO_CELL -> "Not a complete cell yet.";
            case DIFFERS -> "Differs from the specification.";
        };
    }

    /// Ends by an interrupt only.
    private int watch(Path path, Optional<CellMarks> marks) throws IOException, InterruptedException {
        CellFile.read(path);
        new CellWatch(path, state -> {
            switch (state) {
                case CellWatch.State.Checked checked ->
                    print(path, checked.report(), CellRow.of(path, checked.report(), marks));
                case CellWatch.State.Failed failed -> output.give("cell",
                    CellRow.unreadable(path, failed.reason()), "%s%n", Reasons.told(failed.reason()));
                case CellWatch.State.Missing _ -> output.say("%s does not exist.%n", path.getFileName());
                case CellWatch.State.Checking _ -> output.say("Checking %s ...%n", path.getFileName());
            }
            spec.commandLine().getOut().flush();
        }).run();
        return ExitCode.INTERRUPTED;
    }

    // ---- many files

    private int grade(Optional<CellMarks> marks) throws IOException, InterruptedException {
        List<CellRow> rows = new ArrayList<>();
        try (ExecutorService workers = Executors.newFixedThreadPool(SIDE_BY_SIDE)) {
            try {
                for (Future<CellRow> row : VerilogFiles.of(files).stream()
                    .map(path -> workers.submit(() -> row(path, marks))).toList()) {
                    rows.add(row.get());
                    if (!csv) {
                        output.give("cell", rows.getLast());
                    }
                }
            } finally {
                workers.shutdownNow();
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException problem) {
                throw problem;
            }
            throw new IllegalStateException(e);
        }
        if (csv) {
            PrintWriter out = spec.commandLine().getOut();
            List<String> outputs = CellRow.outputs(rows);
            out.println(CellRow.csv(CellRow.heads(outputs)));
            rows.forEach(row -> out.println(CellRow.csv(row.cells(outputs))));
            out.flush();
        } else {
            output.say(out -> table(rows, out));
        }
        return rows.stream().allMatch(row -> passes(row, marks)) ? ExitCode.OK : NOT_ALL;
    }

    /// A file that cannot be read is a row as any other.
    private static CellRow row(Path path, Optional<CellMarks> marks)
            throws IOException, InterruptedException {
        try {
            return CellRow.of(path, CellCheck.of(path), marks);
        } catch (IOException e) {
            if (CellCheck.isFinal(e)) {
                throw e;
            }
            return CellRow.unreadable(path, e);
        }
    }

    private static void table(List<CellRow> rows, PrintWriter out) {
        List<String> outputs = CellRow.outputs(rows);
        List<List<String>> lines = new ArrayList<>(List.of(CellRow.heads(outputs)));
        rows.forEach(row -> lines.add(row.cells(outputs)));
        for (List<String> line : lines) {
            StringBuilder text = new StringBuilder();
            for (int column = 0; column < line.size(); column++) {
                int at = column;
                int width = lines.stream().mapToInt(other -> other.get(at).length()).max().orElse(0);
                text.append(line.get(at)).append(" ".repeat(width - line.get(at).length() + 2));
            }
            out.println(text.toString().stripTrailing());
        }
    }

    private OptionalInt limit(Optional<CellMarks> marks) {
        return threshold.map(OptionalInt::of)
            .orElseGet(() -> marks.map(CellMarks::threshold).orElse(OptionalInt.empty()));
    }

    private boolean passes(CellRow row, Optional<CellMarks> marks) {
        OptionalInt least = limit(marks);
        return least.isPresent()
            ? row.isRead() && row.points() >= least.getAsInt()
            : row.verdict().equals("proved");
    }
}
