package flipchip.app.files.open;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.WindowRobot;
import flipchip.app.files.format.SavedGame;
import flipchip.app.files.session.SessionFolder;
import flipchip.app.files.session.SessionJournal;
import flipchip.app.files.session.SessionState;
import flipchip.app.game.session.EarlyEnd;
import flipchip.app.game.session.GameClock;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.GameStatus;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/// A session is closed and another one brings it back.
@ExtendWith(WindowRobot.class)
class AutosaveTest {
    private static final TimeControl FIVE_MINUTES =
        new TimeControl.GameClock(Duration.ofMinutes(5), Duration.ZERO);

    @TempDir
    private Path folder;
    private SessionFolder kept;
    private Instant now = Instant.EPOCH;
    private final List<String> told = new ArrayList<>();

    /// What a window has of a game.
    private final class Sitting implements AutoCloseable {
        private final GameSession session = new GameSession();
        private final GameClock clock = new GameClock(session, () -> now);
        private final CurrentGame current = new CurrentGame(session, clock);
        private final Autosave autosave = new Autosave(session, current, clock, kept, told::add, told::add);

        private Sitting() {
            autosave.begin();
        }

        @Override
        public void close() {
            autosave.close();
        }
    }

    @BeforeEach
    void keepInOneFolder() {
        kept = SessionFolder.only(folder.resolve("session"));
    }

    private void pass(long seconds) {
        now = now.plusSeconds(seconds);
    }

    private void onScreen(Runnable task) {
        WaitForAsyncUtils.waitForAsyncFx(300_000, task);
    }

    @Test
    void aTimedGameGoesOnWithTheSameClocks() {
        onScreen(() -> {
            try (Sitting first = new Sitting()) {
                first.clock.setControl(FIVE_MINUTES);
                pass(20);
                first.session.play(Square.D3);
                pass(30);
                first.session.play(Square.C3);
                pass(7);
            }
            pass(86_400);
            try (Sitting second = new Sitting()) {
                assertEquals(List.of(Square.D3, Square.C3), second.session.game().moves());
                assertEquals(FIVE_MINUTES, second.clock.control());
                assertEquals(Optional.of(Duration.ofSeconds(300 - 27)), second.clock.left(Color.BLACK));
                assertEquals(Optional.of(Duration.ofSeconds(300 - 30)), second.clock.left(Color.WHITE));
            }
        });
        assertEquals(1, told.size(), told.toString());
    }

    @Test
    void aGameThatWasKeptInTheFolderOfBeforeGoesOn() {
        onScreen(() -> {
            try (Sitting first = new Sitting()) {
                first.session.play(Square.D3);
            }
            kept = new SessionFolder(folder.resolve("state").resolve("session"), folder.resolve("session"));
            try (Sitting second = new Sitting()) {
                assertEquals(List.of(Square.D3), second.session.game().moves());
                second.session.play(Square.C3);
            }
            kept = SessionFolder.only(kept.now());
            try (Sitting third = new Sitting()) {
                assertEquals(List.of(Square.D3, Square.C3), third.session.game().moves());
            }
        });
        assertFalse(Files.exists(folder.resolve("session")));
    }

    @Test
    void theGameOfASecondWindowIsOfferedOnceAtTheNextStart() throws IOException {
        SavedGame game = SavedGame.of(Game.INITIAL.play(Square.D3).play(Square.C5));
        SessionState state = new SessionState(game, game.game().moves(), 2, GameStatus.FRESH);
        try (SessionJournal second = SessionJournal.open(folder.resolve("session-2"))) {
            second.keep(state, List.of());
        }
        onScreen(() -> {
            for (int start = 0; start < 3; start++) {
                try (Sitting sitting = new Sitting()) {
                    assertEquals(1, sitting.current.kept().size());
                    assertEquals(List.of(Square.D3, Square.C5),
                        sitting.current.kept().getFirst().state().line());
                }
            }
        });
        assertEquals(1, told.stream().filter(text -> text.startsWith("Games of other windows")).count(),
            told.toString());
        try (SessionJournal second = SessionJournal.open(folder.resolve("session-2"))) {
            assertEquals(state.line(), second.recovered().orElseThrow().line(),
                "its own folder is unchanged");
        }
    }

    @Test
    void aGameGivenUpStaysGivenUpUntilTheLastMoveIsTakenBack() {
        onScreen(() -> {
            try (Sitting first = new Sitting()) {
                first.session.play(Square.D3);
                first.session.lose(Color.WHITE, EarlyEnd.Cause.RESIGNED);
            }
            try (Sitting second = new Sitting()) {
                assertEquals(Optional.of(new EarlyEnd(Color.WHITE, EarlyEnd.Cause.RESIGNED)),
                    second.session.defeat());
                assertEquals("+64:r", second.current.saved().info().result());
                second.session.takeBack();
            }
            try (Sitting third = new Sitting()) {
                assertEquals(Optional.empty(), third.session.defeat());
            }
        });
        assertEquals(1, told.size(), "only the third says that a game goes on: " + told);
    }

    @Test
    void aGameThatCouldNotBeKeptIsKeptAsSoonAsItCan() throws IOException {
        Path inTheWay = Files.writeString(folder.resolve("session"), "");
        onScreen(() -> {
            try (Sitting first = new Sitting()) {
                first.session.play(Square.D3);
                first.session.play(Square.C3);
                assertEquals(1, told.size(), "told once: " + told);
                assertTrue(inTheWay.toFile().delete());
                first.session.play(Square.C4);
            }
            try (Sitting second = new Sitting()) {
                assertEquals(List.of(Square.D3, Square.C3, Square.C4), second.session.game().moves());
            }
        });
    }

    @Test
    void aLessonIsGoneAtTheNextStartAndTheGameUnderItIsThere() {
        onScreen(() -> {
            try (Sitting first = new Sitting()) {
                first.session.play(Square.D3);
                first.session.showLesson(Game.INITIAL);
                first.session.play(Square.F5);
            }
            try (Sitting second = new Sitting()) {
                assertEquals(List.of(Square.D3), second.session.game().moves());
            }
        });
    }
}
