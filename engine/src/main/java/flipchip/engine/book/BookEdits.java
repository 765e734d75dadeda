package flipchip.engine.book;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;

/// A user's corrections of a book: moves with another value, moves added, moves never to be played.
/// Immutable; a move is found in any symmetry, and on every board from which it leads to the same one.
///
/// As text a line for each: the moves that lead there with the move itself, and its value in discs for the
/// side that plays it, or `never`. `%` begins a comment line.
public final class BookEdits {
    public static final BookEdits NONE = new BookEdits(Map.of());
    private static final String NEVER = "never";
    private static final double MOST = 64;

    /// By the canonical board behind the move.
    private final Map<Board, Edit> edits;

    private BookEdits(Map<Board, Edit> edits) {
        this.edits = edits;
    }

    /// @param value of the last move for the side that played it; empty if it is never to be played
    private record Edit(Game game, OptionalInt value) {
        /// Whether who played the move is to move behind it.
        boolean again() {
            return game.positionAt(game.length() - 1).toMove() == game.position().toMove();
        }
    }

    /// @param edits the values of last moves, in centidiscs
    static BookEdits of(Map<Game, OptionalInt> edits) {
        Map<Board, Edit> all = new LinkedHashMap<>();
        edits.forEach((game, value) -> all.put(behind(game.position()), new Edit(game, value)));
        return new BookEdits(all);
    }

    /// How many moves are corrected.
    public int size() {
        return edits.size();
    }

    /// With another value for the last move of a game, in centidiscs; empty if it is never to be played.
    ///
    /// @throws IllegalArgumentException without a move, or if the value is outside -64 to 64 discs
    public BookEdits with(Game game, OptionalInt value) {
        if (game.length() == 0 || value.isPresent() && Math.abs(value.getAsInt()) > 100 * MOST) {
            throw new IllegalArgumentException(Transcript.print(game) + " " + value);
        }
        return merged(of(Map.of(game, value)));
    }

    /// Without what was corrected of the last move of a game.
    public BookEdits without(Game game) {
        Map<Board, Edit> less = new LinkedHashMap<>(edits);
        less.remove(behind(game.position()));
        return new BookEdits(less);
    }

    /// The corrections of a board's moves, as the board lies; moves that mirror each other have the same.
    public Map<Square, OptionalInt> of(Board board) {
        Map<Square, OptionalInt> own = new LinkedHashMap<>();
        if (edits.isEmpty()) {
            return own;
        }
        Position before = new Position(board, Color.BLACK);
        for (Square move : before.moves()) {
            Position after = before.play(move);
            Edit edit = edits.get(behind(after));
            if (edit != null && edit.again() == (after.toMove() == Color.BLACK)) {
                own.put(move, edit.value());
            } else if (edit != null && edit.value().isPresent()) {
                own.put(move, OptionalInt.of(-edit.value().getAsInt()));       // the other side's
            }
        }
        return own;
    }

    /// With those of another one, which take the place of these.
    public BookEdits merged(BookEdits other) {
        Map<Board, Edit> all = new LinkedHashMap<>(edits);
        all.putAll(other.edits);
        return new BookEdits(all);
    }

    private static Board behind(Position after) {
        return BookPositions.canonical(after.board());
    }

    /// The lines of a file.
    public List<String> lines() {
        return edits.values().stream()
            .map(edit -> Transcript.print(edit.game()) + " "
                + (edit.value().isEmpty() ? NEVER : String.valueOf(edit.value().getAsInt() / 100.0)))
            .toList();
    }

    /// Those of a file's lines, of two for one move the later; comments and empty lines are left out.
    ///
    /// @throws NotationException naming the line and what is wrong with it
    public static BookEdits ofLines(List<String> lines) throws NotationException {
        LinkedHashMap<Game, OptionalInt> all = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!line.isBlank() && !line.startsWith("%")) {
                try {
                    String[] words = line.strip().split("\\s+");
                    Game game = Transcript.parse(words[0]);
                    if (words.length != 2 || game.length() == 0) {
                        throw new NotationException(line.strip(),
                            "moves and a value are expected, e.g. f5d6c3 +1.5");
                    }
                    all.putLast(game, value(words[1]));
                } catch (NotationException e) {
                    throw e.within("line " + (i + 1));
                }
            }
        }
        return of(all);
    }

    private static OptionalInt value(String word) throws NotationException {
        if (word.equals(NEVER)) {
            return OptionalInt.empty();
        }
        try {
            double discs = Double.parseDouble(word);
            if (!(Math.abs(discs) <= MOST)) {
                throw new NumberFormatException(word);
            }
            return OptionalInt.of((int) Math.round(100 * discs));
        } catch (NumberFormatException _) {
            throw new NotationException(word, "a value is a number of discs from -64 to 64, or never");
        }
    }
}
