package flipchip.app.circuit.breakpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import flipchip.app.circuit.timeline.StopCondition;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.MoveLosses;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.OthelloMachine;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BreakpointModelTest {
    private static final OthelloMachine MACHINE = OthelloMachine.build();
    private static final Breakpoint UPDATE = new Breakpoint.Enters(ControllerState.UPDATE);

    private final GameSession session = new GameSession();
    private final TimeLine time = new TimeLine(session, new TimeLine.Recorder() {
        @Override
        public void record(Game game, Consumer<GameRun> done) {
            done.accept(MACHINE.record(game));
        }

        @Override
        public void forget() {
            // nothing is kept
        }
    });
    private final ObjectProperty<MoveLosses> losses = new SimpleObjectProperty<>(MoveLosses.NONE);
    private final ObjectProperty<String> saved =
        new SimpleObjectProperty<>("+ state UPDATE\n- pass\nnonsense");
    private final BreakpointModel model = new BreakpointModel(time, losses, saved);

    @BeforeEach
    void open() {
        time.reducedMotionProperty().set(true);
        time.setOpen(true);
    }

    private void show(Square... moves) {
        Game game = Game.INITIAL;
        for (Square move : moves) {
            game = game.play(move);
        }
        session.show(game);
        time.toFirst();
    }

    private Instant at() {
        return time.momentProperty().get().orElseThrow().at();
    }

    private String why() {
        return time.stoppedProperty().get().map(StopCondition.StopPoint::why).orElse("");
    }

    @Test
    void aBreakpointIsCountedAndMetForwardsAndBackwards() {
        show(Square.D3, Square.C3, Square.C4);
        Breakpoint flip = new Breakpoint.Flip(Square.D4, Optional.empty());
        model.remove(UPDATE);
        model.add(flip);
        assertEquals(Optional.of(3), model.count(flip));

        assertTrue(time.runToStop(true));
        Instant first = at();
        assertEquals(1, first.move());
        assertTrue(time.runToStop(true));
        assertEquals(2, at().move());
        assertEquals("cell d4 flips", why());
        assertTrue(time.runToStop(true));
        Instant last = at();
        assertFalse(time.runToStop(true));
        assertEquals(last, at(), "without a breakpoint ahead the time stays");
        assertTrue(time.runToStop(false) && time.runToStop(false));
        assertEquals(first, at());
    }

    @Test
    void aNewMoveStopsInside() {
        show();
        session.play(Square.F5);

        assertEquals(new Instant(1, 2, 0), at());
        assertTrue(time.momentProperty().get().orElseThrow().isIn(ControllerState.UPDATE));
        assertEquals("the controller enters UPDATE", why());
    }

    @Test
    void aSwitchedOffBreakpointIsNotMetAndTheListIsSaved() {
        show(Square.D3);
        model.enable(UPDATE, false);
        model.enable(new Breakpoint.Pass(), true);

        assertEquals("- state UPDATE\n+ pass", saved.get(), "without the line that is not a breakpoint");
        assertEquals(Optional.of(0), model.count(UPDATE));
        assertFalse(time.runToStop(true));
    }

    @Test
    void addingABreakpointAgainSwitchesItOn() {
        model.add(new Breakpoint.Pass());

        assertEquals(List.of(new BreakpointModel.Entry(UPDATE, true),
            new BreakpointModel.Entry(new Breakpoint.Pass(), true)), model.entriesProperty().get());
    }

    @Test
    void aMoveThatLosesMuchIsMetOnceItIsAnalysed() {
        show(Square.D3, Square.C3, Square.C4);
        Breakpoint loss = new Breakpoint.Loss(4);
        model.remove(UPDATE);
        model.add(loss);
        assertEquals(Optional.of(0), model.count(loss));

        losses.set((_, ply) -> OptionalDouble.of(ply == 2 ? 4.0 : 3.9));
        assertTrue(time.runToStop(true));
        assertEquals(new Instant(2, 0, 0), at());
        assertEquals("a move loses 4 discs or more", why());
    }

    @Test
    void playingEndsAtABreakpointAndGoesOnFromThere() {
        show(Square.D3, Square.C3);
        for (int move = 1; move <= 2; move++) {
            time.togglePlaying();
            time.tick(Long.MAX_VALUE / 4);
            assertFalse(time.playingProperty().get());
            assertEquals(new Instant(move, 2, 0), at());
        }
    }
}
