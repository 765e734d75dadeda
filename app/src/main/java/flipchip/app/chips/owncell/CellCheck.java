package flipchip.app.chips.owncell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import flipchip.app.chips.owncell.CellReport.Finding;
import flipchip.app.chips.owncell.CellReport.OutputState;
import flipchip.app.chips.owncell.CellReport.Verdict;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.io.AtomicFile;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/// A checker of a cell in Verilog against the specification: Yosys reads it, its solver proves each output
/// equal for all boards or finds inputs where it is not, and simulators that are installed have to agree. One
/// thread, one use.
///
/// All files of the check have names that begin with [#OURS], so do its modules: a student's do not.
public final class CellCheck {
    /// Beginning of all private names.
    static final String OURS = "flipchip_";
    /// The student's file under the name that the tools know.
    static final String FILE = OURS + "cell.v";
    private static final Pattern LENGTH =
        Pattern.compile("Longest topological path in \\w+ \\(length=(\\d+)\\)");
    private static final String PATHS = OURS + "path.log";
    private static final Texts TEXTS = Texts.of("student");
    /// A right cell takes about a second.
    private static final Duration LIMIT = Duration.ofMinutes(1);
    /// Sixty-four times as many have to fit in the memory.
    private static final int MOST_GATES = 5_000;
    private static final Duration SIMULATION_LIMIT = Duration.ofSeconds(20);
    private static final String SIMPLE = "proc -norom; flatten; opt_clean; techmap; opt_expr; opt_clean";
    /// Cells that only print or assert are not part of the circuit.
    static final String CIRCUIT = "delete t:$print t:$check t:$scopeinfo t:$assert t:$assume t:$cover";

    /// Faults with which a cell can be built here.
    private static final String HARMLESS =
        "output\\.open|undriven|undeclared|procedural|pin\\.extra|division";

    private final VerilogText text;
    private final Block block;
    private final CellFile file;
    private final Path folder;
    private final Yosys yosys;

    private CellCheck(CellFile file, Yosys yosys) {
        this.file = file;
        this.yosys = yosys;
        text = new VerilogText(file.text());
        block = text.block();
        folder = yosys.folder();
    }

    /// Checks the module `my_cell` in `file`.
    ///
    /// @throws IOException          if the file cannot be read, Yosys cannot be run, or its proof has neither
    ///                              result
    /// @throws InterruptedException if the thread is interrupted meanwhile; Yosys is ended then
    public static CellReport of(Path file) throws IOException, InterruptedException {
        return of(CellFile.read(file));
    }

    /// Checks what has been read.
    ///
    /// @throws IOException          if Yosys cannot be run, or its proof has neither result
    /// @throws InterruptedException if the thread is interrupted meanwhile; Yosys is ended then
    public static CellReport of(CellFile file) throws IOException, InterruptedException {
        return of(file, "yosys", LIMIT);
    }

    /// @param program run as Yosys
    /// @param limit   of each of its runs
    static CellReport of(CellFile file, String program, Duration limit)
            throws IOException, InterruptedException {
        VerilogText text = new VerilogText(file.text());
        Optional<Finding> unread = text.fault().or(file::fault)
            .or(() -> text.foreignTask(file.included().values())).or(() -> file.included().values().stream()
                .flatMap(more -> new VerilogText(more).foreignTask(List.of()).stream()).findFirst());
        if (unread.isPresent() && unread.get().code().equals("vhdl")) {
            CellVhdl read = CellVhdl.of(file.text(), unread.get(), limit);
            return read.fault().isPresent()
                ? CellReport.broken(read.fault().get())
                : VhdlSimulation.of(file.text(),
                    of(new CellFile(read.verilog()), program, limit).withLines(read::line));
        }
        if (unread.isPresent()) {
            return CellReport.broken(unread.get());
        }
        CellFolder.removeLeftOvers();
        try (CellFolder made = CellFolder.make()) {
            return new CellCheck(file, new Yosys(program, limit, made.path())).run();
        } catch (TimeoutException e) {
            return CellReport.broken(new Finding(0, "late", TEXTS.get("yosys.late")));
        } catch (Yosys.Stopped e) {
            return CellReport.broken(new Finding(0, "stopped", e.getMessage()));
        } catch (RuntimeException e) {
            // an answer of another Yosys than those that are known must not end a watch
            throw new IOException(TEXTS.get("yosys.unexpected", String.valueOf(e.getMessage())), e);
        }
    }

    /// Whether no other cell can be checked after this failure.
    public static boolean isFinal(IOException failure) {
        return failure instanceof Yosys.Missing;
    }

    /// A file to start with.
    public static String startingFile(Exercise exercise) throws IOException {
        return exercise.text(exercise.block().specification());
    }

    /// Our cell: ports, comments, and a cell that is right.
    public static String startingFile() throws IOException {
        return startingFile(Exercise.OURS);
    }

