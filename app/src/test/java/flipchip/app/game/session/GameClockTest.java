package flipchip.app.game.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import org.junit.jupiter.api.Test;

class GameClockTest {
    private Instant now = Instant.EPOCH;
    private final GameSession session = new GameSession();
    private final GameClock clock = new GameClock(session, () -> now);

    private void pass(long seconds) {
        now = now.plusSeconds(seconds);
    }

    private static Optional<Duration> seconds(long count) {
        return Optional.of(Duration.ofSeconds(count));
    }

    @Test
    void everyMoveIsTimedAlsoWithoutALimit() {
        pass(3);
        session.play(Square.D3);
        pass(5);
        session.play(Square.C3);

        assertEquals(seconds(3), clock.timeOf(List.of(Square.D3)));
        assertEquals(seconds(5), clock.timeOf(List.of(Square.D3, Square.C3)));
        assertEquals(Optional.empty(), clock.left(Color.BLACK));
    }

    @Test
    void aClockForTheGameCountsDownForWhoIsToMoveAndAddsTheIncrement() {
        clock.setControl(new TimeControl.GameClock(Duration.ofSeconds(60), Duration.ofSeconds(2)));
        pass(10);
        assertEquals(seconds(50), clock.left(Color.BLACK));
        assertEquals(seconds(60), clock.left(Color.WHITE));
        session.play(Square.D3);
        pass(4);

        assertEquals(seconds(52), clock.left(Color.BLACK));
        assertEquals(seconds(56), clock.left(Color.WHITE));
        assertEquals(Optional.of(Color.WHITE), clock.running());
    }

    @Test
    void anAnswerThatIsKeptBackCostsTheComputerNothing() {
        session.setSeat(Color.WHITE, Seat.ofLevel(1));
        clock.setControl(new TimeControl.PerMove(Duration.ofSeconds(5)));
        session.play(Square.D3);
        pass(2);
        clock.hold(true);
        pass(100);
        clock.check();
        assertEquals(seconds(3), clock.left(Color.WHITE));
        assertFalse(session.isFinished());

        clock.hold(false);
        pass(1);
        session.play(Square.C3);
        assertEquals(seconds(3), clock.timeOf(List.of(Square.D3, Square.C3)));
        assertEquals(Optional.of(Color.BLACK), clock.running());
    }

    @Test
    void takingAMoveBackGivesItsTimeBackAndLookingBackCostsNothing() {
        clock.setControl(new TimeControl.GameClock(Duration.ofSeconds(60), Duration.ZERO));
        pass(10);
        session.play(Square.D3);
        pass(1);
        session.undo();
        pass(100);
        assertEquals(Optional.empty(), clock.running());
        assertEquals(seconds(60), clock.left(Color.BLACK));

        session.redo();
        pass(2);
        assertEquals(seconds(50), clock.left(Color.BLACK));
        assertEquals(seconds(57), clock.left(Color.WHITE));
    }

    @Test
    void theClockRunsOnWhereAMoveIsTakenBackInARunningGame() {
        clock.setControl(new TimeControl.GameClock(Duration.ofSeconds(60), Duration.ZERO));
        for (Seat white : List.of(Seat.ofLevel(1), Seat.HUMAN)) {
            session.setSeat(Color.WHITE, white);
            session.newGame();
            session.play(Square.D3);
            pass(4);
            session.play(Square.C3);
            pass(10);
            session.takeBack();
            session.takeBack();
            pass(3);
            assertEquals(Optional.of(Color.BLACK), clock.running());
            assertEquals(seconds(57), clock.left(Color.BLACK));
            assertEquals(seconds(60), clock.left(Color.WHITE));
        }
    }

    @Test
    void aTimePerMoveBeginsAnewWithEveryMove() {
        clock.setControl(new TimeControl.PerMove(Duration.ofSeconds(30)));
        pass(20);
        assertEquals(seconds(10), clock.left(Color.BLACK));
        session.play(Square.D3);
        pass(1);
        assertEquals(seconds(29), clock.left(Color.WHITE));
        assertEquals(seconds(30), clock.left(Color.BLACK));
    }

