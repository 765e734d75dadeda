package flipchip.app.cli.convert;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.Arguments;
import flipchip.app.cli.answer.CommandFailure;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Overwrite;
import flipchip.app.cli.answer.StandardInput;
import flipchip.app.files.format.GameFiles;
import flipchip.app.files.format.Reading;
import flipchip.app.files.format.SavedGame;
import flipchip.app.files.format.WebPage;
import flipchip.engine.board.Game;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;
import flipchip.engine.notation.NotationException;
import flipchip.hwsim.referee.link.MomentLink;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// A command, `flipchip export page PAGE`: it writes a game as one page for browsers.
@Command(name = "page",
    description = {"Write one HTML file with a game in it, to play and to step through by gate delays.",
        "It needs no network."})
final class ExportPageCommand implements Callable<Integer> {
    private static final int LONGEST = 32 << 20;

    @Spec
    private CommandSpec spec;
    @Parameters(paramLabel = "PAGE", description = "The file to write, such as game.html.")
    private Path page;
    @ArgGroup(multiplicity = "1")
    private Source source;
    @Option(names = "--number", paramLabel = "N", defaultValue = "1",
        description = "Which game of the file (default: ${DEFAULT-VALUE}).")
    private int number;
    @Option(names = "--at", paramLabel = "MOVE[.CLOCK.GATE]",
        description = "What the page shows first. Default: the end of the game.")
    private Optional<String> at;
    @Mixin
    private Overwrite overwrite;

    /// Where the game is from.
    static final class Source {
        @Option(names = "--moves", required = true, paramLabel = "MOVES", description = "The game.")
        private String moves;
        @Option(names = "--game", required = true, paramLabel = "FILE",
            description = "A file of games, with names, variations and comments; - is standard input.")
        private Path file;
    }

    @Override
    public Integer call() throws IOException {
        SavedGame game = source.file == null
            ? SavedGame.of(Arguments.game("--moves", source.moves))
            : read(StandardInput.file(source.file, ""));
        String link = link(game.game());
        WebPage empty = WebPage.builtIn();
        overwrite.check(List.of(page));
        AtomicFile.write(page, empty.with(game, link));
        spec.commandLine().getOut().println(page);
        return ExitCode.OK;
    }

    private String link(Game game) {
        MomentLink end = new MomentLink(game, game.length(), Optional.empty());
        if (at.isEmpty()) {
            return end.words();
        }
        if (!at.get().matches("[0-9.]+")) {
            throw new Misuse("--at: '" + at.get() + "' is not of the form 21.2.10 or 21");
        }
        try {
            return MomentLink.parse(end.text().replace("?at=" + game.length(), "?at=" + at.get())).words();
        } catch (NotationException e) {
            throw new Misuse("--at: " + e.getMessage(), e);
        }
    }

    private SavedGame read(Path file) throws IOException {
        RegularFile.check(file, LONGEST);
        Reading read = GameFiles.read(file);
        if (number < 1 || number > read.games().size()) {
            throw read.games().isEmpty()
                ? new CommandFailure(
                    file + ": " + read.problems().stream().findFirst().orElse("no game found"), null)
                : new Misuse("--number: " + file + " has games 1 to " + read.games().size());
        }
        return read.games().get(number - 1);
    }
}
