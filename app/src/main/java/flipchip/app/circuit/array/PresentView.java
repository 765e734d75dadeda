package flipchip.app.circuit.array;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;

/// A view of the moment in large type, for an audience: what the controller's state is for, the sentence,
/// what comes next.
///
/// Ids: `present-state`, `present-counter`, `present-sentence`, `present-next`.
/// Look: chipview.css, style class `present`.
public final class PresentView extends VBox {
    private static final Texts CONTROLLER = Texts.of("controller");
    /// Of the sentence, pixels: the largest that has room, and of which a line is at least as long as the
    /// next number of letters is high.
    private static final int[] SIZES = {64, 54, 44, 34, 28, 23, 18};
    private static final double LETTERS = 11;
    /// In a narrower view the counter is below the state.
    private static final double ROOMY = 420;

    private final Label state =
        Controls.wrapped(Controls.withId(new Label(), "present-state", "present-state"));
    private final Label counter = Controls.withId(new Label(), "present-counter", "present-counter");
    private final HBox head = new HBox(state, Controls.spring(), counter);
    private final Label sentence =
        Controls.wrapped(Controls.withId(new Label(), "present-sentence", "present-sentence"));
    private final Label next = Controls.wrapped(Controls.withId(new Label(), "present-next", "present-next"));

    public PresentView(HardwareViewModel model) {
        getStyleClass().add("present");
        setMinSize(0, 0);
        state.textProperty().bind(model.momentProperty().map(now -> now.flatMap(Moment::controller)
            .map(in -> CONTROLLER.get("controller.state." + in)).orElse("")));
        counter.textProperty().bind(model.counterProperty());
        counter.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(head, sentence, next);
        model.momentProperty().subscribe(Controls.whenSeen(this, () -> show(model)));
        Runnable fit = Controls.whenSeen(this, this::fit);
        Stream.<ObservableValue<?>>of(widthProperty(), heightProperty(), state.textProperty(),
            sentence.textProperty(), next.textProperty()).forEach(changing -> changing.subscribe(fit));
    }

    private void show(HardwareViewModel model) {
        Optional<Moment> moment = model.momentProperty().getValue();
        Optional<FlipOrder> flips = model.flipsProperty().get();
        sentence.setText(moment.map(now -> AudienceWords.now(now, flips)).orElse(""));
        next.setText(moment.map(now -> AudienceWords.next(now, flips)).orElse(""));
    }

    private void fit() {
        boolean below = getWidth() < ROOMY;
        if (below != getChildren().contains(counter)) {
            head.getChildren().remove(counter);
            getChildren().remove(counter);
            if (below) {
                getChildren().add(1, counter);
            } else {
                head.getChildren().add(counter);
            }
        }
        double above = getChildren().stream().filter(part -> part != sentence)
            .mapToDouble(part -> part.prefHeight(getWidth()) + getSpacing()).sum();
        int size = IntStream.of(SIZES)
            .filter(each -> each * LETTERS <= getWidth() && tall(each) <= getHeight() - above).findFirst()
            .orElse(SIZES[SIZES.length - 1]);
        sentence.setStyle("-fx-font-size: " + size + "px;");
    }

    private double tall(int size) {
        Text words = new Text(sentence.getText());
        words.setFont(Font.font(sentence.getFont().getFamily(), FontWeight.BOLD, size));
        words.setWrappingWidth(getWidth());
        return words.getLayoutBounds().getHeight();
    }
}
