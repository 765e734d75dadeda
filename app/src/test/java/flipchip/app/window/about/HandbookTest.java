package flipchip.app.window.about;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeoutException;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.shell.Command;
import flipchip.app.shell.CommandLink;
import flipchip.app.shell.Page;
import flipchip.app.shell.Workspace;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCombination;
import javafx.scene.text.TextFlow;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The handbook in the window: one book, whose links act.
@WindowTest
class HandbookTest {
    private static final Pattern SHOW = Pattern.compile("\\(show:([\\w-]+)\\)");
    private static final Pattern PLACE =
        Pattern.compile("\\[(?:([^]]+) > )?([^]>]+)]\\(show:([\\w-]+)\\)(?:\\s\\(([^)]+)\\))?");
    private WindowFixture window;

    private String page() {
        return window.desk.shell().pages().shownProperty().get().map(Page::id).orElse("");
    }

    private static String chosen(FxRobot robot) {
        return robot.lookup("#handbook-chapters").<ListView<Handbook.Place>>query().getSelectionModel()
            .getSelectedItem().title();
    }

    private static Hyperlink link(FxRobot robot, String words) throws TimeoutException {
        WindowFixture.await(() -> robot.lookup(".handbook-text .hyperlink").queryAllAs(Hyperlink.class)
            .stream().anyMatch(link -> link.getText().equals(words)));
        return robot.lookup(".handbook-text .hyperlink").queryAllAs(Hyperlink.class).stream()
            .filter(link -> link.getText().equals(words)).findFirst().orElseThrow();
    }

    @Test
    void everyLinkToACommandHasOne() {
        Set<String> known = window.window.commands().stream().map(Command::id).collect(Collectors.toSet());
        Set<String> missing = new TreeSet<>();
        int links = 0;
        for (String page : Handbook.PAGES) {
            for (String id : SHOW.matcher(Handbook.read(page)).results().map(found -> found.group(1))
                .toList()) {
                links++;
                if (!known.contains(id)) {
                    missing.add(id);
                }
            }
        }

        assertEquals(Set.of(), missing);
        assertTrue(links > 20, links + " links");
    }

    /// A link such as "Game > New game" (Ctrl+N) has the words of the menu and the key of the command.
    @Test
    void aPathThroughTheMenusHasTheirWordsAndTheKeyIsThatOfTheCommand() {
        Map<String, Command> commands =
            window.window.commands().stream().collect(Collectors.toMap(Command::id, command -> command));
        List<String> wrong = new ArrayList<>();
        int keys = 0;
        for (String page : Handbook.PAGES) {
            for (MatchResult link : PLACE.matcher(Handbook.read(page)).results().toList()) {
                Command command = commands.get(link.group(3));
                String key = command.key().map(KeyCombination::getDisplayText).orElse("");
                keys += link.group(4) == null ? 0 : 1;
                if (link.group(1) != null && !command.text().replace("…", "").equals(link.group(2))
                        || link.group(4) != null && !key.equals(link.group(4))) {
                    wrong.add(link.group() + ": " + command.text() + ", " + key);
                }
            }
        }

        assertEquals(List.of(), wrong);
        assertTrue(keys > 15, keys + " keys");
    }

    @Test
    void aLinkShowsWhatTheTextSpeaksOf(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("handbook"));
        Hyperlink toAnalyse = link(robot, "analyse");
        robot.interact(toAnalyse::fire);
        assertEquals("Where did I lose discs?", chosen(robot));

        Hyperlink toSpace = link(robot, "Analyse");
        robot.interact(toSpace::fire);
        assertEquals("", page());
        assertEquals(Workspace.ANALYSE, window.window.workspace());
    }

    @Test
    void whatIsNotPossibleNowIsSaid(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("handbook"));
        robot.interact(() -> CommandLink.follow(robot.lookup("#handbook-text").query(), "undo"));

        assertEquals("handbook-page", page());
        assertEquals("“Undo” is not possible now.", WindowFixture.text(robot, "#page-notice"));
    }

    @Test
    void aTermOnTheScreenOpensTheGlossaryThere(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("space-circuit"));
        window.awaitPanel();
        robot.clickOn(robot.lookup(".legend .term").queryAll().stream()
            .filter(node -> node.isVisible() && node.getParent().isVisible()).findFirst().orElseThrow());

        assertEquals("handbook-page", page());
        assertEquals("The circuit", chosen(robot));
        ScrollPane text = robot.lookup("#handbook-text").query();
        WindowFixture.await(() -> text.getVvalue() > 0.3);
    }

    @Test
    void noTextOfATableIsCut(FxRobot robot) throws TimeoutException {
        for (String chapter : Set.of("chapter-mailbox-and-timing-errors", "chapter-levels",
            "chapter-marks")) {
            robot.interact(() -> window.window.run(chapter));
            WindowFixture.await(() -> robot.lookup(".handbook-table").tryQuery().isPresent());
            for (FittedTable table : robot.lookup(".handbook-table").<FittedTable>queryAll()) {
                double right = WindowFixture.place(table).getMaxX();
                double edge = WindowFixture.place(robot.lookup("#handbook-text").query()).getMaxX();
                assertTrue(right <= edge, chapter + ": " + right + " of " + edge);
                assertFalse(WindowFixture.onScreen(() -> cutsText(table)), chapter);
            }
        }
    }

    private static boolean cutsText(FittedTable table) {
        return table.getChildrenUnmodifiable().stream().map(TextFlow.class::cast)
            .anyMatch(cell -> cell.prefHeight(cell.getWidth()) > cell.getHeight() + 1);
    }
}
