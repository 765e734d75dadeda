package flipchip.app.game.setup;

import java.util.OptionalInt;
import flipchip.app.game.session.Seat;
import flipchip.app.game.session.SeatRating;
import flipchip.app.kit.control.Controls;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// An opponent as a card: what it is called, how strong it is on the scale of all, and what it is like.
///
/// Look: play.css, style class `opponent`, in it `opponent-name`, `opponent-rating`, `opponent-about` and
/// `scale` with `scale-fill`.
final class OpponentCard extends ToggleButton {
    private static final double SCALE = 3;

    private final Seat seat;
    private final String name;

    /// @param rating on the scale of all; empty where no match tells it
    OpponentCard(String id, Seat seat, SeatWords words, OptionalInt rating) {
        this.seat = seat;
        name = words.name(seat);
        setId(id);
        getStyleClass().setAll("toggle-button", "opponent");
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setAlignment(Pos.CENTER_LEFT);
        setMinSize(0, 0);
        String strength = seat.isHuman() ? ""
            : rating.isPresent() ? String.valueOf(rating.getAsInt())
            : NewGameView.TEXTS.get("card.unrated");
        Label title = Controls.label(name, "opponent-name");
        title.setMinWidth(0);
        Label number = Controls.label(strength, rating.isPresent() ? "opponent-rating" : "opponent-about");
        number.setMinWidth(Region.USE_PREF_SIZE);
        Scale scale = new Scale(rating);
        HBox.setHgrow(scale, Priority.ALWAYS);
        HBox foot = new HBox(8, scale, number);
        foot.setAlignment(Pos.CENTER_LEFT);
        Label about = Controls.label(words.character(seat), "opponent-about");
        about.setMinWidth(0);
        VBox lines = new VBox(title, about, foot);
        lines.setMouseTransparent(true);
        lines.setMinWidth(0);
        lines.prefWidthProperty().bind(widthProperty().subtract(22));
        setGraphic(lines);
        setAccessibleText(String.join(", ", name, strength, about.getText()));
    }

    Seat seat() {
        return seat;
    }

    /// As it is typed.
    String name() {
        return name;
    }

    /// A chosen card stays chosen when it is pressed again.
    @Override
    public void fire() {
        if (!isSelected()) {
            super.fire();
        }
    }

    /// A line as long as its owner is strong.
    private static final class Scale extends Region {
        private final Region fill = Controls.styled(new Region(), "scale-fill");
        private final double share;

        Scale(OptionalInt rating) {
            getStyleClass().add("scale");
            share = (double) rating.orElse(0) / SeatRating.MOST;
            setVisible(rating.isPresent());
            setMinHeight(SCALE);
            setMaxHeight(SCALE);
            setPrefHeight(SCALE);
            getChildren().add(fill);
        }

        @Override
        protected void layoutChildren() {
            fill.resizeRelocate(0, 0, Math.round(share * getWidth()), getHeight());
        }
    }
}
