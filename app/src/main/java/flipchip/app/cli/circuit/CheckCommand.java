package flipchip.app.cli.circuit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import flipchip.app.chips.owncell.CellCheck;
import flipchip.app.chips.owncell.CellReport;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "check",
    description = {"Check your own cell, written in Verilog as the module my_cell.",
        "Yosys proves it equal to the specification for all boards, or finds an input where it differs.",
        "Exit status: 0 proved, 3 does not compile, 4 not a cell (pins, latch, register, loop, wire without "
            + "driver), " + "5 differs."})
final class CheckCommand implements Callable<Integer> {
    private static final int BROKEN = 3;
    private static final int NO_CELL = 4;
    private static final int DIFFERS = 5;
    private static final int LOOK_MILLIS = 300;

    @Spec
    private CommandSpec spec;
    @Mixin
    private Output output;
    @Parameters(paramLabel = "FILE", arity = "0..1", description = "The Verilog file.")
    private Optional<Path> file;
    @Option(names = "--start", description = "Print a template: pins, comments, and our cell.")
    private boolean start;
    @Option(names = "--watch", description = "Check again whenever the file changes, until Ctrl-C.")
    private boolean watch;

    /// A line of the JSON form.
    private record Line(String verdict, int points, int gates, int depth, List<Place> findings) {}

    /// @param line 0 where there is none
    private record Place(int line, String sentence) {}

    @Override
    public Integer call() throws IOException {
        try {
            if (start) {
                spec.commandLine().getOut().print(CellCheck.startingFile());
                return ExitCode.OK;
            }
            Path path = file.orElseThrow(() -> new Misuse("FILE is missing: name the Verilog file"));
            if (!Files.isReadable(path)) {
                throw new IOException(path + " cannot be read");
            }
            return watch ? watch(path) : check(path);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.INTERRUPTED;
        }
    }

    /// Ends by an interrupt only. An editor may take the file away while it saves.
    private int watch(Path path) throws IOException, InterruptedException {
        FileTime seen = null;
        while (true) {
            try {
                FileTime changed = Files.getLastModifiedTime(path);
                if (!changed.equals(seen)) {
                    check(path);
                    spec.commandLine().getOut().flush();
                    // of before the check: what was saved meanwhile is looked at next
                    seen = changed;
                }
            } catch (NoSuchFileException e) {
                seen = null;
            }
            Thread.sleep(LOOK_MILLIS);
        }
    }

    private int check(Path path) throws IOException, InterruptedException {
        CellReport report = CellCheck.of(path);
        List<Place> places =
            report.findings().stream().map(finding -> new Place(finding.line(), finding.sentence())).toList();
        output.give("cell", new Line(report.verdict().name().toLowerCase(Locale.ROOT), report.points(),
            report.gates(), report.depth(), places), out -> {
                places.forEach(place -> out.println(path.getFileName()
                    + (place.line() > 0 ? ":" + place.line() : "") + ": " + place.sentence()));
                out.println(sentence(report) + " " + report.points() + " points.");
            });
        return switch (report.verdict()) {
            case PROVED -> ExitCode.OK;
            case BROKEN -> BROKEN;
            case NO_CELL -> NO_CELL;
            case DIFFERS -> DIFFERS;
        };
    }

    private static String sentence(CellReport report) {
        return switch (report.verdict()) {
            case PROVED -> "Proved equal to the specification: " + report.gates() + " gates, our cell 114; "
                + report.depth() + " on the longest path, our cell 6.";
            case BROKEN -> "Does not compile.";
            case NO_CELL -> "Not a complete cell yet.";
            case DIFFERS -> "Differs from the specification.";
        };
    }
}
