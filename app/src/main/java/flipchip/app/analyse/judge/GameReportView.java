package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.util.List;
import java.util.OptionalDouble;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.NumberText;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.board.Color;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// A bar with the analysis of a whole game: how far it is, the accuracy of both sides with the number of
/// their mistakes by size, and their worst moves, a click on which shows the position before it with the
/// better move marked; in a narrow window these are in a menu.
///
/// Before it are the buttons that step through the moves.
///
/// Ids: `walk-first`, `walk-back`, `walk-forward`, `walk-last`, `analyse-button`, `cancel-analysis-button`,
/// `game-progress`, `report-status`, `accuracy-black`, `counts-black`, `accuracy-white`, `counts-white`,
/// `worst-1` and so on, or `worst-menu` with the items `worst-item-1`, `learn-button`.
final class GameReportView extends HBox {
    private static final int WORST = 8;
    private static final double ROOM_FOR_LOSSES = 880;
    private static final double ROOM_FOR_COUNTS = 1060;
    private static final double ROOM_FOR_WORST = 1360;
    private static final double ROOM_FOR_ALL = 1520;
    private static final double TWO_LINES = 50;

    private final GameReportModel model;
    private final GameJudge judge;
    private final Actions actions;
    private final Label status = new Label();
    private final Button first;
    private final Button last;
    private final Label black = label("accuracy-black");
    private final Label white = label("accuracy-white");
    private final Label blackCounts = label("counts-black");
    private final Label whiteCounts = label("counts-white");
    private final FlowPane worst = new WholeRows();
    private final MenuButton menu = new MenuButton();
    private final Button analyse;
    private final Button learn;
    private final StringProperty none = new SimpleStringProperty(this, "none", "");
    private final StringProperty analyseText = new SimpleStringProperty(this, "analyseText", "");

    /// What the buttons do.
    interface Actions {
        void analyse();

        void learn();

        /// Shows the position before `move` and marks the better one.
        void show(MoveJudgement move);
    }

    GameReportView(GameReportModel model, GameJudge judge, Actions actions) {
        this.model = model;
        this.judge = judge;
        this.actions = actions;
        getStyleClass().add("summary");
        analyse = Controls.wholeButton("analyse-button", "", actions::analyse);
        analyse.textProperty().bind(analyseText);
        Button cancel =
            Controls.wholeButton("cancel-analysis-button", TEXTS.get("button.cancel"), judge::cancel);
        ProgressBar progress = new ProgressBar();
        progress.setId("game-progress");
        progress.progressProperty().bind(judge.progressProperty());
        progress.setPrefWidth(80);
        fillWords();
        for (Region node : List.of(cancel, progress)) {
            node.visibleProperty().bind(judge.runningProperty());
            node.managedProperty().bind(judge.runningProperty());
        }
        learn = Controls.wholeButton("learn-button", TEXTS.get("command.learn"), actions::learn);
        learn.getStyleClass().add("accent");
        fillWorst();
        first = walk("first", BootstrapIcons.SKIP_START_FILL, () -> model.jump(0));
        last = walk("last", BootstrapIcons.SKIP_END_FILL, () -> model.jump(model.session().line().length()));
        getChildren().addAll(walk(), analyse, cancel, progress, status, side(Color.BLACK, black, blackCounts),
            side(Color.WHITE, white, whiteCounts), worst, menu, learn);
        model.pointsProperty().subscribe(this::refresh);
        judge.reportProperty().subscribe(this::refresh);
        judge.runningProperty().subscribe(this::refresh);
        judge.problemProperty().subscribe(this::refresh);
        none.subscribe(this::refresh);
        widthProperty().subscribe(this::refresh);
        heightProperty().subscribe(this::refresh);
    }

    /// The text without a report.
    StringProperty noneProperty() {
        return none;
    }

    /// What the button says that begins an analysis.
    StringProperty analyseTextProperty() {
        return analyseText;
    }

    private HBox walk() {
        GameSession session = model.session();
        HBox all = Controls.styled(
            new HBox(first, walk("back", BootstrapIcons.CARET_LEFT_FILL, () -> model.jump(session.ply() - 1)),
                walk("forward", BootstrapIcons.CARET_RIGHT_FILL, () -> model.jump(session.ply() + 1)), last),
            "transport");
        all.setAlignment(Pos.CENTER_LEFT);
        return all;
    }

    private static Button walk(String where, BootstrapIcons icon, Runnable action) {
        Button button = Controls.iconButton("walk-" + where, icon, TEXTS.get("walk." + where), action);
        button.setMinWidth(USE_PREF_SIZE);
        return Controls.styled(button, "transport-button");
    }

    private void fillWords() {
        status.setId("report-status");
        status.setWrapText(true);
        status.setMinWidth(0);
        status.setPrefWidth(230);
        for (Label label : List.of(black, white)) {
            label.setWrapText(true);
            label.setMinWidth(0);
        }
    }

    private void fillWorst() {
        worst.setMinSize(0, 0);
        worst.setPrefWrapLength(100);
        worst.setPrefHeight(20);
        worst.getStyleClass().add("value-rows");
        HBox.setHgrow(worst, Priority.ALWAYS);
        menu.setId("worst-menu");
        menu.setMinWidth(USE_PREF_SIZE);
    }

