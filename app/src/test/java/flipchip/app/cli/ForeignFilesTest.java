package flipchip.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.window.ScreenshotService;
import flipchip.engine.io.AtomicFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/// Every option and argument of every command that names a file: a file that is not ours is whole afterwards,
/// and a command that would have written it ends with 1 and names it.
class ForeignFilesTest {
    /// Where the file stands in a command.
    private static final String FILE = "@";
    private static final String ARCHIVE = "ARCHIVE";
    private static final String GAME = "GAME";
    private static final String DATABASE = "games.db";
    private static final String DIARY = "Dear diary,\n\ntoday I lost to a machine.\n";

    /// Commands by the argument that they try; one for each way of writing.
    private static final List<Run> RUNS = List.of(run("drill --file", true, "drill", "--file", FILE),
        run("school --file", true, "school", "--file", FILE),
        run("own-games --file", false, "own-games", "--file", FILE), run("solve FILE", false, "solve", FILE),
        run("analyse FILE|MOVES", false, "analyse", FILE, "--depth", "1"),
        run("convert IN", false, "convert", FILE, "--to", "moves", "--out", "-"),
        run("convert --out", true, "convert", GAME, "--to", "moves", "--out", FILE),
        run("convert --out", true, "convert", GAME, "--to", "sgf", "--each", "--out", FILE),
        run("match --openings", false, "match", "greedy", "random", "--games", "2", "--openings", FILE),
        run("match --folder", false, "match", "greedy", "random", "--games", "2", "--folder", FILE),
        run("match --keep", true, "match", "greedy", "random", "--games", "2", "--even-depth", "1", "--keep",
            FILE),
        run("database import --file", true, "database", "import", "--file", FILE, ARCHIVE),
        run("database import DIR|ARCHIVE", false, "database", "import", "--file", "no.db", FILE),
        run("database moves --file", false, "database", "moves", "--file", FILE),
        run("database player --file", false, "database", "player", "--file", FILE, "Ann"),
        run("database games --file", false, "database", "games", "--file", FILE),
        run("database games --save", true, "database", "games", "--file", DATABASE, "--save", FILE),
        run("export page PAGE", true, "export", "page", FILE, "--moves", "f5d6"),
        run("export page --game", false, "export", "page", "none", "--game", FILE),
        run("hw open CIRCUIT|FILE|FOLDER", false, "hw", "open", FILE),
        run("hw open --stimulus", false, "hw", "open", "none", "--stimulus", FILE),
        run("hw export [CIRCUIT] DIR", true, "hw", "export", "counter", FILE, "--format",
            "SV,FLAT,DELAYS,LANES,CPP,JSON,DOT,WAVEDROM,VCD,BENCH"),
        run("hw export [CIRCUIT] DIR", true, "hw", "export", "machine", FILE, "--board", "tangnano9k"),
        run("hw export --game", false, "hw", "export", "counter", "none", "--game", FILE),
        run("hw check FILE|FOLDER", false, "hw", "check", FILE),
        run("hw check --rules", false, "hw", "check", "none", "--rules", FILE),
        run("hw solve FILE", false, "hw", "solve", FILE),
        run("screenshot --out", true, "screenshot", "--out", FILE),
        run("screens FOLDER", true, "screens", FILE, "--theme", "dark", "--size", "800x600"));

    /// A command that tries an argument.
    record Run(String argument, boolean writes, List<String> words) {
        @Override
        public String toString() {
            return String.join(" ", words);
        }
    }

    @TempDir
    private Path folder;

    private static Run run(String argument, boolean writes, String... words) {
        return new Run(argument, writes, List.of(words));
    }

    static List<Run> runs() {
        return RUNS;
    }

    /// Writes pictures of one byte.
    private static final class Camera implements ScreenshotService {
        @Override
        public void take(Shot shot, Path file) throws IOException {
            AtomicFile.write(file, "x");
        }

        @Override
        public void takeAll(Order order, Path to, Consumer<Screen> taken) throws IOException {
            for (Path part : order.folders(to)) {
                AtomicFile.write(part.resolve("play.png"), "x");
            }
        }
    }

