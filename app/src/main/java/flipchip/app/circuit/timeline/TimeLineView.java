package flipchip.app.circuit.timeline;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import flipchip.app.game.session.GameValues;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.SpeedSlider;
import flipchip.app.kit.text.Texts;
import javafx.animation.AnimationTimer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;
import org.kordamp.ikonli.javafx.FontIcon;

/// A view of the time line: transport, unit, speed, and the lanes. Has the only clock of the panel, which
/// runs while something plays.
///
/// Ids: `first`, `back`, `play`, `forward`, `last`, `settle`, `unit-move`, `unit-clock`, `unit-gate`,
/// `speed`.
public final class TimeLineView extends HBox {
    private static final Texts TEXTS = Texts.of("lanes");
    private static final double ROOM_FOR_UNITS = 900;
    private static final double ROOM_FOR_PACE = 1240;

    private final TimeLine time;
    private final LanesView lanes;
    private final ControlBlock controls = Controls.styled(new ControlBlock(), "time-controls");
    private final HBox units = Controls.styled(new HBox(), "units");
    private final HBox pace = Controls.styled(new HBox(), "pace");
    private final VBox more = new VBox();
    private final Button settle;
    private final Map<Unit, ToggleButton> unitButtons = new EnumMap<>(Unit.class);
    private final BooleanProperty trackShown = new SimpleBooleanProperty(this, "trackShown");
    private final Button fold =
        button("fold-lanes", BootstrapIcons.CHEVRON_UP, TEXTS.get("tip.unfold"), () -> {});
    private boolean isFull;
    private boolean isChipped;
    private final AnimationTimer clock = new AnimationTimer() {
        private long start = -1;

        @Override
        public void start() {
            start = -1;
            super.start();
        }

        @Override
        public void handle(long now) {
            if (start < 0) {
                start = now;
            }
            time.tick(now - start);
        }
    };

    /// @param values   of the game's positions
    /// @param sentence the moment in words
    /// @param costs    whether the lane with what each move cost is shown
    public TimeLineView(TimeLine time, ObservableValue<GameValues> values, ReadOnlyStringProperty sentence,
            ReadOnlyBooleanProperty costs) {
        this.time = time;
        lanes = new LanesView(time, values, sentence, costs);
        getStyleClass().add("time-line");
        Button play = button("play", BootstrapIcons.PLAY_FILL, TEXTS.get("tip.play"), time::togglePlaying);
        settle = button("settle", BootstrapIcons.SKIP_FORWARD_FILL, TEXTS.get("tip.settle"), time::settle);
        HBox transport = Controls.styled(
            new HBox(button("first", BootstrapIcons.SKIP_START_FILL, TEXTS.get("tip.first"), time::toFirst),
                button("back", BootstrapIcons.CARET_LEFT_FILL, TEXTS.get("tip.back"), () -> time.step(false)),
                play,
                button("forward", BootstrapIcons.CARET_RIGHT_FILL, TEXTS.get("tip.forward"),
                    () -> time.step(true)),
                button("last", BootstrapIcons.SKIP_END_FILL, TEXTS.get("tip.last"), time::toLast), settle),
            "transport");
        time.playingProperty().subscribe(playing -> {
            ((FontIcon) play.getGraphic())
                .setIconCode(playing ? BootstrapIcons.PAUSE_FILL : BootstrapIcons.PLAY_FILL);
            if (playing) {
                clock.start();
            } else {
                clock.stop();
            }
        });
        addUnits();
        addPace();
        controls.getChildren().addAll(transport, units, pace, more);
        HBox.setHgrow(lanes, Priority.ALWAYS);
        getChildren().addAll(controls, lanes, fold);
        widthProperty().subscribe(this::fitControls);
        setFull(true, false);
        time.unitProperty().subscribe(() -> setFull(isFull, isChipped));
        trackShown.bind(costs);
        trackShown.subscribe(() -> setFull(isFull, isChipped));
    }

    /// What the button at the end does, which folds and unfolds the lanes.
    public void onFold(Runnable action) {
        fold.setOnAction(_ -> action.run());
    }

    /// One line holds the controls for which there is room.
    private void fitControls() {
        boolean all = isFull && isChipped;
        show(units, isChipped && (all || getWidth() >= ROOM_FOR_UNITS));
        show(pace, isChipped && (all || getWidth() >= ROOM_FOR_PACE));
        show(more, all);
        controls.setRow(!all);
    }

    /// Three lanes and all controls, or one line: the lane in use and the transport.
    ///
    /// @param full    room for everything
    /// @param chipped there is a recording to step through
    public void setFull(boolean full, boolean chipped) {
        isFull = full;
        isChipped = chipped;
        boolean all = full && chipped;
        fitControls();
        show(settle, chipped);
        show(fold, chipped);
        ((FontIcon) fold.getGraphic())
            .setIconCode(all ? BootstrapIcons.CHEVRON_DOWN : BootstrapIcons.CHEVRON_UP);
        fold.getTooltip().setText(TEXTS.get(all ? "tip.fold" : "tip.unfold"));
        fold.setAccessibleText(fold.getTooltip().getText());
        lanes.setLanes(
            all ? EnumSet.allOf(Unit.class) : EnumSet.of(chipped ? time.unitProperty().get() : Unit.MOVE));
        double height = !all ? 56 : trackShown.get() ? 152 + LanePlan.TRACK : 152;
        setMinHeight(height);
        setPrefHeight(height);
        setMaxHeight(height);
    }

    /// Adds a line of controls below the pace.
    public void add(Region line) {
        line.getStyleClass().add("pace");
        more.getChildren().add(line);
    }

    public LanesView lanes() {
        return lanes;
    }

    private void addUnits() {
        ToggleGroup group = new ToggleGroup();
        for (Unit unit : Unit.values()) {
            String name = unit.name().toLowerCase(Locale.ROOT);
            ToggleButton button =
                Controls.withId(new ToggleButton(TEXTS.get("unit." + name)), "unit-" + name, "unit");
            button.setToggleGroup(group);
            button.setFocusTraversable(true);
            Controls.choosing(button, () -> time.unitProperty().set(unit));
            unitButtons.put(unit, button);
            units.getChildren().add(button);
        }
        time.unitProperty().subscribe(now -> unitButtons.get(now).setSelected(true));
    }

    private void addPace() {
        SpeedSlider slider = new SpeedSlider("speed", TEXTS.get("speed.name"), time.speedProperty());
        HBox.setHgrow(slider, Priority.ALWAYS);
        slider.setMaxWidth(130);
        pace.getChildren().addAll(new Label(TEXTS.get("speed")), slider, slider.value());
    }

    private static Button button(String id, BootstrapIcons icon, String says, Runnable action) {
        Button button = Controls.styled(Controls.iconButton(id, icon, says, action), "transport-button");
        return button;
    }

    private static void show(Region node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
