package flipchip.app.files.format;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import flipchip.app.game.session.GameTree;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Position;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.Ggf;

/// A format in which games are written; see docs/play/formats.md.
public enum Form {
    /// Our tree format: variations, comments and times.
    SGF,
    /// One line of moves with times, clocks and values.
    GGF,
    /// A list of moves, a line each.
    MOVES,
    /// The last position and the side to move, a line each.
    BOARD;

    private static final Texts TEXTS = Texts.of("library");

    /// As sentences call it.
    String words() {
        return TEXTS.get("form." + name().toLowerCase(Locale.ROOT));
    }

    /// Of a file's name.
    public String ending() {
        return switch (this) {
            case SGF -> "sgf";
            case GGF -> "ggf";
            case MOVES, BOARD -> "txt";
        };
    }

    /// The game with a line break at its end.
    public String write(SavedGame game) {
        return switch (this) {
            case SGF -> TreeFormat.write(game);
            case GGF -> Ggf.write(GgfGames.toGgf(game)) + "\n";
            case MOVES -> line(game) + "\n";
            case BOARD -> BoardText.print(game.game().position()) + "\n";
        };
    }

    /// The games one after another.
    public String write(List<SavedGame> games) {
        return games.stream().map(this::write).collect(Collectors.joining());
    }

    /// Whether `text`, which holds `games`, is read again as these. A list of moves does not say where it
    /// begins: one that is not played out may go on in the next. Only the first [Reading#MOST_GAMES] of a
    /// file are read, whatever the form, so no more are compared.
    public boolean isReadAgain(List<SavedGame> games, String text) {
        if (this != MOVES || games.size() == 1) {
            return true;
        }
        List<SavedGame> read = Recognizer.read(text).games();
        return read.size() == Math.min(games.size(), Reading.MOST_GAMES) && text.startsWith(write(read));
    }

    private static String line(SavedGame game) {
        return moves(game.tree());
    }

    /// Where the game does not begin as usual, or has not begun, its board stands before the moves.
    private static String moves(GameTree tree) {
        StringBuilder text = new StringBuilder();
        if (!tree.start().equals(Position.INITIAL) || tree.first().isEmpty()) {
            text.append(BoardText.print(tree.start().afterForcedPass())).append(' ');
        }
        tree.mainLine().forEach(text::append);
        return text.toString().strip();
    }
}
