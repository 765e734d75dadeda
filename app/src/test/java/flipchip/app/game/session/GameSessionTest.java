package flipchip.app.game.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.IllegalMoveException;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import org.junit.jupiter.api.Test;

class GameSessionTest {
    private final GameSession session = new GameSession();
    private final List<GameEvent> events = new ArrayList<>();

    GameSessionTest() {
        session.addListener(events::add);
    }

    private void play(String... moves) {
        Stream.of(moves).forEach(move -> session.play(Square.parse(move).orElseThrow()));
    }

    @Test
    void aMoveTellsWhatWasBeforeAndWhatIsNow() {
        session.play(Square.D3);

        GameEvent.MovePlayed played = (GameEvent.MovePlayed) events.getLast();
        assertEquals(Position.INITIAL, played.before());
        assertEquals(Square.D3, played.square());
        assertEquals("d3 d4 e4 d5", Square.list(played.position().black()));
    }

    @Test
    void anIllegalMoveChangesNothingAndTellsNobody() {
        assertThrows(IllegalMoveException.class, () -> session.play(Square.A1));

        assertEquals(Game.INITIAL, session.game());
        assertEquals(List.of(), events);
    }

    @Test
    void undoAndRedoWalkTheLineAndSaturateAtItsEnds() {
        play("d3", "c3");
        Position last = session.position();

        session.undo();
        session.undo();
        session.undo();
        assertEquals(Position.INITIAL, session.position());
        assertFalse(session.canUndo());

        session.redo();
        session.redo();
        session.redo();
        assertEquals(last, session.position());
        assertEquals(2 + 2 + 2, events.size());
    }

    @Test
    void aStoryCannotBePlayedAndGivesTheGameBackAsItWas() {
        session.setSeat(Color.WHITE, Seat.ofLevel(3));
        play("d3", "c3", "c4");
        session.jump(2);
        session.showStory(Game.INITIAL, _ -> {});
        session.play(Square.F5);
        session.lose(Color.BLACK, EarlyEnd.Cause.RESIGNED);
        session.explore(List.of(Square.F5));
        assertEquals(Game.INITIAL, session.game());
        assertFalse(session.isFinished());
        assertFalse(session.isFree());

        session.leaveStory();
        assertEquals(3, session.line().length());
        assertEquals(2, session.ply());
        assertTrue(session.isFree());
        assertEquals(new GameEvent.Told(session.game(), false), events.getLast());
    }

    @Test
    void whoeverKeepsGamesSeesTheUsersOwnNotTheStory() {
        play("d3");
        List<Game> kept = new ArrayList<>();
        session.beforeOther(() -> kept.add(session.game()));
        session.showStory(Game.INITIAL, _ -> {});
        session.newGame();
        assertEquals(List.of(Square.D3), kept.getFirst().moves());
        assertFalse(session.isStory());
    }

    @Test
    void theUserMovesBothSidesEverywhereButWhereTheGameRuns() {
        session.setSeat(Color.WHITE, Seat.ofLevel(3));
        play("d3", "c3", "c4");
        assertFalse(session.isFree());
        assertEquals(Seat.ofLevel(3), session.seatToMove());
        session.undo();
        session.undo();
        assertTrue(session.isFree());
        assertEquals(Seat.HUMAN, session.seatToMove());
        play("e3", "f5");
        assertTrue(session.isFree());
        session.goTo(List.of(Square.D3, Square.C3, Square.C4));
        assertFalse(session.isFree(), "back where the game runs");

        session.jump(1);
        session.handBack();
        assertFalse(session.isFree());
        assertEquals(Optional.of(List.of(Square.D3)), session.running());
    }

    @Test
    void peopleAmongThemselvesNeverNeedToHandBack() {
        play("d3", "c3");
        session.undo();
        assertFalse(session.isFree());
    }

    @Test
    void aNewMoveCutsOffWhatWasTakenBackButTheSameMoveKeepsIt() {
        play("d3", "c3", "c4");
        session.jump(1);

        play("c3");
        assertEquals(3, session.line().length());
        session.jump(1);
        play("e3");
        assertEquals(2, session.line().length());
        assertTrue(session.isAtEnd());
    }

    @Test
    void theLastMoveOfTheShortestGameEndsItWithThirteenToNothing() {
        play("c4", "c3", "c2", "b4", "a5", "f4", "g4", "c5", "d6");

        GameEvent.Ended ended = (GameEvent.Ended) events.getLast();
        assertEquals(64, ended.scoreForBlack());
        assertEquals(13, Long.bitCount(ended.position().black()));
    }

    @Test
    void theEarliestForcedPassIsTold() {
        play("c4", "c3", "c2", "b2", "e6", "c1", "a1", "a3");

        assertTrue(((GameEvent.MovePlayed) events.getLast()).passFollows());
        assertEquals(Color.WHITE, session.position().toMove());
    }

