package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import flipchip.app.game.board.MistakeMark;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Tip;
import flipchip.app.kit.text.NumberText;
import flipchip.app.shell.CommandLink;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.board.Color;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The heading of the graph: of both players the accuracy and the number of mistakes of each size, how far an
/// analysis is, and the buttons that step through the moves.
///
/// Ids: `accuracy-black`, `slip-black`, `mistake-black`, `blunder-black` and the same of White,
/// `report-status`, `game-progress`, `cancel-analysis-button`, `walk-first`, `walk-back`, `walk-forward`,
/// `walk-last`.
final class GameReportView extends HBox {
    private static final double MARK = 14;
    /// Above it numbers have words, and players their names.
    private static final double ROOM_FOR_WORDS = 1280;
    private static final double ROOM_FOR_NAMES = 1000;

    private final GameReportModel model;
    private final GameJudge judge;
    private final Label status = Controls.withId(new Label(), "report-status");
    private final Map<Color, Side> sides = new EnumMap<>(Color.class);
    private final StringProperty none = new SimpleStringProperty(this, "none", "");

    /// What is said of a player.
    private record Side(HBox all, Label name, Label accuracy, Map<MistakeSize, Label> counts) {}

    GameReportView(GameReportModel model, GameJudge judge) {
        this.model = model;
        this.judge = judge;
        getStyleClass().add("summary");
        Button cancel =
            Controls.wholeButton("cancel-analysis-button", TEXTS.get("button.cancel"), judge::cancel);
        ProgressBar progress = Controls.withId(new ProgressBar(), "game-progress");
        progress.progressProperty().bind(judge.progressProperty());
        progress.setPrefWidth(120);
        for (Region node : List.of(cancel, progress)) {
            node.visibleProperty().bind(judge.runningProperty());
            node.managedProperty().bind(judge.runningProperty());
        }
        status.setMinWidth(0);
        status.setWrapText(true);
        Runnable refresh = Controls.whenSeen(this, this::refresh);
        for (Color side : Color.values()) {
            sides.put(side, side(side));
            model.name(side).subscribe(refresh);
        }
        getChildren().addAll(sides.get(Color.BLACK).all, sides.get(Color.WHITE).all, status, progress, cancel,
            Controls.spring(), walk());
        model.pointsProperty().subscribe(refresh);
        judge.reportProperty().subscribe(refresh);
        judge.runningProperty().subscribe(refresh);
        judge.problemProperty().subscribe(refresh);
        none.subscribe(refresh);
        model.session().addListener(_ -> refresh.run());
        widthProperty().subscribe(refresh);
    }

    /// The text without a report.
    StringProperty noneProperty() {
        return none;
    }

    private HBox walk() {
        GameSession session = model.session();
        HBox all = Controls.styled(
            new HBox(walk("first", BootstrapIcons.SKIP_START_FILL, () -> model.jump(0)),
                walk("back", BootstrapIcons.CARET_LEFT_FILL, () -> model.jump(session.ply() - 1)),
                walk("forward", BootstrapIcons.CARET_RIGHT_FILL, () -> model.jump(session.ply() + 1)),
                walk("last", BootstrapIcons.SKIP_END_FILL, () -> model.jump(session.line().length()))),
            "transport");
        all.setAlignment(Pos.CENTER_LEFT);
        return all;
    }

    private static Button walk(String where, BootstrapIcons icon, Runnable action) {
        Button button = Controls.iconButton("walk-" + where, icon, TEXTS.get("walk." + where), action);
        button.setMinWidth(USE_PREF_SIZE);
        return Controls.styled(button, "walk-button");
    }

    private static Side side(Color side) {
        String id = side.name().toLowerCase(Locale.ROOT);
        Region disc = Controls.styled(new Region(), "report-disc");
        disc.getStyleClass().add(id);
        Label name = Controls.label("", "report-name");
        Label accuracy = CommandLink
            .toTerm(Controls.withId(Controls.label("", "report-name"), "accuracy-" + id), "accuracy");
        HBox all = Controls.styled(new HBox(disc, name, accuracy), "report-side");
        Map<MistakeSize, Label> counts = new EnumMap<>(MistakeSize.class);
        for (MistakeSize size : MistakeSize.values()) {
            Label count = new Label();
            count.setId(size.name().toLowerCase(Locale.ROOT) + "-" + id);
            count.setGraphic(MistakeMark.of(size, MARK));
            counts.put(size, count);
            all.getChildren().add(count);
        }
        all.getChildren().forEach(part -> ((Region) part).setMinWidth(USE_PREF_SIZE));
        all.managedProperty().bind(all.visibleProperty());
        return new Side(all, name, accuracy, counts);
    }

    private void refresh() {
        boolean running = judge.runningProperty().get();
        boolean some = model.report().isPresent();
        sides.forEach((side, shown) -> {
            shown.all.setVisible(some);
            fill(side, shown);
        });
        status.setText(status());
        boolean whole = model.report().filter(known -> known.complete()).isPresent();
        show(status, running || !some || !whole || !judge.problemProperty().get().isEmpty());
    }

    private void fill(Color side, Side shown) {
        OptionalDouble accuracy = model.accuracy(side);
        shown.name.setText(model.name(side).getValue());
        show(shown.name, getWidth() >= ROOM_FOR_NAMES);
        String none = TEXTS.get(model.meanLoss(side).isEmpty() ? "report.forced" : "report.few");
        shown.accuracy.setAccessibleText(accuracy.isEmpty() ? none : null);
        shown.accuracy.setText(accuracy.isEmpty()
            ? getWidth() >= ROOM_FOR_WORDS ? none : "–"
            : TEXTS.get("report.accuracy", NumberText.of("%.0f", accuracy.getAsDouble())));
        model.meanLoss(side).ifPresentOrElse(
            loss -> shown.accuracy.setTooltip(new Tip(TEXTS.get("report.loss", NumberText.of("%.2f", loss)))),
            () -> shown.accuracy.setTooltip(null));
        shown.counts.forEach((size, label) -> {
            int count = model.count(side, size);
            String words = TEXTS.get("count." + size.name().toLowerCase(Locale.ROOT), count);
            label.setText(getWidth() >= ROOM_FOR_WORDS ? words : String.valueOf(count));
            label.setAccessibleText(words);
            show(label, count > 0);
        });
    }

    private static void show(Region node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    private String status() {
        if (!judge.problemProperty().get().isEmpty()) {
            return TEXTS.get("report.problem", judge.problemProperty().get());
        }
        return model.report()
            .map(report -> judge.runningProperty().get()
                ? TEXTS.get(getWidth() >= ROOM_FOR_WORDS ? "report.running" : "report.running.short",
                    report.moves().size(), report.game().length())
                : report.complete() ? TEXTS.get("report.done", report.game().length())
                : TEXTS.get("report.cancelled", report.moves().size(), report.game().length()))
            .orElse(judge.runningProperty().get() ? TEXTS.get("report.begun")
                : model.session().line().length() == 0 ? TEXTS.get("report.empty")
                : none.get());
    }
}
