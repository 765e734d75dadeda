package flipchip.app.chips.owncell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import flipchip.app.chips.owncell.CellReport.Finding;
import flipchip.app.kit.text.Texts;
import flipchip.engine.io.AtomicFile;
import flipchip.hwsim.gates.netlist.Netlist;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/// A reader of any circuit in Verilog: Yosys takes it apart into simple gates, module by module, with the
/// names of its author. The circuit is shown, not judged. Immutable.
///
/// @param clock the name of the pin that clocks its registers, which the netlist lacks; empty without one
public record OwnCircuit(Netlist netlist, Optional<String> clock) {
    static final Texts TEXTS = Texts.of("owncircuit");
    private static final Duration LIMIT = Duration.ofMinutes(1);
    /// A folder with more is not a circuit.
    private static final int MOST_FILES = 200;
    private static final int MOST_GATES = 100_000;
    private static final Pattern NAME = Pattern.compile("[A-Za-z_]\\w*");
    /// The name of a module repeated at its end.
    private static final Pattern ENDS = Pattern.compile("\\bendmodule\\s*:\\s*\\w+");
    private static final Pattern ERROR =
        Pattern.compile("^(?:(\\S+?):(\\d{1,9})(?:[.\\d-]*))?:? ?ERROR: (.*)$", Pattern.MULTILINE);
    private static final String PROBLEMS = CellCheck.OURS + "problems.log";
    private static final Pattern PROBLEM =
        Pattern.compile("Warning: (multiple conflicting drivers.*|found logic loop.*)");
    /// One kind of register for each edge of a clock and one kind of latch are left, and what can be high
    /// impedance.
    private static final String GATES = "proc -norom; tribuf; " + CellCheck.CIRCUIT + "; memory; opt_clean; "
        + "tee -o " + PROBLEMS + " check; "
        + "async2sync t:$adff t:$adffe t:$aldff t:$aldffe t:$dffsr t:$dffsre; techmap; opt_expr; "
        + "opt_clean; dfflegalize -cell $_DFFE_?P_ 01 -cell $_DLATCH_P_ 0; simplemap; opt_clean";

    /// A circuit that cannot be read; the message is a sentence that names what and where.
    public static final class Refused extends IOException {
        private static final long serialVersionUID = 1;

        Refused(String sentence) {
            super(sentence);
        }

        static Refused of(String key, Object... values) {
            return new Refused(TEXTS.get(key, values));
        }
    }

    /// Reads a file, or all Verilog files of a folder.
    ///
    /// @param top the module that is the whole circuit; empty: the one that no other uses
    /// @throws Refused              if it cannot be shown
    /// @throws IOException          if a file cannot be read or Yosys cannot be run
    /// @throws InterruptedException if the thread is interrupted meanwhile; Yosys is ended then
    public static OwnCircuit read(Path path, Optional<String> top) throws IOException, InterruptedException {
        OwnCircuit circuit;
        try {
            YosysHierarchy hierarchy = new YosysHierarchy(modules(path, top, GATES));
            circuit = new OwnCircuit(hierarchy.build(), hierarchy.clock());
        } catch (IllegalArgumentException e) {
            throw Refused.of("names", e.getMessage());
        }
        if (circuit.netlist().gates().size() > MOST_GATES) {
            throw Refused.of("large", circuit.netlist().gates().size(), MOST_GATES);
        }
        return circuit;
    }

    /// The modules that Yosys writes after a script.
    static JsonNode modules(Path path, Optional<String> top, String script)
            throws IOException, InterruptedException {
        if (top.isPresent() && !NAME.matcher(top.get()).matches()) {
            throw Refused.of("top", top.get());
        }
        CellFolder.removeLeftOvers();
        try (CellFolder made = CellFolder.make()) {
            Yosys yosys = new Yosys("yosys", LIMIT, made.path());
            Map<String, Path> sources = copy(path, made.path(), false);
            String log =
                yosys.run("read_verilog -sv -noassert -noassume " + String.join(" ", sources.keySet())
                    + "; hierarchy -check " + top.map(name -> "-top " + name).orElse("-auto-top") + "; "
                    + script + "; write_json circuit.json");
            Path json = made.path().resolve("circuit.json");
            if (!Files.exists(json)) {
                throw refusal(log, sources);
            }
            Matcher problem = PROBLEM.matcher(yosys.text(PROBLEMS));
            if (problem.find()) {
                throw Refused.of("problem", problem.group(1).replaceAll(":$", ""));
            }
            return new ObjectMapper().readTree(json.toFile()).path("modules");
        } catch (TimeoutException e) {
            throw Refused.of("late", LIMIT.toSeconds());
        }
    }

