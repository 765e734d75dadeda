package flipchip.engine.book;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;

/// A user's corrections of a book: moves with another value, moves added, moves never to be played.
/// Immutable; a position is found in any of its eight symmetries.
///
/// As text a line for each: the moves that lead there with the move itself, and its value in discs for the
/// side that plays it, or `never`. `%` begins a comment line.
public final class BookEdits {
    public static final BookEdits NONE = new BookEdits(Map.of());
    private static final String NEVER = "never";
    private static final double MOST = 64;

    /// By the game that ends with the move; the boards before it are different.
    private final Map<Game, OptionalInt> edits;
    private final Map<Board, Map<Square, OptionalInt>> moves = new HashMap<>();

    private BookEdits(Map<Game, OptionalInt> edits) {
        this.edits = edits;
        edits.forEach((game, value) -> {
            Board before = game.positionAt(game.length() - 1).board();
            Symmetry turn = BookPositions.toCanonical(before);
            moves.computeIfAbsent(turn.apply(before), _ -> new HashMap<>())
                .put(turn.apply(game.moves().getLast()), value);
        });
    }

    /// @param edits the values of last moves, in centidiscs; the boards behind them are different
    static BookEdits of(Map<Game, OptionalInt> edits) {
        return new BookEdits(new LinkedHashMap<>(edits));
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
        Map<Game, OptionalInt> more = withoutSame(game);
        more.put(game, value);
        return new BookEdits(more);
    }

    /// Without what was corrected of the last move of a game.
    public BookEdits without(Game game) {
        return new BookEdits(withoutSame(game));
    }

    /// The same move may have been reached by another way.
    private Map<Game, OptionalInt> withoutSame(Game game) {
        Map<Game, OptionalInt> more = new LinkedHashMap<>(edits);
        Board after = after(game);
        more.keySet().removeIf(other -> after(other).equals(after));
        return more;
    }

    /// The corrections of a board's moves, as the board lies.
    public Map<Square, OptionalInt> of(Board board) {
        Symmetry turn = BookPositions.toCanonical(board);
        Map<Square, OptionalInt> own = new HashMap<>();
        moves.getOrDefault(turn.apply(board), Map.of())
            .forEach((square, value) -> own.put(turn.inverse().apply(square), value));
        return own;
    }

    /// With those of another one, which take the place of these.
    public BookEdits merged(BookEdits other) {
        Set<Board> replaced = new HashSet<>();
        other.edits.keySet().forEach(game -> replaced.add(after(game)));
        Map<Game, OptionalInt> all = new LinkedHashMap<>(edits);
        all.keySet().removeIf(game -> replaced.contains(after(game)));
        all.putAll(other.edits);
        return new BookEdits(all);
    }

    private static Board after(Game game) {
        return BookPositions.canonical(game.position().board());
    }

    /// The lines of a file.
    public List<String> lines() {
        return edits.entrySet().stream()
            .map(edit -> Transcript.print(edit.getKey()) + " "
                + (edit.getValue().isEmpty() ? NEVER : String.valueOf(edit.getValue().getAsInt() / 100.0)))
            .toList();
    }

    /// With one line of a file; a comment or an empty line changes nothing.
    ///
    /// @throws NotationException naming what is wrong with it
    public BookEdits withLine(String line) throws NotationException {
        String[] words = line.strip().split("\\s+");
        if (line.isBlank() || line.startsWith("%")) {
            return this;
        }
        Game game = Transcript.parse(words[0]);
        if (words.length != 2 || game.length() == 0) {
            throw new NotationException(line.strip(), "moves and a value are expected, e.g. f5d6c3 +1.5");
        }
        if (words[1].equals(NEVER)) {
            return with(game, OptionalInt.empty());
        }
        try {
            double discs = Double.parseDouble(words[1]);
            if (!(Math.abs(discs) <= MOST)) {
                throw new NumberFormatException(words[1]);
            }
            return with(game, OptionalInt.of((int) Math.round(100 * discs)));
        } catch (NumberFormatException _) {
            throw new NotationException(words[1], "a value is a number of discs from -64 to 64, or never");
        }
    }
}
