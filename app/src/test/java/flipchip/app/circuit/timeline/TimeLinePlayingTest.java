package flipchip.app.circuit.timeline;

import static flipchip.app.circuit.timeline.RecordedTime.SECOND;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import org.junit.jupiter.api.Test;

/// What moves the time line by itself, and where it stops.
class TimeLinePlayingTest {
    private final RecordedTime recorded = RecordedTime.after(Square.D3, Square.C3);
    private final TimeLine time = recorded.time;

    /// Stops at these instants.
    private static StopCondition at(Instant... instants) {
        return (_, from, forward) -> {
            List<Instant> sorted = List.of(instants);
            return (forward
                ? sorted.stream().filter(each -> each.compareTo(from) > 0).findFirst()
                : sorted.reversed().stream().filter(each -> each.compareTo(from) < 0).findFirst())
                .map(each -> new StopCondition.StopPoint(each, "because"));
        };
    }

    @Test
    void playingGoesOnInTheUnitChosenAtItsSpeed() {
        time.jump(new Instant(1, 0, 0));
        time.unitProperty().set(Unit.CLOCK);
        time.togglePlaying();
        assertTrue(time.playingProperty().get());
        time.tick(SECOND);
        assertEquals(new Instant(1, 2, 0), recorded.at(), "two clocks a second");

        time.speedProperty().set(3);
        assertTrue(time.playingProperty().get(), "goes on at the other speed, from here");
        time.tick(SECOND);
        assertEquals(clocksAfter(recorded.now().run(), new Instant(1, 2, 0), 6), recorded.at());

        time.togglePlaying();
        assertFalse(time.playingProperty().get());
        Instant there = recorded.at();
        time.tick(5 * SECOND);
        assertEquals(there, recorded.at(), "what is stopped does not tick");
    }

    @Test
    void anotherUnitWhileItPlaysBeginsThereAnew() {
        time.jump(new Instant(1, 2, 0));
        time.togglePlaying();
        time.tick(SECOND / 2);
        assertEquals(new Instant(1, 2, 2), recorded.at());
        time.unitProperty().set(Unit.MOVE);
        assertTrue(time.playingProperty().get());
        time.tick(SECOND);
        assertEquals(new Instant(2, 0, 0), recorded.at());
    }

    @Test
    void aChangeOfPaceDoesNotStartWhatRests() {
        time.jump(new Instant(1, 0, 0));
        time.unitProperty().set(Unit.CLOCK);
        time.speedProperty().set(2);
        assertFalse(time.playingProperty().get());
    }

    @Test
    void atTheEndPlayingShowsTheLastMoveAgainFromItsUpdate() {
        assertEquals(recorded.now().run().last(), recorded.at());
        time.togglePlaying();
        assertTrue(recorded.now().isIn(ControllerState.UPDATE));
        assertEquals(2, recorded.at().move());
        assertEquals(0, recorded.at().step());
        time.tick(1000 * SECOND);
        assertEquals(recorded.now().run().last(), recorded.at());
        assertFalse(time.playingProperty().get());
    }

    @Test
    void playingEndsAtTheFirstStopAndSaysWhich() {
        time.setStops(at(new Instant(1, 2, 4), new Instant(1, 3, 0)));
        time.jump(new Instant(1, 0, 0));
        time.togglePlaying();
        time.tick(1000 * SECOND);
        assertEquals(new Instant(1, 2, 4), recorded.at());
        assertEquals("because", time.stoppedProperty().get().orElseThrow().why());
        assertFalse(time.playingProperty().get());

        time.step(true);
        assertEquals(Optional.empty(), time.stoppedProperty().get(), "it stands elsewhere now");
    }

    @Test
    void aStopAndAPaceSetWhileANewMoveIsFollowedAreObeyed() {
        recorded.session.play(recorded.session.position().moves().getFirst());
        recorded.record();
        assertTrue(time.playingProperty().get());
        Instant update = recorded.at();
        time.tick(1);
        time.speedProperty().set(10);
        assertTrue(time.playingProperty().get());
        time.tick(SECOND / 20);
        assertTrue(recorded.at().compareTo(new Instant(update.move(), update.clock(), 8)) > 0,
            recorded.at() + " after a twentieth of a second, which is one gate delay at the usual pace");

        Instant stop = new Instant(update.move(), update.clock() + 2, 2);
        time.setStops(at(stop));
        time.tick(1000 * SECOND);
        assertEquals(stop, recorded.at());
    }

