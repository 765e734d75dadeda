package flipchip.app.circuit.controller;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;

/// A row of the controller's inputs and outputs with their values.
///
/// Ids: `pin-any` and so on, each with `:high`; `controller-code`. Look: controller.css, style classes `pins`
/// and `pin`.
final class PinRow extends FlowPane {
    private static final Texts TEXTS = Texts.of("controller");
    private static final PseudoClass HIGH = PseudoClass.getPseudoClass("high");

    private final List<Label> pins = new ArrayList<>();
    private final Label code = Controls.withId(new Label(), "controller-code", "pin");

    PinRow() {
        getStyleClass().add("pins");
        setMinHeight(USE_PREF_SIZE);
        for (ControllerPicture.Pin pin : ControllerPicture.Pin.values()) {
            Label label = Controls.withId(new Label(), "pin-" + pin.net(), "pin");
            pins.add(label);
            getChildren().add(label);
        }
        getChildren().add(code);
    }

    void show(Optional<ControllerPicture> picture) {
        for (ControllerPicture.Pin pin : ControllerPicture.Pin.values()) {
            boolean high = picture.filter(now -> now.high().contains(pin)).isPresent();
            Label label = pins.get(pin.ordinal());
            label.setText(pin.net() + (high ? " 1" : " 0"));
            label.pseudoClassStateChanged(HIGH, high);
        }
        code.setText(TEXTS.get("controller.code", picture.map(ControllerPicture::code).orElse("")));
    }
}