    private CellReport run() throws IOException, InterruptedException, TimeoutException {
        file.writeIncluded(folder, VerilogText::includedForYosys);
        AtomicFile.write(folder.resolve(FILE), text.forYosys(file.included().values()));
        block.write(folder);
        String log;
        try {
            log = yosys.run("read_verilog -sv -noassert -noassume " + FILE + "; hierarchy -check -top "
                + block.module() + "; design -save read; proc -norom -noopt; write_json flipchip_parts.json; "
                + "flatten; " + CIRCUIT + "; write_json flipchip_written.json; design -load read; "
                + "proc -norom; flatten; " + CIRCUIT + "; memory; write_json flipchip_raw.json; " + SIMPLE
                + "; write_json flipchip_gates.json; tee -o " + PATHS + " ltp -noff");
        } catch (TimeoutException e) {
            return CellReport.broken(new Finding(0, "endless", TEXTS.get("yosys.endless")));
        }
        // the last step wrote it: what else the log calls an error, the file has printed
        return Files.exists(folder.resolve(PATHS))
            ? judge(log)
            : CellReport.broken(new YosysWords(text).error(log));
    }

    private CellReport judge(String log) throws IOException, InterruptedException, TimeoutException {
        JsonNode operators = json("flipchip_raw.json");
        CellGraph raw = new CellGraph(operators.path("modules").path(block.module()));
        JsonNode simple = json("flipchip_gates.json").path("modules").path(block.module());
        YosysNetlist cell = new YosysNetlist(simple);
        if (cell.gates() > MOST_GATES) {
            return CellReport.broken(Finding.of(0, "large", cell.gates(), MOST_GATES));
        }
        int depth = LENGTH.matcher(yosys.text(PATHS)).results()
            .mapToInt(found -> Integer.parseInt(found.group(1))).findFirst().orElse(0);
        CellGraph written = new CellGraph(json("flipchip_written.json").path("modules").path(block.module()));
        CellStructure structure =
            new CellStructure(block, raw, written, new CellGraph(simple), cell, log, text);
        structure.modules(json("flipchip_parts.json").path("modules"));
        List<Finding> findings = new ArrayList<>(structure.faults());
        if (findings.stream().anyMatch(fault -> fault.code().matches("(?:in|out)put\\.(?!open).*"))) {
            return new CellReport(block, Verdict.NO_CELL, findings, cell.gates(), depth, Map.of(),
                Optional.empty(), Optional.empty());
        }
        if (block.isClocked()) {
            return clocked(operators, structure, raw, cell.gates(), depth);
        }
        Map<String, CellProof.Answer> answers =
            new CellProof(yosys).run(operators, structure.unsound(), structure::isWritten);
        Map<String, OutputState> states = new LinkedHashMap<>();
        answers.forEach((output, answer) -> states.put(output,
            !structure.isWritten(output) ? OutputState.NOT_WRITTEN
                : answer instanceof CellProof.Answer.Same ? OutputState.RIGHT
                : OutputState.WRONG));
        if (findings.isEmpty() && !states.containsValue(OutputState.WRONG)) {
            return proved(cell, depth, raw, states);
        }
        return different(new Different(cell, depth, raw, structure, states), answers, findings);
    }

    /// A block with registers: its simulation is the only trial beside the proof.
    private CellReport clocked(JsonNode operators, CellStructure structure, CellGraph raw, int gates,
            int depth) throws IOException, InterruptedException, TimeoutException {
        BlockCheck.Outcome proof = new BlockCheck(block, yosys).run(operators, structure);
        boolean isBlock = structure.faults().isEmpty();
        List<Finding> findings = new ArrayList<>(isBlock ? proof.findings() : structure.faults());
        Verdict verdict = !isBlock ? Verdict.NO_CELL
            : proof.states().values().stream().allMatch(OutputState.RIGHT::equals) ? Verdict.PROVED
            : Verdict.DIFFERS;
        if (verdict == Verdict.PROVED) {
            verdict = simulation(raw).verdict(text, findings);
        } else {
            text.unknown().or(text::simulated).ifPresent(findings::addFirst);
        }
        return new CellReport(block, verdict, findings, gates, depth, proof.states(), Optional.empty(),
            Optional.empty());
    }

    private JsonNode json(String name) throws IOException {
        return new ObjectMapper().readTree(folder.resolve(name).toFile());
    }

