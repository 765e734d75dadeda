package flipchip.app.chips.opened;

import java.util.List;
import java.util.Optional;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.step.StepControl;
import flipchip.app.kit.step.StepModel;
import flipchip.app.kit.text.Texts;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// Controls that step a recording clock by clock and gate delay by gate delay, in two rows where one is too
/// narrow. Thread: FX.
///
/// Ids: `opened-clock-back`, `opened-clock`, `opened-clock-on`.
final class FilmControl extends FlowPane {
    private static final double GAP = 8;
    private static final Texts TEXTS = Texts.of("opened");

    private final StepModel delays = new StepModel();
    private final StepControl control = new StepControl(delays);
    private final Runnable changed;
    private final Label line = Controls.withId(Controls.label("", "quiet"), "opened-clock");
    private final Button back =
        Controls.wholeButton("opened-clock-back", TEXTS.get("clock.back"), () -> goToClock(clock() - 1));
    private final Button on =
        Controls.wholeButton("opened-clock-on", TEXTS.get("clock.on"), () -> goToClock(clock() + 1));
    private final List<String> times;
    private Optional<Film> film = Optional.empty();
    private int clock;

    /// @param times   the time of each step in the user's recording, in words; empty without one
    /// @param changed is run when another moment is shown
    FilmControl(List<String> times, ReadOnlyBooleanProperty reducedMotion, Runnable changed) {
        super(GAP, GAP);
        this.times = times;
        this.changed = changed;
        delays.reducedMotionProperty().bind(reducedMotion);
        delays.stepProperty().subscribe(changed);
        HBox clocks = Controls.styled(new HBox(back, line, on), "foot");
        control.prefWidthProperty().bind(Bindings.createDoubleBinding(() -> {
            double beside = Math.floor(getWidth() - clocks.getWidth() - GAP) - 1;
            return beside >= control.minWidth(-1) ? beside : getWidth();
        }, widthProperty(), clocks.widthProperty()));
        getChildren().addAll(clocks, control);
    }

    /// Takes the keys that step.
    void takeKeysOf(Region page) {
        control.takeKeysOf(page);
    }

    /// Shows the second clock of a recording, settled, or the only one.
    void show(Film made) {
        film = Optional.of(made);
        goToClock(1);
        delays.jump(delays.lastProperty().get());
    }

    /// The moment, as a tick of the recording's history.
    int tick() {
        return film.map(made -> made.tick(clock, delays.stepProperty().get())).orElse(0);
    }

    /// Goes to a tick of the recording's history.
    void goTo(int tick) {
        film.ifPresent(made -> {
            int wanted = Math.clamp(tick, 0, made.history().last());
            delays.stop();
            goToClock(made.clockOf(wanted));
            delays.jump(wanted - made.tick(clock, 0));
        });
    }

    /// What the nets show now; empty until there is a recording.
    Optional<Values> now() {
        return film.map(made -> made.at(clock, delays.stepProperty().get()));
    }

    /// The recording; empty until there is one.
    Optional<Film> film() {
        return film;
    }

    void stop() {
        delays.stop();
    }

    private int clock() {
        return clock;
    }

    private void goToClock(int number) {
        film.ifPresent(made -> {
            clock = Math.clamp(number, 0, made.clocks() - 1);
            delays.setCount(made.settledAt(clock) + 1);
            back.setDisable(clock == 0);
            on.setDisable(clock == made.clocks() - 1);
            line.setText(times.isEmpty()
                ? TEXTS.get("clock", clock + 1, made.clocks())
                : TEXTS.get("clock.time", clock + 1, made.clocks(), times.get(clock)));
            changed.run();
        });
    }
}
