package flipchip.app.circuit.controller;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A view of the game controller at the moment shown: its graph, inputs and outputs, next state, mailbox.
///
/// Ids: `controller`, `state-INIT` and so on, each with `:current`; `pin-any` and so on, each with `:high`;
/// `controller-code`, `controller-next`, `controller-mailbox`, `controller-errors`. Look: controller.css,
/// style classes `controller`, `state`, `pins`, `pin` and `controller-text`.
public final class ControllerView extends VBox {
    private static final Texts TEXTS = Texts.of("controller");
    private static final PseudoClass HIGH = PseudoClass.getPseudoClass("high");

    private final StateGraph graph = new StateGraph("state-");
    private final List<Label> pins = new ArrayList<>();
    private final Label code = Controls.withId(new Label(), "controller-code", "pin");
    private final Label next = text("controller-next");
    private final Label mailbox = text("controller-mailbox");
    private final Label errors = text("controller-errors");

    /// @param moment the moment shown
    public ControllerView(ReadOnlyObjectProperty<Optional<Moment>> moment) {
        setId("controller");
        getStyleClass().add("controller");
        setAccessibleRole(AccessibleRole.PARENT);
        FlowPane row = Controls.styled(new FlowPane(), "pins");
        for (ControllerPicture.Pin pin : ControllerPicture.Pin.values()) {
            Label label = Controls.withId(new Label(), "pin-" + pin.net(), "pin");
            pins.add(label);
            row.getChildren().add(label);
        }
        row.getChildren().add(code);
        errors.getStyleClass().add("controller-error");
        VBox.setVgrow(graph, Priority.ALWAYS);
        getChildren().addAll(graph, row, next, mailbox, errors);
        setMinSize(180, 0);
        setPrefHeight(328);
        moment.subscribe(this::show);
    }

    private static Label text(String id) {
        Label label = Controls.withId(new Label(), id, "controller-text");
        label.setMinWidth(0);
        Controls.wrapped(label);
        label.managedProperty().bind(label.textProperty().isNotEmpty());
        return label;
    }

    private void show(Optional<Moment> moment) {
        Optional<ControllerPicture> picture = moment.map(ControllerPicture::of);
        graph.show(picture.map(ControllerPicture::graph).orElse(StateGraph.Picture.EMPTY));
        for (ControllerPicture.Pin pin : ControllerPicture.Pin.values()) {
            boolean high = picture.filter(now -> now.high().contains(pin)).isPresent();
            Label label = pins.get(pin.ordinal());
            label.setText(pin.net() + (high ? " 1" : " 0"));
            label.pseudoClassStateChanged(HIGH, high);
        }
        code.setText(TEXTS.get("controller.code", picture.map(ControllerPicture::code).orElse("")));
        next.setText(picture.map(ControllerPicture::nextInWords).orElse(""));
        mailbox.setText(picture.map(ControllerPicture::mailboxInWords).orElse(""));
        errors.setText(picture.map(ControllerPicture::errorsInWords).orElse(""));
        setAccessibleText(picture.map(
            now -> now.inWords() + " " + next.getText() + " " + mailbox.getText() + " " + errors.getText())
            .orElse(TEXTS.get("controller")));
    }
}
