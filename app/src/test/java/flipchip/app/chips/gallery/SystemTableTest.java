package flipchip.app.chips.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.cli.CommandLineRun;
import flipchip.hwsim.verify.catalogue.CircuitVerification;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Makes the table of docs/circuit/systems.md from the code: every circuit of the sources, and what can be
/// done with it.
class SystemTableTest {
    private static final Path ROOT = Path.of("..");
    private static final Path TABLE = ROOT.resolve("docs/circuit/systems.md");
    private static final String PROVE = "`hwsim/tools/prove`";

    /// Where the window shows a circuit: the id of an exhibit, or a command.
    private static final Map<String, String> SEEN = seen();
    /// What is proved beside or instead of every pin and register: the beginning of a check's name in
    /// hwsim/tools/formal/formal.sh.
    private static final Map<String, String> PROVED = Map.ofEntries(
        Map.entry("machine", "referee: a clock in"), Map.entry("machine-fifo", "queue: a clock in"),
        Map.entry("machine-unguarded", "overwritten mailbox: a clock in"),
        Map.entry("machine-no-latch", "no LATCH states: a clock in"),
        Map.entry("machine-audit", "audit: the referee's clock in"));
    /// The circuits of which every output pin is in a proof, and whether their registers are too: from the
    /// table that hwsim/tools/prove reads.
    private static final Map<String, Boolean> WHOLE = whole();

    /// How many changed circuits the proofs refuse and how many are proved to do the same, from what
    /// hwsim/tools/mutants printed.
    private static final Map<String, String> MUTANTS = linesOf("mutants.txt")
        .map(Pattern.compile("(\\S+) +(\\d+) of \\d+ refused, (\\d+) do the same.*")::matcher)
        .filter(Matcher::matches)
        .collect(Collectors.toMap(line -> line.group(1), line -> line.group(2) + "+" + line.group(3)));

    /// The story that shows what a form of the referee is for.
    private static final Map<String, String> STORIES = Map.of("machine-fifo", "fifo", "machine-unguarded",
        "lost-move", "machine-no-latch", "stale-legal", "machine-audit", "stuck-wire");

    private static Map<String, String> seen() {
        Map<String, String> seen = new LinkedHashMap<>();
        List.of("array", "machine").forEach(name -> seen.put(name, "`screenshot --moves d3 --at 1.2.6`"));
        List.of("mailbox", "fifo", "machine-fifo", "machine-unguarded", "machine-no-latch", "machine-audit")
            .forEach(name -> seen.put(name, "`screenshot --do hazards`"));
        List.of("checker", "checker-factored").forEach(name -> seen.put(name, "terms"));
        List.of("flipper", "flipper-chains").forEach(name -> seen.put(name, "flipper"));
        List.of("selector", "counter", "scanner", "score", "solver").forEach(name -> seen.put(name, name));
        List.of("pipeline", "pipeline-printed").forEach(name -> seen.put(name, "pipeline"));
        List.of("validator", "ai-unit", "document-002").forEach(name -> seen.put(name, "machine"));
        List.of("combinational", "fastest-first", "hash", "leaf-evaluation", "processor", "coprocessor",
            "units-2").forEach(name -> seen.put("solver-" + name, "forms"));
        seen.put("scanner-path", "scanner");
        seen.put("piece-cover", "cover");
        seen.put("middle-game", "middle-game");
        seen.put("middle-game-evaluator", "middle-game");
        seen.put("mate-pipeline", "mate");
        seen.put("book", "stages");
        seen.put("mate-masks", "masks");
        seen.put("stability", "register");
        seen.put("stability-list", "stability");
        List.of("move-array", "move-products").forEach(name -> seen.put(name, "–: made for the proof"));
        return seen;
    }

    static Map<String, Boolean> whole() {
        Map<String, Boolean> whole = new HashMap<>();
        linesOf("whole.txt").map(line -> line.split(" +")).forEach(words -> whole.merge(words[0],
            !words[1].equals("pins") && !words[3].equals("clocks"), Boolean::logicalOr));
        return whole;
    }

