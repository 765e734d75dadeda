package flipchip.app.game.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import org.junit.jupiter.api.Test;

/// Who plays on, and who is told: seats, stories, variations and games opened as they stood.
class GameSessionSeatsTest {
    private final GameSession session = new GameSession();
    private final List<GameEvent> events = new ArrayList<>();

    GameSessionSeatsTest() {
        session.addListener(events::add);
    }

    private void play(String... moves) {
        Stream.of(moves).forEach(move -> session.play(Square.parse(move).orElseThrow()));
    }

    @Test
    void whoSatThereSitsThereAgainWhereTheGameRan() {
        session.setSeat(Color.WHITE, Seat.ofLevel(3));
        play("d3", "c3");
        session.jump(1);
        session.seatAs(Seat.HUMAN, Seat.HUMAN);
        assertEquals(new GameEvent.SeatChanged(session.game(), Color.WHITE, Seat.HUMAN), events.getLast());
        int told = events.size();
        session.seatAs(Seat.HUMAN, Seat.ofLevel(3));
        assertEquals(told + 1, events.size(), "only White changes");
        assertTrue(session.isFree(), "the game does not run here");
    }

    @Test
    void aComputerThatSitsDownPlaysOnFromHereButNotInAStory() {
        session.setSeat(Color.WHITE, Seat.ofLevel(3));
        play("d3", "c3", "c4");
        session.jump(2);
        session.setSeat(Color.BLACK, Seat.ofLevel(2));
        assertFalse(session.isFree());
        session.showStory(Game.INITIAL, _ -> {});
        session.setSeat(Color.BLACK, Seat.ofLevel(5));
        session.setSeat(Color.WHITE, Seat.HUMAN);
        session.leaveStory();
        assertEquals(Optional.of(List.of(Square.D3, Square.C3)), session.running());
    }

    @Test
    void handingBackIsToldOnceAndOnlyWhoLooksBackCan() {
        session.setSeat(Color.WHITE, Seat.ofLevel(3));
        play("d3", "c3");
        session.handBack();
        assertFalse(events.getLast() instanceof GameEvent.HandedBack);
        session.jump(1);
        session.handBack();
        assertEquals(new GameEvent.HandedBack(session.game()), events.getLast());
    }

    @Test
    void aStoryIsToldToEverybodyButToWhoShowsIt() {
        List<GameEvent> teller = new ArrayList<>();
        Consumer<GameEvent> ear = teller::add;
        session.addListener(ear);
        session.showStory(Game.INITIAL, ear);
        assertEquals(new GameEvent.Told(Game.INITIAL, true), events.getLast());
        assertEquals(List.of(), teller);
        session.leaveStory();
        assertEquals(1, teller.size());
        assertFalse(session.canRedo());
    }

    @Test
    void aVariationIsShownByItsFirstMoveAndRedoGoesOn() {
        play("d3");
        session.explore(List.of(Square.C3, Square.C4));
        assertEquals(new GameEvent.Moved(session.game(), 1), events.getLast());
        assertEquals(2, session.ply());
        assertTrue(session.canRedo());
        session.redo();
        assertEquals(List.of(Square.D3, Square.C3, Square.C4), session.game().moves());
    }

    @Test
    void aCommentIsToldButNotInAStory() {
        play("d3");
        session.comment(List.of(Square.D3), "perpendicular comes next");
        assertEquals(new GameEvent.Annotated(session.game()), events.getLast());
        assertEquals("perpendicular comes next", session.tree().commentAt(List.of(Square.D3)));
        session.showStory(session.game(), _ -> {});
        session.comment(List.of(Square.D3), "");
        session.turn(Symmetry.HALF_TURN);
        session.leaveStory();
        assertEquals("perpendicular comes next", session.tree().commentAt(List.of(Square.D3)));
        assertEquals(List.of(Square.D3), session.game().moves());
    }

