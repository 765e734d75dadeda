package flipchip.app.circuit.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.game.board.BoardPicture;
import flipchip.app.game.session.GameSession;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.OthelloMachine;
import org.junit.jupiter.api.Test;

class TimeLineTest {
    private static final OthelloMachine MACHINE = OthelloMachine.build();
    private static final long SECOND = 1_000_000_000L;

    private final GameSession session = new GameSession();
    private final List<Game> wishes = new ArrayList<>();
    private boolean forgotten;
    private final TimeLine time = new TimeLine(session, new TimeLine.Recorder() {
        @Override
        public void record(Game game, Consumer<GameRun> done) {
            wishes.add(game);
        }

        @Override
        public void forget() {
            forgotten = true;
        }
    });

    private void record() {
        time.show(MACHINE.record(wishes.getLast()));
    }

    private void openAndRecord() {
        time.setOpen(true);
        record();
    }

    private Instant at() {
        return time.momentProperty().get().orElseThrow().at();
    }

    @Test
    void closedItRecordsNothingAndStillStepsThroughTheGame() {
        session.play(Square.D3);
        time.step(false);

        assertEquals(List.of(), wishes);
        assertEquals(0, session.ply());
        assertEquals(Optional.empty(), time.pictureProperty().get());
    }

    @Test
    void closingForgetsAndGivesTheBoardBack() {
        openAndRecord();
        time.setOpen(false);

        assertTrue(forgotten);
        assertEquals(Optional.empty(), time.pictureProperty().get());
        assertFalse(time.lookingProperty().get());
    }

    @Test
    void theDiscIsOnTheBoardBeforeTheRecordingArrives() {
        openAndRecord();
        session.play(Square.D3);

        BoardPicture picture = time.pictureProperty().get().orElseThrow();
        assertEquals("d3 e4 d5", Square.list(picture.black()));
        assertFalse(picture.settled());
        assertTrue(time.lookingProperty().get());
    }

    @Test
    void aNewMoveIsFollowedFromItsUpdateToItsEnd() {
        openAndRecord();
        session.play(Square.D3);
        record();
        assertTrue(time.momentProperty().get().orElseThrow().isIn(ControllerState.UPDATE));
        assertTrue(time.playingProperty().get());

        time.tick(100 * SECOND);

        assertEquals(time.momentProperty().get().orElseThrow().run().last(), at());
        assertFalse(time.playingProperty().get());
        assertFalse(time.lookingProperty().get());
        assertTrue(time.pictureProperty().get().orElseThrow().settled());
    }

    @Test
    void withReducedMotionOnlyTheEndIsShown() {
        time.reducedMotionProperty().set(true);
        openAndRecord();
        session.play(Square.D3);
        record();

        assertFalse(time.playingProperty().get());
        assertEquals("d3 d4 e4 d5", Square.list(time.pictureProperty().get().orElseThrow().black()));
    }

    @Test
    void theDiscTurnsAtTheStepAtWhichItsCellIsTold() {
        openAndRecord();
        session.play(Square.D3);
        record();
        time.jump(new Instant(1, 2, 7));
        assertEquals("d4 e5", Square.list(time.pictureProperty().get().orElseThrow().white()));

        time.step(true);
        assertEquals("d4", Square.list(time.pictureProperty().get().orElseThrow().turning()));
        time.step(true);
        assertEquals(0, time.pictureProperty().get().orElseThrow().turning());
        assertEquals("d3 d4 e4 d5", Square.list(time.pictureProperty().get().orElseThrow().black()));
    }

    @Test
    void sessionAndTimeShareTheMove() {
        openAndRecord();
        session.play(Square.D3);
        session.play(Square.C3);
        record();

        time.jump(new Instant(1, 0, 0));
        assertEquals(1, session.ply());
        session.redo();
        assertEquals(time.momentProperty().get().orElseThrow().run().endOf(2), at());
        time.toFirst();
        assertEquals(0, session.ply());
        time.toFirst();
        time.step(false);
        assertEquals(new Instant(0, 0, 0), at());
        time.toLast();
        assertEquals(2, session.ply());
    }

    @Test
    void everyUnitStepsBothWays() {
        openAndRecord();
        session.play(Square.D3);
        record();
        time.jump(new Instant(1, 2, 5));
        time.unitProperty().set(Unit.CLOCK);
        time.step(true);
        assertEquals(new Instant(1, 3, 0), at());
        time.step(false);
        assertEquals(new Instant(1, 2, 0), at());
        time.unitProperty().set(Unit.MOVE);
        time.step(false);
        assertEquals(new Instant(1, 0, 0), at());
        time.unitProperty().set(Unit.GATE);
        time.settle();
        assertEquals(0, at().step());
    }

    @Test
    void aRecordingOfAnotherLineIsIgnored() {
        openAndRecord();
        session.play(Square.D3);
        Game old = wishes.getLast();
        session.undo();
        session.play(Square.C4);
        time.show(MACHINE.record(old));

        assertEquals("c4 e4 d5", Square.list(time.pictureProperty().get().orElseThrow().black()));
    }

