package flipchip.app.learn.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowRobot;
import flipchip.app.analyse.judge.SilentSearch;
import flipchip.app.game.session.EarlyEnd;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.GameTree;
import flipchip.app.game.session.Seat;
import flipchip.app.learn.school.OwnGame;
import flipchip.app.learn.school.OwnGames;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.testkit.Boards;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// The user's own games: kept when they end, analysed while he rests, his mistakes asked.
@ExtendWith(WindowRobot.class)
@Timeout(240)
class OwnPlayTest {
    @TempDir
    private Path home;
    private WindowFixture window;
    private final Game before = Boards.game(new SplittableRandom(9)).prefix(40);

    @Start
    void start(Stage stage) throws IOException {
        Path file = Files.createDirectories(home.resolve("data")).resolve("own-games.txt");
        OwnGame.Choice mistake =
            new OwnGame.Choice(30, 700, List.of(before.positionAt(30).moves().getLast()));
        new OwnGames(List.of(new OwnGame(Instant.parse("2026-01-01T00:00:00Z"), before.moverOf(30), "level 4",
            -8, before, Optional.of(List.of(mistake))))).save(file);
        window = new WindowFixture(stage, WindowFixture.QUICK, (_, _, _) -> new SilentSearch(), home);
    }

    @AfterEach
    void stop() {
        window.close();
    }

    private OwnGames kept() {
        try {
            return OwnGames.load(home.resolve("data/own-games.txt"), _ -> {});
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void mistakesArePractisedAndPlayIsSeenAsCharts(FxRobot robot) throws TimeoutException {
        WindowFixture.await(() -> {
            robot.interact(() -> window.window.run("own-games"));
            return WindowFixture.text(robot, "#own-summary")
                .equals("Games: 1, analysed: 1. Moves that lost three discs or more: 1.");
        });
        assertFalse(robot.lookup("#own-phases .bar").queryAll().isEmpty());
        WindowFixture.fire(robot, "#own-practise");
        WindowFixture.await(() -> robot.lookup("#mistakes-task").tryQuery().isPresent()
                && WindowFixture.text(robot, "#mistakes-task")
                    .endsWith("You played " + before.moves().get(30) + ". Find better."));
        WindowFixture.fire(robot, "#mistakes-" + before.positionAt(30).moves().getLast());
        assertTrue(WindowFixture.has(robot, "#mistakes-verdict", "right"));
        assertTrue(
            WindowFixture.text(robot, "#mistakes-verdict")
                .contains(" gave away 7.0 discs in your game against level 4, move 31."),
            WindowFixture.text(robot, "#mistakes-verdict"));
        robot.type(KeyCode.N);
        assertTrue(WindowFixture.text(robot, "#mistakes-task").startsWith("Nothing is due now"));
        WindowFixture.await(() -> Files.exists(home.resolve("data/mistakes.txt")));
    }

    @Test
    void aGameAgainstTheComputerIsKeptWhenItEndsAndTheTableIsSaved(FxRobot robot)
            throws TimeoutException, IOException {
        robot.interact(() -> {
            window.desk.session().setSeat(Color.WHITE, Seat.HUMAN);
            Game game = Boards.game(new SplittableRandom(5));
            window.desk.session().newGame();
            game.moves().subList(0, 20).forEach(window.desk.session()::play);
            window.desk.session().lose(Color.BLACK, EarlyEnd.Cause.RESIGNED);
        });
        robot.interact(() -> {
            window.desk.session().newGame();
            window.desk.session().setSeat(Color.WHITE, Seat.ofLevel(3));
            Boards.game(new SplittableRandom(5)).moves().subList(0, 20).forEach(window.desk.session()::play);
            window.desk.session().lose(Color.BLACK, EarlyEnd.Cause.RESIGNED);
        });
        WindowFixture
            .await(() -> kept().games().size() == 2 && kept().games().getLast().choices().isPresent());
        OwnGame game = kept().games().getLast();
        assertEquals("level 3", game.opponent());
        assertEquals(-64, game.score());
        assertEquals(Color.BLACK, game.own());

        Path table = home.resolve("own.csv");
        window.files.answer(table);
        robot.interact(() -> window.window.run("own-games"));
        WindowFixture.fire(robot, "#own-csv");
        WindowFixture.await(() -> Files.exists(table));
        assertEquals(kept().csv(), Files.readString(table));
        WindowFixture.fire(robot, "#own-history");
        assertEquals("library-page", window.desk.shell().pages().shownProperty().get().orElseThrow().id());
    }

    @Test
    void analyseAndLearnSayTheSameOfAGame(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            GameSession session = window.desk.session();
            session.newGame();
            session.setSeat(Color.WHITE, Seat.ofLevel(3));
            Boards.game(new SplittableRandom(5)).moves().forEach(session::play);
        });
        WindowFixture.await(() -> kept().games().getLast().choices().isPresent());
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        String accuracy = WindowFixture.text(robot, "#accuracy-black");
        assertTrue(accuracy.matches("\\d+ %"), accuracy);
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT4);
        WindowFixture.await(() -> robot.lookup("#learn-accuracy").tryQuery()
            .filter(chart -> chart.getAccessibleText().endsWith(accuracy)).isPresent());
        robot.interact(() -> window.window.run("own-games"));
        assertTrue(robot.lookup("#own-time").query().getAccessibleText().endsWith(accuracy));
    }

    @Test
    @Tag("thorough")
    void aGameCountsOnceHoweverOftenItsLastMoveIsPlayed(FxRobot robot) throws TimeoutException {
        Game whole = Boards.game(new SplittableRandom(5));
        robot.interact(() -> {
            GameSession session = window.desk.session();
            session.newGame();
            session.setSeat(Color.WHITE, Seat.ofLevel(3));
            whole.moves().forEach(session::play);
            session.undo();
            session.play(whole.moves().getLast());
        });
        endAGameAgainst(robot, 5);
        WindowFixture
            .await(() -> !kept().games().isEmpty() && kept().games().getLast().opponent().equals("level 5"));
        assertEquals(List.of("level 4", "level 3", "level 5"),
            kept().games().stream().map(OwnGame::opponent).toList());
    }

    private void endAGameAgainst(FxRobot robot, int level) {
        robot.interact(() -> {
            window.desk.session().newGame();
            window.desk.session().setSeat(Color.WHITE, Seat.ofLevel(level));
            Boards.game(new SplittableRandom(6)).moves().subList(0, 20).forEach(window.desk.session()::play);
            window.desk.session().lose(Color.BLACK, EarlyEnd.Cause.RESIGNED);
        });
    }

    @Test
    void anOpenedGameThatIsHandedOverIsNotMine(FxRobot robot) throws TimeoutException {
        Game stranger = Boards.game(new SplittableRandom(5)).prefix(40);
        robot.interact(() -> {
            GameSession session = window.desk.session();
            session.setSeat(Color.WHITE, Seat.ofLevel(3));
            session.show(GameTree.of(stranger), stranger.moves(), Optional.empty(), Optional.empty());
            session.handBack();
            session.play(session.position().moves().getFirst());
            session.lose(Color.BLACK, EarlyEnd.Cause.RESIGNED);
        });
        endAGameAgainst(robot, 5);
        WindowFixture
            .await(() -> !kept().games().isEmpty() && kept().games().getLast().opponent().equals("level 5"));
        assertEquals(List.of("level 4", "level 5"), kept().games().stream().map(OwnGame::opponent).toList());
    }
}
