package flipchip.app.window.status;

import java.util.List;
import flipchip.app.circuit.array.FlipOrder;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Tip;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Workspace;
import flipchip.app.window.layout.WindowModels;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// What is said above the chip of Circuit and below that of Play: the message, and behind it what there is
/// room for: what is worked on, and in Circuit the gate delay. In Play how sure the message is stands below
/// it. Look: window.css, style class `status-line`. Ids: `activity`, `step-counter`.
public final class StatusLine extends HBox {
    private static final Texts TEXTS = Texts.of("chipview");
    private static final PseudoClass PLAY = PseudoClass.getPseudoClass("play");
    private static final double TIP_WIDTH = 520;
    /// Two lines of the message and one below it.
    private static final double ROOMY = 44;

    private final StatusMessage message;
    private final Label more = Controls.withId(new Label(), "sentence-more");
    private final Label activity = Controls.withId(new Label(), "activity");
    private final List<Label> others;
    private final ObservableValue<Workspace> space;

    /// @param activities what is worked on, in words, the more important first; empty words are left out
    public StatusLine(WindowModels desk, List<ObservableValue<String>> activities) {
        message = new StatusMessage(desk);
        space = desk.settings().property(Workspace.SHOWN);
        space.subscribe(now -> {
            pseudoClassStateChanged(PLAY, now == Workspace.PLAY);
            message.setWrapText(now == Workspace.PLAY);
            requestLayout();
        });
        activity.textProperty()
            .bind(
                Bindings
                    .createStringBinding(
                        () -> activities.stream().map(ObservableValue::getValue)
                            .filter(text -> !text.isEmpty()).findFirst().orElse(""),
                        activities.toArray(ObservableValue<?>[]::new)));
        others = List.of(activity, counter(desk.hardware(), space.map(now -> now == Workspace.CIRCUIT)));
        getStyleClass().add("status-line");
        message.setMinWidth(0);
        message.setMaxWidth(Double.MAX_VALUE);
        more.textProperty().bind(desk.hardware().agreementProperty().map(PlayWords::more));
        more.managedProperty().bind(more.visibleProperty());
        more.textProperty().subscribe(this::requestLayout);
        VBox lines = new VBox(message, more);
        lines.setMinWidth(0);
        lines.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(lines, Priority.ALWAYS);
        getChildren().add(lines);
        getChildren().addAll(others);
        for (Label other : others) {
            other.setMinWidth(0);
            other.managedProperty().bind(other.visibleProperty());
            other.textProperty().subscribe(this::requestLayout);
        }
    }

    /// The gate delay, and as its tooltip when each disc of the move turns.
    private static Label counter(HardwareViewModel hardware, ObservableValue<Boolean> wanted) {
        Label counter = Controls.withId(new Label(), "step-counter");
        counter.textProperty().bind(hardware.counterProperty().when(wanted));
        counter.setTooltip(tip(hardware.flipsProperty().map(order -> order.map(FlipOrder::inWords).orElse(""))
            .map(words -> words + TEXTS.get("tip.step"))));
        return counter;
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
        more.setVisible(
            space.getValue() == Workspace.PLAY && message.isOfChip() && !message.getText().isEmpty()
                    && message.prefHeight(room) < ROOMY / 2 && more.prefWidth(-1) <= room);
        double used = message.prefWidth(-1);
        for (Label other : others) {
            double wanted = other.prefWidth(-1) + getSpacing();
            boolean belongs = space.getValue() == Workspace.CIRCUIT
                    || other == activity && space.getValue() != Workspace.PLAY;
            boolean fits = belongs && !other.getText().isEmpty() && used + wanted <= room;
            used += fits ? wanted : 0;
            other.setVisible(fits);
        }
        super.layoutChildren();
    }
}
