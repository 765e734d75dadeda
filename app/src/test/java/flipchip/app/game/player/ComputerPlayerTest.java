package flipchip.app.game.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.function.Consumer;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.engine.api.LossBudget;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.OthelloMachine;
import org.junit.jupiter.api.Test;

class ComputerPlayerTest {
    private final Queue<Runnable> screen = new ArrayDeque<>();
    private final FakeThinker engine = new FakeThinker();
    private final FakeThinker chip = new FakeThinker();
    private final GameSession session = new GameSession();
    private final ComputerPlayer computer = new ComputerPlayer(session,
        new EngineService(engine, screen::add), new EngineService(chip, screen::add), screen::add);

    ComputerPlayerTest() {
        session.setSeat(Color.WHITE, Seat.ofLevel(1));
    }

    private void runScreen() {
        while (!screen.isEmpty()) {
            screen.remove().run();
        }
    }

    @Test
    void answersThePersonsMove() {
        session.play(Square.D3);
        engine.last().answer(Square.C3);
        runScreen();

        assertEquals(2, session.ply());
        assertEquals(Optional.empty(), computer.thinkingAboutProperty().get());
    }

    @Test
    void theChipIsAskedFromTwelveEmptiesOnAndTheEngineBefore() {
        session.setSeat(Color.WHITE, Seat.ofLevel(101));
        session.play(Square.D3);
        assertEquals(List.of(1, 0), List.of(engine.searches.size(), chip.searches.size()));

        session.setSeat(Color.BLACK, Seat.ofLevel(102));
        session.show(firstMoves(12));
        assertEquals(List.of(1, 1), List.of(engine.searches.size(), chip.searches.size()));
        assertTrue(engine.last().stopped);

        session.setSeat(Color.BLACK, Seat.HUMAN);
        session.setSeat(Color.WHITE, Seat.HUMAN);
        assertTrue(chip.last().stopped);
    }

    private static Game firstMoves(int empties) {
        Game game = Game.INITIAL;
        while (game.position().board().empties() > empties) {
            game = game.play(game.position().moves().getFirst());
        }
        return game;
    }

    @Test
    void whatAGameMayLoseOnPurposeBoundsEachMoveUntilNothingIsLeft() {
        computer.setLoss(Optional.of(new LossBudget(600, 50)));
        computer.setLossOfGame(OptionalInt.of(1000));
        List<Integer> most = new ArrayList<>();
        for (int givenUp : new int[] {600, 400, 0}) {
            playFirstMove();
            most.add(engine.last().limits.loss().centidiscs());
            engine.last().answer(session.position().moves().getFirst(), givenUp);
            runScreen();
        }
        assertEquals(List.of(600, 400, 0), most);

        session.jump(2);
        playFirstMove();
        computer.moveNow();
        assertEquals(400, engine.last().limits.loss().centidiscs(), "what was taken back is not lost");

        session.newGame();
        playFirstMove();
        assertEquals(600, engine.last().limits.loss().centidiscs(), "another game has a limit of its own");
    }

    private void playFirstMove() {
        session.play(session.position().moves().getFirst());
    }

    @Test
    void doesNothingOnThePersonsTurn() {
        session.newGame();

        assertEquals(0, engine.searches.size());
    }

    @Test
    void anAnswerToAPositionThatIsGoneIsDropped() {
        session.play(Square.D3);
        FakeThinker.Search asked = engine.last();
        session.undo();
        asked.answer(Square.C3);
        runScreen();

        assertEquals(0, session.ply());
        assertTrue(asked.stopped);
    }

    @Test
    void anAnswerThatWaitsForThePauseIsDroppedByUndo() {
        session.play(Square.D3);
        engine.last().answer(Square.C3);
        screen.remove().run();
        session.takeBack();
        runScreen();

        assertEquals(0, session.ply());
    }

    @Test
    void anAnswerThatWaitsForThePauseIsDroppedByAnotherLevel() {
        session.play(Square.D3);
        engine.last().answer(Square.C3);
        screen.remove().run();
        session.setSeat(Color.WHITE, Seat.ofLevel(2));
        runScreen();
        assertEquals(1, session.ply());

        engine.last().answer(Square.E3);
        runScreen();
        assertEquals(Square.E3, session.game().moves().getLast());
    }

    @Test
    void undoAndTheSameMoveAgainAsksAgain() {
        session.play(Square.D3);
        FakeThinker.Search first = engine.last();
        session.undo();
        session.play(Square.D3);
        first.answer(Square.E3);
        engine.last().answer(Square.C3);
        runScreen();

        assertEquals(2, engine.searches.size(), "the game goes on where it was");
        assertEquals(Square.C3, session.game().moves().getLast());
    }

    @Test
    void answersAfterATakenBackMove() {
        session.play(Square.D3);
        engine.last().answer(Square.C3);
        runScreen();
        session.takeBack();
        assertEquals(0, session.ply(), "the answer is taken back too");
        session.play(Square.C4);
        engine.last().answer(Square.E3);
        runScreen();
        assertEquals(List.of(Square.C4, Square.E3), session.game().moves());

        session.play(Square.F5);
        session.takeBack();
        assertTrue(engine.last().stopped);
        session.play(session.position().moves().getFirst());
        assertEquals(4, engine.searches.size());
    }