    @Test
    void everyArgumentThatNamesAFileIsTried() {
        TreeSet<String> named = new TreeSet<>();
        collect(Cli.commandLine(), "", named);

        assertEquals(named, new TreeSet<>(RUNS.stream().map(Run::argument).toList()));
    }

    private static void collect(CommandLine command, String name, TreeSet<String> named) {
        for (ArgSpec argument : command.getCommandSpec().args()) {
            boolean isPath = Stream.concat(Stream.of(argument.type()), Stream.of(argument.auxiliaryTypes()))
                .anyMatch(Path.class::equals);
            if (isPath || argument.paramLabel().matches(".*\\b(FILE|DIR|FOLDER)\\b.*")) {
                named.add(name + " "
                    + (argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel()));
            }
        }
        command.getSubcommands()
            .forEach((word, below) -> collect(below, name.isEmpty() ? word : name + " " + word, named));
    }

    @ParameterizedTest
    @MethodSource("runs")
    void aFileThatIsNotOursIsWholeAfterwards(Run run) throws IOException {
        prepare();
        Path there = folder.resolve("there");
        TreeSet<Path> before = files();
        CommandLineRun fresh = of(run, there);
        TreeSet<Path> written = files();
        written.removeAll(before);
        assertEquals(run.writes(), !written.isEmpty(), () -> fresh.out() + fresh.err() + written);
        if (!run.writes()) {
            written.add(there);
        }
        for (Path file : written) {
            Files.writeString(file, DIARY);
        }
        Map<Path, String> texts = texts();

        CommandLineRun again = of(run, there);

        assertEquals(texts, texts());
        if (run.writes()) {
            assertEquals(ExitCode.OK, fresh.exitCode(), fresh.err());
            assertEquals(ExitCode.FAILED, again.exitCode(), again.err());
            assertTrue(written.stream().anyMatch(file -> again.err().contains(file.toString())), again.err());
            assertFalse(again.err().contains("Exception"), again.err());
        }
    }

    static Stream<Run> readers() {
        return RUNS.stream().filter(run -> !run.writes() && !run.argument().equals("match --folder"));
    }

    @ParameterizedTest
    @MethodSource("readers")
    void aFileToReadThatIsMissingIsNamed(Run run) throws IOException {
        prepare();
        Path missing = folder.resolve("missing.txt");

        CommandLineRun tried = of(run, missing);

        assertEquals(ExitCode.FAILED, tried.exitCode(), tried.out() + tried.err());
        assertTrue(tried.err().contains(" does not exist"), tried.err());
    }

    private void prepare() throws IOException {
        Files.writeString(folder.resolve(GAME), "f5d6c3d3c4f4\n");
        byte[] archive = new byte[16 + 68];
        archive[4] = 1;                          // game
        archive[12] = 8;
        archive[16 + 8] = 56;                    // f5
        Files.write(Files.createDirectory(folder.resolve(ARCHIVE)).resolve("one.wtb"), archive);
    }

    private CommandLineRun of(Run run, Path file) {
        if (run.words().contains(DATABASE) && !Files.exists(folder.resolve(DATABASE))) {
            CommandLineRun made = CommandLineRun.of(new Camera(), "database", "import", "--file",
                folder.resolve(DATABASE).toString(), folder.resolve(ARCHIVE).toString());
            assertEquals(ExitCode.OK, made.exitCode(), made.err());
        }
        String[] args = run.words().stream()
            .map(word -> word.equals(FILE) ? file.toString()
                : List.of(ARCHIVE, GAME, DATABASE, "no.db", "none").contains(word)
                    ? folder.resolve(word).toString()
                : word)
            .toArray(String[]::new);
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream("\nquit\n".getBytes(StandardCharsets.UTF_8)));
        try {
            return CommandLineRun.of(new Camera(), args);
        } finally {
            System.setIn(before);
        }
    }

    private TreeSet<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return new TreeSet<>(all.filter(Files::isRegularFile).toList());
        }
    }

    private Map<Path, String> texts() throws IOException {
        Map<Path, String> texts = new TreeMap<>();
        for (Path file : new ArrayList<>(files())) {
            texts.put(file, Files.readString(file, StandardCharsets.ISO_8859_1));
        }
        return texts;
    }
}
