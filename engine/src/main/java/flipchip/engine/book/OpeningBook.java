package flipchip.engine.book;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import flipchip.engine.board.Board;
import flipchip.engine.board.NotationException;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.board.Transcript;

/// Moves to play in known positions. Immutable; a position is found in any of its eight symmetries.
public final class OpeningBook {
    private final List<BookLine> lines;
    private final Map<Board, List<Square>> moves = new HashMap<>();
    private final Map<Board, String> names = new HashMap<>();

    /// The book of these lines. A board that several lines pass has all their moves, one for each line.
    public OpeningBook(List<BookLine> lines) {
        this.lines = List.copyOf(lines);
        for (BookLine line : lines) {
            for (int ply = 0; ply < line.game().length(); ply++) {
                add(line.game().positionAt(ply).board(), line.game().moves().get(ply));
            }
            names.putIfAbsent(canonical(line.game().position().board()), line.name());
        }
    }

    /// The book that comes with the program.
    public static OpeningBook standard() {
        try (Reader text = new InputStreamReader(
            OpeningBook.class.getResourceAsStream("openings.txt"), StandardCharsets.UTF_8)) {
            return read(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NotationException e) {
            throw new IllegalStateException("openings.txt: " + e.getMessage(), e);
        }
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

    /// A book move for this board, the likelier the more lines play it; empty if the board is unknown.
    public Optional<Square> choose(Board board, RandomGenerator random) {
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

    /// Adds the move as seen from every symmetry that makes the board canonical, so that the equivalent moves of a
    /// symmetric board are all there, as often as each other.
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
        return toCanonical(board).apply(board);
    }

    /// The symmetry whose image of the board has the least bitboards.
    private static Symmetry toCanonical(Board board) {
        Symmetry best = Symmetry.IDENTITY;
        Board least = board;
        for (Symmetry symmetry : Symmetry.values()) {
            Board image = symmetry.apply(board);
            int difference = Long.compareUnsigned(image.player(), least.player());
            if (difference < 0 || difference == 0 && Long.compareUnsigned(image.opponent(), least.opponent()) < 0) {
                least = image;
                best = symmetry;
            }
        }
        return best;
    }
}