    @Test
    void whoRunsOutOfTimeLosesAndTakingBackGoesOn() {
        clock.setControl(new TimeControl.GameClock(Duration.ofSeconds(5), Duration.ZERO));
        session.play(Square.D3);
        pass(5);
        clock.check();
        assertFalse(session.isFinished());
        pass(1);
        clock.check();

        assertEquals(Optional.of(new EarlyEnd(Color.WHITE, EarlyEnd.Cause.TIME)), session.defeat());
        assertTrue(session.isFinished());
        assertEquals(Optional.empty(), clock.running());
        session.takeBack();
        assertFalse(session.isFinished());
    }

    @Test
    void aClockWithoutAFlagShowsTheTimeAndLetsTheGameGoOn() {
        clock.setControl(new TimeControl.GameClock(Duration.ofSeconds(5), Duration.ZERO), false);
        assertFalse(clock.hasFlag());
        pass(9);
        clock.check();

        assertFalse(session.isFinished());
        assertEquals(seconds(-4), clock.left(Color.BLACK));
        assertFalse(clock.standing().flag());
        session.play(Square.D3);
        assertEquals(Optional.of(Color.WHITE), clock.running());
        assertEquals(seconds(9), clock.timeOf(List.of(Square.D3)));
    }

    @Test
    void whatWasAgreedOnTheFlagHoldsInTheNextGameAndAfterARestart() {
        clock.setControl(new TimeControl.PerMove(Duration.ofSeconds(3)), false);
        session.newGame();
        assertFalse(clock.hasFlag());

        GameSession later = new GameSession();
        GameClock again = new GameClock(later, () -> now);
        again.restore(clock.standing(), Map.of());
        pass(4);
        again.check();
        assertFalse(later.isFinished());

        again.restore(GameStatus.FRESH, Map.of());
        assertTrue(again.hasFlag());
    }

    @Test
    void anEngineIsToldWhatIsLeft() {
        assertEquals(Optional.empty(), clock.forEngine());
        clock.setControl(new TimeControl.GameClock(Duration.ofSeconds(60), Duration.ofSeconds(1)));
        pass(20);
        assertEquals(Optional.of(new TimeControl.GameClock(Duration.ofSeconds(40), Duration.ofSeconds(1))),
            clock.forEngine());
        pass(50);
        assertEquals(Optional.of(new TimeControl.GameClock(Duration.ofMillis(1), Duration.ofSeconds(1))),
            clock.forEngine());
    }

    @Test
    void resigningEndsTheGameOnceForTheOtherSide() {
        List<GameEvent> events = new ArrayList<>();
        session.addListener(events::add);
        session.lose(Color.BLACK, EarlyEnd.Cause.RESIGNED);
        session.lose(Color.WHITE, EarlyEnd.Cause.TIME);

        assertEquals(List.of(new GameEvent.Ended(session.game(), -64,
            Optional.of(new EarlyEnd(Color.BLACK, EarlyEnd.Cause.RESIGNED)))), events);
        session.newGame();
        assertFalse(session.isFinished());
    }

    @Test
    void aClockGoesOnWhereItStood() {
        TimeControl time = new TimeControl.GameClock(Duration.ofSeconds(60), Duration.ZERO);
        clock.setControl(time);
        pass(10);
        session.play(Square.D3);
        pass(7);
        GameStatus standing = clock.standing();
        assertEquals(new GameStatus(time, Duration.ofSeconds(7), Optional.empty(), session.running()),
            standing);

        GameSession later = new GameSession();
        GameClock again = new GameClock(later, () -> now);
        pass(3600);
        later.show(session.tree(), session.line().moves());
        again.restore(standing, clock.times());
        pass(1);

        assertEquals(seconds(50), again.left(Color.BLACK));
        assertEquals(seconds(52), again.left(Color.WHITE));
    }

    @Test
    void turningTheBoardLeavesTheClocksAsTheyAre() {
        clock.setControl(new TimeControl.GameClock(Duration.ofSeconds(60), Duration.ZERO));
        pass(10);
        session.play(Square.D3);
        pass(5);
        session.turn(Symmetry.HALF_TURN);
        pass(5);

        assertEquals(seconds(50), clock.left(Color.BLACK));
        assertEquals(seconds(50), clock.left(Color.WHITE));
    }

