import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import flipchip.app.cli.Cli;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// Writes the manual page `flipchip.1` and the completion of bash `flipchip.bash` from the command line's own
/// table, so that neither can be out of date. `java ... Manual.java FOLDER DATE`.
final class Manual {
    private final StringBuilder page = new StringBuilder();

    static void main(String[] args) throws IOException {
        if (args.length != 2) {
            throw new IllegalArgumentException("usage: java Manual.java FOLDER DATE");
        }
        Path folder = Files.createDirectories(Path.of(args[0]));
        CommandLine line = Cli.commandLine();
        // The first line goes: the file is read, not run.
        Files.writeString(folder.resolve("flipchip.bash"),
            AutoComplete.bash("flipchip", line).replaceFirst("^#!.*\n", ""));
        Files.writeString(folder.resolve("flipchip.1"), new Manual().write(line, args[1]));
    }

    private String write(CommandLine line, String date) {
        page.append(".TH FLIPCHIP 1 \"").append(date, 0, 10).append("\" \"\" \"Games\"\n");
        section("NAME");
        page.append("flipchip \\- Othello, and the circuit that referees it\n");
        section("SYNOPSIS");
        page.append(".B flipchip\n.RI [ FILE | LINK ]\n.br\n.B flipchip\n.I COMMAND\n.RI [ ARGUMENT ...]\n");
        section("DESCRIPTION");
        text(String.join(" ", line.getCommandSpec().usageMessage().description()));
        section("COMMANDS");
        commands(line, "");
        section("EXIT STATUS");
        line.getCommandSpec().usageMessage().exitCodeList()
            .forEach((code, meaning) -> entry(code.strip(), meaning));
        section("FILES");
        text("Settings, games and the library, and the running game lie in the folders of the XDG Base "
            + "Directory Specification, by default ~/.config/flipchip, ~/.local/share/flipchip and "
            + "~/.local/state/flipchip; the variable FLIPCHIP_HOME names another place for all of them.");
        return page.toString();
    }

    private void commands(CommandLine line, String before) {
        for (CommandLine command : line.getSubcommands().values().stream().distinct()
            .sorted(Comparator.comparing(CommandLine::getCommandName)).toList()) {
            String name = before + command.getCommandName();
            if (command.getCommandSpec().usageMessage().hidden()) {
                continue;
            }
            page.append(".SS \"").append(escaped(name)).append("\"\n");
            text(synopsis(command));
            page.append(".PP\n");
            text(String.join(" ", command.getCommandSpec().usageMessage().description()));
            for (PositionalParamSpec parameter : command.getCommandSpec().positionalParameters()) {
                argument(parameter.paramLabel(), parameter);
            }
            for (OptionSpec option : command.getCommandSpec().options()) {
                if (!option.usageHelp() && !option.versionHelp()) {
                    argument(String.join(", ", option.names())
                        + (option.arity().max() > 0 ? " " + option.paramLabel() : ""), option);
                }
            }
            commands(command, name + " ");
        }
    }

    private void argument(String label, ArgSpec argument) {
        if (!argument.hidden()) {
            String meaning = String.join(" ", argument.description());
            String value = argument.defaultValueString();
            entry(label, meaning.replace("${DEFAULT-VALUE}", value).replace("${COMPLETION-CANDIDATES}",
                candidates(argument)));
        }
    }

    private static String candidates(ArgSpec argument) {
        return argument.completionCandidates() == null
            ? ""
            : String.join(", ", argument.completionCandidates());
    }

    private static String synopsis(CommandLine command) {
        return command.getHelp().synopsis(0).strip().replaceAll("\\s+", " ");
    }

    private void section(String name) {
        page.append(".SH ").append(name).append('\n');
    }

    private void entry(String label, String meaning) {
        page.append(".TP\n.B \"").append(escaped(label)).append("\"\n");
        text(meaning);
    }

    private void text(String words) {
        String line = escaped(words.replace("%n", " ").replace("%%", "%").strip());
        page.append(line.startsWith(".") || line.startsWith("'") ? "\\&" : "").append(line).append('\n');
    }

    /// Signs that mean something to troff: the backslash, hyphens that are minus signs, quotes of an
    /// argument.
    private static String escaped(String words) {
        return words.replace("\\", "\\e").replace("-", "\\-").replace("\"", "\\(dq").replace("'", "\\(aq");
    }
}