    /// Copies what is read into the folder of the run; comments and attributes stay behind.
    ///
    /// @param simulators whether simulators read it, not Yosys
    /// @return the files by the names that they have there
    static Map<String, Path> copy(Path path, Path to, boolean simulators) throws IOException {
        List<Path> files = files(path);
        Map<String, Path> sources = new TreeMap<>();
        for (int i = 0; i < files.size(); i++) {
            CellFile file = CellFile.read(files.get(i));
            VerilogText text = new VerilogText(file.text());
            Optional<Finding> fault = text.fault().or(file::fault).or(() -> text.foreignTask(List.of()));
            if (fault.isPresent()) {
                throw new Refused(place(files.get(i), fault.get().line()) + fault.get().sentence());
            }
            for (Map.Entry<String, String> more : file.included().entrySet()) {
                VerilogText included = new VerilogText(more.getValue());
                if (included.foreignTask(List.of()).isPresent()) {
                    throw new Refused(
                        more.getKey() + ": " + included.foreignTask(List.of()).get().sentence());
                }
                AtomicFile.write(to.resolve(more.getKey()),
                    simulators ? included.includedForSimulators() : included.includedForYosys());
            }
            String name = CellCheck.OURS + i + ".v";
            AtomicFile.write(to.resolve(name),
                simulators
                    ? text.forSimulators(file.included().values())
                    : text.forYosys(file.included().values()));
            sources.put(name, files.get(i));
        }
        return sources;
    }

    /// The modules of a file, or of a folder's files, that none of these uses.
    static List<String> unused(Path path) throws IOException {
        List<String> modules = new ArrayList<>();
        Map<String, Integer> uses = new HashMap<>();
        for (Path file : files(path)) {
            VerilogText text =
                new VerilogText(new VerilogText(CellFile.read(file).text()).forYosys(List.of()));
            modules.addAll(text.modules());
            NAME.matcher(ENDS.matcher(text.plain()).replaceAll("")).results()
                .forEach(name -> uses.merge(name.group(), 1, Integer::sum));
        }
        return modules.stream().filter(module -> uses.getOrDefault(module, 0) == 1).toList();
    }

    private static List<Path> files(Path path) throws IOException {
        if (!Files.isDirectory(path)) {
            return List.of(path);
        }
        try (Stream<Path> all = Files.list(path)) {
            List<Path> files = all
                .filter(file -> Files.isRegularFile(file)
                        && file.getFileName().toString().matches("(?i)[^.].*\\.s?v"))
                .sorted().limit(MOST_FILES + 1L).toList();
            if (files.isEmpty() || files.size() > MOST_FILES) {
                throw Refused.of(files.isEmpty() ? "folder.empty" : "folder.full", path, MOST_FILES);
            }
            return files;
        }
    }

    /// What only a simulator can tell of the circuit, with its place: x and z, the time, random numbers.
    static Optional<String> simulated(Path path) throws IOException {
        for (Path file : files(path)) {
            VerilogText text = new VerilogText(CellFile.read(file).text());
            Optional<Finding> found = text.unknown().or(text::simulated);
            if (found.isPresent()) {
                return found.map(finding -> place(file, finding.line()) + finding.sentence());
            }
        }
        return Optional.empty();
    }

    static Refused refusal(String log, Map<String, Path> sources) throws IOException {
        Matcher error = ERROR.matcher(log);
        if (!error.find()) {
            return Refused.of("unread");
        }
        String name = error.group(1) == null || !sources.containsKey(error.group(1))
            ? sources.keySet().iterator().next()
            : error.group(1);
        Path source = sources.get(name);
        Finding finding = new YosysWords(new VerilogText(CellFile.read(source).text()))
            .error(log.replace(name, CellCheck.FILE));
        return new Refused(place(source, finding.line()) + finding.sentence());
    }

    static String place(Path file, int line) {
        return file.getFileName() + (line > 0 ? ":" + line : "") + ": ";
    }
}
