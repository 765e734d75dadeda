package flipchip.app.cli.window;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import flipchip.engine.board.Game;
import flipchip.engine.io.FileFault;
import flipchip.hwsim.referee.run.Instant;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

@Command(name = "screenshot", description = "Write a picture of the window. Needs no display.")
public final class ScreenshotCommand implements Callable<Integer> {
    private static final Pattern SIZE = Pattern.compile("(\\d{1,5})x(\\d{1,5})");

    private static final Pattern INSTANT = Pattern.compile("(\\d{1,3})\\.(\\d{1,3})\\.(\\d{1,4})");
    /// The clock of a move in which the discs flip: after READY twice, while the move comes and is taken.
    private static final int UPDATE_CLOCK = 2;
    private static final int MID_FLIP = 10;
    /// Seconds.
    private static final int LONGEST_WAIT = 3600;

    @ParentCommand
    private WindowTools parent;
    @Mixin
    private Output output;
    @Option(names = "--theme", paramLabel = "THEME", defaultValue = "light",
        description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private ThemeChoice theme;
    @Option(names = "--size", paramLabel = "WxH", defaultValue = "1440x900",
        description = "Width and height in pixels. Default: ${DEFAULT-VALUE}.")
    private String size;
    @Option(names = "--moves", paramLabel = "MOVES",
        defaultValue = "f5f6e6f4e3d6c6c5g5d3f3c4c7d7b4e2c3d2e8b6d1",
        description = "Moves to show on the board, e.g. f5d6c3. Default: a game of 21 moves.")
    private String moves;
    @Option(names = "--at", paramLabel = "MOVE.CLOCK.STEP",
        description = "Moment of the circuit to show, e.g. 21.2.10; the move 0 is power-up, in Circuit. "
            + "Default: in the middle of the last move's flips.")
    private Optional<String> at;
    @ArgGroup(exclusive = true, multiplicity = "0..*")
    private List<Step> steps = new ArrayList<>();
    @Option(names = "--wait", paramLabel = "SECONDS", defaultValue = "0",
        description = "Wait before the picture. Default: ${DEFAULT-VALUE}.")
    private double wait;
    @Mixin
    private Look look;
    @Option(names = "--out", paramLabel = "FILE", defaultValue = "flipchip.png",
        description = "The file to write: PNG, or SVG if it ends in .svg. Default: ${DEFAULT-VALUE}.")
    private Path file;
    @Mixin
    private Overwrite overwrite;

    /// One thing to do before the picture; they are done in their order.
    private static final class Step {
        @Option(names = "--do", paramLabel = "COMMAND", required = true,
            description = "Run this command of the window first, e.g. settings; may be repeated. The ids are "
                + "those of the menu items.")
        private String command = "";
        @Option(names = "--press", paramLabel = "ID[=VALUE]", required = true,
            description = "Press the control with this id, once it is there, or choose VALUE in it: a text, "
                + "a number, "
                + "or a line counted from 1, e.g. hazard-list=2; may be repeated and mixed with --do.")
        private String control = "";
        @Option(names = "--key", paramLabel = "KEY", required = true,
            description = "Press a key, e.g. Right or Shift+A; may be repeated and mixed with the others.")
        private String key = "";

        private ScreenshotService.Act act() {
            return !command.isEmpty() ? new ScreenshotService.Act(ScreenshotService.Act.Kind.COMMAND, command)
                : !control.isEmpty() ? new ScreenshotService.Act(ScreenshotService.Act.Kind.PRESS, control)
                : new ScreenshotService.Act(ScreenshotService.Act.Kind.KEY, key);
        }
    }

    private record Written(String file, int width, int height, ThemeChoice theme) {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        Matcher parts = SIZE.matcher(size);
        if (!parts.matches()) {
            throw new Misuse("--size: '" + size + "' is not of the form 1440x900");
        }
        if (!(wait >= 0 && wait <= LONGEST_WAIT)) {
            throw new Misuse("--wait: '" + wait + "' is not in 0.." + LONGEST_WAIT);
        }
        int width = Integer.parseInt(parts.group(1));
        int height = Integer.parseInt(parts.group(2));
        try {
            Game game = Arguments.game("--moves", moves);
            overwrite.check(List.of(file));
            parent.camera().take(
                new ScreenshotService.Shot(theme, width, height, game, instant(game),
                    new ScreenshotService.Setting(look.language(), look.scale(),
                        steps.stream().map(Step::act).toList(), Duration.ofMillis((long) (wait * 1000)))),
                file);
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage());
        } catch (IndexOutOfBoundsException e) {
            throw new Misuse("--at: " + e.getMessage());
        } catch (FileFault e) {
            throw e;
        } catch (IOException e) {
            throw new CommandFailure("The picture could not be written: " + e.getMessage(), e);
        }
        output.give("screenshot", new Written(file.toString(), width, height, theme), "Wrote %s, %dx%d.%n",
            file, width, height);
        return ExitCode.OK;
    }

    private Optional<Instant> instant(Game game) {
        if (at.isEmpty()) {
            return game.length() == 0
                ? Optional.empty()
                : Optional.of(new Instant(game.length(), UPDATE_CLOCK, MID_FLIP));
        }
        Matcher parts = INSTANT.matcher(at.get());
        if (!parts.matches()) {
            throw new Misuse("--at: '" + at.get() + "' is not of the form 21.2.10");
        }
        return Optional.of(new Instant(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)),
            Integer.parseInt(parts.group(3))));
    }
}
