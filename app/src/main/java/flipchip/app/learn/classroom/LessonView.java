package flipchip.app.learn.classroom;

import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.SeenKeys;
import flipchip.app.kit.text.Texts;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A tab for the lessons next to board and chip: lesson, task, result.
///
/// Keys, wherever the keyboard is while the tab is seen: N goes on, A starts the lesson or restarts the step.
/// Ids: `lesson-choice`, `lesson-task`, `lesson-verdict` (`:right`, `:wrong`), `lesson-next`, `lesson-again`,
/// `lesson-leave`, `lesson-standing`. Look: classroom.css.
final class LessonView extends VBox {
    private static final Texts TEXTS = Texts.of("lessons");

    private final LessonModel model;
    private final ComboBox<Integer> choice = Controls.withId(new ComboBox<>(), "lesson-choice");
    private final Label task = ExercisePage.label("lesson-task");
    private final Label verdict = ExercisePage.verdict("lesson-verdict");
    private final Label standing = ExercisePage.label("lesson-standing");
    private final Button next = ExercisePage.button("lesson-next", TEXTS.get("next"));
    private final Button again = ExercisePage.button("lesson-again", TEXTS.get("again"));
    private final Button leave = ExercisePage.button("lesson-leave", TEXTS.get("leave"));
    private boolean showing;

    LessonView(LessonModel model) {
        this.model = model;
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
        VBox words = Controls.styled(new VBox(task, verdict, buttons, standing), "classroom-column");
        ScrollPane scroll = Controls.scrolled(words);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(choice, scroll);
        SeenKeys.hear(this, this::onKey);
        model.changesProperty().subscribe(this::refresh);
        refresh();
    }

    private void onKey(KeyEvent event) {
        switch (event.getCode()) {
            case N -> next.fire();
            case A -> again.fire();
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
        standing.setText(model.standing());
        next.setDisable(!model.isDone());
        leave.setDisable(!model.isRunning());
        boolean again = !model.isRunning() || model.isWrong();
        accent(this.again, again);
        accent(next, !again);
    }

    /// Marks what is to be pressed now.
    private static void accent(Button button, boolean accent) {
        button.getStyleClass().remove("accent");
        if (accent) {
            button.getStyleClass().add("accent");
        }
    }
}