    /// Those of a file beside the proofs that are no comments.
    private static Stream<String> linesOf(String file) {
        try {
            return Files.readAllLines(ROOT.resolve("hwsim/tools/formal").resolve(file)).stream()
                .filter(line -> !line.startsWith("#"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String table() {
        StringBuilder table = new StringBuilder("""
            # How is each circuit checked?

            *Reference, made from the code by `SystemTableTest`.* Every circuit but the last rows can be \
            stepped with
            `flipchip hw trace NAME` (array and machine with `--move d3`) and exported with \
            `flipchip hw export NAME DIR`.

            *Gates* counts gates and memories. *Seen*: a command, or the exhibit that
            `flipchip screenshot --do exhibits --press card-NAME` shows. *Proved*: a check of \
            `hwsim/tools/prove`. *Mutants*: refused + proved the same. The
            [sources](../sources.md) have their titles there.

            | circuit | gates | seen | verified | proved | mutants |
            |---|--:|---|---|---|--:|
            """);
        for (NamedCircuit circuit : Circuits.all()) {
            String name = circuit.name();
            table.append("| %s: %s | %,d | %s | %s | %s | %s |%n".formatted(name, circuit.about(),
                circuit.netlist().get().gates().size(), SEEN.get(name), verified(name), proved(circuit),
                MUTANTS.getOrDefault(name, "")));
        }
        for (NamedCircuit circuit : Circuits.large()) {
            table.append("| %s: %s | %,d | forms | `SolverFormTest` | %s | %s |%n".formatted(circuit.name(),
                circuit.about(), circuit.netlist().get().gates().size(), proved(circuit),
                MUTANTS.getOrDefault(circuit.name(), "")));
        }
        table.append(
            "| parallel search of the parallel-search essay, a program | – | parallel, `hw run parallel` "
                + "| `ParallelSearchModelTest` | – | |\n");
        return table.toString();
    }

    private static String proved(NamedCircuit circuit) {
        String name = circuit.name();
        String check =
            PROVED.containsKey(name) ? PROVED.get(name).replaceFirst("clock in$", "clock in each state") : "";
        String pins =
            !WHOLE.containsKey(name) ? "" : WHOLE.get(name) ? "every pin and register" : "every pin";
        String proved = pins + (pins.isEmpty() || check.isEmpty() ? "" : "; ") + check;
        return name.equals("pipeline-printed") ? proved + ", as printed" : proved;
    }

    private static String verified(String name) {
        return CircuitVerification.knows(name) || name.equals("array") || name.equals("machine")
            ? "`hw verify " + name + "`"
            : STORIES.containsKey(name) ? "`hw hazard " + STORIES.get(name) + "`, and " + PROVE
            : "as part of another circuit";
    }

    @Tag("thorough")
    @Test
    void theTableOfAllSystemsIsWhatTheCodeSays() throws IOException {
        Path made =
            Files.writeString(Files.createDirectories(Path.of("target")).resolve("systems.md"), table());

        assertEquals(table(), Files.exists(TABLE) ? Files.readString(TABLE) : "",
            "copy " + made + " to docs/circuit/systems.md");
    }

    /// Those in the cells, and the two that its introduction gives for every circuit.
    static List<String> commands() {
        Stream<String> inCells =
            Pattern.compile("`(hw [^`]*)`").matcher(table()).results().map(found -> found.group(1));
        Stream<String> ofEach = Circuits.all().stream().map(NamedCircuit::name)
            .flatMap(name -> Stream.of(
                "hw trace " + name + (Set.of("array", "machine").contains(name) ? " --move d3" : ""),
                "hw export " + name + " DIR"));
        return Stream.concat(inCells, ofEach).distinct().toList();
    }

    @ParameterizedTest
    @MethodSource("commands")
    @Tag("slow")
    void everyCommandOfTheTableRuns(String command, @TempDir Path folder) {
        String few = command.startsWith("hw verify") ? " --positions 64"
            : command.startsWith("hw export") ? " --vectors 20"
            : "";
        CommandLineRun run = CommandLineRun
            .of((command.replace("DIR", folder.resolve("circuit").toString()) + few).split(" "));

        assertEquals(0, run.exitCode(), run.err());
        assertTrue(!run.out().isBlank(), command);
    }

    @Test
    void whatTheTableNamesIsThere() throws IOException {
        String scripts = Files.readString(ROOT.resolve("hwsim/tools/prove"))
            + Files.readString(ROOT.resolve("hwsim/tools/formal/formal.sh"));
        PROVED.values().forEach(check -> assertTrue(scripts.contains("check \"" + check), check));
        MUTANTS.keySet().forEach(name -> assertTrue(WHOLE.containsKey(name), name));
        Set<String> exhibits = ExhibitsTest.exhibits().stream().map(Exhibit::id).collect(Collectors.toSet());
        Circuits.all().forEach(circuit -> {
            String where = SEEN.get(circuit.name());
            assertTrue(
                where != null && (exhibits.contains(where) || where.startsWith("`") || where.startsWith("–")),
                circuit.name() + ": " + where);
        });
    }
}
