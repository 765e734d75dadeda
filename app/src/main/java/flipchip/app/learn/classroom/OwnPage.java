package flipchip.app.learn.classroom;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Labels;
import flipchip.app.kit.text.Texts;
import flipchip.app.learn.school.OwnGame;
import flipchip.app.learn.school.OwnGames;
import flipchip.app.learn.school.OwnRating;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.scene.chart.BarChart;
import javafx.scene.chart.CategoryAxis;
import javafx.scene.chart.LineChart;
import javafx.scene.chart.NumberAxis;
import javafx.scene.chart.XYChart;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// A page with the learner's play over time: accuracy game by game, by phase, by opponent and by opening, the
/// rating that his results give, and the results.
///
/// Ids: `own-summary`, `own-time`, `own-rating`, `own-phases`, `own-opponents`, `own-openings`,
/// `own-results`, `own-practise`, `own-csv`, `own-allowed`.
final class OwnPage extends VBox {
    private static final Texts TEXTS = Texts.of("classroom");
    /// Of the accuracy axis.
    private static final double TICK = 20;
    /// Of the rating axis; twice that where there would be more steps than this.
    private static final double STEP = 100;
    private static final int MANY_STEPS = 8;
    private static final int COLUMNS = 3;

    private final Label summary = ExercisePage.label("own-summary");
    private final LineChart<Number, Number> time = new LineChart<>(numbers(TEXTS.get("own.game")), percent());
    private final NumberAxis ratings = numbers("");
    private final LineChart<Number, Number> rating = new LineChart<>(numbers(TEXTS.get("own.game")), ratings);
    private final BarChart<String, Number> phases = new BarChart<>(new CategoryAxis(), percent());
    private final BarChart<String, Number> opponents = new BarChart<>(new CategoryAxis(), percent());
    private final BarChart<String, Number> openings = new BarChart<>(new CategoryAxis(), percent());
    private final GridPane results = Controls.withId(new GridPane(), "own-results", "form");
    private final Subscription watching;
    private final Button practise = ExercisePage.button("own-practise", "");

    /// @param allowed  whether games are analysed while the user rests
    /// @param practise opens the mistakes
    /// @param csv      writes the table
    OwnPage(ObservableValue<OwnGames> games, Property<Boolean> allowed, Runnable practise, Runnable csv) {
        getStyleClass().add("classroom-column");
        chart(time, "own-time", TEXTS.get("own.by-time"));
        chart(rating, "own-rating", TEXTS.get("own.rating"));
        rating.setLegendVisible(true);
        chart(phases, "own-phases", TEXTS.get("own.by-phase"));
        chart(opponents, "own-opponents", TEXTS.get("own.by-opponent"));
        chart(openings, "own-openings", TEXTS.get("own.by-opening"));
        this.practise.setOnAction(_ -> practise.run());
        Button save = ExercisePage.button("own-csv", TEXTS.get("own.csv"));
        save.setOnAction(_ -> csv.run());
        CheckBox analyse = Controls.withId(new CheckBox(TEXTS.get("own.allowed")), "own-allowed");
        analyse.selectedProperty().bindBidirectional(allowed);
        FlowPane buttons = Controls.styled(new FlowPane(this.practise, save, analyse), "signals");
        ScrollPane table = new ScrollPane(results);
        table.setFitToWidth(true);
        GridPane charts = new GridPane(12, 12);
        charts.addRow(0, time, rating, table);
        charts.addRow(1, phases, opponents, openings);
        share(charts);
        VBox.setVgrow(charts, Priority.ALWAYS);
        getChildren().addAll(summary, charts, buttons);
        watching = games.subscribe(this::show);
    }

    /// Three columns and two rows, each as large as the others.
    private static void share(GridPane charts) {
        for (int i = 0; i < COLUMNS; i++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(100.0 / COLUMNS);
            charts.getColumnConstraints().add(column);
        }
        for (int i = 0; i < 2; i++) {
            RowConstraints row = new RowConstraints();
            row.setPercentHeight(50);
            charts.getRowConstraints().add(row);
        }
    }

    /// The page is closed.
    void leave() {
        watching.unsubscribe();
    }

    private static void chart(XYChart<?, ?> chart, String id, String title) {
        chart.setId(id);
        chart.setTitle(title);
        chart.setAnimated(false);
        chart.setLegendVisible(false);
        chart.setMinSize(0, 0);
        chart.setAccessibleText(title);
    }

