package flipchip.app.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Failures;
import flipchip.app.cli.answer.FileName;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.StandardOutput;
import flipchip.app.cli.answer.TerminalText;
import flipchip.app.cli.answer.Version;
import flipchip.app.cli.ask.AnalyseCommand;
import flipchip.app.cli.ask.BenchCommand;
import flipchip.app.cli.ask.DatabaseCommand;
import flipchip.app.cli.ask.DoctorCommand;
import flipchip.app.cli.ask.EngineCommand;
import flipchip.app.cli.ask.MatchCommand;
import flipchip.app.cli.ask.PerftCommand;
import flipchip.app.cli.ask.SolveCommand;
import flipchip.app.cli.circuit.HardwareCommand;
import flipchip.app.cli.convert.ConvertCommand;
import flipchip.app.cli.convert.GameExportCommand;
import flipchip.app.cli.play.DemoCommand;
import flipchip.app.cli.play.DrillCommand;
import flipchip.app.cli.play.OwnGamesCommand;
import flipchip.app.cli.play.PlayCommand;
import flipchip.app.cli.play.SchoolCommand;
import flipchip.app.cli.play.TerminalLines;
import flipchip.app.cli.window.ScreensCommand;
import flipchip.app.cli.window.ScreenshotCommand;
import flipchip.app.cli.window.ScreenshotService;
import flipchip.app.cli.window.WindowTools;
import flipchip.engine.notation.MessageText;
import flipchip.engine.simd.KernelFallback;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;

/// A command line with a table of commands, one class each.
@Command(name = "flipchip", mixinStandardHelpOptions = true, scope = ScopeType.INHERIT,
    versionProvider = Version.class,
    description = {"Othello, and the circuit that referees it.",
        "Without a command the window opens, with a file of games or a link (flipchip:f5d6c3?at=2.3.7)"
            + " if one is given."},
    synopsisSubcommandLabel = "[COMMAND]", exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:success", "1:a check failed or a file could not be used", "2:wrong command line",
        "130:interrupted by Ctrl-C"})
public final class Cli implements WindowTools {
    // One a line, so that new commands do not touch each other.
    private static final List<Class<?>> COMMANDS = List.of(PlayCommand.class, DrillCommand.class,
        SchoolCommand.class, OwnGamesCommand.class, DemoCommand.class, PerftCommand.class, SolveCommand.class,
        AnalyseCommand.class, ConvertCommand.class, GameExportCommand.class, EngineCommand.class,
        MatchCommand.class, DatabaseCommand.class, HardwareCommand.class, ScreenshotCommand.class,
        ScreensCommand.class, DoctorCommand.class, BenchCommand.class);

    private static final int LONGEST_MESSAGE = 800;
    private static final Pattern BOARD =
        Pattern.compile("-(?:[-.+_*@#XxOoBbWw01]\\s*){7}(?:[-.+_*@#XxOoBbWw01]|\\s|/)");

    private final ScreenshotService camera;

    private Cli(ScreenshotService camera) {
        this.camera = camera;
    }

    /// Runs the command that `args` name.
    ///
    /// @param out    results
    /// @param err    progress and problems
    /// @param camera takes the pictures of the window
    /// @return the exit status
    public static int run(PrintWriter out, PrintWriter err, ScreenshotService camera, String... args) {
        CommandLine line = new CommandLine(new Cli(camera));
        commands(args).forEach(line::addSubcommand);
        return execute(line, out, err, args);
    }

    /// The whole command line, which is not run: the manual page and the completion of shells are made from
    /// it.
    public static CommandLine commandLine() {
        CommandLine line = new CommandLine(new Cli((_, _) -> {}));
        COMMANDS.forEach(line::addSubcommand);
        return line;
    }

