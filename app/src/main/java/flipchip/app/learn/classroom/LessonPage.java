package flipchip.app.learn.classroom;

import java.nio.file.Path;
import java.util.function.Consumer;
import flipchip.app.game.board.BoardView;
import flipchip.app.game.board.BoardViewModel;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.work.Worker;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A page for the lessons in Othello: a large board of their own and the words. FX thread only.
///
/// Keys: those of a [LessonView]. Ids: prefix `othello-` of a [LessonView]; squares `othello-d3` and so on.
final class LessonPage extends HBox {
    private final GameSession session = new GameSession();
    private final LessonModel model;
    private final BoardView board;

    /// @param file     where it is kept which lessons are finished
    /// @param keeper   reads and writes it
    /// @param failed   told why it could not
    /// @param whenDone closes the page
    /// @param finished told of each lesson that is finished
    LessonPage(Path file, Worker keeper, Consumer<Throwable> failed, Runnable whenDone, Runnable finished) {
        model = new LessonModel(Lessons.othello(), session, file, keeper, failed);
        BoardViewModel squares = new BoardViewModel(session);
        board = new BoardView(squares, squares::squareChosen);
        LessonView words = new LessonView("othello-", model);
        board.lookupAll(".square").forEach(square -> square.setId("othello-" + square.getId()));
        board.setMinSize(200, 200);
        board.maxWidthProperty().bind(board.heightProperty());          // the words stand beside it
        HBox.setHgrow(board, Priority.ALWAYS);
        getStyleClass().add("classroom");
        VBox.setVgrow(words, Priority.ALWAYS);
        getChildren().addAll(board, ExercisePage.column(words));
        squares.refusalProperty().subscribe(words::say);
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (!event.isShortcutDown() && !event.isAltDown()) {
                words.onKey(event);
            }
        });
        boolean[] begun = new boolean[1];
        model.changesProperty().subscribe(() -> {
            if (begun[0] && !model.isRunning() && !session.isLesson()) {
                whenDone.run();
            }
            begun[0] = model.isRunning();
            if (model.isDone() && model.isAtEnd()) {
                finished.run();
            }
        });
    }

    /// Begins a lesson.
    void begin(int number) {
        model.read(() -> {
            model.begin(number);
            board.focusBoard();
        });
    }

    /// Begins with the first lesson that is not finished.
    void begin() {
        model.read(() -> {
            model.again();
            board.focusBoard();
        });
    }
}
