package flipchip.app.learn.classroom;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.learn.school.OwnGame;
import flipchip.app.learn.school.OwnGames;
import flipchip.app.learn.school.OwnRating;
import flipchip.app.learn.space.Bar;
import flipchip.app.learn.space.Columns;
import flipchip.app.learn.space.CurveChart;
import flipchip.app.shell.CommandLink;
import flipchip.engine.analysis.GamePhase;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// A page with the learner's play over time: accuracy game by game, the rating that his results give,
/// accuracy by phase, by opponent and by opening, and the results.
///
/// Ids: `own-summary`, `own-time`, `own-rating-levels`, `own-rating-people`, `own-phases`, `own-opponents`,
/// `own-openings`, `own-results`, `own-practise`, `own-history`, `own-csv`, `own-allowed`. Look:
/// classroom.css.
final class OwnPage extends VBox {
    private static final Texts TEXTS = Texts.of("classroom");
    private static final double GAP = 48;
    private static final double CURVE = 170;
    private static final double NAME = 150;
    /// Games that make a mean of the curve.
    private static final int WINDOW = 8;

    private final Label summary = ExercisePage.label("own-summary");
    private final VBox curves = Controls.styled(new VBox(), "own-column");
    private final VBox bars = Controls.styled(new VBox(), "own-column");
    private final VBox others = Controls.styled(new VBox(), "own-column");
    private final Subscription watching;
    private final Button practise = ExercisePage.button("own-practise", "");
    private final Button save = ExercisePage.button("own-csv", TEXTS.get("own.csv"));

    /// @param allowed  whether games are analysed while the user rests
    /// @param practise opens the mistakes
    /// @param csv      writes the table
    OwnPage(ObservableValue<OwnGames> games, Property<Boolean> allowed, Runnable practise, Runnable csv) {
        getStyleClass().add("classroom-column");
        this.practise.setOnAction(_ -> practise.run());
        save.setOnAction(_ -> csv.run());
        Button played = ExercisePage.button("own-history", Texts.of("files").get("library.history"));
        played.setOnAction(_ -> CommandLink.follow(this, "history"));
        CheckBox analyse = Controls.withId(new CheckBox(TEXTS.get("own.allowed")), "own-allowed");
        analyse.selectedProperty().bindBidirectional(allowed);
        FlowPane buttons = Controls.styled(new FlowPane(this.practise, played, save, analyse), "signals");
        ScrollPane scroll = Controls.scrolled(Columns.equal(GAP, List.of(curves, bars, others)));
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(summary, scroll, buttons);
        watching = games.subscribe(this::show);
    }

    /// The page is closed.
    void leave() {
        watching.unsubscribe();
    }

    private void show(OwnGames games) {
        long judged = games.games().stream().filter(game -> game.choices().isPresent()).count();
        int mistakes = games.games().stream().mapToInt(game -> game.mistakes().size()).sum();
        summary.setText(games.games().isEmpty()
            ? TEXTS.get("own.none")
            : TEXTS.get("own.summary", games.games().size(), judged, mistakes));
        practise.setText(TEXTS.get("own.practise", mistakes));
        practise.setDisable(mistakes == 0);
        save.setDisable(games.games().isEmpty());
        curves.getChildren().setAll(curves(games));
        Map<String, Double> phases = new LinkedHashMap<>();
        for (GamePhase phase : GamePhase.values()) {
            games.accuracy(phase).ifPresent(
                mean -> phases.put(TEXTS.get("own.phase." + phase.name().toLowerCase(Locale.ROOT)), mean));
        }
        bars.getChildren().setAll(bars("own-phases", "own.by-phase", phases));
        bars.getChildren().addAll(bars("own-opponents", "own.by-opponent", games.accuracyByOpponent()));
        others.getChildren().setAll(bars("own-openings", "own.by-opening", games.accuracyByOpening()));
        others.getChildren().addAll(results(games));
    }

    private static List<Node> curves(OwnGames games) {
        List<Node> curves = new ArrayList<>();
        List<Double> accuracy =
            games.games().stream().flatMapToDouble(game -> game.accuracy().stream()).boxed().toList();
        if (!accuracy.isEmpty()) {
            double last =
                CurveChart.mean(accuracy.subList(Math.max(0, accuracy.size() - WINDOW), accuracy.size()));
            curves.add(heading("own.by-time"));
            curves.add(curve("own-time", accuracy, WINDOW, Math.round(last) + " %"));
        }
        for (OwnRating.Against whom : OwnRating.Against.values()) {
            List<Double> rating = OwnRating.of(games, whom).stream().map(OwnRating.Point::rating).toList();
            if (!rating.isEmpty()) {
                String kind = whom.name().toLowerCase(Locale.ROOT);
                curves.add(Controls.label(TEXTS.get("own.rating") + ": " + TEXTS.get("own.against." + kind),
                    "own-heading"));
                curves.add(
                    curve("own-rating-" + kind, rating, 1, String.valueOf(Math.round(rating.getLast()))));
            }
        }
        return curves;
    }

    private static CurveChart curve(String id, List<Double> values, int window, String words) {
        CurveChart curve = new CurveChart(id, values, window, words, window > 1);
        curve.setMinHeight(CURVE);
        curve.setPrefHeight(CURVE);
        return curve;
    }

    private static Label heading(String key) {
        return Controls.label(TEXTS.get(key), "own-heading");
    }

    /// A heading and a bar for each name; nothing without names.
    private static List<Node> bars(String id, String heading, Map<String, Double> values) {
        if (values.isEmpty()) {
            return List.of();
        }
        GridPane rows = Controls.withId(Controls.styled(new GridPane(), "own-rows"), id);
        values.forEach((name, value) -> {
            Label words = new Label(ExercisePage.opponent(name));
            words.setPrefWidth(NAME);
            words.setMinWidth(0);
            Bar bar = new Bar(value / 100);
            GridPane.setHgrow(bar, Priority.ALWAYS);
            Label number = new Label(Math.round(value) + " %");
            number.setMinWidth(Region.USE_PREF_SIZE);
            rows.addRow(rows.getRowCount(), words, bar, number);
        });
        return List.of(heading(heading), rows);
    }

    private static List<Node> results(OwnGames games) {
        Map<String, int[]> counts = new TreeMap<>();
        for (OwnGame game : games.games()) {
            counts.computeIfAbsent(game.opponent(), _ -> new int[3])[1 - Integer.signum(game.score())]++;
        }
        if (counts.isEmpty()) {
            return List.of();
        }
        GridPane rows = Controls.withId(Controls.styled(new GridPane(), "own-rows"), "own-results");
        counts.forEach((name, count) -> {
            Label opponent = new Label(ExercisePage.opponent(name));
            opponent.setMinWidth(Region.USE_PREF_SIZE);
            rows.addRow(rows.getRowCount(), opponent,
                Controls.wrapped(new Label(TEXTS.get("own.result", count[0], count[1], count[2]))));
        });
        return List.of(heading("own.results"), rows);
    }
}
