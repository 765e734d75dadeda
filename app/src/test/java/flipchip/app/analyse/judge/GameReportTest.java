package flipchip.app.analyse.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.files.format.TreeFormat;
import flipchip.app.files.open.CurrentGame;
import flipchip.app.files.open.FilesFeature;
import flipchip.app.game.board.BetterMove;
import flipchip.app.game.board.MoveNote;
import flipchip.app.game.moves.MoveListModel;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Markup;
import flipchip.app.game.session.MoveSign;
import flipchip.app.game.session.RandomGames;
import flipchip.app.game.session.Seat;
import flipchip.app.game.session.Shape;
import flipchip.app.kit.control.Controls;
import flipchip.engine.analysis.GameReport;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// One key analyses the whole game; graph, worst moves and time line show the same and lead to the moves.
@WindowTest
class GameReportTest {
    private static final Game ENDING = JudgedEnding.GAME;

    private WindowFixture window;

    /// Wide enough for the coach.
    @BeforeEach
    void widen(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            window.scene().getWindow().setWidth(1440);
            window.scene().getWindow().setHeight(900);
        });
        WindowFixture.await(() -> window.scene().getWidth() == 1440);
    }

    private void analyse(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            window.desk.session().setSeat(Color.WHITE, Seat.HUMAN);
            window.desk.session().show(ENDING);
        });
        robot.type(KeyCode.A);
        WindowFixture.await(() -> WindowFixture.text(robot, "#report-status")
            .startsWith(ENDING.length() + " moves analysed"));
    }

    private static GameReport report() {
        return JudgedEnding.report();
    }

    @Test
    void thatAGameIsNotAnalysedYetIsSaidOnce(FxRobot robot) {
        robot.interact(() -> window.desk.session().show(ENDING));
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        WindowFixture.layOutAll();
        assertEquals(1, robot.lookup((Node node) -> node instanceof Labeled words && Controls.isSeen(node)
                && String.valueOf(words.getText()).contains("analysed"))
            .queryAll().size());
    }

    @Test
    @WindowTest.Fresh
    void beforeTheFirstMoveTheCoachHasNothingToSay(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        WindowFixture.layOutAll();
        for (String id : List.of("#coach-title", "#coach-board-1", "#analyse-button", "#learn-button")) {
            assertFalse(Controls.isSeen(robot.lookup(id).query()), id);
        }
    }

    @Test
    void theReportShowsWhatTheAnalysisFinds(FxRobot robot) throws TimeoutException {
        analyse(robot);
        GameReport report = report();
        MoveJudgement worst = report.worst(1).getFirst();

        for (Color side : Color.values()) {
            OptionalDouble known = report.accuracy(side);
            assertEquals(known.isPresent() ? Math.round(known.getAsDouble()) + " %" : "too few moves",
                WindowFixture.text(robot, "#accuracy-" + side.name().toLowerCase(Locale.ROOT)));
        }
        for (MistakeSize size : MistakeSize.values()) {
            long wanted = report.moves().stream().filter(move -> move.mover() == Color.WHITE)
                .filter(move -> MistakeSize.of(move.lossCentidiscs()).equals(Optional.of(size))).count();
            assertTrue(WindowFixture.text(robot, "#" + size.name().toLowerCase(Locale.ROOT) + "-white")
                .startsWith(wanted + " "));
        }
        MoveJudgement last = report.moves().getLast();
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        assertEquals("Learn from it", WindowFixture.text(robot, "#action-on"));
        assertEquals(worst.lossCentidiscs() / 100.0,
            window.desk.moves().lossesProperty().get().discsLost(ENDING, worst.ply() + 1).orElseThrow());
        assertEquals(last.blackAfter() / 100.0,
            window.desk.moves().valuesProperty().get().discsForBlack(ENDING, ENDING.length()).orElseThrow());
    }

    @Test
    void theGraphIsAScrubberForMouseAndKeyboard(FxRobot robot) throws TimeoutException {
        analyse(robot);
        EvaluationGraph graph = robot.lookup("#evaluation-graph").query();
        window.click(robot, () -> graph.localToScreen(graph.xOf(3), 30));
        assertEquals(3, window.desk.session().ply());

        robot.type(KeyCode.RIGHT);
        assertEquals(4, window.desk.session().ply());
        assertTrue(graph.getAccessibleText().startsWith("Move 4: "), graph.getAccessibleText());
        robot.type(KeyCode.HOME);
        assertEquals(0, window.desk.session().ply());
        robot.type(KeyCode.END);
        assertEquals(ENDING.length(), window.desk.session().ply());
        assertEquals("move " + ENDING.length(), WindowFixture.text(robot, "#graph-pill"));
        robot.type(KeyCode.LEFT);
        assertEquals("move " + (ENDING.length() - 1), WindowFixture.text(robot, "#graph-pill"));
    }

    /// The pill with the number of the move stands below the curve, and no word lies under it.
    @Test
    void thePillFollowsTheMoveAndCoversNoWords(FxRobot robot) throws TimeoutException {
        analyse(robot);
        EvaluationGraph graph = robot.lookup("#evaluation-graph").query();
        for (int ply = 0; ply <= ENDING.length(); ply++) {
            int now = ply;
            robot.interact(() -> window.desk.session().jump(now));
            WindowFixture.layOutAll();
            Bounds pill = inParent(robot.lookup("#graph-pill").query());
            assertTrue(pill.getMinX() - 1 <= graph.xOf(ply) && graph.xOf(ply) <= pill.getMaxX() + 1,
                pill::toString);
            robot.lookup("#evaluation-graph .graph-label").queryAll().stream().filter(Node::isVisible)
                .forEach(label -> assertFalse(inParent(label).intersects(pill), label::toString));
        }
    }

    private static Bounds inParent(Node node) {
        return WindowFixture.onScreen(node::getBoundsInParent);
    }

    /// Also from a variation, where the graph still shows the game.
    @Test
    void theGraphKeepsTheGameInAVariationAndLeadsBack(FxRobot robot) throws TimeoutException {
        analyse(robot);
        GameSession session = window.desk.session();
        int points = robot.lookup("#evaluation-graph .mistake-mark").queryAll().size();
        robot.interact(() -> {
            session.jump(1);
            long others = session.position().legalMoves() & ~ENDING.moves().get(1).bit();
            session.play(Square.of(Long.numberOfTrailingZeros(others)));
        });
        assertEquals(points, robot.lookup("#evaluation-graph .mistake-mark").queryAll().size());
        EvaluationGraph graph = robot.lookup("#evaluation-graph").query();
        assertTrue(graph.getAccessibleText().endsWith("not analysed."), graph.getAccessibleText());
        window.click(robot, () -> graph.localToScreen(graph.xOf(3), 30));
        assertEquals(ENDING.moves().subList(0, 3), session.game().moves());
    }

    @Test
    void theGraphMarksMistakesByTheirSize(FxRobot robot) throws TimeoutException {
        analyse(robot);
        for (MistakeSize size : MistakeSize.values()) {
            long wanted = report().moves().stream()
                .filter(move -> MistakeSize.of(move.lossCentidiscs()).equals(Optional.of(size))).count();
            assertEquals(wanted,
                robot.lookup("#evaluation-graph .mistake-mark:" + size.name().toLowerCase(Locale.ROOT))
                    .queryAll().size(),
                size::name);
        }
    }

    @Test
    void keysLeadFromMistakeToMistakeAndCloseTheGraph(FxRobot robot) throws TimeoutException {
        analyse(robot);
        List<Integer> mistakes =
            report().moves().stream().filter(move -> MistakeSize.MISTAKE.includes(move.lossCentidiscs()))
                .map(MoveJudgement::ply).toList();
        assertFalse(mistakes.isEmpty());
        robot.push(KeyCode.ALT, KeyCode.SHIFT, KeyCode.M);
        assertEquals(mistakes.getLast(), window.desk.session().ply());
        robot.push(KeyCode.ALT, KeyCode.M);
        assertEquals(mistakes.getLast(), window.desk.session().ply());
        assertEquals("No mistake after this position.", WindowFixture.text(robot, "#banner-text"));

        robot.interact(() -> window.desk.session().jump(0));
        robot.push(KeyCode.ALT, KeyCode.M);
        assertEquals(mistakes.stream().filter(ply -> ply > 0).findFirst().orElseThrow(),
            window.desk.session().ply());
        robot.push(KeyCode.ALT, KeyCode.G);
        assertFalse(robot.lookup("#graph-pane").query().isVisible());
        robot.push(KeyCode.ALT, KeyCode.G);
        assertTrue(robot.lookup("#graph-pane").query().isVisible());
    }

    @Test
    void anAnalysisIsCancelledAndKeepsWhatItHas(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            window.desk.session().setSeat(Color.WHITE, Seat.HUMAN);
            window.desk.session().show(RandomGames.of(3, 56));
        });
        robot.type(KeyCode.A);
        WindowFixture
            .await(() -> WindowFixture.text(robot, "#report-status").matches("\\d+ of \\d+ moves analysed"));
        robot.push(KeyCode.SHIFT, KeyCode.A);

        assertTrue(WindowFixture.text(robot, "#report-status").startsWith("Cancelled: "));
        assertFalse(robot.lookup("#game-progress").query().isVisible());
    }

    @Test
    void inASmallWindowTheProgressIsShort(FxRobot robot) throws TimeoutException {
        window.resize(robot, 800, 600);
        robot.interact(() -> {
            window.desk.session().setSeat(Color.WHITE, Seat.HUMAN);
            window.desk.session().show(RandomGames.of(3, 56));
        });
        robot.type(KeyCode.A);
        WindowFixture.await(() -> WindowFixture.text(robot, "#report-status").matches("\\d+ of \\d+"));
        robot.push(KeyCode.SHIFT, KeyCode.A);
    }

    @Test
    void theMoveListShowsLossesAndSaysWhatWasWrong(FxRobot robot) throws TimeoutException {
        analyse(robot);
        MoveJudgement worst = report().worst(1).getFirst();
        int number = worst.ply() + 1;
        robot.interact(() -> window.desk.session().jump(worst.ply()));
        assertEquals(worst.played().toString(), WindowFixture.text(robot, "#move-" + number));
        assertEquals("−" + worst.lossCentidiscs() / 100,
            WindowFixture.text(robot, "#move-" + number + " .move-loss"));
        assertTrue(WindowFixture.has(robot, "#move-" + number,
            worst.lossCentidiscs() >= 600 ? "blunder" : "mistake"));
        String heard = robot.lookup("#move-" + number).<Node>query().getAccessibleText();
        assertTrue(heard.endsWith(", loses " + worst.lossCentidiscs() / 100 + " discs"), heard);
        String words = WindowFixture.text(robot, "#mistake-" + number);
        assertTrue(words.startsWith("Best: " + worst.best()), words);

        WindowFixture.fire(robot, "#mistakes-only");
        long wanted = report().moves().stream()
            .filter(move -> MistakeSize.SLIP.includes(move.lossCentidiscs())).count();
        assertEquals(wanted, robot.lookup(".move-list .move").queryAll().size());
        WindowFixture.fire(robot, "#mistakes-only");
        assertEquals(ENDING.length(), robot.lookup(".move-list .move").queryAll().size());
    }

    @Test
    void theCoachSaysWhatAMistakeCostAndShowsBothLines(FxRobot robot) throws TimeoutException {
        analyse(robot);
        robot.push(KeyCode.ALT, KeyCode.SHIFT, KeyCode.M);
        MoveJudgement last = report().moves().stream()
            .filter(move -> MistakeSize.MISTAKE.includes(move.lossCentidiscs())).toList().getLast();
        assertEquals(last.played() + " gives away " + last.lossCentidiscs() / 100 + " discs",
            WindowFixture.text(robot, "#coach-title"));
        assertEquals(List.of("report-disc", last.mover() == Color.BLACK ? "black" : "white"),
            robot.lookup(".coach-move").<Labeled>query().getGraphic().getStyleClass());
        assertFalse(WindowFixture.text(robot, "#coach-why").isEmpty());
        assertFalse(window.desk.shell().banner().has("mistake"), "not twice");
        for (int width : new int[] {1280, 1281, 1282, 1283, 1284, 1440}) {
            robot.interact(() -> window.scene().getWindow().setWidth(width));
            WindowFixture.layOutAll();
            assertEquals(1,
                Stream.of("#coach-board-1", "#coach-board-2", "#coach-board-3")
                    .map(id -> robot.lookup(id).<Region>query().getWidth()).distinct().count(),
                "at " + width);
        }
        assertTrue(WindowFixture.text(robot, "#coach-best").endsWith(last.best().toString()));
        WindowFixture.fire(robot, "#coach-played");
        window.click(robot, () -> centre(robot.lookup("#coach-board-1").query()));
        assertEquals(ENDING.moves().subList(0, last.ply() + 1), window.desk.session().game().moves());
        robot.interact(() -> window.desk.session().jump(last.ply()));
        WindowFixture.fire(robot, "#coach-best");
        window.click(robot, () -> centre(robot.lookup("#coach-board-1").query()));
        assertEquals(last.best(), window.desk.session().game().moves().getLast(),
            "the better line is walked");
    }

    private static Point2D centre(Node node) {
        Bounds place = WindowFixture.onScreen(() -> node.localToScreen(node.getLayoutBounds()));
        return new Point2D(place.getCenterX(), place.getCenterY());
    }

    /// Where no coach is seen a notice says it.
    @Test
    void inASmallWindowANoticeTellsTheMistake(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            window.scene().getWindow().setWidth(800);
            window.scene().getWindow().setHeight(600);
        });
        analyse(robot);
        robot.push(KeyCode.ALT, KeyCode.SHIFT, KeyCode.M);
        MoveJudgement last = report().moves().stream()
            .filter(move -> MistakeSize.MISTAKE.includes(move.lossCentidiscs())).toList().getLast();
        WindowFixture.await(() -> window.desk.shell().banner().has("mistake"));
        WindowFixture.fire(robot, "#banner-action");
        assertEquals(last.best(), window.desk.session().game().moves().getLast(),
            "the better line is walked");
    }

    private CurrentGame current() {
        return window.features().stream().filter(FilesFeature.class::isInstance).map(FilesFeature.class::cast)
            .findFirst().orElseThrow().current();
    }

    @Test
    void anotherGameEndsTheAnalysisAndDoesNotGetIt(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            window.desk.session().setSeat(Color.WHITE, Seat.HUMAN);
            window.desk.session().show(RandomGames.of(3, 56));
        });
        robot.type(KeyCode.A);
        WindowFixture
            .await(() -> WindowFixture.text(robot, "#report-status").matches("\\d+ of \\d+ moves analysed"));
        robot.interact(() -> window.desk.session().show(RandomGames.of(4, 20)));
        assertFalse(robot.lookup("#game-progress").query().isVisible());
        assertEquals("", current().analysisProperty().get());
    }

    @Test
    void anAnalysisThatAnotherGameCutsShortIsNotStored(FxRobot robot) throws TimeoutException {
        analyse(robot);
        robot.interact(() -> {
            window.window.run("analyse-game");
            window.desk.session().show(RandomGames.of(4, 20));
        });
        assertEquals("", current().analysisProperty().get());
        assertFalse(WindowFixture.sees(robot, "#accuracy-white"));
    }

    @Test
    void theAnalysisOfALessonIsNotThatOfMyGame(FxRobot robot) throws TimeoutException {
        analyse(robot);
        String mine = current().analysisProperty().get();
        String accuracy = WindowFixture.text(robot, "#accuracy-white");
        Game lesson = RandomGames.toTheEnd(6, RandomGames.of(5, 54).position());
        robot.interact(() -> window.desk.session().showLesson(lesson));
        robot.type(KeyCode.A);
        WindowFixture.await(() -> WindowFixture.text(robot, "#report-status")
            .startsWith(lesson.length() + " moves analysed"));
        assertEquals(mine, current().analysisProperty().get());
        robot.interact(window.desk.session()::uncover);
        assertEquals(accuracy, WindowFixture.text(robot, "#accuracy-white"));
        assertEquals(mine, current().analysisProperty().get());
    }

    @Test
    void theAnalysisIsKeptWithTheGame(FxRobot robot) throws TimeoutException {
        analyse(robot);
        CurrentGame current = current();
        String file = TreeFormat.write(current.saved());
        String before = WindowFixture.text(robot, "#accuracy-white");
        robot.interact(() -> window.desk.session().newGame());
        assertFalse(WindowFixture.sees(robot, "#accuracy-white"), "another game");

        robot.interact(
            () -> current.open(TreeFormat.read(file).games().getFirst(), ENDING.length(), Optional.empty()));
        assertEquals(before, WindowFixture.text(robot, "#accuracy-white"));
        robot.interact(() -> {
            window.desk.session().newGame();
            current.back();
        });
        assertEquals(before, WindowFixture.text(robot, "#accuracy-white"));
    }

    @Test
    void learningAsksForABetterMoveAndJudgesWhatIsTried(FxRobot robot) throws TimeoutException {
        analyse(robot);
        List<MoveJudgement> lessons =
            report().moves().stream().filter(move -> move.lossCentidiscs() >= 300).toList();
        assertFalse(lessons.isEmpty());
        WindowFixture.fire(robot, "#learn-button");
        WindowFixture.await(
            () -> WindowFixture.text(robot, "#banner-text").startsWith("1 of " + lessons.size() + ": "));
        assertEquals(lessons.getFirst().ply(), window.desk.session().ply());

        robot.clickOn("#" + lessons.getFirst().played());
        assertTrue(
            WindowFixture.text(robot, "#banner-text").startsWith(lessons.getFirst().played() + " loses "),
            WindowFixture.text(robot, "#banner-text"));
        assertEquals(lessons.getFirst().ply(), window.desk.session().ply(), "one may try again");
        robot.clickOn("#" + lessons.getFirst().best());
        assertTrue(
            WindowFixture.text(robot, "#banner-text").startsWith("Correct: " + lessons.getFirst().best()),
            WindowFixture.text(robot, "#banner-text"));
    }

    @Test
    void nothingTellsTheAnswerUntilItIsFoundOrGivenUp(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            window.scene().getWindow().setWidth(1600);
            window.window.run("space-analyse");
        });
        analyse(robot);
        MoveJudgement asked =
            report().moves().stream().filter(move -> move.lossCentidiscs() >= 300).findFirst().orElseThrow();
        List<Square> path = ENDING.moves().subList(0, asked.ply());
        List<Square> better = Stream.concat(path.stream(), Stream.of(asked.best())).toList();
        GameSession session = window.desk.session();
        robot.interact(() -> {
            session.goTo(path);
            session.play(asked.best());
            session.promote(better);
            session.comment(better, "the answer");
            session.comment(path, "think of " + asked.best());
            session.mark(path, Markup.NONE.drawn(Shape.circle(asked.best(), Shape.Ink.GREEN)));
            session.mark(better, Markup.NONE.withSign(Optional.of(MoveSign.BRILLIANT)));
            session.goTo(path);
        });
        robot.push(KeyCode.ALT, KeyCode.Q);
        assertTrue(WindowFixture.text(robot, "#banner-text").startsWith("1 of "));
        assertHidden(robot, asked);
        robot.type(KeyCode.V, KeyCode.V, KeyCode.I, KeyCode.F4);
        robot.push(KeyCode.SHIFT, KeyCode.V);
        robot.push(KeyCode.ALT, KeyCode.M);
        assertHidden(robot, asked);
        robot.clickOn("#" + asked.played());
        assertTrue(WindowFixture.text(robot, "#banner-text").startsWith(asked.played() + " loses "));
        assertHidden(robot, asked);

        WindowFixture.fire(robot, "#banner-action");
        assertEquals(
            Optional.of(new BetterMove(asked.played(), asked.best(),
                MistakeSize.of(asked.lossCentidiscs()).orElseThrow())),
            window.desk.board().betterProperty().get(), "given up");
        assertTrue(window.desk.moves().lossesProperty().get().discsLost(ENDING, asked.ply() + 1).isPresent());
        WindowFixture.await(() -> !window.desk.board().notesProperty().get().isEmpty());
    }

    private void assertHidden(FxRobot robot, MoveJudgement asked) {
        int ply = asked.ply();
        WindowFixture.layOutAll();
        assertEquals(ENDING.moves().subList(0, ply), window.desk.session().game().moves());
        assertEquals(ENDING.moves(), window.desk.session().line().moves());
        for (int later = ply + 1; later <= ENDING.length(); later++) {
            MoveListModel.Row row = window.desk.moves().rows().get(later - 1);
            assertEquals("", row.comment());
            assertEquals(Optional.empty(), row.sign());
            assertEquals(List.of(), row.others());
            assertTrue(window.desk.moves().lossesProperty().get().discsLost(ENDING, later).isEmpty());
            assertEquals("", window.desk.moves().lossesProperty().get().words(ENDING, later));
            assertTrue(window.desk.moves().valuesProperty().get().discsForBlack(ENDING, later).isEmpty());
            assertTrue(robot.lookup("#mark-" + later).tryQuery().isEmpty(), "the graph");
        }
        assertEquals("Find a better move", WindowFixture.text(robot, "#coach-title"));
        assertFalse(WindowFixture.sees(robot, "#coach-board-1"));
        assertEquals("", WindowFixture.text(robot, "#advantage-value"));
        assertEquals(List.of(), window.desk.board().shapesProperty().get());
        assertTrue(robot.lookup(".variation").queryAll().isEmpty());
        assertEquals(List.of(), window.desk.board().notesProperty().get());
        assertEquals(Optional.empty(), window.desk.board().betterProperty().get());
        assertEquals(Optional.empty(), window.desk.board().hintProperty().get());
        assertTrue(
            robot.lookup(".value-row").queryAll().stream().noneMatch(row -> row.getId().startsWith("value-")),
            "the candidates");
    }

    @Test
    void theKeyOfTheLessonWorksAsSoonAsTheGameIsAnalysed(FxRobot robot) throws TimeoutException {
        analyse(robot);
        robot.push(KeyCode.ALT, KeyCode.Q);
        assertTrue(WindowFixture.text(robot, "#banner-text").startsWith("1 of "),
            WindowFixture.text(robot, "#banner-text"));

        assertTrue(window.desk.moves().lossesProperty().get().discsLost(ENDING, ENDING.length()).isEmpty());
        WindowFixture.fire(robot, "#banner-close");
        WindowFixture.await(
            () -> window.desk.moves().lossesProperty().get().discsLost(ENDING, ENDING.length()).isPresent());
    }

    @Test
    void inAnalyseTheBoardMarksAMistakeAndTheBetterMove(FxRobot robot) throws TimeoutException {
        analyse(robot);
        MoveJudgement worst = report().worst(1).getFirst();
        robot.interact(() -> window.desk.session().jump(worst.ply()));
        BetterMove wanted = new BetterMove(worst.played(), worst.best(),
            MistakeSize.of(worst.lossCentidiscs()).orElseThrow());
        assertEquals(Optional.of(wanted), window.desk.board().betterProperty().get());
        assertTrue(robot.lookup(".played-frame").query().getParent().isVisible());
        WindowFixture.await(() -> window.desk.board().notesProperty().get().size()
            == Long.bitCount(window.desk.session().position().legalMoves()));

        robot.type(KeyCode.V);
        assertEquals(List.of(worst.best(), worst.played()),
            window.desk.board().notesProperty().get().stream().map(MoveNote::square).toList(),
            "without the values of all moves it has both values");
        robot.type(KeyCode.V);

        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        assertEquals(Optional.empty(), window.desk.board().betterProperty().get(), "Play tells nothing");
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        assertEquals(Optional.of(wanted), window.desk.board().betterProperty().get());
        robot.push(KeyCode.ALT, KeyCode.Q);
        assertEquals(Optional.empty(), window.desk.board().betterProperty().get(), "nor does a lesson");
    }

    @Test
    void theNoticeOfAMistakeGoesWithItsPosition(FxRobot robot) throws TimeoutException {
        analyse(robot);
        GameSession session = window.desk.session();
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        int mistake = report().moves().stream()
            .filter(move -> MistakeSize.MISTAKE.includes(move.lossCentidiscs())).map(MoveJudgement::ply)
            .filter(ply -> ply > 0 && Long.bitCount(ENDING.positionAt(ply - 1).legalMoves()) > 1).findFirst()
            .orElseThrow();
        robot.interact(() -> {
            session.jump(mistake - 1);
            long others = session.position().legalMoves() & ~ENDING.moves().get(mistake - 1).bit();
            session.play(Square.of(Long.numberOfTrailingZeros(others)));
        });
        List<Square> variation = session.game().moves();
        robot.interact(() -> {
            session.goTo(ENDING.moves());
            session.jump(mistake - 1);
        });
        robot.push(KeyCode.ALT, KeyCode.M);
        assertTrue(window.desk.shell().banner().has("mistake"));
        robot.interact(() -> session.goTo(variation));

        assertEquals(mistake, session.ply(), "as many moves");
        assertFalse(window.desk.shell().banner().has("mistake"));
    }
}