    @Test
    void aGameOpenedAsItStoodIsLostOnlyWhereItIsNotOver() {
        Optional<EarlyEnd> gaveUp = Optional.of(new EarlyEnd(Color.BLACK, EarlyEnd.Cause.RESIGNED));
        GameTree two = GameTree.of(Game.INITIAL.play(Square.D3).play(Square.C3));
        session.show(two, List.of(Square.D3), gaveUp, Optional.empty());
        assertEquals(gaveUp, session.defeat());
        play("e3");
        assertEquals(Optional.empty(), session.defeat());

        session.newGame();
        play("c4", "c3", "c2", "b4", "a5", "f4", "g4", "c5", "d6");
        session.show(session.tree(), session.game().moves(), gaveUp, Optional.empty());
        assertEquals(Optional.empty(), session.defeat(), "the rules have ended it");
    }

    @Test
    void aLessonIsPlayedByPeopleAndGivesTheGameBackAsItWas() {
        session.setSeat(Color.WHITE, Seat.ofLevel(3));
        play("d3", "c3", "c4");
        session.jump(2);
        List<Game> kept = new ArrayList<>();
        session.beforeOther(() -> kept.add(session.game()));
        for (int board = 0; board < 2; board++) {
            session.showLesson(Game.INITIAL);
            assertEquals(new GameEvent.Told(Game.INITIAL, false), events.getLast());
            play("f5", "d6");
            assertEquals(Seat.HUMAN, session.seatToMove());
            assertFalse(session.isFree() || session.isStory());
            session.takeBack();
            assertEquals(1, session.ply(), "both sides are people's");
            session.lose(Color.BLACK, EarlyEnd.Cause.RESIGNED);
            assertFalse(session.isFinished());
        }
        assertEquals(List.of(Square.D3, Square.C3, Square.C4), session.running().orElseThrow());
        assertEquals(List.of(), kept, "a lesson is nobody's game");

        session.uncover();
        assertFalse(session.isLesson());
        assertEquals(Seat.ofLevel(3), session.seat(Color.WHITE));
        assertEquals(List.of(Square.D3, Square.C3), session.game().moves());
        assertEquals(3, session.line().length());
        assertTrue(session.isFree());
    }

    @Test
    void whoeverPlaysOnInAnOpenedGameLeavesItOpened() {
        GameTree two = GameTree.of(Game.INITIAL.play(Square.D3).play(Square.C3));
        session.show(two, List.of(Square.D3, Square.C3), Optional.empty(), Optional.empty());
        play("c4");
        assertEquals(Optional.empty(), session.running());
        session.setSeat(Color.WHITE, Seat.ofLevel(3));
        assertEquals(Optional.of(List.of(Square.D3, Square.C3, Square.C4)), session.running());
    }

    @Test
    void aMoveTakenBackInARunningGameLeavesItRunning() {
        session.setSeat(Color.WHITE, Seat.ofLevel(3));
        play("d3", "c3", "c4", "e3");
        session.takeBack();
        assertEquals(List.of(Square.D3, Square.C3), session.running().orElseThrow());
        assertFalse(session.isFree());
        session.takeBack();
        assertFalse(session.isFree());
        session.playAgain();
        session.playAgain();
        assertEquals(4, session.ply());
        assertFalse(session.isFree(), "what is redone is played again");

        play("f4");
        session.takeBack();
        assertEquals(4, session.ply(), "before the computer has answered");
        assertFalse(session.isFree());
    }

    @Test
    void whatIsTakenBackElsewhereOrAfterTheEndIsOnlyLookedAt() {
        session.setSeat(Color.WHITE, Seat.ofLevel(3));
        play("d3", "c3", "c4", "e3");
        session.undo();
        session.takeBack();
        assertTrue(session.isFree(), "stepped back before");
        session.jump(4);
        assertFalse(session.isFree());

        session.lose(Color.BLACK, EarlyEnd.Cause.RESIGNED);
        session.takeBack();
        assertTrue(session.isFree(), "the game had ended");
    }

    @Test
    void theComputersFirstMoveCannotBeTakenBack() {
        session.setSeat(Color.BLACK, Seat.ofLevel(3));
        play("d3");
        assertFalse(session.canTakeBack());
        session.takeBack();
        assertEquals(1, session.ply(), "it would make it again");

        play("c3");
        assertTrue(session.canTakeBack());
        session.takeBack();
        assertEquals(1, session.ply());
        assertFalse(session.isFree());
    }
}