    @Test
    void aStopSetWhileItPlaysIsObeyed() {
        time.jump(new Instant(1, 0, 0));
        time.togglePlaying();
        time.setStops(at(new Instant(1, 1, 1)));
        time.tick(1000 * SECOND);
        assertEquals(new Instant(1, 1, 1), recorded.at());
    }

    @Test
    void oneRunsToTheNextStopAndBackToTheOneBefore() {
        Instant first = new Instant(1, 2, 4);
        Instant second = new Instant(2, 1, 0);
        time.setStops(at(first, second));
        time.jump(new Instant(0, 0, 0));
        assertTrue(time.runToStop(true));
        assertEquals(first, recorded.at());
        assertEquals(first, time.stoppedProperty().get().orElseThrow().at());
        assertEquals(1, recorded.session.ply());
        assertTrue(time.runToStop(true));
        assertEquals(second, recorded.at());
        assertFalse(time.runToStop(true), "there is none");
        assertEquals(second, recorded.at());
        assertTrue(time.runToStop(false));
        assertEquals(first, recorded.at());
    }

    @Test
    void whoeverActsStopsWhatPlays() {
        List<Runnable> acts = List.of(() -> time.jump(new Instant(1, 1, 0)), () -> time.jumpToMove(1),
            () -> time.step(true), time::settle, time::toFirst, () -> time.runToStop(true),
            recorded.session::undo, () -> time.setOpen(false));
        for (Runnable act : acts) {
            time.jump(new Instant(1, 0, 0));
            time.togglePlaying();
            assertTrue(time.playingProperty().get());
            act.run();
            assertFalse(time.playingProperty().get());
        }
    }

    @Test
    void aNewMoveIsFollowedToAStopInsideIt() {
        time.setStops(at(new Instant(3, 2, 5)));
        recorded.session.play(Square.C4);
        recorded.record();
        time.tick(1000 * SECOND);
        assertEquals(new Instant(3, 2, 5), recorded.at());
        assertTrue(time.stoppedProperty().get().isPresent());
        assertTrue(time.lookingProperty().get());
    }

    @Test
    void whoeverPressesPlayBeforeANewMoveIsRecordedSeesIt() {
        RecordedTime first = RecordedTime.after();
        first.session.play(Square.D3);
        first.time.togglePlaying();
        assertEquals(1, first.session.ply());
        first.record();
        assertTrue(first.time.playingProperty().get());
        first.time.tick(1000 * RecordedTime.SECOND);
        assertEquals(first.now().run().endOf(1), first.at());
    }

    @Test
    void withReducedMotionANewMoveShowsItsStopAtOnce() {
        time.reducedMotionProperty().set(true);
        time.setStops(at(new Instant(3, 2, 5)));
        recorded.session.play(Square.C4);
        recorded.record();
        assertEquals(new Instant(3, 2, 5), recorded.at());
        assertTrue(time.stoppedProperty().get().isPresent());
        assertFalse(time.playingProperty().get());
    }

    @Test
    void atTheSettledDelayNothingChangesAnyMore() {
        time.jump(new Instant(1, 2, 1));
        time.settle();
        int settled = recorded.now().clock().settledAt();
        assertTrue(settled > 1);
        assertEquals(new Instant(1, 2, settled), recorded.at());
        assertTrue(recorded.now().isSettled());
        time.step(false);
        assertFalse(recorded.now().isSettled());
        time.jump(new Instant(1, 2, settled + 2));
        time.settle();
        assertEquals(settled + 2, recorded.at().step(), "who is beyond it stays there");
    }

    private static Instant clocksAfter(GameRun run, Instant from, int clocks) {
        Instant now = from;
        for (int i = 0; i < clocks; i++) {
            now = run.nextClock(now);
        }
        return now;
    }
}
