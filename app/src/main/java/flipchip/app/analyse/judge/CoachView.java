package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.util.List;
import flipchip.app.kit.control.Controls;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The column of a coach: the mistake on the board, the best lines, what else is known of the position, and
/// one button that goes on. What an analysis is at stands above the graph.
///
/// Ids: `analyse-button`, `learn-button`. Look: analysis.css, style class `coach`.
final class CoachView extends VBox {
    private final GameReportModel report;
    private final GameJudge judge;
    private final Learning learning;
    private final MistakeCard card;
    private final Button analyse;
    private final Button learn;
    private final StringProperty analyseText = new SimpleStringProperty(this, "analyseText", "");

    /// What stands in the column and what its buttons do.
    ///
    /// @param lines   the best lines
    /// @param opening what others played here
    /// @param judged  analyses the game
    record Parts(Region lines, Region opening, Runnable judged) {}

    CoachView(GameReportModel report, GameJudge judge, Learning learning, MistakeCard card, Parts parts) {
        this.report = report;
        this.judge = judge;
        this.learning = learning;
        this.card = card;
        getStyleClass().add("coach");
        analyse = Controls.button("analyse-button", "", parts.judged());
        analyse.textProperty().bind(analyseText);
        learn = Controls.button("learn-button", TEXTS.get("command.learn"), learning::start);
        for (Button button : List.of(analyse, learn)) {
            button.getStyleClass().add("accent");
            button.setMaxWidth(Double.MAX_VALUE);
            button.setMinHeight(USE_PREF_SIZE);
            button.managedProperty().bind(button.visibleProperty());
        }
        card.managedProperty().bind(card.visibleProperty());
        VBox all = Controls.styled(new VBox(card, parts.lines(), parts.opening()), "coach-parts");
        ScrollPane scroll = new ScrollPane(all);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMinHeight(0);
        scroll.setFocusTraversable(false);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(scroll, analyse, learn);
        report.pointsProperty().subscribe(this::refresh);
        judge.reportProperty().subscribe(this::refresh);
        judge.runningProperty().subscribe(this::refresh);
        report.session().addListener(_ -> refresh());
        refresh();
    }

    /// What the button says that begins an analysis.
    StringProperty analyseTextProperty() {
        return analyseText;
    }

    /// Shows what may be told now.
    void refresh() {
        boolean running = judge.runningProperty().get();
        boolean moves = report.session().line().length() > 0;
        boolean known = report.report().isPresent();
        card.setVisible(learning.isOpen() || moves && known && !running);
        if (learning.isOpen()) {
            card.show(TEXTS.get("coach.find"), TEXTS.get("status.silent"), true);
        } else if (card.isVisible()) {
            card.show(TEXTS.get("coach.good"), TEXTS.get("coach.good.words"), false);
        }
        analyse.setVisible(moves && !running && !report.isWhole());
        learn.setVisible(!analyse.isVisible() && !running && known && !learning.lessons().isEmpty());
    }
}
