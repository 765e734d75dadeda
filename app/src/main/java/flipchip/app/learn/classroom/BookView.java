package flipchip.app.learn.classroom;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.NumberText;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Game;
import flipchip.engine.book.BookMove;
import flipchip.engine.book.ForeignBook.Taken;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A page with the opening book: a board to walk on, the moves that the book knows there with their values,
/// and the correction of the last one.
///
/// Ids: the squares with the prefix `book-`; `book-moves`, `book-opening`, `book-last`, `book-value`,
/// `book-set`, `book-never`, `book-reset`, `book-back`, `book-game`, `book-import`, `book-says`.
final class BookView extends HBox {
    private static final Texts TEXTS = Texts.of("classroom");
    private static final double MOST = 64;
    private static final int LONGEST = 30;

    private final BookModel model;
    private final PracticeBoard board;
    private final ListView<BookMove> moves = Controls.withId(new ListView<>(), "book-moves");
    private final Label opening = ExercisePage.label("book-opening");
    private final Label last = ExercisePage.label("book-last");
    private final Label says = ExercisePage.label("book-says");
    private final TextField value = Controls.withId(new TextField(), "book-value");
    private final Button set = ExercisePage.button("book-set", TEXTS.get("book.set"));
    private final Button never = ExercisePage.button("book-never", TEXTS.get("book.never"));
    private final Button reset = ExercisePage.button("book-reset", TEXTS.get("book.reset"));
    private final Button back = ExercisePage.button("book-back", TEXTS.get("repertoire.back"));

    /// @param shown the game of the window
    /// @param file  asks for a file with corrections
    BookView(BookModel model, Supplier<Game> shown, Supplier<Optional<Path>> file) {
        this.model = model;
        getStyleClass().add("classroom");
        board = new PracticeBoard("book-", model.gameProperty(), model::choose);
        HBox.setHgrow(board.view(), Priority.ALWAYS);
        board.view().setMinSize(200, 200);
        board.view().maxWidthProperty().bind(board.view().heightProperty());
        moves.setAccessibleText(TEXTS.get("book.moves"));
        moves.setCellFactory(_ -> new Row());
        moves.setMinHeight(80);
        moves.setPlaceholder(new Label(TEXTS.get("book.none")));
        moves.setOnMouseClicked(_ -> follow());
        moves.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                follow();
                event.consume();
            }
        });
        VBox.setVgrow(moves, Priority.ALWAYS);
        value.setPrefColumnCount(6);
        value.setAccessibleText(TEXTS.get("book.value"));
        value.setOnAction(_ -> correct());
        set.setOnAction(_ -> correct());
        never.setOnAction(_ -> model.correct(OptionalInt.empty()));
        reset.setOnAction(_ -> model.reset());
        back.setOnAction(_ -> model.back());
        Button game = ExercisePage.button("book-game", TEXTS.get("book.game"));
        game.setOnAction(_ -> model.show(shown.get().prefix(Math.min(LONGEST, shown.get().length()))));
        Button load = ExercisePage.button("book-import", TEXTS.get("book.import"));
        load.setOnAction(_ -> file.get().ifPresent(chosen -> model.load(chosen, this::say)));
        opening.getStyleClass().add("question");
        VBox column = ExercisePage.column(opening, row(back, game, load), moves, last,
            Controls.styled(new FlowPane(value, set, never, reset), "signals"), says);
        getChildren().addAll(board.view(), column);
        model.gameProperty().subscribe(this::refresh);
        model.editsProperty().subscribe(this::refresh);
        refresh();
    }

    private static FlowPane row(Button... buttons) {
        return Controls.styled(new FlowPane(buttons), "signals");
    }

    private void say(Taken taken) {
        int count = taken.moves().size();
        says.setText(taken.cut() ? TEXTS.get("book.cut", count) : TEXTS.count("book.imported", count));
    }

    void focusBoard() {
        board.view().focusBoard();
    }

    private void follow() {
        BookMove chosen = moves.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            model.choose(chosen.move());
        }
    }

    private void correct() {
        try {
            double discs = Double.parseDouble(value.getText().strip().replace(',', '.').replace('−', '-'));
            if (Math.abs(discs) <= MOST) {
                says.setText("");
                model.correct(OptionalInt.of((int) Math.round(100 * discs)));
                return;
            }
        } catch (NumberFormatException _) {
            // said below
        }
        says.setText(TEXTS.get("book.wrong", value.getText().strip()));
    }

    private void refresh() {
        Game game = model.gameProperty().get();
        moves.getItems().setAll(model.moves());
        String name = model.opening();
        opening.setText(game.length() == 0 ? TEXTS.get("book.begin")
            : name.isEmpty() ? TEXTS.get("repertoire.unnamed")
            : name);
        boolean some = game.length() > 0;
        Optional<BookMove> known = model.last();
        last.setText(!some
            ? ""
            : TEXTS.get(known.isPresent() ? "book.last"
                : model.isLastCorrected() ? "book.last.never"
                : "book.last.new", game.length(), game.moves().getLast()));
        value.setText(known.map(move -> discs(move.centidiscs())).orElse(""));
        value.setDisable(!some);
        set.setDisable(!some);
        never.setDisable(!some);
        reset.setDisable(!model.isLastCorrected());
        back.setDisable(!some);
    }

    private static String discs(int centidiscs) {
        return NumberText.of("%+.1f", centidiscs / 100.0);
    }

    /// A move, its value, and how many games went on with it.
    private final class Row extends ListCell<BookMove> {
        @Override
        protected void updateItem(BookMove move, boolean empty) {
            super.updateItem(move, empty);
            setGraphic(empty || move == null ? null : row(move));
            setAccessibleText(empty || move == null
                ? null
                : move.move() + ", " + discs(move.centidiscs()) + ", " + games(move));
        }

        private HBox row(BookMove move) {
            Label square = Controls.label(move.move().toString(), "book-move");
            Label worth = Controls.label(discs(move.centidiscs()), "book-worth");
            return Controls.styled(new HBox(square, worth, Controls.label(games(move), "quiet")), "book-row");
        }

        private String games(BookMove move) {
            String games = TEXTS.get(move.games() == BookMove.MOST_GAMES ? "book.games.most" : "book.games",
                move.games());
            return model.isCorrected(move.move()) ? games + ", " + TEXTS.get("book.own") : games;
        }
    }
}