    /// Runs a command line with its answers to misuse; also that of the laboratory.
    public static int execute(CommandLine line, PrintWriter results, PrintWriter problems, String... args) {
        PrintWriter out = TerminalText.of(results);
        PrintWriter err = TerminalText.of(problems);
        Consumer<String> kernels = why -> err.println("The engine now runs on " + why + ".");
        KernelFallback.addListener(kernels);
        line.setOut(results).setErr(err).setCaseInsensitiveEnumValuesAllowed(true).setExpandAtFiles(false)
            .registerConverter(Path.class, new FileName())
            .setParameterExceptionHandler((problem, _) -> misunderstood(problem, problem.getCommandLine()))
            .setExecutionExceptionHandler((problem, command, _) -> problem instanceof Misuse
                ? misunderstood(problem, command)
                : Failures.tell(problem, err))
            .setExecutionStrategy(parsed -> {
                // the only text with escape codes, for bold type, is picocli's own
                Integer helped = help(parsed, err);
                line.setOut(out);
                return helped == null ? new CommandLine.RunLast().execute(parsed) : helped;
            });
        try {
            int code =
                line.execute(helpAsOption(line, args).stream().map(Cli::positional).toArray(String[]::new));
            err.flush();
            return flushed(out, code);
        } catch (RuntimeException | Error problem) {
            return Failures.tell(problem, err);
        } finally {
            KernelFallback.removeListener(kernels);
        }
    }

    /// The exit code after a help text, if one is asked for. picocli prints the stack of what fails here.
    private static Integer help(CommandLine.ParseResult parsed, PrintWriter err) {
        try {
            return CommandLine.executeHelpRequest(parsed);
        } catch (StandardOutput.Failure failure) {
            return Failures.tell(failure, err);
        }
    }

    /// `help` in place of a command: `help`, `hw help` and `help hw verify` ask for what `--help` shows.
    private static List<String> helpAsOption(CommandLine line, String... args) {
        List<String> words = new ArrayList<>(List.of(args));
        CommandLine group = line;
        int at = 0;
        boolean asked = false;
        while (at < words.size() && !group.getSubcommands().isEmpty()) {
            if (!asked && words.get(at).equals("help")) {
                words.remove(at);
                asked = true;
            } else if (group.getSubcommands().containsKey(words.get(at))) {
                group = group.getSubcommands().get(words.get(at++));
            } else {
                return words;                          // refused: not a command
            }
        }
        if (asked) {
            words.add("--help");
        }
        return words;
    }

    /// A board whose first square is empty begins like an option; behind a blank it is none.
    private static String positional(String word) {
        return BOARD.matcher(word).lookingAt() ? " " + word : word;
    }

    /// What failed because of the output was told then.
    private static int flushed(PrintWriter out, int code) {
        try {
            out.flush();
            return code;
        } catch (StandardOutput.Failure failure) {
            if (code != ExitCode.OK) {
                return code;
            }
            throw failure;
        }
    }

    /// A thread that ends by an exception says so in one line, as a command does.
    public static void tellInOneLine(PrintWriter err) {
        Thread.setDefaultUncaughtExceptionHandler((_, problem) -> Failures.tell(problem, err));
    }

    /// The command that comes first in `args`, or all commands if it is none of them: to look at all of them
    /// takes longer than most commands run.
    private static List<Class<?>> commands(String... args) {
        return COMMANDS.stream()
            .filter(type -> args.length > 0 && type.getAnnotation(Command.class).name().equals(args[0]))
            .findFirst().<List<Class<?>>>map(List::of).orElse(COMMANDS);
    }

    @Override
    public ScreenshotService camera() {
        return camera;
    }

    /// Whether a person can type: standard input is a terminal.
    public static boolean isTerminal() {
        return TerminalLines.isStandardInput();
    }

    /// One sentence and where to read more, instead of the whole usage text.
    private static int misunderstood(Exception problem, CommandLine line) {
        line.getErr().println(MessageText.of(String.valueOf(problem.getMessage()), LONGEST_MESSAGE));
        if (problem instanceof ParameterException unknown) {
            CommandLine.UnmatchedArgumentException.printSuggestions(unknown, line.getErr());
        }
        line.getErr().println("Try '" + line.getCommandSpec().qualifiedName() + " --help'.");
        return ExitCode.USAGE;
    }
}
