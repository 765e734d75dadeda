package flipchip.engine.book;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.random.RandomGenerator;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;

/// Moves to play in known positions. Immutable; a position is found in any of its eight symmetries.
public final class OpeningBook {
    /// No named opening is longer.
    private static final int LONGEST_NAMED = 30;

    private final List<BookLine> lines;
    private final Map<Board, List<Square>> moves = new HashMap<>();
    private final Map<Board, String> names = new HashMap<>();
    private final BookPositions positions;
    private final BookEdits edits;

    /// The book of these lines alone. A board that several lines pass has all their moves, one for each line.
    public OpeningBook(List<BookLine> lines) {
        this(lines, BookPositions.EMPTY);
    }

    /// A book of valued positions; the lines name openings, and give moves where no position is known.
    public OpeningBook(List<BookLine> lines, BookPositions positions) {
        this(lines, positions, BookEdits.NONE);
    }

    private OpeningBook(List<BookLine> lines, BookPositions positions, BookEdits edits) {
        this.positions = positions;
        this.edits = edits;
        this.lines = List.copyOf(lines);
        for (BookLine line : lines) {
            for (int ply = 0; ply < line.game().length(); ply++) {
                add(line.game().positionAt(ply).board(), line.game().moves().get(ply));
            }
            names.putIfAbsent(canonical(line.game().position().board()), line.name());
        }
    }

    /// The book that comes with the program. Without its positions, should their file be damaged, the lines
    /// remain.
    public static OpeningBook standard() {
        return Standard.BOOK;
    }

    private static OpeningBook readStandard() {
        try (Reader text = new InputStreamReader(OpeningBook.class.getResourceAsStream("openings.txt"),
            StandardCharsets.UTF_8)) {
            return new OpeningBook(read(text).lines, builtInPositions());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NotationException e) {
            throw new IllegalStateException("openings.txt: " + e.getMessage(), e);
        }
    }

    /// Read on first use.
    private static final class Standard {
        static final OpeningBook BOOK = readStandard();
    }

    /// Reads lines of the form `name: moves`; `%` begins a comment line.
    ///
    /// @throws NotationException naming the line with an illegal move or without a colon
    public static OpeningBook read(Reader text) throws IOException, NotationException {
        List<BookLine> lines = new ArrayList<>();
        BufferedReader reader = new BufferedReader(text);
        int number = 0;
        for (String row = reader.readLine(); row != null; row = reader.readLine()) {
            number++;
            if (!row.isBlank() && !row.startsWith("%")) {
                lines.add(parse(row, number));
            }
        }
        return new OpeningBook(lines);
    }

    public List<BookLine> lines() {
        return lines;
    }

    public BookPositions positions() {
        return positions;
    }

    /// The same book with other corrections.
    public OpeningBook with(BookEdits corrections) {
        return new OpeningBook(lines, positions, corrections);
    }

    /// The moves of a board with the corrections, best first, as the board lies.
    public List<BookMove> moves(Board board) {
        return corrected(board, positions.moves(board));
    }

    private List<BookMove> corrected(Board board, List<BookMove> known) {
        Map<Square, OptionalInt> own = edits.of(board);
        if (own.isEmpty()) {
            return known;
        }
        List<BookMove> all = new ArrayList<>();
        Set<Board> seen = new HashSet<>();      // of moves that mirror each other one is given
        for (BookMove move : known) {
            seen.add(canonical(board.play(move.move())));
            own.getOrDefault(move.move(), OptionalInt.of(move.centidiscs()))
                .ifPresent(centidiscs -> all.add(new BookMove(move.move(), centidiscs, move.games())));
        }
        own.forEach((square, value) -> {
            if (value.isPresent() && seen.add(canonical(board.play(square)))) {
                all.add(new BookMove(square, value.getAsInt(), 0));
            }
        });
        all.sort(Comparator.comparingInt(BookMove::centidiscs).reversed().thenComparing(BookMove::move));
        return List.copyOf(all);
    }

