package flipchip.app.circuit.timeline;

import java.util.Optional;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.SpeedSlider;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;
import org.kordamp.ikonli.javafx.FontIcon;

/// What Play shows of the time line: the last move, to be seen again on the chip, and the way into Circuit.
///
/// Ids: `replay`, `replay-move`, `replay-bars`, `replay-speed`, `open-circuit`. Look: lanes.css, style class
/// `replay-row`.
public final class ReplayRow extends HBox {
    private static final Texts TEXTS = Texts.of("lanes");
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    private static final double ROOMY = 1100;

    private final TimeLine time;
    private final Button play;
    private final Label title = Controls.withId(new Label(), "replay-move", "row-title");
    private final Label about = Controls.label("", "quiet");

    /// @param circuit shows the moment in Circuit
    public ReplayRow(TimeLine time, Runnable circuit) {
        this.time = time;
        getStyleClass().add("replay-row");
        setAlignment(Pos.CENTER_LEFT);
        play = Controls.styled(
            Controls.iconButton("replay", BootstrapIcons.PLAY_FILL, TEXTS.get("tip.replay"), time::replay),
            "round");
        VBox words = new VBox(title, about);
        words.setAlignment(Pos.CENTER_LEFT);
        words.setMinWidth(0);
        FlipBars bars = Controls.withId(new FlipBars(time), "replay-bars");
        HBox.setHgrow(bars, Priority.ALWAYS);
        SpeedSlider speed = new SpeedSlider("replay-speed", TEXTS.get("speed.name"), time.speedProperty());
        HBox pace = new HBox(Controls.label(TEXTS.get("speed.slow"), "quiet"), speed,
            Controls.label(TEXTS.get("speed.fast"), "quiet"));
        pace.getStyleClass().add("replay-pace");
        pace.setAlignment(Pos.CENTER_LEFT);
        pace.visibleProperty().bind(widthProperty().greaterThanOrEqualTo(ROOMY));
        pace.managedProperty().bind(pace.visibleProperty());
        widthProperty().map(wide -> wide.doubleValue() < ROOMY)
            .subscribe(narrow -> pseudoClassStateChanged(NARROW, narrow));
        Button open = Controls.wholeButton("open-circuit", TEXTS.get("open-circuit"), circuit);
        open.setGraphic(new FontIcon(BootstrapIcons.CHEVRON_RIGHT));
        open.getStyleClass().add("link-button");
        words.prefWidthProperty()
            .bind(Bindings.when(pace.visibleProperty()).then(300.0).otherwise(Region.USE_COMPUTED_SIZE));
        getChildren().addAll(play, words, bars, pace, open);
        time.momentProperty().subscribe(this::refresh);
        time.playingProperty().subscribe(this::refresh);
    }

    private void refresh() {
        Optional<Moment> now =
            time.momentProperty().get().filter(moment -> moment.move().square().isPresent());
        boolean playing = time.playingProperty().get();
        play.setDisable(now.isEmpty());
        ((FontIcon) play.getGraphic())
            .setIconCode(playing ? BootstrapIcons.PAUSE_FILL : BootstrapIcons.PLAY_FILL);
        title.setText(now.map(moment -> TEXTS.get(playing ? "replay.now" : "replay",
            moment.move().square().orElseThrow().toString())).orElse(""));
        about.setText(
            now.map(moment -> TEXTS.get((moment.run().game().moverOf(moment.at().move() - 1) == Color.BLACK
                ? "replay.black"
                : "replay.white") + (playing ? ".now" : ""))).orElse(""));
    }
}
