package flipchip.app.learn.space;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.learn.school.LearnDays;
import flipchip.app.learn.school.OwnRating;
import flipchip.app.learn.school.Today;
import flipchip.app.shell.CommandLink;
import flipchip.engine.people.ProblemTheme;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// How the learner comes on: accuracy and rating of his games, and the endgame school with its runs and
/// themes.
///
/// Ids: `learn-accuracy`, `learn-rating`, `learn-own`, `learn-train`, `learn-storm`, `learn-streak-run`,
/// `learn-school-curve`, `learn-theme-NAME`.
final class Progress {
    private static final Texts TEXTS = Texts.of("learn");
    private static final Texts SCHOOL = Texts.of("classroom");
    private static final int GAMES = 40;
    private static final int WINDOW = 8;
    private static final int WEAK = 50;
    private static final double GAP = 24;
    private static final double CURVE = 72;
    private static final double THEME_WIDTH = 116;

    private Progress() {}

    static Region play(Today today, LearnActions actions) {
        List<Double> accuracy = last(today.games().games().stream()
            .flatMapToDouble(game -> game.accuracy().stream()).boxed().toList());
        List<Double> rating = last(Stream.of(OwnRating.Against.values())
            .map(whom -> OwnRating.of(today.games(), whom).stream().map(OwnRating.Point::rating).toList())
            .max(Comparator.comparingInt(List::size)).orElseThrow());
        Region charts =
            Columns.equal(GAP, List.of(chart("learn-accuracy", "accuracy", accuracy, WINDOW, 75, 100),
                chart("learn-rating", "rating", rating, 1, 1000, 1500)));
        VBox.setVgrow(charts, Priority.ALWAYS);
        Button own = TaskCards.link("learn-own", TEXTS.get("own"), actions.ownGames());
        return Courses.part(TEXTS.get("play.title"),
            TEXTS.get("play.games", Math.min(GAMES, today.games().games().size())), charts, own);
    }

    private static List<Double> last(List<Double> values) {
        return values.subList(Math.max(0, values.size() - GAMES), values.size());
    }

    /// @param least with `most` the lines before there is a value
    private static Region chart(String id, String term, List<Double> values, int window, double least,
            double most) {
        VBox chart = new VBox(4, CommandLink.toTerm(Controls.label(TEXTS.get(term), "quiet"), term));
        CurveChart curve;
        if (values.isEmpty()) {
            String none = TEXTS.get(term + ".none");
            chart.getChildren().add(TaskCards.paragraph(none, "learn-text"));
            curve = CurveChart.before(id, none, least, most);
        } else {
            double mean = CurveChart.mean(values.subList(Math.max(0, values.size() - window), values.size()));
            curve = new CurveChart(id, values, window,
                TEXTS.get(term + ".value", String.valueOf(Math.round(mean))), window > 1);
        }
        VBox.setVgrow(curve, Priority.ALWAYS);
        chart.getChildren().add(curve);
        return chart;
    }

    static Region school(Today today, LearnActions actions) {
        LearnDays days = today.days();
        Label number =
            Controls.withId(new Label(String.valueOf(Math.round(today.school().rating().rating()))),
                "learn-school-rating", "learn-number");
        VBox runs = new VBox(8,
            run("learn-train", TEXTS.get("train"), TEXTS.get("train.text"),
                () -> actions.train().accept(Optional.empty())),
            run("learn-storm", TEXTS.get("storm"), TEXTS.get("storm.text", days.best(LearnDays.Run.STORM)),
                () -> actions.run().accept(LearnDays.Run.STORM)),
            run("learn-streak-run", TEXTS.get("run"), TEXTS.get("run.text", days.best(LearnDays.Run.STREAK)),
                () -> actions.run().accept(LearnDays.Run.STREAK)));
        VBox left = new VBox(6, number, Controls.label(TEXTS.get("school.rating"), "quiet"));
        if (days.ratings().size() > 1) {
            CurveChart curve = new CurveChart("learn-school-curve", days.ratings(), 1,
                String.valueOf(Math.round(days.ratings().getLast())), false);
            curve.setMinHeight(CURVE);
            curve.setPrefHeight(CURVE);
            left.getChildren().add(curve);
        }
        left.getChildren().add(runs);
        VBox bars = new VBox(2);
        for (ProblemTheme theme : ProblemTheme.values()) {
            bars.getChildren().add(theme(theme, today.themes(), actions));
        }
        bars.getChildren().add(weakest(today.themes()));
        return Courses.part(TEXTS.get("school.title"),
            TEXTS.get("school.standing", today.school().right(), today.school().failed().cards().size()),
            Columns.equal(GAP, List.of(left, bars)));
    }

    /// A button with what it does beside it.
    private static Region run(String id, String name, String words, Runnable action) {
        Button button = Controls.wholeButton(id, name, action);
        button.getStyleClass().add("learn-button");
        Label beside = TaskCards.paragraph(words, "quiet");
        HBox.setHgrow(beside, Priority.ALWAYS);
        HBox row = new HBox(12, button, beside);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private static Region theme(ProblemTheme theme, Map<ProblemTheme, Integer> shares, LearnActions actions) {
        String name = SCHOOL.get("theme." + theme);
        int share = shares.getOrDefault(theme, 0);
        Label words = new Label(name);
        words.setMinWidth(THEME_WIDTH);
        words.setPrefWidth(THEME_WIDTH);
        Bar bar = new Bar(share / 100.0);
        if (share < WEAK) {
            bar.getStyleClass().add("bar-weak");
        }
        HBox.setHgrow(bar, Priority.ALWAYS);
        Label value =
            new Label(shares.containsKey(theme) ? TEXTS.get("percent", share) : TEXTS.get("theme.new"));
        value.getStyleClass().add("theme-value");
        HBox inside = new HBox(8, words, bar, value);
        inside.setAlignment(Pos.CENTER_LEFT);
        Button row = Controls.button("learn-theme-" + theme.name().toLowerCase(Locale.ROOT), "",
            () -> actions.train().accept(Optional.of(theme)));
        row.setGraphic(inside);
        row.getStyleClass().add("theme-row");
        row.setMaxWidth(Double.MAX_VALUE);
        row.setMinWidth(0);
        row.setAccessibleText(name + " " + value.getText());
        row.widthProperty().subscribe(wide -> inside.setPrefWidth(wide.doubleValue() - 2));
        return row;
    }

    private static Label weakest(Map<ProblemTheme, Integer> shares) {
        return TaskCards.paragraph(shares.entrySet().stream().min(Map.Entry.comparingByValue())
            .map(worst -> TEXTS.get("theme.worst", SCHOOL.get("theme." + worst.getKey())))
            .orElse(TEXTS.get("theme.none")), "quiet");
    }
}