    /// The proof is about one cell; what it promises of the whole board, and what a simulator makes of the
    /// same file, is looked at as well.
    private CellReport proved(YosysNetlist cell, int depth, CellGraph raw, Map<String, OutputState> states)
            throws IOException, InterruptedException {
        List<Finding> findings = new ArrayList<>();
        Optional<CellArrayTrial> array = sideBySide(cell, findings);
        Optional<CellMistake> mistake = array.flatMap(CellArrayTrial::run);
        if (array.isEmpty() || mistake.isPresent()) {
            text.unknown().ifPresent(findings::add);
            mistake.ifPresent(found -> findings.add(onBoard(found)));
            return new CellReport(array.isEmpty() ? Verdict.NO_CELL : Verdict.DIFFERS, findings, cell.gates(),
                depth, states, mistake, array.map(_ -> cell));
        }
        Verdict verdict = simulation(raw).verdict(text, findings);
        return new CellReport(verdict, findings, cell.gates(), depth, states, Optional.empty(),
            Optional.of(cell));
    }

    private CellSimulation simulation(CellGraph raw) throws IOException {
        file.writeIncluded(folder, VerilogText::includedForSimulators);
        AtomicFile.write(folder.resolve(FILE), text.forSimulators(file.included().values()));
        return new CellSimulation(block, new Yosys("", SIMULATION_LIMIT, folder), raw);
    }

    /// A cell of which something is known already.
    private record Different(YosysNetlist cell, int depth, CellGraph raw, CellStructure structure,
            Map<String, OutputState> states) {}

    private CellReport different(Different known, Map<String, CellProof.Answer> answers, List<Finding> faults)
            throws IOException, InterruptedException, TimeoutException {
        boolean isCell = faults.isEmpty();
        List<Finding> findings = new ArrayList<>(faults);
        if (known.states.containsValue(OutputState.WRONG) && known.cell.foreignCells().isEmpty()
                && faults.stream().allMatch(fault -> fault.code().matches(HARMLESS))) {
            findings.addAll(differences(known, answers, isCell));
            Optional<Map<String, Integer>> inputs =
                answers.values().stream().filter(CellProof.Answer.Different.class::isInstance)
                    .map(answer -> ((CellProof.Answer.Different) answer).inputs()).findFirst();
            if (isCell && inputs.isPresent() && simulation(known.raw).findsNothing(inputs.get())) {
                findings.addFirst(SensitivityCheck.struct(text).orElseGet(() -> Finding.of(0, "reader")));
            }
        }
        text.unknown().or(text::simulated).ifPresent(findings::addFirst);
        Verdict verdict = isCell ? Verdict.DIFFERS : Verdict.NO_CELL;
        boolean isUndefined = answers.values().stream()
            .anyMatch(answer -> answer instanceof CellProof.Answer.Different wrong && wrong.isUndefined());
        if (!isCell || isUndefined) {
            return new CellReport(verdict, findings, known.cell.gates(), known.depth, known.states,
                Optional.empty(), Optional.empty());
        }
        Optional<CellArrayTrial> array = sideBySide(known.cell, findings);
        Optional<CellMistake> mistake = array.flatMap(CellArrayTrial::run);
        mistake.ifPresent(found -> findings.add(onBoard(found)));
        if (array.isPresent() && mistake.isEmpty()) {
            findings.add(Finding.of(0, "games", CellArrayTrial.GAMES));
        }
        return new CellReport(verdict, findings, known.cell.gates(), known.depth, known.states, mistake,
            array.map(_ -> known.cell));
    }

    /// What is wrong with each output that is, unless another finding explains it.
    private List<Finding> differences(Different known, Map<String, CellProof.Answer> answers, boolean isCell)
            throws IOException, InterruptedException, TimeoutException {
        yosys.run("read_verilog -sv flipchip_spec.v; hierarchy -top flipchip_specified_cell; " + SIMPLE
            + "; write_json flipchip_spec.json");
        CellDifference difference = new CellDifference(known.cell,
            new YosysNetlist(json("flipchip_spec.json").path("modules").path("flipchip_specified_cell")),
            known.raw, known.structure);
        List<String> wrong = new ArrayList<>();
        known.states.forEach((output, state) -> {
            boolean isTold = !isCell && (known.structure.isExplained(output)
                    || answers.get(output) instanceof CellProof.Answer.Different answer
                            && answer.isUndefined());
            if (state == OutputState.WRONG && !isTold) {
                wrong.add(output);
            }
        });
        List<Finding> findings = new ArrayList<>(new CellWidths(known.raw, text.code()).on(wrong));
        findings.addAll(difference.findings(wrong, answers));
        return findings;
    }

    private static Finding onBoard(CellMistake found) {
        return Finding.of(0, found.position().toMove() == Color.BLACK ? "array.black" : "array.white",
            found.board(), found.sentence());
    }

    /// Sixty-four such cells; says so in `findings` if they make a loop.
    private static Optional<CellArrayTrial> sideBySide(YosysNetlist cell, List<Finding> findings) {
        try {
            return Optional.of(new CellArrayTrial(cell));
        } catch (IllegalStateException e) {
            findings.add(Finding.of(0, "sides"));
            return Optional.empty();
        }
    }
}
