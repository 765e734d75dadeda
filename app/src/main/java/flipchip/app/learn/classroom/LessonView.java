package flipchip.app.learn.classroom;

import java.util.stream.IntStream;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.SeenKeys;
import flipchip.app.kit.text.Texts;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The words of the lessons next to a board: lesson, task, result. A tab of Circuit, or part of a page.
///
/// Keys, wherever the keyboard is while the tab is seen: N goes on, A starts the lesson or restarts the step.
/// Ids, behind a prefix such as `lesson-`: `choice`, `task`, `verdict` (`:right`, `:wrong`), `next`, `again`,
/// `leave`, `standing`. Look: classroom.css.
final class LessonView extends VBox {
    private static final Texts TEXTS = Texts.of("lessons");

    private final LessonModel model;
    private final ComboBox<Integer> choice;
    private final Label task;
    private final Label verdict;
    private final Label standing;
    private final Button next;
    private final Button again;
    private final Button leave;
    private final VBox answers;
    private final String prefix;
    private boolean showing;

    /// @param prefix of the ids
    LessonView(String prefix, LessonModel model) {
        this.model = model;
        this.prefix = prefix;
        answers = Controls.withId(new VBox(), prefix + "answers", "classroom-column");
        answers.managedProperty().bind(answers.visibleProperty());
        choice = Controls.withId(new ComboBox<>(), prefix + "choice");
        task = Controls.styled(ExercisePage.label(prefix + "task"), "question");
        verdict = ExercisePage.verdict(prefix + "verdict");
        standing = ExercisePage.label(prefix + "standing");
        next = ExercisePage.button(prefix + "next", TEXTS.get("next"));
        again = ExercisePage.button(prefix + "again", TEXTS.get("again"));
        leave = ExercisePage.button(prefix + "leave", TEXTS.get("leave"));
        getStyleClass().addAll("classroom-column", "lessons");
        setMinSize(0, 0);
        choice.setAccessibleText(TEXTS.get("choice"));
        choice.setMaxWidth(Double.MAX_VALUE);
        choice.setMinWidth(0);
        choice.setCellFactory(Controls.cells(model::title));
        choice.setButtonCell(choice.getCellFactory().call(null));
        for (int i = 0; i < model.lessons().size(); i++) {
            choice.getItems().add(i);
        }
        choice.setOnAction(_ -> {
            if (!showing) {
                model.begin(choice.getValue());
            }
        });
        standing.getStyleClass().add("quiet");
        next.setOnAction(_ -> model.next());
        again.setOnAction(_ -> model.again());
        leave.setOnAction(_ -> model.leave());
        FlowPane buttons = Controls.styled(new FlowPane(next, again, leave), "signals");
        VBox words = Controls.styled(new VBox(task, answers, verdict, buttons, standing), "classroom-column");
        ScrollPane scroll = Controls.scrolled(words);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(choice, scroll);
        SeenKeys.hear(this, this::onKey);
        model.changesProperty().subscribe(this::refresh);
        refresh();
    }

    /// Says something that no step expects, such as why a move is refused.
    void say(String text) {
        if (!text.isEmpty()) {
            ExercisePage.show(verdict, text, false, false);
        }
    }

    void onKey(KeyEvent event) {
        switch (event.getCode()) {
            case N -> next.fire();
            case A -> again.fire();
            case DIGIT1, DIGIT2, DIGIT3 -> {
                if (!model.isAsking()) {
                    return;
                }
                model.predict(event.getCode().ordinal() - KeyCode.DIGIT0.ordinal());
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void refresh() {
        showing = true;
        choice.setValue(null);                             // the mark of a finished lesson may have changed
        choice.setValue(model.number());
        showing = false;
        task.setText(model.task());
        ExercisePage.show(verdict, model.verdict(), model.isDone() || model.isWrong(), model.isDone());
        answers.setVisible(model.isAsking());
        answers.getChildren()
            .setAll(IntStream.range(0, model.answers().size()).mapToObj(this::answer).toList());
        standing.setText(model.standing());
        next.setDisable(!model.isDone());
        leave.setDisable(!model.isRunning());
        this.again.setText(TEXTS.get(model.isRunning() ? "retry" : "again"));
        boolean again = !model.isRunning() || model.isWrong();
        accent(this.again, again);
        accent(next, !again);
    }

    private Button answer(int number) {
        Button answer = Controls.button(prefix + "answer-" + (number + 1),
            (number + 1) + "  " + model.answers().get(number), () -> model.predict(number + 1));
        answer.setWrapText(true);
        answer.setMinHeight(USE_PREF_SIZE);
        answer.setMaxWidth(Double.MAX_VALUE);
        answer.setAlignment(Pos.CENTER_LEFT);
        return answer;
    }

    /// Marks what is to be pressed now.
    private static void accent(Button button, boolean accent) {
        button.getStyleClass().remove("accent");
        if (accent) {
            button.getStyleClass().add("accent");
        }
    }
}
