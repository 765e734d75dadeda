package flipchip.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.JsonLines;
import flipchip.engine.book.BookFile;
import flipchip.engine.book.BookPositions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Every command that takes a file, with every kind of bad file: one line that says what is wrong, and exit
/// code 1; 2 where the word may be a name.
@DisabledOnOs(OS.WINDOWS)
class BadFilesTest {
    private static final Duration LONGEST = Duration.ofSeconds(20);
    private static final int LONGEST_LINE = 800;
    /// Where the file stands in a command.
    private static final String FILE = "@";

    private static final List<List<String>> COMMANDS = List.of(List.of("solve", FILE),
        List.of("solve", FILE, "--json"), List.of("analyse", "--depth", "1", FILE),
        List.of("analyse", "--depth", "1", "--json", FILE),
        List.of("analyse", "--depth", "1", "--position", FILE),
        List.of("convert", FILE, "--to", "moves", "--out", "-"),
        List.of("match", FILE, "classic", "--games", "2"), List.of("match", "classic", FILE, "--games", "2"),
        List.of("match", "random", "greedy", "--games", "2", "--openings", FILE),
        List.of("database", "import", "--file", "OTHER", FILE), List.of("database", "moves", "--file", FILE),
        List.of("database", "moves", "--json", "--file", FILE, "f5"),
        List.of("database", "games", "--file", FILE),
        List.of("database", "games", "--file", FILE, "--player", "x"), List.of("hw", "solve", FILE),
        List.of("hw", "solve", "--gates", FILE), List.of("hw", "export", "array", "--game", FILE, "OTHER"),
        List.of("hw", "export", "array", FILE));

    @TempDir
    private Path folder;

    @Test
    @Tag("thorough")
    @Timeout(900)
    void everyCommandTellsEveryKindOfBadFileInOneLine() throws Exception {
        List<String> wrong = new ArrayList<>();
        int runs = 0;
        for (Path file : files()) {
            for (List<String> command : COMMANDS) {
                if (command.contains("export") && (Files.isDirectory(file) || !Files.exists(file))) {
                    continue;                    // a folder is what it wants
                }
                if (command.contains("convert") && file.endsWith("signs")) {
                    continue;                    // a board with a field more, which it names as left out
                }
                String[] args = command.stream()
                    .map(word -> word.equals(FILE) ? file.toString()
                        : word.equals("OTHER") ? folder.resolve("other/games.db").toString()
                        : word)
                    .toArray(String[]::new);
                runs++;
                // of a match the word may be a player's name
                boolean mayBeMisuse = command.getFirst().equals("match") && !command.contains("--openings");
                problem(mayBeMisuse, args).ifPresent(why -> wrong.add(String.join(" ", args) + ": " + why));
            }
        }
        assertEquals("", String.join("\n", wrong));
        assertTrue(runs > 200, runs + " runs");
        assertFalse(Files.exists(folder.resolve("other/games.db")));
        assertFalse(Files.exists(folder.resolve("nosuch")), "asking for a database makes none");
    }

    private static Optional<String> problem(boolean mayBeMisuse, String... args) {
        long began = System.nanoTime();
        CommandLineRun run = CommandLineRun.of(args);
        Duration time = Duration.ofNanos(System.nanoTime() - began);
        List<String> lines = run.err().lines().filter(line -> !line.startsWith("Try '")).toList();
        if (run.exitCode() != ExitCode.FAILED && !(mayBeMisuse && run.exitCode() == ExitCode.USAGE)) {
            return Optional.of("exit code " + run.exitCode() + ", " + run.out() + run.err());
        }
        if (lines.size() != 1 || lines.getFirst().length() > LONGEST_LINE || lines.getFirst().isBlank()) {
            return Optional.of(lines.size() + " lines: " + run.err());
        }
        String line = lines.getFirst();
        if (line.matches(".*(defect|null|Exception|SQLITE|\\[SQL|\\b(java|org|flipchip)\\.\\w+\\.).*")) {
            return Optional.of(line);
        }
        return time.compareTo(LONGEST) > 0 ? Optional.of(time.toString()) : Optional.empty();
    }

