package flipchip.app.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import flipchip.app.WindowFixture;
import flipchip.app.WindowRobot;
import flipchip.app.analyse.judge.SilentSearch;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Settings;
import flipchip.app.window.assembly.Seats;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// What the program prepares while its user does nothing, and that it gives way and leaves no trace.
@ExtendWith(WindowRobot.class)
class GameRehearsalTest {
    private static final GameRehearsal.Plan SHORT = new GameRehearsal.Plan(1, 1, 1, 1, 5);
    private static final long LONG_REST = 3_600_000_000_000L;

    private final AtomicLong clock = new AtomicLong();
    private final List<Object> changes = new ArrayList<>();
    private WindowFixture window;

    @Start
    void start(Stage stage) {
        window = new WindowFixture(stage, WindowFixture.QUICK, (_, _, _) -> new SilentSearch());
        window.desk.session().addListener(changes::add);
        window.desk.settings().addListener(() -> changes.add("a setting"));
    }

    @AfterEach
    void close() {
        window.close();
    }

    private GameRehearsal begin() {
        return WaitForAsyncUtils.waitForAsyncFx(300_000,
            () -> GameRehearsal.begin(window.scene(), window.desk, SHORT, clock::get));
    }

    /// Whether it has ended; each question comes a long rest after the one before.
    private boolean isDoneLater(GameRehearsal rehearsal) {
        clock.addAndGet(LONG_REST);
        return rehearsal.finished().isDone();
    }

    private Settings settings() {
        return window.desk.settings().now();
    }

    @Test
    @Tag("thorough")
    void itGivesWayToTheUserAndLeavesNoTrace(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        Settings before = settings();
        GameRehearsal rehearsal = begin();
        WindowFixture.await(rehearsal::isWaiting);          // the window has only just been opened
        clock.addAndGet(LONG_REST);
        robot.press(KeyCode.SHIFT).release(KeyCode.SHIFT);
        WindowFixture.await(rehearsal::isWaiting);
        assertFalse(rehearsal.finished().isDone());

        WindowFixture.await(() -> isDoneLater(rehearsal));   // the key may arrive late

        assertFalse(rehearsal.isWaiting());
        assertEquals(before, settings());
        assertEquals(List.of(), changes);
        assertEquals(0, window.desk.session().line().length());
    }

    @Test
    @Tag("thorough")
    void nobodyThinksInItWhenTheComputerHasTheFirstMove(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk.settings().property(Seats.BLACK).set(Seat.ofLevel(1)));
        List<Throwable> problems = Collections.synchronizedList(new ArrayList<>());
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((_, problem) -> problems.add(problem));
        try {
            GameRehearsal rehearsal = begin();
            WindowFixture.await(() -> isDoneLater(rehearsal));
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
        assertEquals(List.of(), problems);
    }

    @Test
    void theGamesWaitUntilThePanelIsOpened(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            window.desk.settings().reducedMotionProperty().set(true);
            window.desk.settings().panelOpenProperty().set(false);
        });
        GameRehearsal rehearsal = begin();
        clock.addAndGet(LONG_REST);
        WindowFixture.await(() -> rehearsal.isWaiting());
        assertFalse(rehearsal.finished().isDone());

        robot.interact(() -> window.desk.settings().panelOpenProperty().set(true));
        WindowFixture.await(() -> isDoneLater(rehearsal));
    }

    @Test
    void itEndsWithTheWindow() {
        GameRehearsal rehearsal = begin();

        rehearsal.close();

        assertTrue(rehearsal.finished().isDone());
        assertFalse(rehearsal.isWaiting());
    }
}