    @Test
    void waitsForTheGameToBeHandedBack() {
        session.play(Square.D3);
        engine.last().answer(Square.C3);
        runScreen();
        session.jump(0);
        session.play(Square.C4);
        session.play(Square.C5);
        session.play(Square.B6);
        assertEquals(1, engine.searches.size(), "the user tries both sides");

        session.handBack();
        assertEquals(2, engine.searches.size());
        assertFalse(computer.isWaiting());
    }

    @Test
    void looksBackWithoutOverwritingWhatFollows() {
        session.play(Square.D3);
        engine.last().answer(Square.C3);
        runScreen();
        session.jump(1);

        assertEquals(1, engine.searches.size());
        assertTrue(computer.isWaiting());
        computer.moveNow();
        engine.last().answer(Square.E3);
        runScreen();
        assertEquals(Square.E3, session.game().moves().getLast());
    }

    @Test
    void moveNowStopsTheSearchAndPlaysWhatItFound() {
        session.play(Square.D3);
        computer.moveNow();
        assertTrue(engine.last().stopped);

        engine.last().answer(Square.C5);
        runScreen();
        assertEquals(Square.C5, session.game().moves().getLast());
    }

    @Test
    void aHeldAnswerIsPlayedOnRelease() {
        computer.hold(true);
        session.play(Square.D3);
        engine.last().answer(Square.C3);
        runScreen();
        assertEquals(1, session.ply());
        assertTrue(computer.heldBackProperty().get());

        computer.hold(false);
        assertEquals(2, session.ply());
        assertFalse(computer.heldBackProperty().get());
    }

    @Test
    void moveNowPlaysAnAnswerThatIsHeld() {
        computer.hold(true);
        session.play(Square.D3);
        engine.last().answer(Square.C3);
        runScreen();

        computer.moveNow();
        assertEquals(2, session.ply());
        assertFalse(computer.heldBackProperty().get());
    }

    @Test
    void aClockThatChangesWhileItThinksIsAskedAgain() {
        session.play(Square.D3);
        int asked = engine.searches.size();
        computer.setClock(() -> Optional.of(new TimeControl.PerMove(Duration.ofSeconds(1))));
        computer.askAgain();

        assertEquals(asked + 1, engine.searches.size());
        assertEquals(new TimeControl.PerMove(Duration.ofSeconds(1)), engine.last().limits.time());
    }

    @Test
    void thePersonCanTakeTheComputersSeatWhileItThinks() {
        session.play(Square.D3);
        session.setSeat(Color.WHITE, Seat.HUMAN);
        engine.last().answer(Square.C3);
        runScreen();

        assertEquals(1, session.ply());
        assertFalse(computer.isWaiting());
    }

    @Test
    void onlyTheNewestReportIsShownAndItGoesWithTheMove() {
        session.play(Square.D3);
        engine.last().report(1);
        engine.last().report(2);
        assertEquals(1, screen.size());
        runScreen();
        assertEquals(2, computer.progressProperty().get().map(SearchProgress::depth).orElseThrow());

        engine.last().answer(Square.C3);
        runScreen();
        assertEquals(Optional.empty(), computer.progressProperty().get());
    }

    @Test
    void aFailureOfTheEngineIsTold() {
        session.play(Square.D3);
        engine.last().result.completeExceptionally(new IllegalStateException("out of order"));
        runScreen();

        assertEquals("out of order",
            computer.problemProperty().get().orElseThrow().cause().orElseThrow().getMessage());
    }

    @Test
    void twoComputersPlayOnByThemselves() {
        session.setSeat(Color.BLACK, Seat.ofLevel(1));
        engine.last().answer(Square.D3);
        runScreen();
        engine.last().answer(Square.C3);
        runScreen();

        assertEquals(2, session.ply());
        assertEquals(3, engine.searches.size());
    }

    @Test
    void noComputerAnswersAStory() {
        List<Game> wishes = new ArrayList<>();
        TimeLine time = new TimeLine(session, new TimeLine.Recorder() {
            @Override
            public void record(Game game, Consumer<GameRun> done) {
                wishes.add(game);
            }

            @Override
            public void forget() {
                wishes.clear();
            }
        });
        time.lookingProperty().subscribe(computer::hold);
        time.setOpen(true);
        Game own = session.game();
        GameRun story = OthelloMachine.build().record(firstMoves(56));

        time.showStory(story);
        for (int ply = 0; ply < story.moves().size(); ply++) {
            time.jump(story.endOf(ply));
            assertTrue(time.lookingProperty().get(), "the computer may answer at the end of move " + ply);
            runScreen();
        }

        assertEquals(List.of(), engine.searches);
        assertEquals(story.game(), session.line());
        session.leaveStory();
        assertEquals(own, session.game());
    }
}
