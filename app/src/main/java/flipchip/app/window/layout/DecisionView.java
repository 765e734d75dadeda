package flipchip.app.window.layout;

import java.util.Optional;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.shell.Workspace;
import flipchip.hwsim.referee.run.Instant;
import javafx.beans.value.ObservableValue;

/// What each workspace shows of the moment. In Circuit it shows each step, from power-up on. Analyse shows
/// decisions: from the middle of a move it goes to the position before it, and back to the same
/// gate when it is left. FX thread only.
public final class DecisionView {
    private final TimeLine time;
    private Optional<Instant> left = Optional.empty();

    public DecisionView(TimeLine time, ObservableValue<Workspace> space) {
        this.time = time;
        ObservableValue<Boolean> circuit = space.map(now -> now == Workspace.CIRCUIT);
        time.powerUpProperty().bind(circuit);
        time.leadsProperty().bind(circuit);
        space.subscribe((before, now) -> {
            if (now == Workspace.ANALYSE) {
                enter();
            } else if (before == Workspace.ANALYSE) {
                leave();
            }
        });
    }

    private void enter() {
        left = time.momentProperty().get().filter(now -> now.at().move() > 0 && !now.isEndOfMove())
            .filter(_ -> !time.playingProperty().get() && !time.session().isStory()).map(Moment::at);
        left.ifPresent(at -> time.jumpToMove(at.move() - 1));
    }

    /// Goes back only where nothing else was looked at in between.
    private void leave() {
        left.filter(at -> time.session().ply() == at.move() - 1 && time.session().line().length() >= at.move()
                && time.momentProperty().get().isPresent())
            .ifPresent(time::jump);
        left = Optional.empty();
    }
}
