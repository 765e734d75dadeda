package flipchip.app.engines.arena;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Labels;
import flipchip.app.kit.text.NumberText;
import flipchip.app.kit.text.Texts;
import flipchip.engine.api.Level;
import flipchip.engine.match.MatchResult;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Spinner;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A match between two engines: who, how many games, the result so far with its error bars. It continues when
/// the page is closed; opening the page shows it again.
///
/// Ids: `match-first`, `match-second`, `match-games`, `match-start`, `match-cancel`, `match-progress`,
/// `match-score`, `match-elo`, `match-message`.
final class MatchView extends VBox {
    private static final Texts TEXTS = Texts.of("arena");
    private static final int USUAL_OPENINGS = 10;
    private static final int MOST_OPENINGS = 500;

    private final RegisteredPrograms programs;
    private final Path library;
    private final Executor screen;
    private final ComboBox<MatchSide> first = new ComboBox<>();
    private final ComboBox<MatchSide> second = new ComboBox<>();
    private final Spinner<Integer> openings = Controls.typed(new Spinner<>(1, MOST_OPENINGS, USUAL_OPENINGS));
    private final Button start = Controls.withId(new Button(TEXTS.get("match.start")), "match-start");
    private final Button cancel = Controls.withId(new Button(TEXTS.get("match.cancel")), "match-cancel");
    private final ProgressBar progress = Controls.withId(new ProgressBar(0), "match-progress");
    private final Label score = Controls.withId(new Label(), "match-score", "title");
    private final Label elo = new Label();
    private final Label message = Controls.withId(new Label(), "match-message");
    private Optional<MatchRunner> running = Optional.empty();

    /// @param library the folder of the saved games
    MatchView(RegisteredPrograms programs, Path library, Executor screen) {
        this.programs = programs;
        this.library = library;
        this.screen = screen;
        getStyleClass().add("form-column");
        fill(first, "match-first", 0);
        fill(second, "match-second", 1);
        openings.setId("match-games");
        openings.getEditor().setAccessibleText(TEXTS.get("match.openings"));
        GridPane form = Controls.styled(new GridPane(), "form");
        form.addRow(0, label("first", first), first);
        form.addRow(1, label("second", second), second);
        form.addRow(2, label("openings", openings), openings);
        start.setOnAction(_ -> start());
        cancel.setOnAction(_ -> running.ifPresent(MatchRunner::cancel));
        cancel.setDisable(true);
        progress.setPrefWidth(220);
        HBox row = Controls.styled(new HBox(start, cancel, progress), "form-row");
        elo.setId("match-elo");
        message.setWrapText(true);
        message.setMaxWidth(520);
        message.setMinHeight(USE_PREF_SIZE);
        getChildren().addAll(form, row, score, elo, message);
    }

    /// Offers the programs that are registered now.
    void refresh() {
        for (ComboBox<MatchSide> box : List.of(first, second)) {
            MatchSide chosen = box.getValue();
            box.getItems().setAll(contestants());
            box.setValue(box.getItems().contains(chosen) ? chosen : box.getItems().getFirst());
        }
    }

    void close() {
        running.ifPresent(MatchRunner::cancel);
    }

    private List<MatchSide> contestants() {
        List<MatchSide> all = new ArrayList<>();
        Level.ALL.forEach(level -> all.add(new MatchSide.Flipchip(level)));
        programs.all().forEach(program -> all.add(new MatchSide.Other(program)));
        return all;
    }

    private void fill(ComboBox<MatchSide> box, String id, int chosen) {
        box.setId(id);
        box.setConverter(new Labels<>(MatchSide::title));
        box.getItems().setAll(contestants());
        box.setValue(box.getItems().get(chosen));
    }

    private static Label label(String key, Node field) {
        Label label = new Label(TEXTS.get("match." + key));
        Controls.wrapped(label);
        label.setLabelFor(field);
        field.setAccessibleText(label.getText());
        return label;
    }

    /// How far the match is, while one is played.
    ObservableValue<String> activity() {
        return Bindings.when(cancel.disabledProperty()).then("").otherwise(message.textProperty());
    }

    private void start() {
        int pairs = openings.getValue();
        MatchRunner runner =
            new MatchRunner(first.getValue(), second.getValue(), pairs, library, programs.patience(), screen);
        running = Optional.of(runner);
        start.setDisable(true);
        cancel.setDisable(false);
        progress.setProgress(0);
        score.setText("");
        elo.setText("");
        message.setText(TEXTS.get("match.openings.choosing"));
        runner.start(System.nanoTime(), new MatchRunner.Listener() {
            @Override
            public void played(MatchResult soFar) {
                show(soFar, 2 * pairs);
                message.setText(TEXTS.get("match.running", soFar.games(), 2 * pairs));
            }

            @Override
            public void ended(Optional<String> problem) {
                running = Optional.empty();
                start.setDisable(false);
                cancel.setDisable(true);
                boolean complete = progress.getProgress() >= 1;
                message
                    .setText(problem.map(text -> TEXTS.get("match.failed", text, runner.folder())).orElseGet(
                        () -> TEXTS.get(complete ? "match.done" : "match.cancelled", runner.folder())));
            }
        });
    }

    private void show(MatchResult result, int all) {
        progress.setProgress((double) result.games() / all);
        score.setText(TEXTS.get("match.score", result.first(), result.second(), result.wins(), result.draws(),
            result.losses()));
        elo.setText(TEXTS.get("match.elo", NumberText.of("%.1f", 100 * result.score()), elo(result.elo()),
            elo(result.eloLow()), elo(result.eloHigh()), NumberText.of("%+.1f", result.meanDiscs())));
    }

    private static String elo(double elo) {
        return Double.isInfinite(elo) ? elo > 0 ? "+∞" : "−∞" : NumberText.of("%+.0f", elo);
    }
}
