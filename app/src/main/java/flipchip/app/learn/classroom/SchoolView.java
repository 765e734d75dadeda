package flipchip.app.learn.classroom;

import java.util.List;
import java.util.Optional;
import flipchip.app.kit.control.Labels;
import flipchip.app.kit.text.Texts;
import flipchip.app.learn.school.EndgameSchool;
import flipchip.engine.people.ProblemTheme;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;

/// A page for the endgame school.
///
/// Keys: those of an [ExerciseView]; P plays on. Ids: prefix `school-`, `school-line`, `school-step`,
/// `school-theme`, `school-empties`.
final class SchoolView extends ExerciseView {
    private static final Texts TEXTS = Texts.of("classroom");
    /// Numbers of empty squares to choose from.
    private static final List<Span> SPANS =
        List.of(new Span(2, 20), new Span(2, 6), new Span(7, 10), new Span(11, 14), new Span(15, 20));

    private final SchoolModel model;
    private final Label line;
    private final Button step;
    private final ComboBox<Optional<ProblemTheme>> theme;
    private final ComboBox<Span> empties;

    /// A range of empty squares.
    private record Span(int least, int most) {
        String words() {
            return this == SPANS.getFirst()
                ? TEXTS.get("school.empties.any")
                : TEXTS.get("school.empties", least, most);
        }
    }

    SchoolView(SchoolModel model) {
        this(model, ExercisePage.label("school-line"),
            ExercisePage.button("school-step", TEXTS.get("school.step")), new ComboBox<>(), new ComboBox<>());
    }

    private SchoolView(SchoolModel model, Label line, Button step, ComboBox<Optional<ProblemTheme>> theme,
            ComboBox<Span> empties) {
        super("school-", model, List.of(line), List.of(step), List.of(new HBox(8, theme, empties)));
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
        }
    }
}
