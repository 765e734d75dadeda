package flipchip.app.cli.convert;

import java.util.List;
import java.util.stream.Collectors;
import flipchip.app.files.format.GgfGames;
import flipchip.app.files.format.Reading;
import flipchip.app.files.format.Recognizer;
import flipchip.app.files.format.SavedGame;
import flipchip.app.files.format.TreeFormat;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.GgfGame;
import flipchip.engine.notation.Transcript;

/// A format in which `flipchip convert` writes games; see docs/play/formats.md.
enum Form {
    /// Our tree format: variations, comments and times.
    SGF("SGF"),
    /// One line of moves with times, clocks and values.
    GGF("GGF"),
    /// A list of moves, a line each.
    MOVES("a list of moves"),
    /// The last position and the side to move, a line each.
    BOARD("a board");

    private final String words;

    Form(String words) {
        this.words = words;
    }

    /// As sentences call it.
    String words() {
        return words;
    }

    /// Of a file's name.
    String ending() {
        return switch (this) {
            case SGF -> "sgf";
            case GGF -> "ggf";
            case MOVES, BOARD -> "txt";
        };
    }

    /// The game with a line break at its end.
    String write(FoundGame found) {
        return switch (this) {
            case SGF -> TreeFormat.write(found.game());
            case GGF -> Ggf.write(ggf(found)) + "\n";
            case MOVES -> moves(found.game().game()) + "\n";
            case BOARD -> BoardText.print(found.game().game().position()) + "\n";
        };
    }

    /// The games one after another.
    String write(List<FoundGame> games) {
        return games.stream().map(this::write).collect(Collectors.joining());
    }

    /// What came from a GGF file goes into one with all that it has.
    static GgfGame ggf(FoundGame found) {
        return found.ggf().orElseGet(() -> GgfGames.toGgf(found.game()));
    }

    /// Whether `text`, which holds `games`, is read again as these. A list of moves does not say where it
    /// begins: one that is not played out may go on in the next. Only the first [Reading#MOST_GAMES] of a
    /// file are read, whatever the form, so no more are compared.
    boolean isReadAgain(List<FoundGame> games, String text) {
        return this != MOVES || games.size() == 1
                || Recognizer.read(text).games().stream().map(Form::line).toList().equals(
                    games.stream().limit(Reading.MOST_GAMES).map(found -> line(found.game())).toList());
    }

    private static String line(SavedGame game) {
        return moves(game.game());
    }

    /// Where the game does not begin as usual, or has not begun, its board stands before the moves.
    private static String moves(Game game) {
        boolean usual = game.start().equals(Position.INITIAL) && game.length() > 0;
        return ((usual ? "" : BoardText.print(game.start()) + " ") + Transcript.print(game)).strip();
    }
}
