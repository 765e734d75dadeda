package flipchip.app.circuit.array;

import java.util.Optional;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.referee.run.Instant;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;
import org.kordamp.ikonli.javafx.FontIcon;

/// The gate delays of the clock that is shown, to go to each, and below them large buttons that step through
/// the time of the chip, for an audience.
///
/// Ids: `present-track`, `present-back`, `present-play`, `present-forward`. Look: chipview.css, style class
/// `present-steps`.
public final class PresentSteps extends VBox {
    private static final Texts TEXTS = Texts.of("chipview");
    private static final double LEAST_FOR_KEYS = 380;
    private static final Texts LANES = Texts.of("lanes");

    private final TimeLine time;
    private final Slider track = Controls.withId(new Slider(), "present-track");
    private boolean following;                   // the track follows the chip

    public PresentSteps(TimeLine time) {
        this.time = time;
        getStyleClass().add("present-steps");
        setAlignment(Pos.BOTTOM_LEFT);
        setMinSize(0, 0);
        track.setAccessibleText(LANES.get("lane.gate"));
        track.setBlockIncrement(1);
        track.valueProperty().subscribe((_, _) -> go());
        time.momentProperty().subscribe(this::show);
        Button play =
            button("present-play", BootstrapIcons.PLAY_FILL, LANES.get("tip.play"), time::togglePlaying);
        play.getStyleClass().add("accent");
        time.playingProperty().subscribe(playing -> ((FontIcon) play.getGraphic())
            .setIconCode(playing ? BootstrapIcons.PAUSE_FILL : BootstrapIcons.PLAY_FILL));
        Label keys = Controls.wrapped(Controls.label(TEXTS.get("present.keys"), "present-keys"));
        keys.managedProperty().bind(keys.visibleProperty());
        widthProperty().subscribe(wide -> keys.setVisible(wide.doubleValue() >= LEAST_FOR_KEYS));
        HBox row = Controls.styled(new HBox(
            button("present-back", BootstrapIcons.CARET_LEFT_FILL, LANES.get("tip.back"),
                () -> time.step(false)),
            play, button("present-forward", BootstrapIcons.CARET_RIGHT_FILL, LANES.get("tip.forward"),
                () -> time.step(true)),
            Controls.spring(), keys), "present-row");
        row.setAlignment(Pos.BOTTOM_LEFT);
        getChildren().addAll(track, row);
    }

    private void show(Optional<Moment> moment) {
        track.setDisable(moment.isEmpty());
        following = true;
        moment.ifPresent(now -> {
            track.setMax(now.move().clocks().get(now.at().clock()).steps());
            track.setValue(now.at().step());
        });
        following = false;
    }

    /// Goes where the user moved the track.
    private void go() {
        int step = (int) Math.round(track.getValue());
        time.momentProperty().get().map(Moment::at).filter(at -> !following && at.step() != step)
            .ifPresent(at -> time.jump(new Instant(at.move(), at.clock(), step)));
    }

    private static Button button(String id, Ikon icon, String words, Runnable action) {
        Button button = Controls.iconButton(id, icon, words, action);
        button.getStyleClass().add("present-step");
        button.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        return button;
    }
}
