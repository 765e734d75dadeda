package flipchip.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// A generator of docs/play/commands.md from the help of the commands, and the check that the page is
/// current.
class CommandReferenceTest {
    private static final Path PAGE =
        Path.of(System.getProperty("flipchip.root"), "docs", "play", "commands.md");

    /// Explained once, above the commands.
    private static final String JSON = "--json";

    private final StringBuilder page = new StringBuilder();

    @Test
    void thePageIsMadeFromTheHelpOfTheCommands() throws IOException {
        CommandLine line = Cli.commandLine();
        page.append("""
            # Commands

            *Reference, made by `CommandReferenceTest` from the help of the program.* `flipchip` alone opens \
            the \
            window;
            `flipchip FILE...` opens it with games, `flipchip LINK` at the moment that a link names.

            Results go to standard output, progress and problems to standard error. Commands marked JSON \
            have \
            `--json`: one object a line.
            Exit codes: 0 done and every check passed, 1 a check failed or a file could not be used, 2 the \
            command line was not
            understood, 130 interrupted by Ctrl-C. `hw check` has \
            [more](../circuit/own-cell.md#what-is-checked).

            """);
        commands(line, "");
        String made = page.toString().strip() + "\n";
        Path copy =
            Files.writeString(Files.createDirectories(Path.of("target")).resolve("commands.md"), made);

        assertTrue(made.contains("## hw export"), "commands of commands");
        assertEquals(made, Files.exists(PAGE) ? Files.readString(PAGE) : "",
            "copy " + copy.toAbsolutePath() + " to " + PAGE);
    }

    /// The table of commands shows the first sentence of each; a value is named in capitals everywhere.
    @Test
    void theHelpOfACommandBeginsWithASentenceAndNamesValuesInCapitals() {
        List<String> problems = new ArrayList<>();
        problems(Cli.commandLine(), problems);

        assertEquals(List.of(), problems);
    }

    private static void problems(CommandLine line, List<String> problems) {
        for (CommandLine command : new LinkedHashSet<>(line.getSubcommands().values())) {
            String first = command.getCommandSpec().usageMessage().description()[0];
            if (!first.endsWith(".")) {
                problems.add(command.getCommandName() + ": " + first);
            }
            command.getCommandSpec().args().stream().filter(argument -> argument.paramLabel().startsWith("<"))
                .filter(argument -> argument.arity().max() > 0)
                .forEach(argument -> problems.add(command.getCommandName() + ": " + argument.paramLabel()));
            problems(command, problems);
        }
    }

    @Test
    void aCircuitThatMayBeLeftOutIsInBrackets() {
        for (String name : List.of("stats", "trace", "verify", "export")) {
            String usage = CommandLineRun.of("hw", name, "--help").out();

            assertTrue(usage.contains("[CIRCUIT]"), usage);
        }
    }

    private void commands(CommandLine line, String before) {
        List<CommandLine> commands = line.getSubcommands().values().stream().distinct()
            .filter(command -> !command.getCommandSpec().usageMessage().hidden())
            .sorted(Comparator.comparing(CommandLine::getCommandName)).toList();
        for (CommandLine command : commands) {
            String name = before + command.getCommandName();
            boolean json = command.getCommandSpec().findOption(JSON) != null;
            page.append("## ").append(name).append("\n\n")
                .append(
                    plain(command, String.join(" ", command.getCommandSpec().usageMessage().description())))
                .append(json ? " (JSON)" : "").append("\n\n");
            int start = page.length();
            for (PositionalParamSpec parameter : command.getCommandSpec().positionalParameters()) {
                entry(command, parameter.paramLabel(), parameter);
            }
            for (OptionSpec option : command.getCommandSpec().options()) {
                if (!option.usageHelp() && !option.versionHelp() && !option.longestName().equals(JSON)) {
                    entry(command, String.join(", ", option.names())
                        + (option.arity().max() > 0 ? " " + option.paramLabel() : ""), option);
                }
            }
            page.append(page.length() > start ? "\n" : "");
            commands(command, name + " ");
        }
    }

    private void entry(CommandLine command, String label, ArgSpec argument) {
        if (!argument.hidden()) {
            String candidates = argument.completionCandidates() == null
                ? ""
                : String.join(", ", argument.completionCandidates());
            String meaning = String.join(" ", argument.description())
                .replace("${DEFAULT-VALUE}", String.valueOf(argument.defaultValueString()))
                .replace("${COMPLETION-CANDIDATES}", candidates);
            page.append("- `").append(label).append("` ").append(plain(command, meaning)).append('\n');
        }
    }

    private static String plain(CommandLine command, String words) {
        return words.replace("${COMMAND-FULL-NAME}", command.getCommandSpec().qualifiedName())
            .replace("%n", " ").replace("%%", "%").replace("<", "\\<").replaceAll("\\s+", " ").strip();
    }
}
