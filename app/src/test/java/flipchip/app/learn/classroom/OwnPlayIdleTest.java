package flipchip.app.learn.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import flipchip.app.game.session.EarlyEnd;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.work.Worker;
import flipchip.app.learn.school.OwnGame;
import flipchip.app.learn.school.OwnGames;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Own games are analysed only while the user rests, plays nothing, and allows it.
@Timeout(120)
class OwnPlayIdleTest {
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    @TempDir
    private Path folder;
    private final LinkedBlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
    private final GameSession session = new GameSession();
    private final SimpleObjectProperty<Boolean> allowed = new SimpleObjectProperty<>(true);
    private final Worker keeper = new Worker("idle-test", screen::add);
    private final GameGrader grader = new GameGrader(screen::add);
    private Instant now = START;
    private OwnPlay own;

    @BeforeEach
    void aGameNobodyHasAnalysed() throws IOException, NotationException, InterruptedException {
        Path file = folder.resolve("own-games.txt");
        new OwnGames(List.of(new OwnGame(START, Color.BLACK, "level 3", -2, Transcript.parse("f5d6c3d3c4f4"),
            Optional.empty()))).save(file);
        own = new OwnPlay(session, file, keeper, grader, allowed, problem -> {
            throw new AssertionError(problem);
        }, () -> now);
        own.begin();
        answer();
        own.giveWay();
    }

    @AfterEach
    void stop() {
        keeper.finish();
        grader.close();
    }

    /// The next answer of a thread in the background comes to the screen.
    private void answer() throws InterruptedException {
        Runnable task = screen.poll(60, TimeUnit.SECONDS);
        assertTrue(task != null, "nothing came");
        task.run();
    }

    private boolean isWorkingAfter(int seconds) {
        now = now.plusSeconds(seconds);
        own.tick();
        return !own.activity().getValue().isEmpty();
    }

    @Test
    void whoRestsHasHisGamesAnalysedAndWhoActsStopsIt() throws InterruptedException {
        assertFalse(isWorkingAfter(9));
        own.giveWay();
        assertFalse(isWorkingAfter(9), "there was an act meanwhile");
        assertTrue(isWorkingAfter(1));
        answer();
        assertEquals("", own.activity().getValue());
        OwnGame judged = own.gamesProperty().get().games().getFirst();
        assertEquals(3, judged.choices().orElseThrow().size(), "Black's moves");
        assertFalse(isWorkingAfter(60), "nothing is left to do");
    }

    @Test
    void theMovesWithWhichAGameBeganAreNobodys() throws NotationException {
        Game opening = Transcript.parse("f5d6c3d3c4f4c5b3");
        session.show(opening);
        session.setSeat(Color.WHITE, Seat.ofLevel(1));
        for (int i = 0; i < 12; i++) {
            session.play(session.position().moves().getFirst());
        }
        session.lose(Color.BLACK, EarlyEnd.Cause.RESIGNED);

        OwnGame kept = own.gamesProperty().get().games().getLast();
        assertEquals(opening.position(), kept.game().start());
        assertEquals(12, kept.game().length());
    }

    @Test
    void nothingIsAnalysedWhileTheSwitchIsOff() {
        allowed.set(false);
        assertFalse(isWorkingAfter(1000));
        allowed.set(true);
        assertTrue(isWorkingAfter(0));
    }

    @Test
    void nothingIsAnalysedWhileAGameIsPlayed() {
        session.setSeat(Color.WHITE, Seat.ofLevel(1));
        session.play(Square.F5);
        assertFalse(isWorkingAfter(1000));
        session.setSeat(Color.WHITE, Seat.HUMAN);
        assertTrue(isWorkingAfter(0));
    }
}