    private static NumberAxis numbers(String name) {
        NumberAxis axis = new NumberAxis();
        axis.setLabel(name);
        axis.setMinorTickVisible(false);
        axis.setForceZeroInRange(false);
        axis.setTickLabelFormatter(new Labels<>(
            tick -> tick.doubleValue() == tick.intValue() ? String.valueOf(tick.intValue()) : ""));
        return axis;
    }

    private static NumberAxis percent() {
        NumberAxis axis = new NumberAxis(0, 100, TICK);
        axis.setMinorTickVisible(false);
        return axis;
    }

    private void show(OwnGames games) {
        long judged = games.games().stream().filter(game -> game.choices().isPresent()).count();
        int mistakes = games.games().stream().mapToInt(game -> game.mistakes().size()).sum();
        summary.setText(games.games().isEmpty()
            ? TEXTS.get("own.none")
            : TEXTS.get("own.summary", games.games().size(), judged, mistakes));
        List.of(time, phases, opponents, openings).forEach(chart -> chart.setVisible(judged > 0));
        practise.setText(TEXTS.get("own.practise", mistakes));
        practise.setDisable(mistakes == 0);
        showTime(games);
        XYChart.Series<String, Number> byPhase = new XYChart.Series<>();
        for (OwnGame.Phase phase : OwnGame.Phase.values()) {
            OptionalDouble mean = games.accuracy(phase);
            mean.ifPresent(value -> byPhase.getData().add(
                new XYChart.Data<>(TEXTS.get("own.phase." + phase.name().toLowerCase(Locale.ROOT)), value)));
        }
        phases.getData().setAll(List.of(byPhase));
        bars(opponents, games.accuracyByOpponent());
        bars(openings, games.accuracyByOpening());
        showRating(games);
        showResults(games);
    }

    private static void bars(BarChart<String, Number> chart, Map<String, Double> values) {
        XYChart.Series<String, Number> bars = new XYChart.Series<>();
        values.forEach(
            (name, value) -> bars.getData().add(new XYChart.Data<>(ExercisePage.opponent(name), value)));
        chart.getData().setAll(List.of(bars));
    }

    private void showRating(OwnGames games) {
        List<XYChart.Series<Number, Number>> lines = new ArrayList<>();
        DoubleSummaryStatistics range = new DoubleSummaryStatistics();
        for (OwnRating.Against whom : OwnRating.Against.values()) {
            XYChart.Series<Number, Number> line = new XYChart.Series<>();
            line.setName(TEXTS.get("own.against." + whom.name().toLowerCase(Locale.ROOT)));
            OwnRating.of(games, whom).forEach(point -> {
                line.getData().add(new XYChart.Data<>(point.game(), point.rating()));
                range.accept(point.rating());
            });
            lines.add(line);
        }
        if (range.getCount() > 0) {
            showRange(range.getMin(), range.getMax());
        }
        rating.getData().setAll(lines);
        rating.setVisible(lines.stream().anyMatch(line -> !line.getData().isEmpty()));
    }

    /// Whole steps, with room for the points at both ends: what lies on the edge is cut in half.
    private void showRange(double least, double most) {
        double step = most - least > MANY_STEPS * STEP ? 2 * STEP : STEP;
        ratings.setAutoRanging(false);
        ratings.setLowerBound(step * Math.floor((least - STEP / 3) / step));
        ratings.setUpperBound(step * Math.ceil((most + STEP / 3) / step));
        ratings.setTickUnit(step);
    }

    private void showTime(OwnGames games) {
        XYChart.Series<Number, Number> line = new XYChart.Series<>();
        int number = 0;
        for (OwnGame game : games.games()) {
            number++;
            if (game.accuracy().isPresent()) {
                line.getData().add(new XYChart.Data<>(number, game.accuracy().getAsDouble()));
            }
        }
        time.getData().setAll(List.of(line));
    }

    private void showResults(OwnGames games) {
        Map<String, int[]> counts = new TreeMap<>();
        games.games().forEach(game -> counts.computeIfAbsent(game.opponent(), _ -> new int[3])[1
            - Integer.signum(game.score())]++);
        results.getChildren().clear();
        int row = 0;
        for (Map.Entry<String, int[]> one : counts.entrySet()) {
            Label opponent = new Label(ExercisePage.opponent(one.getKey()));
            opponent.setMinWidth(Region.USE_PREF_SIZE);
            Label result =
                new Label(TEXTS.get("own.result", one.getValue()[0], one.getValue()[1], one.getValue()[2]));
            Controls.wrapped(result);
            results.addRow(row++, opponent, result);
        }
    }
}
