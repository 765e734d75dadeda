package flipchip.app.cli.answer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Consumer;
import flipchip.app.files.format.GameFiles;
import flipchip.app.files.format.Reading;
import flipchip.app.files.format.Recognizer;
import flipchip.engine.board.Game;
import flipchip.engine.io.RegularFile;
import flipchip.engine.notation.Fen;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.NotationException;

/// A game named on the command line: moves, a board and the side to move, or a file that holds one of these
/// or games in any other form; `-` is standard input.
public final class GameArgument {
    /// A word that can only be meant as a file: moves and boards have no such endings, and separators only in
    /// tags.
    private static final String NAME =
        "[^\\[;\\n]*[/\\\\][^\\[;\\n]*|.*\\.(?i:ggf|sgf|txt|pgn|json|" + "csv|obf|wtb|zip|gz|bz2)";

    private static final int LONGEST = 32 << 20;

    private GameArgument() {}

    /// @param number which game of a file, from 1 on
    /// @param note   takes what was skipped or guessed
    /// @throws NotationException if the argument itself cannot be read, or a file has fewer games
    /// @throws CommandFailure    if the file does not exist or cannot be read or holds no game
    /// @throws Misuse            if there is nothing to read
    public static Game read(String argument, int number, Consumer<String> note) throws NotationException {
        if (argument.isBlank()) {
            throw new Misuse("the game is empty; moves such as f5d6c3, a board or a file was expected");
        }
        Path file = file(argument);
        try {
            if (argument.equals(StandardInput.NAME)) {
                byte[] bytes = StandardInput.bytes();
                return game(GameFiles.read(bytes), RegularFile.text(bytes), number, note);
            }
            if (file == null) {
                return game(Recognizer.read(argument), argument, number, note);
            }
            RegularFile.check(file, LONGEST);
            Reading read = GameFiles.read(file);
            return game(read, read.kind() == Reading.Kind.GGF ? RegularFile.text(file, LONGEST) : "", number,
                note);
        } catch (NotationException e) {
            if (file == null) {
                throw e;
            }
            if (number > 1 && e.where().equals("game " + number)) {
                throw e.within(file.toString());
            }
            boolean isWhole = e.where().contains(". ");              // a sentence, not a place in the file
            throw new CommandFailure(
                isWhole ? file + ": " + e.getMessage() : e.within(file.toString()).getMessage(), e);
        } catch (IOException e) {
            throw new CommandFailure(e.getMessage(), e);
        }
    }

    /// What is said of a game that can be read and not be used: about a file, or about the command line.
    public static RuntimeException unusable(String argument, String message) {
        return file(argument) == null ? new Misuse(message) : new CommandFailure(message, null);
    }

    private static Path file(String argument) {
        if (argument.contains("://") || Fen.isOne(argument)) {
            return null;
        }
        try {
            Path path = Path.of(argument);
            return Files.exists(path) || argument.matches(NAME) ? path : null;
        } catch (InvalidPathException _) {
            return null;
        }
    }

    /// In a file of GGF only what is wrong with the game itself matters.
    private static Game game(Reading read, String text, int number, Consumer<String> note)
            throws NotationException {
        read.notes().forEach(note);
        if (read.kind() == Reading.Kind.GGF && text.contains("(;")) {
            return Ggf.read(text).game(number).game();
        }
        if (!read.problems().isEmpty()) {
            String problem = read.problems().getFirst();
            int colon = problem.indexOf(": ");
            throw new NotationException(colon < 0 ? "game" : problem.substring(0, colon),
                problem.substring(colon < 0 ? 0 : colon + 2));
        }
        if (number < 1 || number > read.games().size()) {
            throw new NotationException("game " + number, "there are only " + read.games().size());
        }
        return read.games().get(number - 1).game();
    }
}
