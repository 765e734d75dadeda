package flipchip.app.analysis;

import static flipchip.app.analysis.ValueText.TEXTS;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.board.Color;

/// The analysis of a whole game: its graph, and beside it the accuracy of both sides and their worst moves, a click on
/// which shows the position before it with the better move marked.
///
/// Ids: `analyse-button`, `cancel-analysis-button`, `game-progress`, `report-status`, `accuracy-black`,
/// `accuracy-white`, `worst-1` and so on.
final class ReportView extends HBox {
    private static final int WORST = 8;

    private final ReportModel model;
    private final GameJudge judge;
    private final Actions actions;
    private final Label status = new Label();
    private final Label black = label("accuracy-black");
    private final Label white = label("accuracy-white");
    private final VBox worst = new VBox();

    /// What the buttons do.
    interface Actions {
        void analyse();

        /// Shows the position before `move` and marks the better one.
        void show(MoveJudgement move);
    }

    ReportView(ReportModel model, GameJudge judge, Actions actions) {
        this.model = model;
        this.judge = judge;
        this.actions = actions;
        getStyleClass().add("report");
        Button analyse = button("analyse-button", TEXTS.get("button.analyse"), actions::analyse);
        Button cancel = button("cancel-analysis-button", TEXTS.get("button.cancel"), judge::cancel);
        ProgressBar progress = new ProgressBar();
        progress.setId("game-progress");
        progress.progressProperty().bind(judge.progressProperty());
        progress.setPrefWidth(80);
        status.setId("report-status");
        for (Label label : List.of(status, black, white)) {
            label.setWrapText(true);
            label.setMinHeight(USE_PREF_SIZE);
        }
        for (Region node : List.of(cancel, progress)) {
            node.visibleProperty().bind(judge.runningProperty());
            node.managedProperty().bind(judge.runningProperty());
        }
        HBox line = new HBox(analyse, cancel, progress);
        line.getStyleClass().add("report-line");
        worst.getStyleClass().add("value-rows");
        VBox words = new VBox(line, status, black, white, worst);
        words.getStyleClass().add("report-words");
        ScrollPane scroll = new ScrollPane(words);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setPrefWidth(250);
        scroll.setMinWidth(220);
        EvaluationGraph graph = new EvaluationGraph(model);
        HBox.setHgrow(graph, Priority.ALWAYS);
        getChildren().addAll(graph, scroll);
        model.pointsProperty().subscribe(this::refresh);
        judge.reportProperty().subscribe(this::refresh);
        judge.runningProperty().subscribe(this::refresh);
        judge.problemProperty().subscribe(this::refresh);
    }

    private void refresh() {
        status.setText(status());
        black.setText(side(Color.BLACK));
        white.setText(side(Color.WHITE));
        List<MoveJudgement> moves = model.worst(WORST);
        worst.getChildren().clear();
        for (int i = 0; i < moves.size(); i++) {
            worst.getChildren().add(row(i + 1, moves.get(i)));
        }
        boolean some = model.report().isPresent();
        for (Label label : List.of(black, white)) {
            label.setVisible(some);
            label.setManaged(some);
        }
    }

    private String status() {
        if (!judge.problemProperty().get().isEmpty()) {
            return TEXTS.get("report.problem", judge.problemProperty().get());
        }
        return model.report().map(report -> judge.runningProperty().get()
            ? TEXTS.get("report.running", report.moves().size(), report.game().length())
            : report.complete() ? TEXTS.get("report.done", report.game().length())
            : TEXTS.get("report.cancelled", report.moves().size(), report.game().length()))
            .orElse(TEXTS.get(judge.runningProperty().get() ? "report.begun" : "report.none"));
    }

    private String side(Color side) {
        OptionalDouble loss = model.meanLoss(side);
        OptionalDouble accuracy = model.accuracy(side);
        return loss.isEmpty() || accuracy.isEmpty() ? TEXTS.get("report.side.none", ValueText.name(side))
            : TEXTS.get("report.side", ValueText.name(side), String.format(Locale.ROOT, "%.2f", loss.getAsDouble()),
                String.format(Locale.ROOT, "%.0f", accuracy.getAsDouble()));
    }

    private Button row(int place, MoveJudgement move) {
        Button row = button("worst-" + place, TEXTS.get("report.worst", String.valueOf(move.ply() + 1),
            ValueText.name(move.mover()), move.played().toString(), ValueText.plain(move.lossCentidiscs()),
            move.best().toString()), () -> actions.show(move));
        row.getStyleClass().setAll("value-row");
        row.setMaxWidth(Double.MAX_VALUE);
        return row;
    }

    private static Label label(String id) {
        Label label = new Label();
        label.setId(id);
        return label;
    }

    private static Button button(String id, String text, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }
}
