package flipchip.app.cli.answer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import flipchip.app.files.format.Reading;
import flipchip.app.files.format.Recognizer;
import flipchip.app.files.format.TreeFormat;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.io.RegularFile;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;

/// A game named on the command line: moves, a board of 64 signs and the side to move, or a file that holds
/// one of these or games as GGF, in the form of SGF that this program writes, or with heads like
/// `[Black "name"]`.
public final class GameArgument {
    private static final String BOARD = "[-.XxOo*BbWw01\\s]{65,}";
    /// A word that can only be meant as a file: moves and boards have no such endings, and separators only in
    /// tags.
    private static final String NAME = "[^\\[;]*[/\\\\][^\\[;]*|.*\\.(?i:ggf|sgf|txt|pgn)";

    private static final int LONGEST = 32 << 20;

    private GameArgument() {}

    /// @param number which game of a GGF or SGF file, from 1 on
    /// @throws NotationException if the argument itself cannot be read, or a file has fewer games
    /// @throws CommandFailure    if the file does not exist or cannot be read or holds no game
    public static Game read(String argument, int number) throws NotationException {
        Path file = file(argument);
        if (file == null) {
            return parse(argument, number);
        }
        try {
            return parse(RegularFile.text(file, LONGEST), number);
        } catch (NotationException e) {
            if (number > 1 && e.where().equals("game " + number)) {
                throw e.within(file.toString());
            }
            throw new CommandFailure(e.within(file.toString()).getMessage(), e);
        } catch (IOException e) {
            throw new CommandFailure(e.getMessage(), e);
        }
    }

    /// What is said of a game that can be read and not be used: about a file, or about the command line.
    public static RuntimeException unusable(String argument, String message) {
        return file(argument) == null ? new Misuse(message) : new CommandFailure(message, null);
    }

    private static Path file(String argument) {
        try {
            Path path = Path.of(argument);
            return Files.isRegularFile(path) || argument.matches(NAME) ? path : null;
        } catch (InvalidPathException _) {
            return null;
        }
    }

    private static Game game(String form, Reading read, int number) throws NotationException {
        if (!read.problems().isEmpty()) {
            throw new NotationException(form, read.problems().getFirst());
        }
        if (number < 1 || number > read.games().size()) {
            throw new NotationException("game " + number, "there are only " + read.games().size());
        }
        return read.games().get(number - 1).game();
    }

    private static Game parse(String text, int number) throws NotationException {
        if (text.contains("(;")) {
            return Recognizer.isTree(text)
                ? game("SGF", TreeFormat.read(text), number)
                : Ggf.read(text).game(number).game();
        }
        if (text.strip().matches(BOARD)) {
            return Game.startingAt(BoardText.parse(text));
        }
        if (Recognizer.hasHeads(text)) {
            return game("PGN", Recognizer.read(text), number);
        }
        Transcript.Reading reading = Transcript.read(text, Position.INITIAL);
        if (reading.problem().isPresent()) {
            throw reading.problem().get();
        }
        return reading.game();
    }
}
