package flipchip.app.window.search;

import static flipchip.app.kit.text.Languages.speak;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.TreeSet;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Appearance;
import flipchip.app.kit.settings.Language;
import flipchip.app.kit.text.Languages;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.engine.api.Level;
import flipchip.engine.board.Color;
import javafx.beans.property.BooleanProperty;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

/// What the search finds that no menu has.
@WindowTest
@ExtendWith(Languages.class)
class SearchTest {
    private WindowFixture window;

    private List<String> found(FxRobot robot, String asked) {
        if (robot.lookup("#palette-page").tryQuery().isEmpty()) {
            robot.interact(() -> window.window.run("palette"));
        }
        robot.interact(() -> robot.lookup("#palette-search").<TextInputControl>query().setText(asked));
        return robot.lookup("#palette-list").<ListView<Command>>query().getItems().stream().map(Command::id)
            .toList();
    }

    @Test
    void aChapterOfTheDocumentationOpensThere(FxRobot robot) throws TimeoutException {
        assertEquals("chapter-how-discs-turn", found(robot, "how discs turn").getFirst());
        robot.type(KeyCode.ENTER);

        ListView<?> chapters = robot.lookup("#handbook-chapters").query();
        WindowFixture.await(
            () -> String.valueOf(chapters.getSelectionModel().getSelectedItem()).contains("How discs turn"));
        ScrollPane text = robot.lookup("#handbook-text").query();
        // the text below the chapter is drawn after it
        WindowFixture.await(() -> text.getVvalue() > 0.05 && text.getVvalue() < 0.5);
    }

    @Test
    void everyThingWithOtherWordsIsThere(FxRobot robot) throws IOException {
        Properties words = new Properties();
        try (Reader in = new InputStreamReader(Texts.class.getResourceAsStream("synonyms.properties"),
            StandardCharsets.UTF_8)) {
            words.load(in);
        }
        assertTrue(words.size() > 20, words.toString());
        for (String id : new TreeSet<>(words.stringPropertyNames())) {
            assertTrue(found(robot, id.replace('-', ' ')).contains(id), "no command " + id);
        }
    }

    @Test
    void otherWordsAreThoseOfTheLanguageAndTheEnglish(FxRobot robot) {
        speak(Locale.GERMAN);
        assertEquals("undo", found(robot, "zurücknehmen").getFirst());
        assertEquals("undo", found(robot, "take back").getFirst());
        speak(Locale.CHINESE);
        assertEquals("undo", found(robot, "悔棋").getFirst());
    }

    @Test
    void theSearchInTheSettingsSpeaksTheLanguageOfTheWindow(FxRobot robot) throws TimeoutException {
        speak(Locale.GERMAN);
        robot.interact(() -> window.window.run("settings"));
        WindowFixture.awaitNode(robot, "#settings-search");
        assertEquals("Einstellungen suchen",
            robot.lookup("#settings-search").<TextInputControl>query().getPromptText());
    }

    @Test
    void findGoesToTheSearchOfWhatIsInFront(FxRobot robot) throws TimeoutException {
        robot.push(KeyCode.CONTROL, KeyCode.F);
        assertEquals("palette-search", focused(), "the window has no other search");
        robot.push(KeyCode.ESCAPE);

        robot.interact(() -> window.window.run("open-mailbox"));
        WindowFixture.awaitNode(robot, "#opened-search");
        robot.push(KeyCode.CONTROL, KeyCode.F);
        assertEquals("opened-search", focused());
        robot.push(KeyCode.ESCAPE);

        robot.push(KeyCode.CONTROL, KeyCode.N);
        robot.push(KeyCode.CONTROL, KeyCode.F);
        assertEquals("new-begin", focused(), "this page has none");
        robot.push(KeyCode.ESCAPE);

        robot.interact(() -> window.window.run("waveforms"));
        robot.clickOn("#wave-signals").clickOn("#wave-up");
        robot.push(KeyCode.CONTROL, KeyCode.F);
        assertEquals("signal-search", focused());
    }

    private String focused() {
        return String.valueOf(window.scene().getFocusOwner().getId());
    }

    @Test
    void aPaneThatIsShownAlreadyStaysInFrontWhenItIsChosen(FxRobot robot) {
        for (String id : List.of("hazards", "own-cell", "graph", "waveforms")) {
            BooleanProperty shown = window.window.commands().stream()
                .filter(command -> command.id().equals(id)).findFirst().orElseThrow().toggle().orElseThrow();
            for (int times = 0; times < 2; times++) {
                found(robot, id);
                robot.interact(() -> {
                    ListView<Command> list = robot.lookup("#palette-list").query();
                    list.getSelectionModel().select(list.getItems().stream()
                        .filter(command -> command.id().equals(id)).findFirst().orElseThrow());
                });
                robot.type(KeyCode.ENTER);
                assertTrue(shown.get(), id);
            }
        }
    }

    @Test
    void aLanguageIsChosenByItsName(FxRobot robot) {
        found(robot, "japanese");
        robot.type(KeyCode.ENTER);
        assertEquals(Language.JAPANESE, window.desk.settings().property(Appearance.LANGUAGE).get());
    }

    @Test
    void aSwitchThatIsChosenIsTurnedOffToo(FxRobot robot) {
        boolean marked = window.desk.settings().legalMovesProperty().get();
        assertEquals("legal-moves", found(robot, "legal moves").getFirst());
        robot.type(KeyCode.ENTER);
        assertEquals(!marked, window.desk.settings().legalMovesProperty().get());
    }

    @Test
    void theChipTakesASeat(FxRobot robot) {
        assertEquals("seat-white-112", found(robot, "white endgame chip level 12").getFirst());
        robot.type(KeyCode.ENTER);
        assertEquals(new Seat.Chip(Level.of(12)), window.desk.session().seat(Color.WHITE));
    }

    @Test
    void aProgramThatCameLaterTakesASeat(FxRobot robot) {
        assertTrue(found(robot, "gastprogramm").isEmpty());
        robot.type(KeyCode.ESCAPE);
        robot.interact(() -> window.desk.white().guests().setAll("Gastprogramm"));

        assertEquals(List.of("seat-white-Gastprogramm"), found(robot, "gastprogramm"));
        robot.type(KeyCode.ENTER);
        assertEquals(new Seat.External("Gastprogramm"), window.desk.session().seat(Color.WHITE));
    }
}
