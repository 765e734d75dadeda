package flipchip.app.window.status;

import java.util.List;
import java.util.Optional;
import flipchip.app.circuit.array.FlipOrder;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Tip;
import flipchip.app.shell.Workspace;
import flipchip.app.window.layout.WindowModels;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// The line at the bottom: the message, and behind it what there is room for beside it, the more important
/// first: what is worked on, and in Circuit when the discs flip and the figures of the chip. Look:
/// window.css, style class `status-line`. Ids: `activity`, `flip-times`, `figures`.
public final class StatusLine extends HBox {
    private static final double TIP_WIDTH = 520;

    private final StatusMessage message;
    private final Label activity = Controls.withId(new Label(), "activity");
    private final List<Label> others;
    private final ObservableValue<Workspace> space;

    /// @param activities what is worked on, in words, the more important first; empty words are left out
    public StatusLine(WindowModels desk, List<ObservableValue<String>> activities) {
        message = new StatusMessage(desk);
        space = desk.settings().property(Workspace.SHOWN);
        space.subscribe(this::requestLayout);
        activity.textProperty()
            .bind(
                Bindings
                    .createStringBinding(
                        () -> activities.stream().map(ObservableValue::getValue)
                            .filter(text -> !text.isEmpty()).findFirst().orElse(""),
                        activities.toArray(ObservableValue<?>[]::new)));
        others = List.of(activity, flips(desk.hardware().flipsProperty()), figures(desk.hardware()));
        getStyleClass().add("status-line");
        message.setMinWidth(0);
        message.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(message, Priority.ALWAYS);
        getChildren().add(message);
        getChildren().addAll(others);
        for (Label other : others) {
            other.setMinWidth(0);
            other.managedProperty().bind(other.visibleProperty());
            other.textProperty().subscribe(this::requestLayout);
        }
    }

    private static Label flips(ObservableValue<Optional<FlipOrder>> order) {
        Label flips = Controls.withId(new Label(), "flip-times");
        flips.textProperty().bind(order.map(now -> now.map(FlipOrder::text).orElse("")));
        flips.setTooltip(tip(order.map(now -> now.map(FlipOrder::detail).orElse(""))));
        return flips;
    }

    private static Label figures(HardwareViewModel hardware) {
        Label figures = Controls.withId(new Label(), "figures");
        figures.textProperty().bind(hardware.figuresProperty());
        figures.setFocusTraversable(true);
        figures.setTooltip(tip(hardware.figuresOriginProperty()));
        figures.accessibleTextProperty()
            .bind(Bindings.concat(figures.textProperty(), ". ", hardware.figuresOriginProperty()));
        return figures;
    }

    /// The message at the left end.
    public StatusMessage message() {
        return message;
    }

    /// A tooltip that says what `text` does.
    static Tooltip tip(ObservableValue<String> text) {
        Tooltip tip = new Tip();
        tip.textProperty().bind(text);
        tip.setWrapText(true);
        tip.setMaxWidth(TIP_WIDTH);
        return tip;
    }

    @Override
    protected void layoutChildren() {
        double room = getWidth() - getInsets().getLeft() - getInsets().getRight();
        double used = message.prefWidth(-1);
        for (Label other : others) {
            double wanted = other.prefWidth(-1) + getSpacing();
            boolean belongs = other == activity || space.getValue() == Workspace.CIRCUIT;
            boolean fits = belongs && !other.getText().isEmpty() && used + wanted <= room;
            used += fits ? wanted : 0;
            other.setVisible(fits);
        }
        super.layoutChildren();
    }
}
