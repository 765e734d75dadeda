package flipchip.app.learn.classroom;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.Worker;
import flipchip.app.learn.school.OwnGames;
import flipchip.app.learn.school.OwnRepertoire;
import flipchip.app.learn.school.OwnRepertoire.Line;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookLine;
import flipchip.engine.book.OpeningBook;
import flipchip.engine.notation.Transcript;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// A view model of the learner's repertoire: its lines of a colour, and a board on which they are walked and
/// made longer. Every change is kept at once. FX thread only.
final class RepertoireModel {
    private static final Texts TEXTS = Texts.of("classroom");

    private final Path file;
    private final Worker keeper;
    private final Consumer<Throwable> failed;
    private final Supplier<OwnGames> games;
    private final ReadOnlyObjectWrapper<OwnRepertoire> repertoire =
        new ReadOnlyObjectWrapper<>(this, "repertoire", OwnRepertoire.NONE);
    private final ReadOnlyObjectWrapper<Game> game = new ReadOnlyObjectWrapper<>(this, "game", Game.INITIAL);
    private final ObjectProperty<Color> color = new SimpleObjectProperty<>(this, "color", Color.BLACK);
    private int writing;
    private boolean unwritten;

    /// @param games the learner's
    RepertoireModel(Path file, Worker keeper, Consumer<Throwable> failed, Supplier<OwnGames> games) {
        this.file = file;
        this.keeper = keeper;
        this.failed = failed;
        this.games = games;
    }

    /// Reads what is kept by now, as another window may have changed it.
    void begin() {
        keeper.ask(() -> OwnRepertoire.load(file, damaged -> keeper.ask(() -> damaged, failed, failed)),
            this::take, failed);
    }

    /// Shows what the file holds, unless it will soon hold more, and what could not be written to it.
    private void take(OwnRepertoire kept) {
        if (writing > 0) {
            return;
        }
        OwnRepertoire all = kept;
        for (Line line : unwritten ? repertoire.get().lines() : List.<Line>of()) {
            all = all.with(line);
        }
        repertoire.set(all);
    }

    ReadOnlyObjectProperty<OwnRepertoire> repertoireProperty() {
        return repertoire.getReadOnlyProperty();
    }

    /// What is on the board.
    ReadOnlyObjectProperty<Game> gameProperty() {
        return game.getReadOnlyProperty();
    }

    /// Whose moves are to be known.
    ObjectProperty<Color> colorProperty() {
        return color;
    }

    /// Plays a move on the board, if it is legal.
    void choose(Square square) {
        if (game.get().position().isLegal(square)) {
            game.set(Transcript.startingWithF5(game.get().play(square)));
        }
    }

    void show(Game line) {
        game.set(line);
    }

    void back() {
        game.set(game.get().prefix(Math.max(0, game.get().length() - 1)));
    }

    /// Whether the moves on the board are in the repertoire.
    boolean isKnown() {
        return game.get().length() == 0
                || here().filter(line -> repertoire.get().with(line).equals(repertoire.get())).isPresent();
    }

    private Optional<Line> here() {
        return Optional.of(new Line(color.get(), game.get())).filter(line -> line.game().length() > 0);
    }

    /// Takes the moves on the board into the repertoire.
    void add() {
        here().ifPresent(line -> keep(all -> all.with(line)));
    }

    /// Takes another game's moves into it.
    void add(Game line) {
        Line more = new Line(color.get(), line);
        keep(all -> all.with(more));
    }

    /// Takes the last move on the board out of it, with all that follows, and goes back.
    void remove() {
        here().ifPresent(line -> {
            keep(all -> all.without(line));
            back();
        });
    }

    /// Takes in what was played several times; answers how many lines are new.
    int merge() {
        OwnGames played = games.get();
        int before = repertoire.get().lines().size();
        keep(all -> all.merged(played));
        return repertoire.get().lines().size() - before;
    }

    /// The lines of the colour, to be trained.
    List<BookLine> lines() {
        return repertoire.get().bookLines(color.get(), TEXTS.get("repertoire.unnamed"));
    }

    /// What the position on the board is called.
    String opening() {
        return OpeningBook.standard().name(game.get()).orElse("");
    }

    private void keep(UnaryOperator<OwnRepertoire> change) {
        OwnRepertoire changed = change.apply(repertoire.get());
        if (!changed.equals(repertoire.get())) {
            repertoire.set(changed);
            writing++;
            keeper.ask(() -> OwnRepertoire.update(file, change), kept -> {
                writing--;
                take(kept);
            }, problem -> {
                writing--;
                unwritten = true;
                failed.accept(problem);
            });
        }
    }
}
