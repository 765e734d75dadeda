package flipchip.app.cli.window;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.cli.answer.Arguments;
import flipchip.app.cli.answer.CommandFailure;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.Overwrite;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.engine.io.FileFault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(name = "screens",
    description = "Write a picture of every screen of the window, and report text that is cut off or "
        + "overlaps. Needs no display.")
public final class ScreensCommand implements Callable<Integer> {
    private static final Pattern SIZE = Pattern.compile("(\\d{1,4})x(\\d{1,4})");

    @ParentCommand
    private WindowTools parent;
    @Mixin
    private Output output;
    @Parameters(paramLabel = "FOLDER", description = "Output folder, with a folder for each theme and size.")
    private Path folder;
    @Mixin
    private Overwrite overwrite;
    @Option(names = "--theme", paramLabel = "THEME", defaultValue = "light,dark", split = ",",
        description = "${COMPLETION-CANDIDATES}; several with commas. Default: ${DEFAULT-VALUE}.")
    private List<ThemeChoice> themes;
    @Option(names = "--size", paramLabel = "WxH", defaultValue = "800x600,1280x800,1920x1080", split = ",",
        description = "Width and height in pixels; several with commas. Default: ${DEFAULT-VALUE}.")
    private List<String> sizes;
    @Option(names = "--moves", paramLabel = "MOVES",
        defaultValue = "f5f6e6f4e3d6c6c5g5d3f3c4c7d7b4e2c3d2e8b6d1",
        description = "Moves on the board. Default: a game of 21 moves.")
    private String moves;
    @Mixin
    private Look look;

    @Override
    public Integer call() throws IOException, InterruptedException {
        List<ScreenshotService.Screen> wrong = new ArrayList<>();
        try {
            ScreenshotService.Order order = new ScreenshotService.Order(themes, parsed(),
                Arguments.game("--moves", moves), look.language(), look.scale());
            overwrite.check(there(order));
            parent.camera().takeAll(order, folder, screen -> {
                output.give("screen", screen, out -> {
                    out.println(screen.file() + (screen.problems().isEmpty() ? "" : ":"));
                    screen.problems().forEach(problem -> out.println("  " + problem));
                });
                if (!screen.problems().isEmpty()) {
                    wrong.add(screen);
                }
            });
        } catch (FileFault e) {
            throw e;
        } catch (IOException e) {
            throw new CommandFailure("The pictures could not be written: " + e.getMessage(), e);
        }
        return wrong.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
    }

    /// The pictures that are in the folders to be written.
    private List<Path> there(ScreenshotService.Order order) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path part : order.folders(folder)) {
            if (Files.isDirectory(part)) {
                try (DirectoryStream<Path> pictures = Files.newDirectoryStream(part, "*.png")) {
                    pictures.forEach(files::add);
                }
            }
        }
        return files;
    }

    private List<ScreenshotService.Size> parsed() {
        return sizes.stream().map(text -> {
            Matcher parts = SIZE.matcher(text);
            if (!parts.matches()) {
                throw new Misuse("--size: '" + text + "' is not of the form 800x600");
            }
            return new ScreenshotService.Size(Integer.parseInt(parts.group(1)),
                Integer.parseInt(parts.group(2)));
        }).toList();
    }
}