    @Test
    void whoeverShowsTheClockIsToldOfAnotherTime() {
        List<TimeControl> heard = new ArrayList<>();
        clock.addListener(() -> heard.add(clock.control()));
        assertFalse(clock.isLimited());
        clock.setControl(new TimeControl.PerMove(Duration.ofSeconds(3)));
        assertTrue(clock.isLimited());
        assertEquals(List.of(new TimeControl.PerMove(Duration.ofSeconds(3))), heard);
    }

    @Test
    void anotherTimeBeginsTheMoveInProgressAnew() {
        clock.setControl(new TimeControl.PerMove(Duration.ofSeconds(30)));
        pass(20);
        clock.setControl(new TimeControl.PerMove(Duration.ofSeconds(40)));
        pass(1);
        assertEquals(seconds(39), clock.left(Color.BLACK));
    }

    @Test
    void anEngineMayUseFourFifthsOfTheTimeOfAMove() {
        clock.setControl(new TimeControl.PerMove(Duration.ofSeconds(10)));
        assertEquals(Optional.of(new TimeControl.PerMove(Duration.ofMillis(8001))), clock.forEngine());
    }

    @Test
    void theClockStandsStillInAStoryAndGoesOnBehindIt() {
        clock.setControl(new TimeControl.PerMove(Duration.ofSeconds(30)));
        pass(5);
        session.showStory(Game.INITIAL.play(Square.F5), _ -> {});
        pass(100);
        assertEquals(Optional.empty(), clock.running());
        session.leaveStory();
        pass(2);
        assertEquals(seconds(23), clock.left(Color.BLACK));
    }

    @Test
    void movesOfWhoLooksBackAreNotTimed() {
        session.setSeat(Color.WHITE, Seat.ofLevel(1));
        clock.setControl(new TimeControl.PerMove(Duration.ofSeconds(30)));
        session.play(Square.D3);
        session.play(Square.C3);
        session.undo();
        session.undo();
        pass(50);
        session.play(Square.F5);
        pass(50);
        assertEquals(Optional.empty(), clock.timeOf(List.of(Square.F5)));
        assertEquals(Optional.empty(), clock.running());

        session.handBack();
        pass(4);
        assertEquals(Optional.of(Color.WHITE), clock.running());
        assertEquals(seconds(26), clock.left(Color.WHITE));
    }

    @Test
    void aNewGameForgetsTheTimesAndTurningKeepsThem() {
        pass(3);
        session.play(Square.D3);
        session.turn(Symmetry.HALF_TURN);
        assertEquals(Map.of(List.of(Symmetry.HALF_TURN.apply(Square.D3)), Duration.ofSeconds(3)),
            clock.times());
        session.newGame();
        assertEquals(Map.of(), clock.times());
    }

    @Test
    void aCommentDoesNotCostTime() {
        clock.setControl(new TimeControl.PerMove(Duration.ofSeconds(30)));
        pass(5);
        session.comment(List.of(), "well");
        pass(5);
        assertEquals(seconds(20), clock.left(Color.BLACK));
        assertEquals(Optional.of(Color.BLACK), clock.running());
    }

    @Test
    void theClockStandsStillInALessonAndKeepsItsTimes() {
        clock.setControl(new TimeControl.PerMove(Duration.ofSeconds(30)));
        pass(5);
        session.showLesson(Game.INITIAL);
        pass(100);
        session.play(Square.F5);
        pass(100);
        assertEquals(Optional.empty(), clock.running());
        assertEquals(Map.of(), clock.times());
        session.uncover();
        pass(2);
        assertEquals(seconds(23), clock.left(Color.BLACK));
    }

    @Test
    void anotherComputerPlaysOnAndTheClockWithIt() {
        session.setSeat(Color.WHITE, Seat.ofLevel(1));
        clock.setControl(new TimeControl.PerMove(Duration.ofSeconds(30)));
        session.play(Square.D3);
        session.play(Square.C3);
        session.undo();
        session.undo();
        session.setSeat(Color.WHITE, Seat.ofLevel(2));
        pass(5);

        assertEquals(Optional.of(Color.BLACK), clock.running());
        assertEquals(seconds(25), clock.left(Color.BLACK));
    }
}
