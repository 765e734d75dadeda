package flipchip.app.learn.classroom;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import flipchip.app.kit.text.Texts;
import flipchip.app.learn.school.Today;
import flipchip.app.shell.FileDialogs;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.book.BookLine;

/// The pages about openings: the drill, the learner's repertoire, the book. FX thread only.
final class OpeningPages {
    private static final Texts TEXTS = Texts.of("classroom");

    private final Shell shell;
    private final Supplier<Game> shown;
    private final DrillModel model;
    private final RepertoireModel repertoire;
    private final BookModel book;
    private Optional<DrillView> drill = Optional.empty();

    /// @param shown the game of the window
    OpeningPages(Shell shell, Supplier<Game> shown, DrillModel model, RepertoireModel repertoire,
            BookModel book) {
        this.shell = shell;
        this.shown = shown;
        this.model = model;
        this.repertoire = repertoire;
        this.book = book;
    }

    /// Reads what computers play by: the book as it was corrected, the repertoire.
    void begin() {
        book.begin();
        repertoire.begin();
    }

    void openDrill() {
        openDrill(drill());
    }

    private void openDrill(DrillView view) {
        shell.pages().open(Page.of("drill-page", TEXTS.get("drill.title"), view, Page.Size.WHOLE));
        view.focusBoard();
    }

    private DrillView drill() {
        if (drill.isEmpty()) {
            drill = Optional.of(new DrillView(model, shown));
            model.begin();
        }
        return drill.get();
    }

    void train(Today.Training wanted) {
        drill().train(wanted.opening(), wanted.color());
        openDrill(drill());
    }

    private void train(List<BookLine> lines, Color color) {
        drill().train(lines, color);
        openDrill(drill());
    }

    void openRepertoire() {
        repertoire.begin();
        RepertoireView view = new RepertoireView(repertoire, shown, this::train);
        shell.pages().open(Page.of("repertoire-page", TEXTS.get("repertoire.title"), view, Page.Size.WHOLE));
        view.focusBoard();
    }

    void openBook() {
        book.begin();
        BookView view = new BookView(book, shown, () -> shell.files().open(TEXTS.get("book.import"),
            List.of(FileDialogs.Kind.of(TEXTS.get("book.kind"), "txt", "egbk3", "egbk2", "dat"))));
        shell.pages().open(Page.of("book-page", TEXTS.get("book.title"), view, Page.Size.WHOLE));
        view.focusBoard();
    }
}
