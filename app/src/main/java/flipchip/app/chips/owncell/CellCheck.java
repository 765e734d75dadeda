package flipchip.app.chips.owncell;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.chips.owncell.CellReport.Finding;
import flipchip.app.chips.owncell.CellReport.Verdict;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;
import com.fasterxml.jackson.databind.ObjectMapper;

/// A checker of a cell in Verilog against the specification: Yosys reads it, its solver proves it equal for
/// all boards or finds inputs where it is not. One thread, one use.
///
/// Yosys prints what `$display` in the file says while it reads: the proof and the longest path are looked
/// for where these passes alone write.
public final class CellCheck {
    private static final Texts TEXTS = Texts.of("student");
    /// A right cell takes about a second.
    private static final Duration LIMIT = Duration.ofMinutes(1);
    private static final String SIMPLE = "proc; flatten; opt_clean; techmap; opt_expr; opt_clean";
    private static final Pattern ERROR =
        Pattern.compile("^my_cell\\.v:(\\d{1,9}): ERROR: (.*)$", Pattern.MULTILINE);
    private static final Pattern OTHER_ERROR =
        Pattern.compile("^((?:\\S+:\\d{1,9}: )?)ERROR: (.*)$", Pattern.MULTILINE);
    private static final Pattern LATCH =
        Pattern.compile("^Latch inferred for signal `\\\\my_cell\\.\\\\(\\S+)' from process "
            + "`[^']*my_cell\\.v:(\\d{1,9})", Pattern.MULTILINE);
    private static final Pattern LOOP =
        Pattern.compile("found logic loop in module my_cell:\\s+cell [^\\s]*my_cell\\.v:(\\d{1,9})");
    private static final Pattern UNDRIVEN =
        Pattern.compile("Wire my_cell\\.\\\\(\\S+)(?: \\[(\\d+)\\])? is used but has no driver");
    private static final Pattern TWICE =
        Pattern.compile("multiple conflicting drivers for my_cell\\.\\\\(\\S+)");
    private static final Pattern IMPLICIT =
        Pattern.compile("^my_cell\\.v:(\\d{1,9}): Warning: Identifier `\\\\(\\S+)' is implicitly declared",
            Pattern.MULTILINE);
    private static final Pattern SIGNAL =
        Pattern.compile("^ +\\\\(\\S+) +-?\\d+ +[0-9a-f]+ +([01]+)$", Pattern.MULTILINE);
    private static final Pattern LINE = Pattern.compile("my_cell\\.v:(\\d{1,9})");

    private final String source;
    private final Path folder;
    private final Yosys yosys;

    private CellCheck(String source, Yosys yosys) {
        this.source = source;
        this.yosys = yosys;
        folder = yosys.folder();
    }

    /// Checks the module `my_cell` in `file`.
    ///
    /// @throws IOException          if the file cannot be read, Yosys cannot be run, or its proof has neither
    ///                              result
    /// @throws InterruptedException if the thread is interrupted meanwhile; Yosys is ended then
    public static CellReport of(Path file) throws IOException, InterruptedException {
        return of(file, "yosys", LIMIT);
    }

    /// @param program run as Yosys
    /// @param limit   of each of its runs
    static CellReport of(Path file, String program, Duration limit) throws IOException, InterruptedException {
        CellFolder.removeLeftOvers();
        try (CellFolder made = CellFolder.make()) {
            CellIncludes includes = new CellIncludes(file.toAbsolutePath().getParent(), made.path());
            String source = RegularFile.text(file, CellIncludes.LONGEST);
            Optional<Finding> outside = includes.copy(source);
            return outside.isPresent()
                ? broken(outside.get())
                : new CellCheck(source, new Yosys(program, limit, made.path())).run();
        } catch (TimeoutException e) {
            return broken(new Finding(0, TEXTS.get("yosys.late")));
        } catch (Yosys.Stopped e) {
            return broken(new Finding(0, e.getMessage()));
        }
    }

