package flipchip.app.circuit.timeline;

import java.util.Optional;
import flipchip.app.game.session.GameValues;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.Instant;
import javafx.beans.value.ObservableValue;

/// A formatter of the tooltips and accessible texts of the lanes.
final class LaneWords {
    private static final Texts TEXTS = Texts.of("lanes");

    private final TimeLine time;
    private final ObservableValue<GameValues> values;

    LaneWords(TimeLine time, ObservableValue<GameValues> values) {
        this.time = time;
        this.values = values;
    }

    /// The bar of the game after `ply` moves.
    String game(int ply) {
        return TEXTS.get(values.getValue().discsForBlack(time.session().line(), ply).isPresent()
            ? "lane.tip.value"
            : "lane.tip.discs", ply);
    }

    /// What move `number` cost; empty where nothing is recorded.
    String cost(int number) {
        return time.trackProperty().get().of(number).map(this::cost).orElse("");
    }

    private String cost(HardwareTrack.Cost cost) {
        int period = time.momentProperty().get().map(now -> now.clock().steps()).orElse(0);
        String square = cost.square().map(Object::toString).orElse(TEXTS.get("track.power"));
        return TEXTS.get("track.says", cost.number(), square, cost.clocks(), cost.toggles(),
            cost.longestRun(), cost.settled(), period);
    }

    /// The clock with this index in the present move.
    String clock(Moment now, int index) {
        ClockRun clock = now.move().clocks().get(index);
        String state = now.run().stateAt(new Instant(now.at().move(), index, 0)).findState()
            .map(ControllerState::name).orElse("?");
        return TEXTS.get("lane.tip.clock", index, state, clock.toggles(), clock.settledAt(), clock.steps());
    }

    /// The gate delay with this index in the present clock.
    String gate(Moment now, int step) {
        return TEXTS.get("lane.tip.gate", step, now.clock().togglesAt(step),
            now.clock().arrayTogglesAt(step));
    }

    /// The present move's cost as the end of what a screen reader says of the lanes.
    String present() {
        Optional<Moment> now = time.momentProperty().get();
        return now.map(moment -> cost(moment.at().move())).orElse("");
    }
}
