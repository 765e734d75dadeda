package flipchip.app.learn.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import flipchip.app.kit.work.Worker;
import flipchip.app.learn.school.MasterGame;
import flipchip.app.learn.school.OpeningJudge;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// A learner who guesses the winner's moves in one of the program's own games.
@Timeout(120)
class GuessModelTest {
    private final BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
    private final Worker thinker = new Worker("guess", screen::add);
    private final OpeningJudge judge = new OpeningJudge(SearchLimits.depth(1).withAllMoves());
    private final MasterGame master = MasterGame.ofThisProgram().getFirst();
    private final List<String> answered = new ArrayList<>();
    private final GuessModel model = new GuessModel(() -> List.of(master), judge, thinker, problem -> {
        throw new AssertionError(problem);
    }, () -> answered.add("yes"));

    @AfterEach
    void stop() {
        thinker.closeAfter(judge::close);
    }

    /// Does what comes back to the screen next.
    private void turn() throws InterruptedException {
        screen.poll(60, TimeUnit.SECONDS).run();
    }

    private Square played() {
        return master.game().moves().get(model.gameProperty().get().length());
    }

    @Test
    void eachGuessIsJudgedAndTheSessionSummedUp() throws InterruptedException {
        model.begin();
        turn();
        assertTrue(model.task().startsWith("Move 11. "), model.task());
        assertTrue(model.standing().contains("A game of this program."));

        Square first = played();
        model.choose(first);
        turn();
        assertEquals("Correct: " + first + ", as played.", model.verdict());
        assertTrue(model.isRight());

        model.next();
        Square second = played();
        Game asked = model.gameProperty().get();
        Square other =
            asked.position().moves().stream().filter(move -> move != second).findFirst().orElseThrow();
        model.choose(other);
        assertEquals("The engine judges…", model.verdict());
        turn();
        assertTrue(model.verdict().startsWith(second + " was played. Your " + other), model.verdict());

        int more = 0;
        for (model.next(); model.isAsking(); model.next()) {
            model.solve();
            turn();
            assertFalse(model.isRight());
            more++;
        }
        assertEquals(10, more);
        assertTrue(model.task().startsWith("2 moves guessed, 1 as played. Average loss: yours "),
            model.task());
        assertEquals(12, answered.size());
        model.next();
        assertTrue(model.task().startsWith("Move 11. "), "the next game begins");
    }

    @Test
    void anIllegalMoveIsNoGuess() throws InterruptedException {
        model.begin();
        turn();
        model.choose(Square.D4);
        assertEquals("d4 is not a legal move.", model.verdict());
        assertFalse(model.isAnswered());
    }
}
