package flipchip.app.circuit.link;

import java.util.List;
import java.util.Optional;
import flipchip.app.circuit.link.LessonFile.Step;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.SeenKeys;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.FileDialogs;
import flipchip.hwsim.referee.link.MomentLink;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The tab of lesson files: text and steps of a lesson, or the fields in which one is recorded.
///
/// Keys, wherever the keyboard is while the tab is seen and nothing is typed: N goes on. Ids:
/// `lesson-file-open`, `-example`, `-record`, `-save`, `-choice`, `-title`, `-text`, `-words`, `-link`,
/// `-back`, `-next`, `-again`, `-add`, `-take`, `-remove`, `-more`, `-standing`. Look: classroom.css.
final class LessonFileView extends VBox {
    private static final Texts TEXTS = Texts.of("link");

    private final LessonFileModel model;
    private final ToggleButton record =
        Controls.withId(new ToggleButton(TEXTS.get("lesson.record")), "lesson-file-record");
    private final Button save;
    private final Button example;
    private final ComboBox<String> choice = Controls.withId(new ComboBox<>(), "lesson-file-choice");
    private final TextField title = Controls.withId(new TextField(), "lesson-file-title");
    private final TextArea text = Controls.withId(new TextArea(), "lesson-file-text");
    private final Label words = Controls.paragraph("lesson-file-words");
    private final Label link = Controls.paragraph("lesson-file-link");
    private final Label standing = Controls.paragraph("lesson-file-standing");
    private final Button back;
    private final Button next;
    private final Button again;
    private final FlowPane recorder;
    private final ScrollPane reader;
    private boolean showing;

    /// @param dialogs asks for files
    /// @param sample  begins the example course
    LessonFileView(LessonFileModel model, FileDialogs dialogs, Runnable sample) {
        this.model = model;
        getStyleClass().addAll("classroom-column", "lessons", "side-pad");
        setMinSize(0, 0);
        List<FileDialogs.Kind> kinds =
            List.of(FileDialogs.Kind.of(TEXTS.get("lesson.kind"), LessonFile.ENDING.substring(1)));
        Button open = Controls.button("lesson-file-open", TEXTS.get("lesson.open"),
            () -> dialogs.open(TEXTS.get("lesson.open"), kinds).ifPresent(model::open));
        example = Controls.button("lesson-file-example", TEXTS.get("lesson.example"), sample);
        save = Controls.button("lesson-file-save", TEXTS.get("lesson.save"),
            () -> dialogs.save(TEXTS.get("lesson.save"), model.fileName(), kinds).ifPresent(model::save));
        back = Controls.button("lesson-file-back", TEXTS.get("lesson.back"), model::back);
        next = Controls.button("lesson-file-next", TEXTS.get("lesson.next"), model::next);
        again = Controls.button("lesson-file-again", TEXTS.get("lesson.again"), model::again);
        recorder = new FlowPane(Controls.button("lesson-file-add", TEXTS.get("lesson.add"), model::addStep),
            Controls.button("lesson-file-take", TEXTS.get("lesson.take"), model::take),
            Controls.button("lesson-file-remove", TEXTS.get("lesson.remove"), model::remove),
            Controls.button("lesson-file-more", TEXTS.get("lesson.more"), model::addLesson));
        reader = Controls.scrolled(Controls.styled(new VBox(words), "classroom-column"));
        record.setOnAction(_ -> model.record(record.isSelected()));
        wireFields();
        standing.getStyleClass().add("quiet");
        link.getStyleClass().add("quiet");
        VBox.setVgrow(reader, Priority.ALWAYS);
        VBox.setVgrow(text, Priority.ALWAYS);
        getChildren().addAll(row(open, example, record, save), choice, title, reader, text, link,
            Controls.styled(recorder, "signals"), row(back, next, again), standing);
        SeenKeys.hear(this, event -> {
            if (event.getCode() == KeyCode.N && !model.isRecording()) {
                model.next();
                event.consume();
            }
        });
        model.changesProperty().subscribe(this::refresh);
        refresh();
    }

    private static FlowPane row(Node... nodes) {
        return Controls.styled(new FlowPane(nodes), "signals");
    }

    private void wireFields() {
        choice.setMaxWidth(Double.MAX_VALUE);
        choice.setMinWidth(0);
        choice.setAccessibleText(TEXTS.get("lesson.choice"));
        choice.setOnAction(_ -> {
            if (!showing && choice.getSelectionModel().getSelectedIndex() >= 0) {
                model.choose(choice.getSelectionModel().getSelectedIndex());
            }
        });
        title.setPromptText(TEXTS.get("lesson.title"));
        title.setAccessibleText(TEXTS.get("lesson.title"));
        text.setPromptText(TEXTS.get("lesson.text"));
        text.setAccessibleText(TEXTS.get("lesson.text"));
        text.setWrapText(true);
        text.setMinHeight(60);
        title.textProperty().subscribe(typed -> {
            if (!showing && model.isRecording()) {
                model.setTitle(typed);
            }
        });
        text.textProperty().subscribe(typed -> {
            if (!showing && model.isRecording()) {
                model.setText(typed);
            }
        });
    }

    private void refresh() {
        showing = true;
        boolean recording = model.isRecording();
        boolean none = model.isEmpty();
        Optional<Step> step = model.step();
        record.setSelected(recording);
        save.setDisable(none || model.isSaved());
        seen(save, recording || !model.isSaved());
        seen(example, none);
        choice.getItems().setAll(model.titles());
        choice.getSelectionModel().select(none ? -1 : model.number());
        seen(choice, !none);
        seen(title, recording);
        seen(text, recording);
        seen(link, recording);
        seen(recorder, recording);
        seen(reader, !recording);
        words.setText(none ? TEXTS.get("lesson.nothing") : step.map(Step::text).orElse(""));
        if (recording) {
            fill(title, model.rawTitle());
            fill(text, step.map(Step::text).orElse(""));
        }
        link.setText(step.flatMap(Step::link).map(MomentLink::text).orElse(""));
        back.setDisable(none || model.isFirst());
        next.setDisable(none || model.isLast());
        again.setDisable(step.flatMap(Step::link).isEmpty());
        standing
            .setText(none ? "" : TEXTS.get("lesson.standing", model.stepNumber() + 1, model.steps().size()));
        showing = false;
    }

    /// What is being typed stays as it is typed, spaces at its end too.
    private static void fill(TextInputControl field, String words) {
        if (!field.getText().strip().equals(words)) {
            field.setText(words);
        }
    }

    private static void seen(Node node, boolean now) {
        node.setVisible(now);
        node.setManaged(now);
    }
}
