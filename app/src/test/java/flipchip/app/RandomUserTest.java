package flipchip.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import flipchip.app.files.open.CurrentGame;
import flipchip.app.files.open.FilesFeature;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.GameTree;
import flipchip.app.game.session.Shape;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.shell.Command;
import flipchip.app.window.assembly.OnScreen;
import flipchip.engine.api.Bound;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// A random user runs commands, presses keys and buttons and clicks squares: nothing throws, and every
/// game of his that another one takes the place of can be brought back.
///
/// With `-Dflipchip.random.steps=10000 -Dflipchip.random.seed=1` as many steps from that seed. Says how long
/// the acts took, each with the layout of the window after it, and for how long at most nothing else was done
/// on the screen's thread, by its processor time: on a busy machine it also waits for others.
@ExtendWith(WindowRobot.class)
@Timeout(20_000)
@Tag("thorough")
class RandomUserTest {
    private static final Settings AGAINST_LEVEL_1 =
        WindowFixture.QUICK.with(Frame.PANEL, false).with(Frame.WIDTH, 1280.0).with(Frame.HEIGHT, 800.0);
    /// The end of the program, full screen, and deletions by the user.
    private static final Set<String> NOT = Set.of("quit", "full-screen", "delete-move");
    private static final List<KeyCode> KEYS = List.of(KeyCode.LEFT, KeyCode.RIGHT, KeyCode.UP, KeyCode.DOWN,
        KeyCode.ENTER, KeyCode.ESCAPE, KeyCode.TAB, KeyCode.SPACE, KeyCode.HOME, KeyCode.END, KeyCode.F6);
    private static final List<String> PASTED = List.of("f5d6c3d3c4", "f5f6", "d3c5d6e3h8", "nonsense", "");
    private static final int STEPS = Integer.getInteger("flipchip.random.steps", 400);
    private static final long SEED = Long.getLong("flipchip.random.seed", System.nanoTime());
    private static final int MOST_KEPT = 20;
    /// Longer than this is felt, in nanoseconds.
    private static final long FREEZE = 100_000_000;

    private final SplittableRandom random = new SplittableRandom(SEED);
    private final List<Throwable> thrown = new ArrayList<>();
    private final List<String> lost = new ArrayList<>();
    private final Deque<String> last = new ArrayDeque<>();
    private WindowFixture window;
    private CurrentGame current;
    private GameTree mine = GameTree.EMPTY;
    private GameTree opened = GameTree.EMPTY;
    private final List<Act> acts = new ArrayList<>();

    /// What was done, the nanoseconds that it took, and the processor time of the screen's thread.
    private record Act(String name, long nanos, long own) {}

    @Start
    void start(Stage stage) {
        Thread.currentThread().setUncaughtExceptionHandler((_, problem) -> {
            thrown.add(problem);
            problem.printStackTrace();
        });
        window = new WindowFixture(stage, AGAINST_LEVEL_1, (position, _, _) -> atOnce(position));
        current = window.features().stream().filter(FilesFeature.class::isInstance)
            .map(FilesFeature.class::cast).findFirst().orElseThrow().current();
        window.desk.session().addListener(this::onEvent);
    }

    @AfterEach
    void stop() {
        window.close();
    }

    private static SearchHandle atOnce(Position position) {
        Square first = position.moves().getFirst();
        CompletableFuture<SearchResult> result = CompletableFuture.completedFuture(new SearchResult(first, 0,
            0, Bound.EXACT, Source.MIDGAME, false, 1, 100, List.of(first), 1, Duration.ZERO, List.of()));
        return new SearchHandle() {
            @Override
            public CompletableFuture<SearchResult> result() {
                return result;
            }

            @Override
            public void stop() {
                // it has answered
            }
        };
    }

    private void onEvent(GameEvent event) {
        GameSession session = window.desk.session();
        if (event instanceof GameEvent.Started) {
            boolean own = mine.size() > 0 && mine != opened && !mine.equals(session.tree());
            boolean within =
                current.kept().stream().anyMatch(game -> game.state().game().tree().equals(mine));
            if (own && !within && current.kept().size() < MOST_KEPT) {
                lost.add(mine.mainLine() + " after " + last);
            }
            opened = session.running().isEmpty() ? session.tree() : GameTree.EMPTY;
        }
        if (event instanceof GameEvent.TreeEdited edited && edited.turned().isPresent() && mine == opened) {
            opened = session.tree();             // only looked at from another side
        }
        if (!session.isCovered()) {
            mine = session.tree();
        }
    }

