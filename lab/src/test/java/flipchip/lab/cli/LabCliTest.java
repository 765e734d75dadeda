package flipchip.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import flipchip.app.cli.answer.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class LabCliTest {
    private static final Path ROOT = Path.of(System.getProperty("flipchip.root"));

    @TempDir
    private Path folder;

    @Test
    void helpNamesEveryCommand() {
        LabRun run = LabRun.of("--help");

        assertEquals(ExitCode.OK, run.exitCode());
        for (String command : List.of("bench", "micro", "train", "book", "job")) {
            assertTrue(run.lines().stream().anyMatch(line -> line.strip().startsWith(command + " ")),
                run::out);
        }
    }

    /// The table of commands shows the first sentence of each.
    @Test
    void theHelpOfACommandBeginsWithASentence() {
        List<String> problems = new ArrayList<>();
        problems(new CommandLine(LabCli.class), problems);

        assertEquals(List.of(), problems);
    }

    private static void problems(CommandLine line, List<String> problems) {
        for (CommandLine command : line.getSubcommands().values()) {
            String first = command.getCommandSpec().usageMessage().description()[0];
            if (!first.endsWith(".")) {
                problems.add(command.getCommandName() + ": " + first);
            }
            problems(command, problems);
        }
    }

    @Test
    void aWrongCommandIsNamed() {
        LabRun run = LabRun.of("trian");

        assertEquals(ExitCode.USAGE, run.exitCode());
        assertTrue(run.err().contains("'trian'") && run.err().contains("flipchip-lab --help"), run::err);
    }

    @Test
    void theLauncherFileNamesJavaAndModules() throws IOException {
        Path file = folder.resolve("launcher");

        assertEquals(ExitCode.OK, LabRun.of("launcher", file.toString()).exitCode());

        List<String> lines = Files.readAllLines(file);
        assertEquals(2, lines.size());
        assertTrue(Files.isExecutable(Path.of(lines.getFirst())), lines::toString);
        assertTrue(lines.getLast().contains(ROOT.resolve("engine").resolve("target").toString()),
            lines::toString);
    }

    /// JMH finds nothing, silently, where its annotation processor did not run.
    @Test
    void theBenchmarksAreGenerated() throws IOException {
        String list = Files.readString(ROOT.resolve("lab/target/classes/META-INF/BenchmarkList"));

        for (String name : List.of("EvaluationBenchmark", "GatePassBenchmark", "TableBenchmark")) {
            assertTrue(list.contains("flipchip.lab.micro." + name), list);
        }
    }
}
