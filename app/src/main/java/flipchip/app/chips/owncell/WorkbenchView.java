package flipchip.app.chips.owncell;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.FileDialogs;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;

/// A tab for the user's cell: the file, the verdict, what is wrong and where.
///
/// Ids: `cell-open`, `cell-new`, `cell-live`, `cell-board`, `cell-file`, `cell-verdict`, `cell-outputs`,
/// `cell-live-words`, `cell-findings`. Look: workbench.css.
final class WorkbenchView extends VBox {
    private static final Texts TEXTS = Texts.of("workbench");
    private static final FileDialogs.Kind VERILOG = FileDialogs.Kind.of("Verilog", "v", "sv");
    private static final FileDialogs.Kind VHDL = FileDialogs.Kind.of("VHDL", "vhd", "vhdl");
    private static final double LEAST_LIST = 60;

    private final ListView<String> findings = Controls.withId(new ListView<>(), "cell-findings");
    private final Label outputs = Controls.paragraph("cell-outputs");
    private final Button board = Controls.withId(new Button(TEXTS.get("board")), "cell-board");
    private Optional<CellMistake> mistake = Optional.empty();

    /// @param dialogs asks for files
    WorkbenchView(WorkbenchModel model, Consumer<CellMistake> show, LiveArray array, FileDialogs dialogs) {
        getStyleClass().addAll("workbench", "side-pad");
        setMinSize(0, 0);
        Button open = Controls.styled(
            Controls.button("cell-open", TEXTS.get("open"),
                () -> dialogs.open(TEXTS.get("open"), List.of(VERILOG, VHDL)).ifPresent(model::watch)),
            "accent");
        MenuButton fresh = Controls.withId(new MenuButton(TEXTS.get("new")), "cell-new");
        for (Exercise exercise : Exercise.values()) {
            MenuItem item = new MenuItem(TEXTS.get("exercise." + exercise));
            item.setOnAction(
                _ -> dialogs.save(TEXTS.get("new"), exercise.block().module() + ".v", List.of(VERILOG))
                    .ifPresent(file -> model.begin(file, exercise)));
            fresh.getItems().add(item);
        }
        board.setOnAction(_ -> mistake.ifPresent(show));
        ToggleButton live = Controls.withId(new ToggleButton(TEXTS.get("live")), "cell-live");
        live.selectedProperty().bindBidirectional(array.onProperty());
        live.disableProperty()
            .bind(model.reportProperty().map(report -> report.flatMap(CellReport::cell).isEmpty())
                .flatMap(none -> live.selectedProperty().map(selected -> none && !selected)));
        FlowPane buttons = new FlowPane(6, 6, open, fresh, live, board);
        TextField file = path(model);
        Label verdict = Controls.paragraph("cell-verdict");
        verdict.textProperty().bind(model.sentenceProperty());
        outputs.managedProperty().bind(outputs.textProperty().isNotEmpty());
        Label standing = Controls.paragraph("cell-live-words");
        standing.textProperty().bind(array.wordsProperty());
        standing.managedProperty().bind(standing.textProperty().isNotEmpty());
        VBox words = Controls.styled(new VBox(buttons, file, verdict, outputs, standing), "workbench-words");
        words.setMinHeight(USE_PREF_SIZE);
        findings.setAccessibleText(TEXTS.get("findings"));
        findings.setPlaceholder(new Label());
        findings.setMinHeight(LEAST_LIST);
        findings.setCellFactory(_ -> new Wrapped());
        VBox.setVgrow(findings, Priority.ALWAYS);
        getChildren().addAll(words, findings);
        model.reportProperty().subscribe(this::show);
    }

    /// The file as it is, and another to be typed.
    private static TextField path(WorkbenchModel model) {
        TextField file = Controls.withId(new TextField(), "cell-file");
        file.setPromptText(TEXTS.get("file"));
        file.setAccessibleText(TEXTS.get("file"));
        file.setOnAction(_ -> model.watch(file.getText()));
        model.fileProperty().subscribe(now -> file.setText(now.map(Path::toString).orElse("")));
        return file;
    }

    private void show(Optional<CellReport> report) {
        mistake = report.flatMap(CellReport::mistake);
        board.setDisable(mistake.isEmpty());
        outputs.setText(report.filter(now -> now.verdict() != CellReport.Verdict.PROVED)
            .map(now -> Stream.of(CellReport.OutputState.values())
                .filter(state -> !now.outputs(state).isEmpty())
                .map(state -> TEXTS.get("outputs." + state, String.join(" ", now.outputs(state))))
                .collect(Collectors.joining("\n")))
            .orElse(""));
        findings.getItems()
            .setAll(report.map(CellReport::findings).orElse(List.of()).stream()
                .map(finding -> finding.line() > 0
                    ? TEXTS.get("line", finding.line(), finding.sentence())
                    : finding.sentence())
                .toList());
        findings.setVisible(!findings.getItems().isEmpty());
    }

    /// A sentence as long as it needs.
    private static final class Wrapped extends ListCell<String> {
        private static final double BESIDE = 40;
        private final Text text = new Text();

        Wrapped() {
            text.getStyleClass().add("finding");
            setPrefWidth(0);
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            listViewProperty().subscribe(list -> {
                if (list != null) {
                    text.wrappingWidthProperty().bind(list.widthProperty().subtract(BESIDE));
                }
            });
        }

        @Override
        protected void updateItem(String sentence, boolean empty) {
            super.updateItem(sentence, empty);
            setText(empty ? null : sentence);
            text.setText(empty ? "" : sentence);
            setGraphic(empty ? null : text);
        }
    }
}