    @Test
    void takingBackAgainstAComputerReturnsToThePersonsTurn() {
        session.setSeat(Color.WHITE, Seat.ofLevel(1));
        play("d3", "c3", "c4");

        session.takeBack();
        assertEquals(2, session.ply());
        session.takeBack();
        assertEquals(0, session.ply());
        session.playAgain();
        assertEquals(2, session.ply());
        session.playAgain();
        assertEquals(3, session.ply());
    }

    @Test
    void aResignationBelongsToTheLineInWhichItWasSaid() {
        play("d3", "c3", "c4");
        List<Square> resigned = session.game().moves();
        session.lose(Color.WHITE, EarlyEnd.Cause.RESIGNED);
        assertTrue(session.isFinished());

        session.jump(1);
        assertTrue(session.isFinished(), "looking at earlier positions of the line");
        play("e3");
        assertFalse(session.isFinished(), "another line goes on");
        assertTrue(session.defeatIn(resigned).isPresent());

        session.goTo(resigned);
        assertEquals(Color.WHITE, session.defeat().orElseThrow().loser());
        session.turn(Symmetry.values()[3]);
        assertTrue(session.isFinished());
        session.takeBack();
        assertFalse(session.isFinished());
        assertTrue(session.defeatIn(session.line().moves()).isEmpty());
    }

    @Test
    void whoPlaysOnAfterAResignationTakesItBack() {
        play("d3", "c3");
        session.lose(Color.BLACK, EarlyEnd.Cause.RESIGNED);

        play("c4");

        assertFalse(session.isFinished());
        session.jump(2);
        assertTrue(session.defeat().isEmpty());
    }

    @Test
    void takingBackInAnotherLineLeavesTheResignationWhereItWasSaid() {
        play("d3", "c3");
        session.lose(Color.BLACK, EarlyEnd.Cause.RESIGNED);
        session.jump(1);
        play("e3");

        session.takeBack();

        assertTrue(session.defeat().isEmpty());
        assertTrue(session.defeatIn(List.of(Square.D3, Square.C3)).isPresent());
    }

    @Test
    void takingBackBetweenTwoComputersIsOneMove() {
        session.setSeat(Color.BLACK, Seat.ofLevel(2));
        session.setSeat(Color.WHITE, Seat.ofLevel(1));
        play("d3", "c3", "c4");

        session.takeBack();

        assertEquals(2, session.ply());
    }

    @Test
    void onlyARealChangeOfSeatIsTold() {
        session.setSeat(Color.BLACK, Seat.HUMAN);
        assertEquals(List.of(), events);

        session.setSeat(Color.BLACK, Seat.ofLevel(3));
        assertEquals(new GameEvent.SeatChanged(session.game(), Color.BLACK, Seat.ofLevel(3)),
            events.getLast());
    }

    @Test
    void anAnswerPlayedByAListenerReachesEveryListenerAfterTheMoveItAnswers() {
        GameSession answered = new GameSession();
        List<Square> seen = new ArrayList<>();
        answered.addListener(event -> {
            if (event instanceof GameEvent.MovePlayed played && played.square() == Square.D3) {
                answered.play(Square.C3);
            }
        });
        answered.addListener(event -> seen.add(((GameEvent.MovePlayed) event).square()));

        answered.play(Square.D3);

        assertEquals(List.of(Square.D3, Square.C3), seen);
    }

    @Test
    void aListenerThatThrowsKeepsNoMoveFromTheOthersNorFromWhoPlayed() {
        GameSession fragile = new GameSession();
        List<GameEvent> heard = new ArrayList<>();
        IllegalStateException defect = new IllegalStateException("a picture that cannot be drawn");
        fragile.addListener(event -> {
            if (event instanceof GameEvent.MovePlayed played && played.square() == Square.D3) {
                fragile.play(Square.C3);
                throw defect;
            }
        });
        fragile.addListener(heard::add);

        List<Throwable> reported = reportedWhile(() -> fragile.play(Square.D3));
        fragile.undo();

        assertEquals(List.of(Square.D3, Square.C3),
            heard.stream().filter(GameEvent.MovePlayed.class::isInstance)
                .map(event -> ((GameEvent.MovePlayed) event).square()).toList());
        assertEquals(1, fragile.ply());
        assertEquals(3, heard.size());
        assertEquals(List.of(defect), reported);
    }

    private static List<Throwable> reportedWhile(Runnable action) {
        Thread thread = Thread.currentThread();
        Thread.UncaughtExceptionHandler before = thread.getUncaughtExceptionHandler();
        List<Throwable> reported = new ArrayList<>();
        thread.setUncaughtExceptionHandler((_, problem) -> reported.add(problem));
        try {
            action.run();
        } finally {
            thread.setUncaughtExceptionHandler(before);
        }
        return reported;
    }
}
