package flipchip.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import flipchip.app.cli.Cli;
import flipchip.app.cli.answer.StandardOutput;
import flipchip.app.cli.circuit.HardwareCommand;
import flipchip.app.cli.window.ScreenshotService;
import flipchip.app.screenshot.ScreenshotSet;
import flipchip.app.screenshot.Screenshots;
import flipchip.app.start.FrameLog;
import flipchip.app.start.StartTraining;
import flipchip.app.window.assembly.Displays;
import flipchip.app.window.assembly.OnScreen;
import flipchip.app.window.theme.WindowTheme;
import flipchip.engine.notation.NotationException;
import flipchip.engine.simd.KernelFallback;
import flipchip.hwsim.referee.link.MomentLink;
import javafx.application.Application;

/// Entry of the program. Not an `Application`, so that checks run before the toolkit starts.
public final class Main {
    private static final Set<String> PICTURES = Set.of("screenshot", "screens");

    private Main() {}

    static void main(String[] args) {
        List<Path> files = FileArgument.all(args);
        System.exit(args.length == 0 ? game()
            : args.length == 1 && MomentLink.isLink(args[0]) ? moment(args[0])
            : HardwareCommand.opening(args).isPresent() ? circuit(args)
            : files.isEmpty() ? commandLine(args)
            : files(files));
    }

    /// The window with a circuit opened; without a window its parts in the terminal.
    private static int circuit(String[] args) {
        StartTraining.chooseScreen();
        Optional<String> problem = Displays.whyNoWindow()
            .or(() -> window(HardwareCommand.opening(args).orElseThrow().toArray(String[]::new)));
        return problem.isEmpty() ? 0 : commandLine(args);
    }

    /// The window with the games of `files`, which says itself what it cannot read of them.
    private static int files(List<Path> files) {
        List<Path> unreadable =
            files.stream().filter(file -> !Files.isReadable(file) || Files.isDirectory(file)).toList();
        unreadable.forEach(file -> System.err.println("Flipchip cannot open " + file + ": "
            + (Files.exists(file) ? "the file is not readable" : "file not found") + "."));
        if (unreadable.size() == files.size()) {
            return 1;
        }
        StartTraining.chooseScreen();
        Optional<String> problem = Displays.whyNoWindow().or(() -> window(
            files.stream().map(file -> file.toAbsolutePath().toString()).toArray(String[]::new)));
        problem.ifPresent(
            why -> System.err.println("Flipchip cannot open " + files.getFirst() + ": " + why + "."));
        return problem.isEmpty() ? 0 : 1;
    }

    /// The window at the moment that `link` names. Without a window there is nothing to show it.
    private static int moment(String link) {
        StartTraining.chooseScreen();
        Optional<String> wrong = problem(link);
        Optional<String> problem = wrong.or(Displays::whyNoWindow).or(() -> window("--link=" + link));
        problem.ifPresent(why -> System.err.println("Flipchip cannot open the link: " + why + "."));
        return problem.isEmpty() ? 0 : wrong.isPresent() ? 2 : 1;
    }

    private static Optional<String> problem(String link) {
        try {
            MomentLink.parse(link);
            return Optional.empty();
        } catch (NotationException problem) {
            return Optional.of(problem.getMessage());
        }
    }

    /// The game in the best form this place allows: window, terminal, or a demonstration.
    private static int game() {
        StartTraining.chooseScreen();
        Optional<String> problem = Displays.whyNoWindow().or(() -> window());
        if (problem.isEmpty()) {
            return 0;
        }
        boolean person = Cli.isTerminal();
        System.err.println("Flipchip cannot open a window: " + problem.get() + ". "
            + (person ? "Playing in the terminal instead." : "Playing a demonstration game instead."));
        return commandLine(person ? "play" : "demo");
    }

    /// Shows the window until it is closed; answers what kept it from opening.
    private static Optional<String> window(String... more) {
        try {
            KernelFallback.addListener(why -> System.err.println("The engine now runs on " + why + "."));
            OnScreen.hurry();
            List<String> arguments = new ArrayList<>(FrameLog.now());
            arguments.addAll(List.of(more));
            Application.launch(FlipchipApp.class, arguments.toArray(String[]::new));
            return Optional.empty();
        } catch (RuntimeException | LinkageError e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            return Optional
                .of(String.valueOf(cause.getMessage()).lines().findFirst().orElse(cause.toString()));
        }
    }

    /// Commands speak English, which scripts and other programs read; pictures speak as the window does.
    private static int commandLine(String... args) {
        if (!PICTURES.contains(args[0])) {
            Locale.setDefault(Locale.Category.DISPLAY, Locale.ENGLISH);
        }
        PrintWriter err = new PrintWriter(System.err, true);
        Cli.tellInOneLine(err);
        return Cli.run(StandardOutput.writer(), err, new HiddenWindow(), args);
    }

    /// Pictures never need a screen, so that they are the same everywhere.
    private static final class HiddenWindow implements ScreenshotService {
        @Override
        public void take(Shot shot, Path file) throws IOException, InterruptedException {
            OnScreen.hide();
            Screenshots.write(shot, file);
        }

        @Override
        public void takeAll(Order order, Path folder, Consumer<Screen> taken)
                throws IOException, InterruptedException {
            OnScreen.hide();
            ScreenshotSet.write(order, folder, taken);
        }

        @Override
        public String display() {
            return Displays.whyNoWindow().map(why -> "none: " + why)
                .orElseGet(() -> System.getenv().getOrDefault("DISPLAY", "of the system"));
        }

        @Override
        public String font() {
            OnScreen.hide();
            try {
                return WindowTheme.typefaces();
            } catch (RuntimeException | LinkageError e) {
                return "none: " + e;
            }
        }
    }
}