    @Test
    void whoLooksIntoTheLastMoveIsNotDisturbed() {
        openAndRecord();
        session.play(Square.D3);
        record();
        time.tick(100 * SECOND);
        assertFalse(time.lookingProperty().get());

        time.step(false);
        assertTrue(time.lookingProperty().get());
        time.toLast();
        assertFalse(time.lookingProperty().get());
    }

    @Test
    void playbackIsAFunctionOfTheTimeAndTheSpeed() {
        openAndRecord();
        session.play(Square.D3);
        record();
        var run = time.momentProperty().get().orElseThrow().run();
        Playback gates = new Playback(run, new Instant(1, 2, 0), run.last(), Unit.GATE, 4);

        assertEquals(new Instant(1, 2, 0), gates.at(0));
        assertEquals(new Instant(1, 2, 4), gates.at(SECOND));
        assertEquals(gates.at(2 * SECOND), gates.at(2 * SECOND));
        assertEquals(new Instant(1, 3, 0), gates.at(9 * SECOND / 4));
        assertEquals(run.last(), gates.at(1000 * SECOND));
    }

    @Test
    void betweenAMoveAndItsRecordingTimeStepsThroughTheGame() {
        session.play(Square.D3);
        session.play(Square.C3);
        openAndRecord();
        session.jump(0);
        for (Runnable act : List.<Runnable>of(time::toLast, () -> time.step(true), time::settle,
            () -> time.runToStop(true), () -> time.jumpToMove(2), () -> time.jump(new Instant(2, 0, 0)),
            time::togglePlaying)) {
            session.play(Square.C4);
            act.run();
            assertEquals("c4", Square.list(session.game().moves().stream().mapToLong(Square::bit).sum()));
            session.goTo(List.of(Square.D3, Square.C3));
            record();
            session.jump(0);
        }
        session.play(Square.C4);
        time.toFirst();
        assertEquals(0, session.ply());
        record();
        assertEquals(session.line(), time.momentProperty().get().orElseThrow().run().game());
    }

    @Test
    void theStartPositionIsTheFirstMomentWithoutPowerUp() {
        time.powerUpProperty().set(false);
        openAndRecord();
        session.play(Square.D3);
        record();
        Instant start = time.momentProperty().get().orElseThrow().run().endOf(0);
        for (Unit unit : Unit.values()) {
            time.unitProperty().set(unit);
            time.toLast();
            time.toFirst();
            assertEquals(start, at());
            assertEquals(new BoardPicture(session.position().black(), session.position().white(), 0, true),
                time.pictureProperty().get().orElseThrow());
            time.toFirst();
            time.step(false);
            time.jump(new Instant(0, 0, 0));
            assertEquals(start, at());
        }
    }

    @Test
    void powerUpIsOneStepBeforeTheStartPosition() {
        openAndRecord();
        session.play(Square.D3);
        record();
        GameRun run = time.momentProperty().get().orElseThrow().run();
        for (Unit unit : Unit.values()) {
            time.unitProperty().set(unit);
            time.toLast();
            time.toFirst();
            assertEquals(run.endOf(0), at());
            time.step(false);
            assertTrue(at().compareTo(run.endOf(0)) < 0);
            time.toLast();
            while (at().compareTo(run.endOf(0)) > 0) {
                time.step(false);
            }
            assertEquals(run.endOf(0), at(), "no unit steps over it");
            time.toFirst();
            assertEquals(run.first(), at());
        }
        time.powerUpProperty().set(false);
        assertEquals(run.endOf(0), at(), "as another workspace is shown");
    }

    @Test
    void whereTheChipDoesNotLeadBoardAndGameGoOnAtOnce() {
        time.leadsProperty().set(false);
        openAndRecord();
        session.play(Square.D3);
        for (Runnable then : List.<Runnable>of(() -> {}, this::record, () -> time.tick(SECOND / 4))) {
            then.run();
            assertEquals(Optional.empty(), time.pictureProperty().get());
            assertFalse(time.lookingProperty().get());
        }
        assertTrue(time.playingProperty().get(), "the chip follows at its own pace");

        session.play(Square.C3);
        assertFalse(time.playingProperty().get());
        record();
        assertEquals(2, at().move(), "it drops to the new move");
        time.tick(100 * SECOND);
        assertEquals(time.momentProperty().get().orElseThrow().run().last(), at());
    }

    @Test
    void aMoveThatTheUserPlaysAgainIsOnTheBoardStepByStepAndHoldsNobody() {
        time.leadsProperty().set(false);
        openAndRecord();
        session.play(Square.D3);
        record();
        time.tick(100 * SECOND);
        time.togglePlaying();
        assertFalse(time.pictureProperty().get().orElseThrow().settled());
        assertFalse(time.lookingProperty().get());

        session.play(Square.C3);
        record();
        assertEquals(Optional.empty(), time.pictureProperty().get());
    }

    @Test
    void whereTheChipBeginsToLeadTheGameWaitsForWhatItShows() {
        time.leadsProperty().set(false);
        openAndRecord();
        session.play(Square.D3);
        time.leadsProperty().set(true);
        assertTrue(time.lookingProperty().get(), "not even recorded");
        record();
        assertFalse(time.pictureProperty().get().orElseThrow().settled());

        time.leadsProperty().set(false);
        assertEquals(Optional.empty(), time.pictureProperty().get());
        assertFalse(time.lookingProperty().get());
    }
}