    private static CellReport broken(Finding finding) {
        return new CellReport(Verdict.BROKEN, List.of(finding), 0, 0);
    }

    /// The file to start with: ports, comments, and a cell that is right.
    public static String startingFile() throws IOException {
        return resource("my_cell.v");
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = CellCheck.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private CellReport run() throws IOException, InterruptedException, TimeoutException {
        AtomicFile.write(folder.resolve("my_cell.v"), source);
        AtomicFile.write(folder.resolve("spec.v"),
            resource("my_cell.v").replace("module my_cell", "module specified_cell"));
        AtomicFile.write(folder.resolve("check.v"), resource("check.v"));
        String log;
        try {
            log = yosys.run("read_verilog -sv my_cell.v; hierarchy -check -top my_cell; proc; flatten; "
                + "check; " + SIMPLE + "; write_json cell.json; tee -o path.log ltp -noff");
        } catch (TimeoutException e) {
            return broken(new Finding(0, TEXTS.get("yosys.endless")));
        }
        Optional<Finding> broken = unreadable(log);
        if (broken.isPresent()) {
            return broken(broken.get());
        }
        YosysNetlist cell = read("cell.json", "my_cell");
        int depth = number(yosys.text("path.log"), "Longest topological path in my_cell \\(length=(\\d+)\\)");
        List<Finding> faults = new ArrayList<>(portFaults(cell));
        faults.addAll(structureFaults(log, cell));
        if (!faults.isEmpty()) {
            return new CellReport(Verdict.NO_CELL, faults, cell.gates(), depth);
        }
        return compare(cell, depth);
    }

    /// A cell against the specification.
    private CellReport compare(YosysNetlist cell, int depth)
            throws IOException, InterruptedException, TimeoutException {
        yosys.run("read_verilog -sv my_cell.v spec.v check.v; hierarchy -check -top cell_check; "
            + "proc; flatten; "
            + "opt_clean; tee -o proof.log sat -prove same 1 -show-inputs -show-outputs cell_check");
        String proof = yosys.text("proof.log");
        if (proof.contains("no model found: SUCCESS!")) {
            // The proof is about one cell; what it promises of the whole board is looked at as well.
            new CellArrayTrial(cell).run().ifPresent(mistake -> {
                throw new IllegalStateException("a proved cell fails on a board: " + mistake);
            });
            return new CellReport(Verdict.PROVED, List.of(), cell.gates(), depth, Optional.empty(),
                Optional.of(cell));
        }
        if (!proof.contains("model found: FAIL!")) {
            throw new IOException(TEXTS.get("yosys.unsure"));
        }
        yosys.run(
            "read_verilog -sv spec.v; hierarchy -top specified_cell; " + SIMPLE + "; write_json spec.json");
        CellDifference difference =
            new CellDifference(cell, read("spec.json", "specified_cell"), inputs(proof));
        List<Finding> findings = new ArrayList<>(difference.findings());
        Optional<CellArrayTrial> array = sideBySide(cell, findings);
        Optional<CellMistake> mistake = array.flatMap(CellArrayTrial::run);
        mistake.ifPresent(found -> findings
            .add(finding(0, found.position().toMove() == Color.BLACK ? "array.black" : "array.white",
                found.board(), found.sentence())));
        CellReport report =
            new CellReport(Verdict.DIFFERS, findings, cell.gates(), depth, mistake, array.map(_ -> cell));
        return report.isRightOnSamples() ? report.with(finding(0, "games", CellArrayTrial.GAMES)) : report;
    }

    private static Finding finding(int line, String key, Object... values) {
        return new Finding(line, TEXTS.get("finding." + key, values));
    }

    /// Sixty-four such cells; says so in `findings` if they make a loop.
    private static Optional<CellArrayTrial> sideBySide(YosysNetlist cell, List<Finding> findings) {
        try {
            return Optional.of(new CellArrayTrial(cell));
        } catch (IllegalStateException e) {
            findings.add(finding(0, "sides"));
            return Optional.empty();
        }
    }

    private YosysNetlist read(String file, String module) throws IOException {
        return new YosysNetlist(
            new ObjectMapper().readTree(folder.resolve(file).toFile()).get("modules").get(module));
    }

    private static int number(String text, String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        return matcher.find() ? Integer.parseInt(matcher.group(1)) : 0;
    }

    // ---- what is wrong with the text

    private static Optional<Finding> unreadable(String log) {
        Matcher error = ERROR.matcher(log);
        if (error.find()) {
            return Optional.of(finding(Integer.parseInt(error.group(1)), "unreadable", error.group(2)));
        }
        Matcher other = OTHER_ERROR.matcher(log);
        if (!other.find()) {
            return Optional.empty();
        }
        String text = other.group(1) + other.group(2);
        return Optional.of(
            finding(lineOf(text), text.contains("Module `my_cell' not found") ? "module" : "yosys", text));
    }

    private static int lineOf(String text) {
        Matcher line = LINE.matcher(text);
        return line.find() ? Integer.parseInt(line.group(1)) : 0;
    }

    // ---- what is wrong with the circuit

    private static List<Finding> portFaults(YosysNetlist cell) {
        List<Finding> faults = new ArrayList<>();
        CellPorts.INPUTS
            .forEach((port, width) -> portFault(cell, port, width, "input").ifPresent(faults::add));
        CellPorts.OUTPUTS
            .forEach((port, width) -> portFault(cell, port, width, "output").ifPresent(faults::add));
        return faults;
    }

    private static Optional<Finding> portFault(YosysNetlist cell, String port, int width, String direction) {
        int found = cell.width(port, direction);
        if (found == width) {
            return Optional.empty();
        }
        return Optional.of(finding(lineOf(cell.sourceOf(port, 0)),
            direction + (found == 0 ? ".missing" : ".width"), port, found, width));
    }

    private List<Finding> structureFaults(String log, YosysNetlist cell) {
        List<Finding> faults = new ArrayList<>();
        Matcher latch = LATCH.matcher(log);
        while (latch.find()) {
            faults.add(finding(Integer.parseInt(latch.group(2)), "latch", latch.group(1)));
        }
        Matcher loop = LOOP.matcher(log);
        while (loop.find()) {
            faults.add(finding(Integer.parseInt(loop.group(1)), "loop"));
        }
        Matcher implicit = IMPLICIT.matcher(log);
        while (implicit.find()) {
            faults.add(finding(Integer.parseInt(implicit.group(1)), "undeclared", implicit.group(2)));
        }
        Matcher undriven = UNDRIVEN.matcher(log);
        while (undriven.find() && faults.isEmpty()) {
            String bit = undriven.group(2) == null ? "" : "[" + undriven.group(2) + "]";
            faults.add(finding(declared(undriven.group(1)), "undriven", undriven.group(1) + bit));
        }
        Matcher twice = TWICE.matcher(log);
        while (twice.find() && faults.isEmpty()) {
            faults.add(finding(declared(twice.group(1)), "twice", twice.group(1)));
        }
        for (YosysNetlist.Foreign foreign : cell.foreignCells()) {
            if (faults.isEmpty()) {
                faults.add(finding(lineOf(foreign.source()), "register"));
            }
        }
        return faults;
    }

    /// The first line of the file that has the name in it.
    private int declared(String name) {
        List<String> lines = source.lines().toList();
        Pattern word = Pattern.compile("\\b" + Pattern.quote(name) + "\\b");
        for (int i = 0; i < lines.size(); i++) {
            if (word.matcher(lines.get(i).replaceFirst("//.*", "")).find()) {
                return i + 1;
            }
        }
        return 0;
    }

    private static Map<String, Integer> inputs(String proof) {
        Map<String, Integer> values = new HashMap<>();
        Matcher signal = SIGNAL.matcher(proof);
        while (signal.find()) {
            values.put(signal.group(1), Integer.parseInt(signal.group(2), 2));
        }
        return values;
    }
}
