package flipchip.app.circuit.array;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.referee.control.ControllerState;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// What the forms on the chip mean to who plays: others while discs turn than while a move is awaited. Look:
/// chipview.css, style class `player-key`.
public final class PlayerKey extends VBox {
    private static final Texts TEXTS = Texts.of("chipview");
    private static final List<CanvasColor> AT_REST =
        List.of(CanvasColor.LEGAL, CanvasColor.REMOTE, CanvasColor.REMOTE_OR_LOCAL);
    private static final List<CanvasColor> TURNING =
        List.of(CanvasColor.SELECT, CanvasColor.FLIP, CanvasColor.LEGAL);

    private final Map<CanvasColor, HBox> rest = new EnumMap<>(CanvasColor.class);
    private final Map<CanvasColor, HBox> turning = new EnumMap<>(CanvasColor.class);

    public PlayerKey(HardwareViewModel model) {
        getStyleClass().add("player-key");
        AT_REST.forEach(form -> rest.put(form, row(form, "key.rest.")));
        TURNING.forEach(form -> turning.put(form, row(form, "key.turn.")));
        getChildren().addAll(AT_REST.stream().map(rest::get).toList());
        getChildren().addAll(TURNING.stream().map(turning::get).toList());
        model.momentProperty().subscribe(this::show);
    }

    private static HBox row(CanvasColor form, String key) {
        String name = form.name().toLowerCase(Locale.ROOT);
        return new HBox(Legend.sample(form), Controls.wrapped(new Label(TEXTS.get(key + name))));
    }

    private void show(Optional<Moment> moment) {
        boolean turns = moment.filter(now -> now.isIn(ControllerState.UPDATE)).isPresent();
        rest.values().forEach(row -> manage(row, !turns));
        turning.values().forEach(row -> manage(row, turns));
    }

    private static void manage(HBox row, boolean shown) {
        row.setVisible(shown);
        row.setManaged(shown);
    }
}
