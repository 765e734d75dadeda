package flipchip.app.learn.classroom;

import java.util.List;
import java.util.Optional;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Labels;
import flipchip.app.kit.text.Texts;
import flipchip.app.learn.school.EndgameSchool;
import flipchip.app.learn.school.LearnDays;
import flipchip.engine.people.ProblemTheme;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.PauseTransition;
import javafx.animation.Timeline;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.util.Duration;

/// A page for the endgame school.
///
/// Keys: those of an [ExerciseView]; P plays on. Ids: prefix `school-`, `school-line`, `school-step`,
/// `school-theme`, `school-empties`, `school-train`, `school-storm`, `school-streak`, `school-automatic`.
final class SchoolView extends ExerciseView {
    private static final Texts TEXTS = Texts.of("classroom");
    private static final Duration SECOND = Duration.seconds(1);
    /// After an answer in a run.
    private static final Duration SOON = Duration.seconds(0.7);
    /// Time to read why.
    private static final Duration LATER = Duration.seconds(3);
    /// Numbers of empty squares to choose from.
    private static final List<Span> SPANS =
        List.of(new Span(2, 20), new Span(2, 6), new Span(7, 10), new Span(11, 14), new Span(15, 20));

    private final SchoolModel model;
    private final Label line;
    private final Button step;
    private final ComboBox<Optional<ProblemTheme>> theme;
    private final ComboBox<Span> empties;
    private final PauseTransition pause = new PauseTransition();
    private final Timeline clock = new Timeline(new KeyFrame(SECOND, _ -> tick()));
    private final ObservableValue<Boolean> automatic;

    /// A range of empty squares.
    private record Span(int least, int most) {
        String words() {
            return this == SPANS.getFirst()
                ? TEXTS.get("school.empties.any")
                : TEXTS.get("school.empties", least, most);
        }
    }

    /// @param automatic whether the next problem follows a solved one by itself; in a run it always does
    SchoolView(SchoolModel model, Property<Boolean> automatic) {
        this(model, automatic, ExercisePage.label("school-line"),
            ExercisePage.button("school-step", TEXTS.get("school.step")), new ComboBox<>(), new ComboBox<>());
    }

    private SchoolView(SchoolModel model, Property<Boolean> automatic, Label line, Button step,
            ComboBox<Optional<ProblemTheme>> theme, ComboBox<Span> empties) {
        super("school-", model, List.of(line), List.of(step), List.of(runs(model),
            Controls.styled(new FlowPane(theme, empties), "signals"), automatic(automatic)));
        this.automatic = automatic;
        pause.setOnFinished(_ -> model.next());
        clock.setCycleCount(Animation.INDEFINITE);
        this.model = model;
        this.line = line;
        this.step = step;
        this.theme = theme;
        this.empties = empties;
        line.getStyleClass().add("quiet");
        step.setOnAction(_ -> model.step());
        choices();
        refresh();
    }

    private static Node runs(SchoolModel model) {
        Button train = ExercisePage.button("school-train", TEXTS.get("run.train"));
        train.setOnAction(_ -> model.begin());
        Button storm = ExercisePage.button("school-storm", TEXTS.get("run.storm.begin"));
        storm.setOnAction(_ -> model.begin(LearnDays.Run.STORM));
        Button streak = ExercisePage.button("school-streak", TEXTS.get("run.streak.begin"));
        streak.setOnAction(_ -> model.begin(LearnDays.Run.STREAK));
        return Controls.styled(new FlowPane(train, storm, streak), "signals");
    }

    private static Node automatic(Property<Boolean> automatic) {
        CheckBox box = Controls.withId(new CheckBox(TEXTS.get("school.automatic")), "school-automatic");
        box.selectedProperty().bindBidirectional(automatic);
        return box;
    }

    private void tick() {
        if (getScene() == null) {
            clock.stop();                                  // the page is closed
        } else {
            model.tick();
        }
    }

    /// Lets the next problem follow, in a run sooner.
    private void goOn() {
        pause.stop();
        boolean runs = model.run().filter(going -> !going.isOver()).isPresent();
        if (model.goesOn() && (runs || automatic.getValue()) && getScene() != null) {
            pause.setDuration(runs ? SOON : LATER);
            pause.playFromStart();
        }
        if (runs && clock.getStatus() != Animation.Status.RUNNING) {
            clock.play();
        } else if (!runs) {
            clock.stop();
        }
    }

    private void choices() {
        theme.setId("school-theme");
        theme.setAccessibleText(TEXTS.get("school.theme"));
        theme.getItems().add(Optional.empty());
        List.of(ProblemTheme.values()).forEach(one -> theme.getItems().add(Optional.of(one)));
        theme.setConverter(new Labels<>(
            one -> one.map(named -> TEXTS.get("theme." + named)).orElse(TEXTS.get("school.theme.any"))));
        empties.setId("school-empties");
        empties.setAccessibleText(TEXTS.get("school.empties.name"));
        empties.getItems().setAll(SPANS);
        empties.setConverter(new Labels<>(Span::words));
        theme.getSelectionModel().selectFirst();
        empties.getSelectionModel().selectFirst();
        theme.setOnAction(_ -> wish());
        empties.setOnAction(_ -> wish());
    }

    /// Asks for problems of a theme, or of all.
    void choose(Optional<ProblemTheme> wanted) {
        theme.setValue(wanted);
        wish();
    }

    private void wish() {
        Span span = empties.getValue();
        model.setWish(new EndgameSchool.Wish(theme.getValue(), span.least(), span.most()));
    }

    @Override
    boolean onKey(KeyCode code) {
        if (code == KeyCode.P) {
            step.fire();
            return true;
        }
        return super.onKey(code);
    }

    @Override
    void refresh() {
        super.refresh();
        if (line != null) {                            // not while the page is made
            line.setText(model.bestLine());
            line.setManaged(!line.getText().isEmpty());
            step.setDisable(!model.canStep());
            theme.setDisable(model.run().isPresent());
            empties.setDisable(model.run().isPresent());
            goOn();
        }
    }
}
