package flipchip.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import java.util.Set;
import java.util.TreeSet;
import flipchip.app.cli.answer.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/// Every argument of every command that names a file to read: `-` is standard input, and says so.
class StandardInputCommandsTest {
    private static final String PROBLEM =
        "-OXO-XXOXXXXXXXOXXOXXOXOXOXOOXXOXOXXOOOOXOXXOOOOXOXOOOOOOOOOOOO- O; +20;";
    /// Files that are written, that are the program's own, or that are folders.
    private static final Set<String> OTHERS =
        Set.of("--out", "--keep", "--save", "--file", "<[CIRCUIT] DIR>");
    /// A run that reads each; `OUT` is a new folder.
    private static final Map<String, List<String>> RUNS =
        Map.ofEntries(Map.entry("solve <FILE>", List.of("solve", "-")),
            Map.entry("analyse <FILE|MOVES>", List.of("analyse", "-", "--depth", "1", "--threads", "1")),
            Map.entry("convert <IN>", List.of("convert", "-", "--to", "moves", "--out", "-")),
            Map.entry("match --openings",
                List.of("match", "random", "greedy", "--games", "2", "--openings", "-")),
            Map.entry("hw solve <FILE>", List.of("hw", "solve", "-")),
            Map.entry("hw export --game",
                List.of("hw", "export", "array", "OUT", "--format", "BENCH", "--game", "-")),
            Map.entry("hw check <FILE|FOLDER>", List.of("hw", "check", "-")),
            Map.entry("export page --game", List.of("export", "page", "OUT/page.html", "--game", "-")),
            Map.entry("hw open <CIRCUIT|FILE|FOLDER>", List.of("hw", "open", "-")),
            Map.entry("hw open --stimulus", List.of("hw", "open", "OUT/cell.v", "--stimulus", "-")),
            Map.entry("hw check --rules", List.of("hw", "check", "OUT/cell.v", "--rules", "-")));

    private static final String WIRE = "module wire_only(input a, output b); assign b = a; endmodule\n";

    @TempDir
    private Path folder;

    @Test
    void everyFileThatIsReadMayBeStandardInput() {
        Set<String> found = new TreeSet<>();
        List<String> silent = new ArrayList<>();
        walk(Cli.commandLine(), "", found, silent);

        assertEquals(new TreeSet<>(RUNS.keySet()), found);
        assertEquals(List.of(), silent, "say that - is standard input");
    }

    private static void walk(CommandLine line, String path, Set<String> found, List<String> silent) {
        for (ArgSpec arg : line.getCommandSpec().args()) {
            String name =
                arg instanceof OptionSpec option ? option.longestName() : "<" + arg.paramLabel() + ">";
            boolean file = arg.paramLabel().matches(".*\\b(FILE|IN)\\b.*");
            if (file && !OTHERS.contains(name)) {
                String full = (path + " " + name).strip();
                found.add(full);
                if (!String.join(" ", arg.description()).contains("- is standard input")) {
                    silent.add(full);
                }
            }
        }
        line.getSubcommands()
            .forEach((name, inner) -> walk(inner, (path + " " + name).strip(), found, silent));
    }

    @Test
    void whatComesFromStandardInputIsRead() throws IOException {
        String game = "f5d6c3d3c4f4";
        for (Map.Entry<String, List<String>> run : RUNS.entrySet()) {
            String name = run.getKey();
            boolean cell = name.contains("check") || name.contains("hw open");
            if (name.contains("hw open") && !Files.isExecutable(Path.of("/usr/bin/yosys"))) {
                continue;                        // nothing else reads Verilog
            }
            String text = name.contains("solve") ? PROBLEM
                : name.endsWith("--rules") ? "legal = 20\n"
                : name.endsWith("--stimulus") ? "a\n1\n"
                : cell ? WIRE
                : game;
            CommandLineRun read = piped(text, run.getValue());

            assertTrue(cell ? read.exitCode() != ExitCode.USAGE : read.exitCode() == ExitCode.OK,
                name + read.exitCode() + read.err());
            assertTrue(!read.out().isEmpty() && !read.err().contains("does not exist"), name + read);
        }
    }

    @Test
    void nothingOnStandardInputIsMisuse() throws IOException {
        for (Map.Entry<String, List<String>> run : RUNS.entrySet()) {
            CommandLineRun read = piped(" \n", run.getValue());

            assertEquals(ExitCode.USAGE, read.exitCode(), run.getKey() + read.err());
            assertTrue(read.err().contains("empty"), run.getKey() + read.err());
        }
    }

    private CommandLineRun piped(String text, List<String> words) throws IOException {
        Path out = Files.createTempDirectory(folder, "out");
        if (words.contains("OUT/cell.v")) {
            Files.writeString(out.resolve("cell.v"), WIRE);
        }
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        try {
            return CommandLineRun
                .of(words.stream().map(word -> word.replace("OUT", out.toString())).toArray(String[]::new));
        } finally {
            System.setIn(before);
        }
    }
}