    @Test
    void noGameIsLostAndNothingIsThrown(FxRobot robot) {
        System.out.println("random user: seed " + SEED + ", " + STEPS + " steps");
        Heartbeat heart = new Heartbeat();
        long begun = System.nanoTime();
        for (int step = 1; step <= STEPS && thrown.isEmpty() && lost.isEmpty(); step++) {
            CompletableFuture.runAsync(this::timed, OnScreen::run).join();
            if (step % 500 == 0) {
                System.out.printf("random user: %d steps after %d s%n", step,
                    (System.nanoTime() - begun) / 1_000_000_000);
            }
        }
        heart.stop();
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(List.of(), thrown.stream().map(Throwable::toString).toList(),
            () -> "seed " + SEED + ": " + last);
        assertEquals(List.of(), lost, () -> "seed " + SEED);
        robot.interact(this::walkBack);
        report(heart);
    }

    private void timed() {
        long begun = System.nanoTime();
        long own = Heartbeat.ownTime();
        try {
            act();
            window.window.applyCss();
            window.window.layout();
        } catch (RuntimeException | Error problem) {
            thrown.add(problem);
        }
        acts.add(new Act(last.peekLast(), System.nanoTime() - begun, Heartbeat.ownTime() - own));
    }

    private void report(Heartbeat heart) {
        List<Act> sorted = acts.stream().sorted(Comparator.comparingLong(Act::own).reversed()).toList();
        System.out.printf("random user: act and layout %.1f ms of the screen's thread median, %.1f 99th"
            + " percentile, %d of %d over %d ms; nothing else for %.1f ms at most, of which it worked %.1f at"
            + " most; %d games kept%n", sorted.get(sorted.size() / 2).own() / 1e6,
            sorted.get(sorted.size() / 100).own() / 1e6,
            acts.stream().filter(act -> act.own() > FREEZE).count(), acts.size(), FREEZE / 1_000_000,
            heart.waited() / 1e6, heart.worked() / 1e6, current.kept().size());
        sorted.stream().limit(12)
            .forEach(act -> System.out.printf("random user: %8.1f ms, %.1f by the clock: %s, act %d%n",
                act.own() / 1e6, act.nanos() / 1e6, act.name(), acts.indexOf(act) + 1));
    }

    /// All games that are kept can be shown one after another.
    private void walkBack() {
        window.desk.shell().pages().close();
        window.desk.session().uncover();
        List<GameTree> kept = current.kept().stream().map(game -> game.state().game().tree()).toList();
        for (GameTree tree : kept) {
            current.back();
            assertTrue(window.desk.session().tree().equals(tree), () -> "seed " + SEED);
        }
    }

    private void act() {
        int what = random.nextInt(100);
        if (what < 30) {
            press("#" + Square.values()[random.nextInt(64)]);
        } else if (what < 35) {
            mark();
        } else if (what < 65) {
            command();
        } else if (what < 75) {
            key();
        } else if (what < 92) {
            button();
        } else {
            String text = PASTED.get(random.nextInt(PASTED.size()));
            Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
            note("paste " + text);
            window.window.run("paste");
        }
    }

    private void note(String what) {
        last.addLast(what);
        if (last.size() > 12) {
            last.removeFirst();
        }
    }

    private void press(String id) {
        note(id);
        if (window.window.lookup(id) instanceof ButtonBase square) {
            square.fire();
        }
    }

    /// Draws, or signs a move, as the mouse and the keyboard of a user would.
    private void mark() {
        Square[] squares = Square.values();
        Shape shape = new Shape(squares[random.nextInt(64)], squares[random.nextInt(64)],
            Shape.Ink.values()[random.nextInt(4)]);
        note("mark " + shape);
        switch (random.nextInt(4)) {
            case 0 -> window.desk.marks().draw(shape);
            case 1 -> window.desk.marks().cycle(shape);
            case 2 -> window.desk.marks().sign("!");
            default -> window.desk.marks().menu(Optional.of(shape.from()), 300, 300);
        }
    }

    private void command() {
        List<Command> usable = window.window.commands().stream()
            .filter(command -> !NOT.contains(command.id()) && command.usable().getAsBoolean()).toList();
        Command command = usable.get(random.nextInt(usable.size()));
        note(command.id());
        command.action().run();
    }

    private void key() {
        KeyCode code = KEYS.get(random.nextInt(KEYS.size()));
        Node target = window.scene().getFocusOwner() == null ? window.window : window.scene().getFocusOwner();
        note(code + " on " + target.getClass().getSimpleName());
        Event.fireEvent(target,
            new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, random.nextInt(4) == 0, false, false, false));
        Event.fireEvent(target,
            new KeyEvent(KeyEvent.KEY_RELEASED, "", "", code, false, false, false, false));
    }

    private void button() {
        List<Button> seen = new ArrayList<>();
        collect(window.window, seen);
        if (!seen.isEmpty()) {
            Button button = seen.get(random.nextInt(seen.size()));
            note("button " + button.getId() + " " + button.getText());
            button.fire();
        }
    }

    private static void collect(Node node, List<Button> seen) {
        if (!node.isVisible() || node.isDisabled()) {
            return;
        }
        if (node instanceof Button button && !button.getStyleClass().contains("square")) {
            seen.add(button);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, seen));
        }
    }
}