    /// A book move for this board in the default style; empty if the board is unknown.
    public Optional<Square> choose(Board board, RandomGenerator random) {
        return choose(board, BookStyle.DEFAULT, random);
    }

    /// A book move for this board: one of the valued moves that the style allows, else the likelier the more
    /// lines play it; empty if the board is unknown or none of its good moves leads on into the book.
    ///
    /// What leaves the book has only the short search of the board behind its value: there a search made now
    /// is better.
    public Optional<Square> choose(Board board, BookStyle style, RandomGenerator random) {
        List<BookMove> valued = corrected(board, positions.moves(board, random));
        if (valued.isEmpty() && edits.of(board).isEmpty()) {
            return chooseFromLines(board, random);
        }
        return choose(allowed(board, valued, style), style, random);
    }

    /// The valued moves that [#choose] draws from.
    public List<BookMove> allowed(Board board, BookStyle style) {
        return allowed(board, moves(board), style);
    }

    private List<BookMove> allowed(Board board, List<BookMove> valued, BookStyle style) {
        int least = valued.isEmpty() ? 0 : valued.getFirst().centidiscs() - style.mostLoss();
        Map<Square, OptionalInt> own = edits.of(board);
        return valued.stream()
            .filter(move -> move.centidiscs() >= least
                    && (own.containsKey(move.move()) || !positions.moves(board.play(move.move())).isEmpty()))
            .toList();
    }

    private static Optional<Square> choose(List<BookMove> allowed, BookStyle style, RandomGenerator random) {
        if (allowed.isEmpty()) {
            return Optional.empty();
        }
        int drawn = random.nextInt(allowed.stream().mapToInt(move -> weight(move, style)).sum());
        int at = 0;
        while (drawn >= weight(allowed.get(at), style)) {
            drawn -= weight(allowed.get(at), style);
            at++;
        }
        return Optional.of(allowed.get(at).move());
    }

    private static int weight(BookMove move, BookStyle style) {
        return style.byGames() ? 1 + move.games() : 1;
    }

    private Optional<Square> chooseFromLines(Board board, RandomGenerator random) {
        List<Square> known = moves.get(canonical(board));
        if (known == null) {
            return Optional.empty();
        }
        Square move = known.get(random.nextInt(known.size()));
        return Optional.of(toCanonical(board).inverse().apply(move));
    }

    /// The name of the opening that ends in this board, in any symmetry.
    public Optional<String> name(Board board) {
        return Optional.ofNullable(names.get(canonical(board)));
    }

    /// The name of the longest beginning of a game that has one.
    public Optional<String> name(Game game) {
        for (int ply = Math.min(LONGEST_NAMED, game.length()); ply > 0; ply--) {
            Optional<String> name = name(game.positionAt(ply).board());
            if (name.isPresent()) {
                return name;
            }
        }
        return Optional.empty();
    }

    /// Adds the move as seen from every symmetry that makes the board canonical, so that the equivalent moves
    /// of a symmetric board are all there, as often as each other.
    private void add(Board board, Square move) {
        Board canonical = canonical(board);
        for (Symmetry symmetry : Symmetry.values()) {
            if (symmetry.apply(board).equals(canonical)) {
                moves.computeIfAbsent(canonical, _ -> new ArrayList<>()).add(symmetry.apply(move));
            }
        }
    }

    private static BookLine parse(String row, int number) throws NotationException {
        int colon = row.indexOf(':');
        if (colon <= 0) {
            throw new NotationException("line " + number, "a name and a colon are missing");
        }
        String name = row.substring(0, colon).strip();
        try {
            return new BookLine(name, Transcript.parse(row.substring(colon + 1).strip()));
        } catch (NotationException e) {
            throw e.within("line " + number + ", " + name);
        }
    }

    private static Board canonical(Board board) {
        return BookPositions.canonical(board);
    }

    private static Symmetry toCanonical(Board board) {
        return BookPositions.toCanonical(board);
    }

    private static BookPositions builtInPositions() {
        try {
            return BookFile.readBuiltIn();
        } catch (IOException e) {
            return BookPositions.EMPTY;
        }
    }
}
