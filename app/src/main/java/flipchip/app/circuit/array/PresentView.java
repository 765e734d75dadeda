package flipchip.app.circuit.array;

import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A view of the moment in large type, for an audience: what the controller's state is for, the sentence.
///
/// Ids: `present-state`, `present-counter`, `present-sentence`. Look: chipview.css, style class `present`,
/// the sentence with `:long`.
public final class PresentView extends VBox {
    private static final Texts CONTROLLER = Texts.of("controller");
    private static final PseudoClass LONG = PseudoClass.getPseudoClass("long");
    /// A longer sentence is written smaller.
    private static final int LETTERS = 70;

    public PresentView(HardwareViewModel model) {
        getStyleClass().add("present");
        setMinSize(0, 0);
        Label state = Controls.wrapped(Controls.withId(new Label(), "present-state", "present-state"));
        state.textProperty().bind(model.momentProperty().map(now -> now.flatMap(Moment::controller)
            .map(in -> CONTROLLER.get("controller.state." + in)).orElse("")));
        Label counter = Controls.withId(new Label(), "present-counter", "present-counter");
        counter.textProperty().bind(model.counterProperty());
        counter.setMinWidth(USE_PREF_SIZE);
        Label sentence =
            Controls.wrapped(Controls.withId(new Label(), "present-sentence", "present-sentence"));
        sentence.textProperty().bind(model.sentenceProperty());
        sentence.textProperty()
            .subscribe(text -> sentence.pseudoClassStateChanged(LONG, text.length() > LETTERS));
        getChildren().addAll(new HBox(state, Controls.spring(), counter), sentence);
    }
}
