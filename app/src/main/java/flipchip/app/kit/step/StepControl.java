package flipchip.app.kit.step;

import java.util.Objects;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.SpeedSlider;
import flipchip.app.kit.text.Texts;
import javafx.animation.AnimationTimer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;
import org.kordamp.ikonli.javafx.FontIcon;

/// Plays, pauses, steps, jumps and drags through a [StepModel]. Its clock runs only while something plays.
///
/// Ids: `run-first`, `run-back`, `run-play`, `run-forward`, `run-last`, `run-slider`, `run-counter`,
/// `run-speed`. Look: step.css, style class `step-control`.
public final class StepControl extends HBox {
    private static final Texts TEXTS = Texts.of("step");
    /// Page keys go this part of the run.
    private static final int PAGES = 10;

    private final StepModel model;
    private final Slider slider = Controls.withId(new Slider(0, 1, 0), "run-slider");
    private final Button play;
    private final AnimationTimer clock = new AnimationTimer() {
        private long before = -1;

        @Override
        public void start() {
            before = -1;
            super.start();
        }

        @Override
        public void handle(long now) {
            if (before >= 0) {
                model.tick(now - before);
            }
            before = now;
        }
    };

    public StepControl(StepModel model) {
        this.model = model;
        getStyleClass().add("step-control");
        getStylesheets()
            .add(Objects.requireNonNull(StepControl.class.getResource("step.css")).toExternalForm());
        setAlignment(Pos.CENTER_LEFT);
        play = button("run-play", BootstrapIcons.PLAY_FILL, "play", model::togglePlaying);
        getChildren().addAll(button("run-first", BootstrapIcons.SKIP_START_FILL, "first", () -> go(0)),
            button("run-back", BootstrapIcons.CARET_LEFT_FILL, "back", () -> model.move(-1)), play,
            button("run-forward", BootstrapIcons.CARET_RIGHT_FILL, "forward", () -> model.move(1)),
            button("run-last", BootstrapIcons.SKIP_END_FILL, "last", () -> go(model.lastProperty().get())));
        model.playingProperty().subscribe(playing -> {
            ((FontIcon) play.getGraphic())
                .setIconCode(playing ? BootstrapIcons.PAUSE_FILL : BootstrapIcons.PLAY_FILL);
            play.setAccessibleText(TEXTS.get(playing ? "pause" : "play"));
            if (playing) {
                clock.start();
            } else {
                clock.stop();
            }
        });
        addSlider();
        addSpeed();
    }

    private void go(int step) {
        model.stop();
        model.jump(step);
    }

    /// Moves the keyboard to the play button.
    public void takeKeyboard() {
        play.requestFocus();
    }

    /// Lets these keys work wherever the keyboard is inside `scope`: P, comma, full stop, Home, End, page
    /// keys.
    public void takeKeysOf(Node scope) {
        scope.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (!event.isShortcutDown() && !event.isAltDown() && press(event)) {
                event.consume();
            }
        });
    }

    private boolean press(KeyEvent event) {
        int page = Math.max(1, model.lastProperty().get() / PAGES);
        switch (event.getCode()) {
            case P -> model.togglePlaying();
            case COMMA -> model.move(-1);
            case PERIOD -> model.move(1);
            case HOME -> go(0);
            case END -> go(model.lastProperty().get());
            case PAGE_DOWN -> model.move(page);
            case PAGE_UP -> model.move(-page);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void addSlider() {
        Label counter = Controls.withId(new Label(), "run-counter", "counter");
        counter.setMinWidth(Region.USE_PREF_SIZE);
        slider.setMinWidth(60);
        slider.setBlockIncrement(1);
        slider.setAccessibleText(TEXTS.get("slider"));
        HBox.setHgrow(slider, Priority.ALWAYS);
        Runnable show = () -> {
            slider.setMax(Math.max(1, model.lastProperty().get()));
            slider.setDisable(model.lastProperty().get() == 0);
            slider.setValue(model.stepProperty().get());
            counter.setText(TEXTS.get("counter", model.stepProperty().get(), model.lastProperty().get()));
        };
        model.lastProperty().subscribe(show);
        model.stepProperty().subscribe(show);
        slider.valueProperty().subscribe(value -> {
            int asked = (int) Math.round(value.doubleValue());
            if (asked != model.stepProperty().get() && asked <= model.lastProperty().get()) {
                go(asked);
            }
        });
        getChildren().addAll(slider, counter);
    }

    private void addSpeed() {
        SpeedSlider pace = new SpeedSlider("run-speed", TEXTS.get("speed"), model.speedProperty());
        pace.setMinWidth(60);
        pace.setPrefWidth(90);
        getChildren().addAll(pace, pace.value());
    }

    private static Button button(String id, BootstrapIcons icon, String key, Runnable action) {
        Button button =
            Controls.styled(Controls.iconButton(id, icon, TEXTS.get(key), action), "transport-button");
        button.getTooltip().setText(TEXTS.get(key + ".tip"));
        return button;
    }
}