    private List<Path> files() throws Exception {
        List<Path> files = new ArrayList<>(List.of(folder.resolve("nosuch"), folder.resolve("nosuch/deeper"),
            Files.createDirectory(folder.resolve("folder"))));
        SplittableRandom random = new SplittableRandom(5);
        byte[] noise = new byte[50_000];
        random.nextBytes(noise);
        files.add(Files.write(folder.resolve("noise"), noise));
        files.add(
            Files.write(folder.resolve("latin"), "é§\u00ff nonsense".getBytes(StandardCharsets.ISO_8859_1)));
        files.add(Files.writeString(folder.resolve("words"), "this is a letter\nof two lines\n"));
        files.add(Files.writeString(folder.resolve("line"), "z".repeat(50_000)));
        files.add(Files.write(folder.resolve("zeros"), new byte[5_000]));
        files.add(Files.writeString(folder.resolve("signs"), "X".repeat(64) + " X; zz:99;\n"));
        files.add(Files.writeString(folder.resolve("tags"), "(;GM[Chess]B[e4])" + "(;".repeat(5_000)));
        files.add(Files.writeString(folder.resolve("sqlite"), "SQLite format 3\0" + "\1\2\3".repeat(3_000)));
        BookFile.write(BookPositions.EMPTY, folder.resolve("book"));
        byte[] book = Files.readAllBytes(folder.resolve("book"));
        files.add(Files.write(folder.resolve("half"), Arrays.copyOf(book, book.length / 2)));
        assertEquals(0, new ProcessBuilder("mkfifo", folder.resolve("pipe").toString()).start().waitFor());
        files.add(folder.resolve("pipe"));
        files.add(Files.createSymbolicLink(folder.resolve("zero"), Path.of("/dev/zero")));
        files.add(Files.createSymbolicLink(folder.resolve("nowhere"), folder.resolve("gone")));
        try (RandomAccessFile sparse = new RandomAccessFile(folder.resolve("sparse").toFile(), "rw")) {
            sparse.setLength(1L << 30);
        }
        files.add(folder.resolve("sparse"));
        return files;
    }

    @Test
    @Timeout(900)
    void limitsAreNamedAndNumbersChecked() {
        assertEquals(ExitCode.USAGE, CommandLineRun.of("database", "games", "--limit", "-1").exitCode());
        assertEquals(ExitCode.USAGE, CommandLineRun.of("database", "games", "--limit", "0").exitCode());
        for (String depth : List.of("0", "-3", "61", "99999999999", "x")) {
            CommandLineRun run = CommandLineRun.of("analyse", "f5d6", "--depth", depth);
            assertEquals(ExitCode.USAGE, run.exitCode());
            assertTrue(run.err().contains("--depth") && run.err().contains(depth), run.err());
        }
    }

    @Test
    @Timeout(900)
    void messagesQuoteNoLongTexts() {
        for (String[] args : Stream.of(new String[] {"analyse", "z".repeat(5_000)},
            new String[] {"analyse", "(;GM[" + "z".repeat(5_000) + "])"},
            new String[] {"hw", "verify", "z".repeat(5_000)}, new String[] {"z".repeat(5_000)},
            new String[] {"match", "z".repeat(5_000), "random"},
            new String[] {"play", "--black", "z".repeat(5_000)}, new String[] {"perft", "z".repeat(5_000)})
            .toList()) {
            CommandLineRun run = CommandLineRun.of(args);
            assertEquals(ExitCode.USAGE, run.exitCode(), run.err());
            assertTrue(run.err().lines().allMatch(line -> line.length() <= LONGEST_LINE), run.err());
        }
    }

    @Test
    void whatIsNotFiniteIsNullInJson() {
        record Figures(double low, Double high, double fine) {}
        StringWriter out = new StringWriter();

        new JsonLines(new PrintWriter(out)).write("match",
            new Figures(Double.NEGATIVE_INFINITY, Double.NaN, 1.5));

        assertEquals("{\"kind\":\"match\",\"low\":null,\"high\":null,\"fine\":1.5}", out.toString().strip());
    }
}
