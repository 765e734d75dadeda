package flipchip.app.circuit.array;

import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;
import org.kordamp.ikonli.javafx.FontIcon;

/// Large buttons that step through the time of the chip, for an audience.
///
/// Ids: `present-back`, `present-play`, `present-forward`. Look: chipview.css, style class `present-steps`.
public final class PresentSteps extends HBox {
    private static final Texts TEXTS = Texts.of("chipview");
    private static final double LEAST_FOR_KEYS = 380;
    private static final Texts LANES = Texts.of("lanes");

    public PresentSteps(TimeLine time) {
        getStyleClass().add("present-steps");
        setAlignment(Pos.BOTTOM_LEFT);
        setMinSize(0, 0);
        Button play =
            button("present-play", BootstrapIcons.PLAY_FILL, LANES.get("tip.play"), time::togglePlaying);
        time.playingProperty().subscribe(playing -> ((FontIcon) play.getGraphic())
            .setIconCode(playing ? BootstrapIcons.PAUSE_FILL : BootstrapIcons.PLAY_FILL));
        Label keys = Controls.wrapped(Controls.label(TEXTS.get("present.keys"), "present-keys"));
        widthProperty().subscribe(wide -> keys.setVisible(wide.doubleValue() >= LEAST_FOR_KEYS));
        getChildren().addAll(
            button("present-back", BootstrapIcons.CARET_LEFT_FILL, LANES.get("tip.back"),
                () -> time.step(false)),
            play, button("present-forward", BootstrapIcons.CARET_RIGHT_FILL, LANES.get("tip.forward"),
                () -> time.step(true)),
            Controls.spring(), keys);
    }

    private static Button button(String id, Ikon icon, String words, Runnable action) {
        Button button = Controls.iconButton(id, icon, words, action);
        button.getStyleClass().add("present-step");
        button.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        return button;
    }
}
