package flipchip.app.game.setup;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import flipchip.app.kit.control.Controls;
import flipchip.engine.api.TimeControl;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.layout.HBox;

/// The clock of a new game: its kind, its minutes and seconds, and whether it ends the game.
///
/// Ids: `new-clock`, `new-minutes`, `new-seconds`, `new-flag`.
final class ClockChoice {
    /// The kinds of clock.
    private enum Timing {
        NONE, GAME, INCREMENT, MOVE;

        boolean isForTheGame() {
            return this == GAME || this == INCREMENT;
        }

        boolean isForAMove() {
            return this == MOVE || this == INCREMENT;
        }
    }

    private final ChoiceBox<Timing> kind = NewGameView.choice("new-clock",
        timing -> NewGameView.TEXTS.get("clock." + timing.name().toLowerCase(Locale.ROOT)));
    private final Spinner<Integer> minutes = spinner("new-minutes", 1, 180, 5);
    private final Spinner<Integer> seconds = spinner("new-seconds", 1, 300, 10);
    private final HBox numbers;
    private final CheckBox flag = new CheckBox(NewGameView.TEXTS.get("clock.flag"));

    /// @param time    what is chosen at first
    /// @param flagged whether it ends the game at first
    ClockChoice(TimeControl time, boolean flagged) {
        kind.getItems().addAll(Timing.values());
        kind.setMaxWidth(Double.MAX_VALUE);
        show(time);
        Label minutesLabel = new Label(NewGameView.TEXTS.get("clock.minutes"));
        Label secondsLabel = new Label(NewGameView.TEXTS.get("clock.seconds"));
        numbers = new HBox(6, minutes, minutesLabel, seconds, secondsLabel);
        numbers.setAlignment(Pos.CENTER_LEFT);
        flag.setId("new-flag");
        flag.setSelected(flagged);
        kind.valueProperty().subscribe(timing -> {
            show(timing.isForTheGame(), minutes, minutesLabel);
            show(timing.isForAMove(), seconds, secondsLabel);
            show(timing != Timing.NONE, flag);
        });
    }

    private void show(TimeControl time) {
        switch (time) {
            case TimeControl.Unlimited() -> kind.setValue(Timing.NONE);
            case TimeControl.PerMove(Duration each) -> {
                kind.setValue(Timing.MOVE);
                seconds.getValueFactory().setValue((int) each.toSeconds());
            }
            case TimeControl.GameClock(Duration total, Duration increment) -> {
                kind.setValue(increment.isZero() ? Timing.GAME : Timing.INCREMENT);
                minutes.getValueFactory().setValue((int) total.toMinutes());
                if (!increment.isZero()) {
                    seconds.getValueFactory().setValue((int) increment.toSeconds());
                }
            }
        }
    }

    private static void show(boolean shown, Node... nodes) {
        List.of(nodes).forEach(node -> {
            node.setVisible(shown);
            node.setManaged(shown);
        });
    }

    ChoiceBox<?> kind() {
        return kind;
    }

    HBox numbers() {
        return numbers;
    }

    /// Selected where who has used up his time loses.
    CheckBox flag() {
        return flag;
    }

    TimeControl time() {
        Duration whole = Duration.ofMinutes(minutes.getValue());
        Duration each = Duration.ofSeconds(seconds.getValue());
        return switch (kind.getValue()) {
            case NONE -> TimeControl.UNLIMITED;
            case GAME -> new TimeControl.GameClock(whole, Duration.ZERO);
            case INCREMENT -> new TimeControl.GameClock(whole, each);
            case MOVE -> new TimeControl.PerMove(each);
        };
    }

    private static Spinner<Integer> spinner(String id, int least, int most, int value) {
        Spinner<Integer> spinner = Controls.withId(Controls.typed(new Spinner<>(least, most, value)), id);
        spinner.setPrefWidth(76);
        return spinner;
    }
}
