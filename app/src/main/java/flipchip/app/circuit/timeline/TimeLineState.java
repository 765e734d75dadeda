package flipchip.app.circuit.timeline;

import java.util.Optional;
import flipchip.app.game.board.BoardPicture;
import flipchip.hwsim.referee.run.GameRun;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// A state of the time line: its position and the picture there. FX thread only.
final class TimeLineState {
    final ReadOnlyObjectWrapper<Optional<Moment>> moment =
        new ReadOnlyObjectWrapper<>(this, "moment", Optional.empty());
    final ReadOnlyObjectWrapper<Optional<BoardPicture>> picture =
        new ReadOnlyObjectWrapper<>(this, "picture", Optional.empty());
    final ReadOnlyObjectWrapper<HardwareTrack> track =
        new ReadOnlyObjectWrapper<>(this, "track", HardwareTrack.EMPTY);
    final ReadOnlyObjectWrapper<Optional<StopCondition.StopPoint>> stopped =
        new ReadOnlyObjectWrapper<>(this, "stopped", Optional.empty());
    final ReadOnlyBooleanWrapper looking = new ReadOnlyBooleanWrapper(this, "looking");
    final ReadOnlyObjectWrapper<Optional<GameRun>> story =
        new ReadOnlyObjectWrapper<>(this, "story", Optional.empty());

    /// Whether the game waits for the chip: its steps are what the board shows of a new move.
    final BooleanProperty leads = new SimpleBooleanProperty(this, "leads", true);
    /// Whether the user went to the moment, so that the board shows it in any case.
    boolean looked;

    /// Comes to `now`. At the end of a move a computer may answer at once, so nothing may be done after it.
    void set(Moment now) {
        if (moment.get().filter(old -> old.run() == now.run()).isEmpty()) {
            track.set(HardwareTrack.of(now.run()));
        }
        stopped.set(Optional.empty());
        moment.set(Optional.of(now));
        show(now);
    }

    /// Shows on the board what there is to be seen of `now`.
    void show(Moment now) {
        boolean told = story.get().isPresent();
        picture.set(told || leads.get() || looked ? Optional.of(now.picture()) : Optional.empty());
        looking.set(told || leads.get() && !now.isEndOfMove());
    }

    /// A new move is on the board, of which nothing is recorded yet.
    void begin(BoardPicture placed) {
        endStory();
        looked = false;
        looking.set(leads.get());
        picture.set(leads.get() ? Optional.of(placed) : Optional.empty());
    }

    /// Nothing is recorded any more; a story ends.
    void clear() {
        endStory();
        track.set(HardwareTrack.EMPTY);
        stopped.set(Optional.empty());
        moment.set(Optional.empty());
        picture.set(Optional.empty());
    }

    void endStory() {
        if (story.get().isPresent()) {
            story.set(Optional.empty());
            moment.set(Optional.empty());        // an instant of another machine
        }
    }
}
