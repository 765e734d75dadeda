package flipchip.app.game.setup;

import java.util.Locale;
import flipchip.app.game.board.DiscIcon;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.control.Controls;
import flipchip.engine.board.Color;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// One side of a new game: the disc, who plays it, and the name of a person. Pressed, it is the side for
/// which a card is chosen.
///
/// Ids: `new-black`, `new-white`, `name-black`, `name-white`. Look: play.css, style class `player-slot`.
final class PlayerSlot extends HBox {
    private final ToggleButton button = new ToggleButton();
    private final TextField name;
    private final ObjectProperty<Seat> seat = new SimpleObjectProperty<>(this, "seat", Seat.HUMAN);

    PlayerSlot(Color color, String called, SeatWords words) {
        String side = color.name().toLowerCase(Locale.ROOT);
        getStyleClass().add("player-slot");
        button.setId("new-" + side);
        button.getStyleClass().add("slot");
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        Label who = Controls.label("", "opponent-name");
        who.textProperty().bind(seat.map(words::name));
        VBox lines = new VBox(Controls.label(NewGameView.TEXTS.get("player." + side), "opponent-about"), who);
        HBox content = new HBox(10, new DiscIcon(color == Color.WHITE), lines);
        content.setAlignment(Pos.CENTER_LEFT);
        button.setGraphic(content);
        button.setMaxWidth(Double.MAX_VALUE);
        button.accessibleTextProperty()
            .bind(seat.map(now -> NewGameView.TEXTS.get("player." + side) + ": " + words.name(now)));
        name = Controls.withId(new TextField(called), "name-" + side);
        name.setAccessibleText(NewGameView.TEXTS.get("name." + side));
        name.setPrefColumnCount(9);
        name.visibleProperty().bind(seat.map(Seat::isHuman));
        name.managedProperty().bind(name.visibleProperty());
        setHgrow(button, Priority.ALWAYS);
        getChildren().addAll(button, name);
    }

    ToggleButton button() {
        return button;
    }

    TextField name() {
        return name;
    }

    ObjectProperty<Seat> seatProperty() {
        return seat;
    }

    /// The name of a person; empty for others, whose field may still hold one.
    String called() {
        return seat.get().isHuman() ? name.getText().strip() : "";
    }
}
