package flipchip.app.chips.crosscheck;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.FileDialogs;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A page for the twin check: it selects games, shows the progress and opens differences.
///
/// Ids: `twin-files`, `twin-database`, `twin-wire`, `twin-cancel`, `twin-progress`, `twin-summary`,
/// `twin-problems`, `twin-list`, `twin-open`. Look: twin.css.
final class CrosscheckPage extends VBox {
    private static final Texts TEXTS = Texts.of("twin");

    private final CrosscheckModel model;
    private final FileDialogs files;
    private final Path database;
    private final Consumer<CrosscheckRun.Found> open;
    private final Button cancel = button("twin-cancel", "cancel");
    private final Button openButton = button("twin-open", "open");
    private final Button databaseButton = button("twin-database", "database");
    private final TextField wire = Controls.withId(new TextField(), "twin-wire");
    private final ProgressBar progress = Controls.withId(new ProgressBar(0), "twin-progress");
    private final Label summary = label("twin-summary");
    private final Label problems = label("twin-problems");
    private final Label nothing = new Label();
    private final ListView<CrosscheckRun.Found> list =
        Controls.withId(new ListView<>(), "twin-list", "twin-list");

    /// @param database where the game database is, if there is one
    /// @param open     opens a difference on the time line
    CrosscheckPage(CrosscheckModel model, FileDialogs files, Path database,
            Consumer<CrosscheckRun.Found> open) {
        this.model = model;
        this.files = files;
        this.database = database;
        this.open = open;
        getStyleClass().add("twin");
        setPrefSize(760, 460);
        setMinSize(0, 0);
        Label about = label("twin-about");
        about.setText(TEXTS.get("about"));
        progress.setMaxWidth(Double.MAX_VALUE);
        progress.setAccessibleText(TEXTS.get("progress"));
        VBox.setVgrow(list, Priority.ALWAYS);
        openButton.setOnAction(_ -> openChosen());
        getChildren().addAll(about, choice(), progress, summary, problems, differences(), openButton);
        model.stateProperty().subscribe(this::show);
    }

    private Region choice() {
        Button choose = Controls.styled(button("twin-files", "files"), "accent");
        choose.setOnAction(_ -> chooseFiles());
        sceneProperty().subscribe(this::enable);
        databaseButton.setOnAction(_ -> start(new ArchiveSource.Database(database)));
        cancel.setOnAction(_ -> model.cancel());
        wire.setPromptText(TEXTS.get("wire.example"));
        wire.setPrefColumnCount(14);
        Label name = new Label(TEXTS.get("wire"));
        name.setLabelFor(wire);
        wire.setAccessibleText(TEXTS.get("wire"));
        FlowPane row = Controls.styled(new FlowPane(choose, databaseButton, cancel, name, wire), "twin-row");
        return row;
    }

    private Region differences() {
        list.setAccessibleText(TEXTS.get("list"));
        list.setPlaceholder(nothing);
        list.setCellFactory(Controls.cells(CrosscheckModel::words));
        Controls.onChoice(list, this::openChosen);
        list.getSelectionModel().selectedItemProperty()
            .subscribe(found -> openButton.setDisable(found == null));
        return list;
    }

    private static Button button(String id, String key) {
        Button button = Controls.withId(new Button(TEXTS.get(key)), id);
        return button;
    }

    private static Label label(String id) {
        Label label = Controls.paragraph(id);
        label.managedProperty().bind(label.textProperty().isNotEmpty());
        return label;
    }

    private void chooseFiles() {
        List<Path> chosen = files.openSeveral(TEXTS.get("files.title"),
            List.of(FileDialogs.Kind.of(TEXTS.get("files.games"), "wtb", "ggf", "txt", "sgf", "pgn"),
                FileDialogs.Kind.of(TEXTS.get("files.any"), "*")));
        if (!chosen.isEmpty()) {
            start(new ArchiveSource.Files(chosen));
        }
    }

    private void start(ArchiveSource source) {
        try {
            model.start(source, wire.getText());
        } catch (IllegalArgumentException _) {
            summary.setText(TEXTS.get("wire.wrong", wire.getText().strip()));
        }
    }

    private void openChosen() {
        Optional.ofNullable(list.getSelectionModel().getSelectedItem()).ifPresent(open);
    }

    /// The database may have come since the page was last looked at.
    private void enable() {
        cancel.setDisable(!model.isRunning());
        databaseButton.setDisable(model.isRunning() || !Files.exists(database));
    }

    private void show(Optional<CrosscheckRun.State> state) {
        boolean running = model.isRunning();
        enable();
        progress.setVisible(state.isPresent());
        nothing.setText(TEXTS.get(state.isEmpty() ? "list.before" : "list.empty"));
        state.ifPresent(now -> {
            progress.setProgress(!running ? 1
                : now.all() > 0 ? (double) now.games() / now.all()
                : ProgressBar.INDETERMINATE_PROGRESS);
            if (!list.getItems().equals(now.found())) {
                list.getItems().setAll(now.found());
            }
            problems.setText(problems(now));
        });
        summary.setText(state.map(CrosscheckPage::summary).orElse(""));
    }

    private static String summary(CrosscheckRun.State now) {
        String figures =
            TEXTS.get("figures", now.games(), now.moves(), now.passes(), now.clocks(), now.seconds());
        if (now.ending().isEmpty()) {
            return TEXTS.get("running", now.games(), now.all() > 0 ? TEXTS.get("of", now.all()) : "");
        }
        String end = switch (now.ending().get()) {
            case DONE -> TEXTS.get(now.differing() == 0 ? "done.agree" : "done.differ", now.differing());
            case CANCELLED -> TEXTS.get("done.cancelled", now.differing());
            case FAILED -> TEXTS.get("done.failed");
        };
        return Sentences.join(end, figures);
    }

    private static String problems(CrosscheckRun.State now) {
        int count = now.problems().size();
        return count == 0 ? "" : TEXTS.get("problems", count, now.problems().getLast());
    }
}
