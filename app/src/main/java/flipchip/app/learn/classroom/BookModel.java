package flipchip.app.learn.classroom;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import flipchip.app.kit.work.Worker;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookEdits;
import flipchip.engine.book.BookMove;
import flipchip.engine.book.BookPositions;
import flipchip.engine.book.ForeignBook;
import flipchip.engine.book.ForeignBook.Taken;
import flipchip.engine.book.OpeningBook;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;
import flipchip.engine.notation.NotationException;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A view model of the opening book: a board on which it is walked, and the user's corrections, which the
/// computer plays by at once and which are kept in a file. FX thread only.
final class BookModel {
    private static final int LONGEST = 256 << 20;

    private final Path file;
    private final Worker keeper;
    private final Consumer<Throwable> failed;
    private final Consumer<OpeningBook> use;
    private final ReadOnlyObjectWrapper<Game> game = new ReadOnlyObjectWrapper<>(this, "game", Game.INITIAL);
    private final ReadOnlyObjectWrapper<BookEdits> edits =
        new ReadOnlyObjectWrapper<>(this, "edits", BookEdits.NONE);
    private OpeningBook book = OpeningBook.standard();
    private int writing;
    private boolean unwritten;

    /// @param use told of the book whenever it changes
    BookModel(Path file, Worker keeper, Consumer<Throwable> failed, Consumer<OpeningBook> use) {
        this.file = file;
        this.keeper = keeper;
        this.failed = failed;
        this.use = use;
    }

    /// Reads what is kept by now, as another window may have changed it.
    void begin() {
        BookEdits known = edits.get();
        keeper.ask(() -> {
            BookEdits kept = kept();
            return kept.lines().equals(known.lines()) ? known : kept;
        }, kept -> {
            if (writing == 0 && kept != known) {
                take(unwritten ? kept.merged(known) : kept);
            }
        }, failed);
    }

    private BookEdits kept() throws IOException {
        return Files.exists(file) ? read(file).moves() : BookEdits.NONE;
    }

    /// @throws IOException naming the file and what is wrong in it
    private static Taken read(Path file) throws IOException {
        byte[] bytes = RegularFile.read(file, LONGEST);
        try {
            return ForeignBook.isOne(bytes)
                ? ForeignBook.read(bytes)
                : new Taken(BookEdits.ofLines(RegularFile.lines(file)), false);
        } catch (NotationException e) {
            throw new IOException(file.getFileName() + ", " + e.getMessage(), e);
        }
    }

    ReadOnlyObjectProperty<Game> gameProperty() {
        return game.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<BookEdits> editsProperty() {
        return edits.getReadOnlyProperty();
    }

    /// What the book knows of the position on the board, best first.
    List<BookMove> moves() {
        return book.moves(game.get().position().board());
    }

    /// Whether a move of the position is corrected.
    boolean isCorrected(Square square) {
        return edits.get().of(game.get().position().board()).containsKey(square);
    }

    String opening() {
        return book.name(game.get()).orElse("");
    }

    void choose(Square square) {
        if (game.get().position().isLegal(square)) {
            game.set(game.get().play(square));
        }
    }

    void show(Game other) {
        game.set(other);
    }

    void back() {
        game.set(game.get().prefix(Math.max(0, game.get().length() - 1)));
    }

    /// What the last move on the board is worth to the side that played it; empty if the book does not know
    /// it.
    Optional<BookMove> last() {
        if (game.get().length() == 0) {
            return Optional.empty();
        }
        Board before = game.get().positionAt(game.get().length() - 1).board();
        Board behind = BookPositions.canonical(before.play(game.get().moves().getLast()));
        return book.moves(before).stream()
            .filter(move -> BookPositions.canonical(before.play(move.move())).equals(behind)).findFirst();
    }

    /// Whether the last move on the board is corrected.
    boolean isLastCorrected() {
        return game.get().length() > 0 && edits.get().without(game.get()).size() < edits.get().size();
    }

    /// Gives the last move on the board a value, or forbids it.
    void correct(OptionalInt centidiscs) {
        if (game.get().length() > 0) {
            Game last = game.get();
            keep(all -> all.with(last, centidiscs));
        }
    }

    /// Takes the correction of the last move back.
    void reset() {
        if (game.get().length() > 0) {
            Game last = game.get();
            keep(all -> all.without(last));
        }
    }

    /// Takes in the corrections of a file, or the moves of a book of Egaroucid or Edax.
    void load(Path other, Consumer<Taken> done) {
        keeper.ask(() -> read(other), more -> {
            keep(all -> all.merged(more.moves()));
            done.accept(more);
        }, failed);
    }

    /// Changes what the file holds by now, as another program may have; a damaged file stays as it is.
    private void keep(UnaryOperator<BookEdits> change) {
        take(change.apply(edits.get()));
        writing++;
        keeper.ask(() -> {
            AtomicFile.write(file, String.join("\n", change.apply(kept()).lines()) + "\n");
            return true;
        }, _ -> writing--, problem -> {
            writing--;
            unwritten = true;
            failed.accept(problem);
        });
    }

    private void take(BookEdits changed) {
        book = OpeningBook.standard().with(changed);
        use.accept(book);
        edits.set(changed);
    }
}