    private static HBox side(Color side, Label accuracy, Label counts) {
        Region disc = new Region();
        disc.getStyleClass().addAll("report-disc", side == Color.BLACK ? "black" : "white");
        VBox words = new VBox(accuracy, counts);
        words.setAlignment(Pos.CENTER_LEFT);
        words.setMinWidth(0);
        counts.managedProperty().bind(counts.visibleProperty());
        HBox all = Controls.styled(new HBox(disc, words), "report-side");
        all.visibleProperty().bind(accuracy.visibleProperty());
        all.managedProperty().bind(all.visibleProperty());
        return all;
    }

    private void refresh() {
        status.setText(status());
        black.setText(side(Color.BLACK));
        white.setText(side(Color.WHITE));
        List<MoveJudgement> moves = model.worst(WORST);
        fill(moves);
        boolean some = model.report().isPresent();
        boolean wide = getWidth() >= ROOM_FOR_COUNTS && getHeight() >= TWO_LINES;
        for (Label label : List.of(black, white)) {
            label.setVisible(some);
        }
        blackCounts.setText(counts(Color.BLACK));
        whiteCounts.setText(counts(Color.WHITE));
        blackCounts.setVisible(some && wide);
        whiteCounts.setVisible(some && wide);
        show(status, judge.runningProperty().get() || !some && getHeight() >= TWO_LINES
                || wide && getWidth() >= ROOM_FOR_ALL);
        show(worst, some && getWidth() >= ROOM_FOR_WORST);
        show(menu, !moves.isEmpty() && !judge.runningProperty().get() && getWidth() < ROOM_FOR_WORST);
        show(analyse, !isWhole() || getWidth() >= ROOM_FOR_COUNTS);
        show(learn, some && !judge.runningProperty().get());
        show(first, getWidth() >= ROOM_FOR_LOSSES);
        show(last, getWidth() >= ROOM_FOR_LOSSES);
    }

    /// Whether another analysis would find the same.
    private boolean isWhole() {
        return model.report().filter(known -> known.complete() && known.game().equals(model.session().line()))
            .isPresent();
    }

    private void fill(List<MoveJudgement> moves) {
        worst.getChildren().clear();
        menu.getItems().clear();
        menu.setText(TEXTS.get("report.worst.all", moves.size()));
        for (int i = 0; i < moves.size(); i++) {
            MoveJudgement move = moves.get(i);
            worst.getChildren().add(row(i + 1, move));
            MenuItem item = new MenuItem(words(move));
            item.setId("worst-item-" + (i + 1));
            item.setMnemonicParsing(false);
            item.setOnAction(_ -> actions.show(move));
            menu.getItems().add(item);
        }
    }

    private static String words(MoveJudgement move) {
        return TEXTS.get("report.worst", String.valueOf(move.ply() + 1), ValueText.name(move.mover()),
            move.played().toString(), ValueText.plain(move.lossCentidiscs(), move.exact()),
            move.best().toString());
    }

    private static void show(Region node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    /// "slips 4, mistakes 1, blunders 0".
    private String counts(Color side) {
        int slips = model.mistakes(side::equals, MistakeSize.SLIP).size();
        int mistakes = model.mistakes(side::equals, MistakeSize.MISTAKE).size();
        int blunders = model.mistakes(side::equals, MistakeSize.BLUNDER).size();
        return TEXTS.get("report.counts", slips - mistakes, mistakes - blunders, blunders);
    }

    private String status() {
        if (!judge.problemProperty().get().isEmpty()) {
            return TEXTS.get("report.problem", judge.problemProperty().get());
        }
        return model.report()
            .map(report -> judge.runningProperty().get()
                ? TEXTS.get("report.running", report.moves().size(), report.game().length())
                : report.complete() ? TEXTS.get("report.done", report.game().length())
                : TEXTS.get("report.cancelled", report.moves().size(), report.game().length()))
            .orElse(judge.runningProperty().get() ? TEXTS.get("report.begun") : none.get());
    }

    private String side(Color side) {
        OptionalDouble loss = model.meanLoss(side);
        OptionalDouble accuracy = model.accuracy(side);
        if ((getWidth() < ROOM_FOR_LOSSES || getHeight() < TWO_LINES) && accuracy.isPresent()) {
            return TEXTS.get("report.short", ValueText.name(side),
                NumberText.of("%.0f", accuracy.getAsDouble()));
        }
        return loss.isEmpty() || accuracy.isEmpty()
            ? TEXTS.get("report.side.none", ValueText.name(side))
            : TEXTS.get("report.side", ValueText.name(side), NumberText.of("%.2f", loss.getAsDouble()),
                NumberText.of("%.0f", accuracy.getAsDouble()));
    }

    private Button row(int place, MoveJudgement move) {
        Button row = Controls.wholeButton("worst-" + place, words(move), () -> actions.show(move));
        row.getStyleClass().setAll("value-row");
        return row;
    }

    /// Shows only what it has room for.
    private static final class WholeRows extends FlowPane {
        @Override
        protected void layoutChildren() {
            super.layoutChildren();
            for (Node row : getChildren()) {
                Bounds place = row.getBoundsInParent();
                row.setVisible(place.getMaxY() <= getHeight() + 0.5 && place.getMaxX() <= getWidth() + 0.5);
            }
        }
    }

    private static Label label(String id) {
        Label label = new Label();
        label.setId(id);
        return label;
    }
}
