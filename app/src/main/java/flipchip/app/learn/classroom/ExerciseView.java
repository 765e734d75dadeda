package flipchip.app.learn.classroom;

import java.util.List;
import java.util.Optional;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A page of an [Exercise]: the position on a board, next to it the task and the result.
///
/// Keys: those of the board; N the next question, S the answer. Ids begin with the page's prefix: `school-a1`
/// and so on, `school-task`, `school-verdict` (`:right`, `:wrong`), `school-standing`, `school-next`,
/// `school-solve`. Look: classroom.css.
class ExerciseView extends HBox {
    private static final Texts TEXTS = Texts.of("classroom");

    private final Exercise exercise;
    private final PracticeBoard board;
    private final Label task;
    private final Label verdict;
    private final Label standing;
    private final Button next;
    private final Button solve;
    private Optional<Game> asked = Optional.empty();

    /// @param prefix  of the ids
    /// @param more    below the verdict
    /// @param buttons beside the two of every page
    /// @param choices at the foot
    ExerciseView(String prefix, Exercise exercise, List<Node> more, List<Button> buttons,
            List<Node> choices) {
        this.exercise = exercise;
        board = new PracticeBoard(prefix, exercise.gameProperty(), exercise::choose);
        task = Controls.styled(ExercisePage.label(prefix + "task"), "question");
        verdict = ExercisePage.verdict(prefix + "verdict");
        standing = ExercisePage.label(prefix + "standing");
        next = ExercisePage.button(prefix + "next", TEXTS.get("next"));
        solve = ExercisePage.button(prefix + "solve", TEXTS.get("solve"));
        getStyleClass().add("classroom");
        HBox.setHgrow(board.view(), Priority.ALWAYS);
        board.view().arriveGradually();
        board.view().setMinSize(200, 200);
        board.view().maxWidthProperty().bind(board.view().heightProperty());     // the words stand beside it
        standing.getStyleClass().add("quiet");
        next.setOnAction(_ -> exercise.next());
        solve.setOnAction(_ -> exercise.solve());
        FlowPane row = new FlowPane(next, solve);
        row.getChildren().addAll(buttons);
        row.getStyleClass().add("signals");
        Region space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);
        VBox column = ExercisePage.column(task, verdict);
        column.getChildren().addAll(more);
        column.getChildren().addAll(row, space);
        column.getChildren().addAll(choices);
        column.getChildren().add(standing);
        getChildren().addAll(board.view(), column);
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (!event.isShortcutDown() && !event.isAltDown() && onKey(event.getCode())) {
                event.consume();
            }
        });
        exercise.changesProperty().subscribe(this::refresh);
    }

    /// Moves the keyboard to the board.
    final void focusBoard() {
        board.view().focusBoard();
    }

    /// Does what a key stands for.
    ///
    /// @return whether it stands for something
    boolean onKey(KeyCode code) {
        Button meant = code == KeyCode.N ? next : code == KeyCode.S ? solve : null;
        if (meant != null) {
            meant.fire();
        }
        return meant != null;
    }

    /// The keyboard begins each question on a legal move: the square that it was on may be taken.
    private void beginAtMove() {
        Optional<Game> now = Optional.of(exercise.gameProperty().get())
            .filter(_ -> exercise.isAsking() && !exercise.isAnswered());
        if (!now.equals(asked)) {
            asked = now;
            now.map(game -> game.position().legalMoves()).filter(moves -> moves != 0)
                .ifPresent(moves -> board.view().beginAt(Square.of(Long.numberOfTrailingZeros(moves))));
        }
    }

    /// Shows how the exercise stands.
    void refresh() {
        beginAtMove();
        task.setText(exercise.task());
        ExercisePage.show(verdict, exercise.verdict(), exercise.isAnswered(), exercise.isRight());
        standing.setText(exercise.standing());
        solve.setDisable(!exercise.isSolvable());
    }
}
