package flipchip.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.settings.ThemeChoice;
import flipchip.engine.board.Game;
import flipchip.engine.board.NotationException;
import flipchip.engine.board.Transcript;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(name = "screenshot", description = "Write a picture of the window. Needs no display.")
final class ScreenshotCommand implements Callable<Integer> {
    private static final Pattern SIZE = Pattern.compile("(\\d{1,5})x(\\d{1,5})");

    @Spec
    private CommandSpec spec;
    @ParentCommand
    private Cli parent;
    @Mixin
    private Output output;
    @Option(names = "--theme", paramLabel = "THEME", defaultValue = "light",
        description = "light or dark. Default: ${DEFAULT-VALUE}.")
    private ThemeChoice theme;
    @Option(names = "--size", paramLabel = "WxH", defaultValue = "1440x900",
        description = "Width and height in pixels. Default: ${DEFAULT-VALUE}.")
    private String size;
    @Option(names = "--moves", paramLabel = "MOVES", defaultValue = "",
        description = "Moves to show on the board, e.g. f5d6c3.")
    private String moves;
    @Option(names = "--out", paramLabel = "FILE", defaultValue = "flipchip.png",
        description = "The PNG file to write. Default: ${DEFAULT-VALUE}.")
    private Path file;

    private record Written(String file, int width, int height, ThemeChoice theme) {}

    @Override
    public Integer call() throws InterruptedException {
        Matcher parts = SIZE.matcher(size);
        if (!parts.matches()) {
            throw problem("--size: '" + size + "' is not of the form 1440x900");
        }
        int width = Integer.parseInt(parts.group(1));
        int height = Integer.parseInt(parts.group(2));
        try {
            parent.camera().take(new Camera.Shot(theme, width, height, game()), file);
        } catch (IllegalArgumentException e) {
            throw problem("--size: " + e.getMessage());
        } catch (IOException e) {
            spec.commandLine().getErr().println("The picture could not be written: " + e.getMessage());
            return ExitCode.FAILED;
        }
        if (output.isJson()) {
            new JsonLines(spec.commandLine().getOut()).write("screenshot",
                new Written(file.toString(), width, height, theme));
        } else {
            spec.commandLine().getOut().println("Wrote " + file + ", " + width + "x" + height + ".");
        }
        return ExitCode.OK;
    }

    private Game game() {
        try {
            return Transcript.parse(moves);
        } catch (NotationException e) {
            throw problem("--moves: " + e.getMessage());
        }
    }

    private ParameterException problem(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
