package flipchip.app.circuit.timeline;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import flipchip.app.game.session.GameSession;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.OthelloMachine;

/// A time line whose recordings come when the test says so.
final class RecordedTime {
    static final OthelloMachine MACHINE = OthelloMachine.build();
    static final long SECOND = 1_000_000_000L;

    final GameSession session = new GameSession();
    final List<Game> wishes = new ArrayList<>();
    int forgotten;
    final TimeLine time = new TimeLine(session, new TimeLine.Recorder() {
        @Override
        public void record(Game game, Consumer<GameRun> done) {
            wishes.add(game);
        }

        @Override
        public void forget() {
            forgotten++;
        }
    });

    /// Opened, with these moves played and recorded, and at rest behind the last.
    static RecordedTime after(Square... moves) {
        RecordedTime made = new RecordedTime();
        made.time.setOpen(true);
        for (Square move : moves) {
            made.session.play(move);
        }
        made.record();
        made.time.tick(1000 * SECOND);
        return made;
    }

    /// Gives the recording wished last.
    void record() {
        time.show(MACHINE.record(wishes.getLast()));
    }

    Moment now() {
        return time.momentProperty().get().orElseThrow();
    }

    Instant at() {
        return now().at();
    }
}
