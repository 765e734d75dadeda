package flipchip.app.window.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.kit.control.Tip;
import flipchip.app.kit.settings.Appearance;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.app.shell.Command;
import flipchip.app.shell.KeyMap;
import flipchip.app.shell.Notice;
import flipchip.app.window.assembly.MainWindow;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Slider;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The frame around the game: settings, keys, command palette, tour.
@WindowTest
class ShellTest {
    /// Commands that do nothing before the user has said more.
    private static final Set<String> ASKING =
        Set.of("new-game", "open", "save-as", "save-page", "export-picture", "details", "library", "history",
            "database", "database-position", "match", "programs", "comment", "edit-position", "settings",
            "breakpoints", "twin-check", "palette", "open-circuit", "open-own", "own-referee");

    private WindowFixture window;

    private static boolean isOpen(FxRobot robot, String page) {
        return robot.lookup(page).tryQuery().isPresent();
    }

    @Test
    void settingsTakeEffectAtOnceAndEscapeClosesThem(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.COMMA);
        List.of("#setting-theme", "#setting-reduced-motion")
            .forEach(id -> WindowFixture.awaitNode(robot, id));
        assertTrue(WindowFixture.sees(robot, "#setting-theme"), "the first heading is open");
        robot.interact(() -> robot.lookup("#setting-theme").<ChoiceBox<ThemeChoice>>query()
            .setValue(ThemeChoice.CONTRAST));
        robot.interact(() -> robot.lookup("#setting-reduced-motion").<CheckBox>query().fire());

        assertEquals(ThemeChoice.CONTRAST, window.desk.settings().themeProperty().get());
        assertFalse(window.desk.settings().reducedMotionProperty().get());
        robot.push(KeyCode.ESCAPE);
        assertFalse(isOpen(robot, "#settings-page"));
        assertTrue(robot.lookup(".board").query().isFocusWithin(), "the keyboard is back on the board");
    }

    @Test
    void aCommandGetsAnotherKeyAndATakenOneIsRefusedByName(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.COMMA);
        WindowFixture.awaitNode(robot, "#settings-page .tab-pane");
        robot.interact(
            () -> robot.lookup("#settings-page .tab-pane").<TabPane>query().getSelectionModel().select(1));
        select(robot, "legal-moves");
        press(robot, "#key-change");
        robot.push(KeyCode.H);
        assertEquals("H already belongs to Chip beside the board. Remove it there first.",
            WindowFixture.text(robot, "#key-message"));

        press(robot, "#key-change");
        robot.push(KeyCode.F12);
        assertEquals("Legal moves now has the key F12.", WindowFixture.text(robot, "#key-message"));
        robot.push(KeyCode.ESCAPE);
        boolean before = window.desk.settings().legalMovesProperty().get();
        robot.push(KeyCode.F12);
        assertEquals(!before, window.desk.settings().legalMovesProperty().get());
        robot.push(KeyCode.L);
        assertEquals(!before, window.desk.settings().legalMovesProperty().get(), "the old key does nothing");
    }

    private static void press(FxRobot robot, String button) {
        robot.interact(() -> robot.lookup(button).<Button>query().fire());
    }

    private void select(FxRobot robot, String id) {
        TableView<Command> table = robot.lookup("#keys-table").query();
        robot.interact(() -> table.getItems().stream().filter(command -> command.id().equals(id)).findFirst()
            .ifPresent(table.getSelectionModel()::select));
    }

    @Test
    @WindowTest.Fresh
    void thePaletteFindsACommandByAFewLettersAndRunsIt(FxRobot robot) {
        boolean open = window.desk.settings().panelOpenProperty().get();

        robot.push(KeyCode.CONTROL, KeyCode.K);
        robot.write("chipbes");
        assertEquals("panel", robot.lookup("#palette-list").<ListView<Command>>query().getSelectionModel()
            .getSelectedItem().id());
        assertEquals("View › Chip beside the board",
            robot.lookup("#palette-search").query().getAccessibleText());
        robot.push(KeyCode.ENTER);

        assertEquals(!open, window.desk.settings().panelOpenProperty().get());
        assertFalse(isOpen(robot, "#palette-page"));
    }

    @Test
    void theSearchFindsTheThingFirstAlsoWithASlip(FxRobot robot) {
        for (String[] asked : new String[][] {{"dark", "setting-theme-dark"}, {"theme", "setting-theme"},
            {"vcd", "waves-vcd"}, {"level 12", "seat-white-12"}, {"japanese", "setting-language-japanese"},
            {"drak", "setting-theme-dark"}, {"japanes", "setting-language-japanese"}, {"take back", "undo"},
            {"galery", "exhibits"}, {"rematch", "rematch"}, {"bigger", "setting-scale"}}) {
            robot.interact(() -> window.window.run("palette"));
            robot.interact(() -> robot.lookup("#palette-search").<TextInputControl>query().setText(asked[0]));
            assertEquals(asked[1],
                robot.lookup("#palette-list").<ListView<Command>>query().getItems().getFirst().id(),
                asked[0]);
        }
        robot.interact(() -> robot.lookup("#palette-search").<TextInputControl>query().setText("theme dark"));
        robot.type(KeyCode.ENTER);
        assertEquals(ThemeChoice.DARK, window.desk.settings().themeProperty().get());
    }

    @Test
    void theTourLeadsThroughSixStationsByKeyboard(FxRobot robot) {
        robot.interact(window.window::welcome);
        assertEquals("1 of 6", WindowFixture.text(robot, "#tour-count"));
        for (int station = 2; station <= 6; station++) {
            robot.push(KeyCode.ENTER);
            assertEquals(station + " of 6", WindowFixture.text(robot, "#tour-count"));
        }
        assertEquals("Play", WindowFixture.text(robot, "#tour-next"));
        robot.push(KeyCode.ENTER);

        assertFalse(robot.lookup("#tour").query().isVisible());
        assertTrue(window.desk.settings().property(Appearance.TOUR_SEEN).get(),
            "it is not shown a second time");
    }

    @Test
    void theTourNamesTheKeysAsTheyAreNow(FxRobot robot) {
        assertEquals("with H.", hideAndShow(robot));
        robot.interact(() -> keyOf("panel").set("F12"));
        assertEquals("with F12.", hideAndShow(robot));
        robot.interact(() -> keyOf("panel").set(""));
        assertEquals("with “View › Chip beside the board”.", hideAndShow(robot), "no key: where it stands");

        for (int station = 3; station <= 4; station++) {
            robot.push(KeyCode.ENTER);
        }
        assertTrue(
            WindowFixture.text(robot, "#tour-text")
                .contains("play with P, step with “,” and “.”; M, C and G choose the step."),
            WindowFixture.text(robot, "#tour-text"));
        robot.push(KeyCode.ENTER);
        assertTrue(WindowFixture.text(robot, "#tour-text").endsWith("F9 hides this column."));
        robot.push(KeyCode.ENTER);
        String last = WindowFixture.text(robot, "#tour-text");
        assertTrue(last.startsWith("The switch, or Ctrl+1, Ctrl+2, Ctrl+3 and Ctrl+4, changes"), last);
        assertTrue(last.endsWith("Ctrl+K finds one by a few letters, F1 lists every key."), last);
    }

    /// What is pressed in the tour and in the help is not for the window that they lie over, but for the key
    /// that ends the program.
    @Test
    void onlyTheKeyThatQuitsWorksBehindTheTourAndTheHelp(FxRobot robot) {
        List<KeyCode> arrived = new ArrayList<>();
        window.window.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            arrived.add(event.getCode());
            event.consume();                     // or the program would end
        });
        for (String layer : List.of("tour", "help")) {
            robot.interact(() -> window.window.run(layer));
            robot.push(KeyCode.CONTROL, KeyCode.N);
            robot.push(KeyCode.CONTROL, KeyCode.Q);
            assertEquals(List.of(KeyCode.Q), arrived, layer);
            arrived.clear();
            robot.type(KeyCode.ESCAPE);
        }
    }

    private ObjectProperty<String> keyOf(String id) {
        return new KeyMap(window.desk.settings()).property(
            window.window.commands().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow());
    }

    /// How the second station of the tour ends.
    private String hideAndShow(FxRobot robot) {
        robot.interact(() -> window.window.run("tour"));
        robot.push(KeyCode.ENTER);
        return WindowFixture.text(robot, "#tour-text").replaceFirst(".*Hide and show the chip ", "");
    }

    @Test
    void everythingGrowsWithTheScaleAndStillFits(FxRobot robot) {
        double before = window.window.getWidth();

        robot.interact(() -> window.desk.settings().property(Appearance.SCALE).set(1.25));
        robot.interact(() -> window.window.getParent().layout());

        assertEquals(Math.ceil(before / 1.25), window.window.getWidth(), 1);
    }

    /// They lie in windows of their own.
    @Test
    void menusAndTooltipsGrowWithTheScale(FxRobot robot) {
        double before = wordsInMenu(robot);
        robot.interact(() -> window.desk.settings().property(Appearance.SCALE).set(1.5));
        assertEquals(1.5 * before, wordsInMenu(robot));
        Tip tip = new Tip("words");
        robot.interact(() -> tip.show(robot.lookup("#who-white").query(), 100, 100));
        assertEquals(1.5 * before, tip.getFont().getSize());
        robot.interact(tip::hide);

        robot.interact(() -> window.desk.settings().property(Appearance.SCALE).set(1.0));
        assertEquals(before, wordsInMenu(robot));
    }

    private static double wordsInMenu(FxRobot robot) {
        MenuButton who = robot.lookup("#who-white").query();
        double[] size = new double[1];
        robot.interact(() -> {
            who.show();
            ContextMenu menu = Window.getWindows().stream().filter(ContextMenu.class::isInstance)
                .map(ContextMenu.class::cast).findFirst().orElseThrow();
            size[0] = ((Label) menu.getScene().getRoot().lookup(".menu-item > .label")).getFont().getSize();
            who.hide();
        });
        return size[0];
    }

    @Test
    void whatWasSaidCanBeReadAgain(FxRobot robot) {
        robot.interact(() -> {
            window.desk.shell().banner().show("first");
            window.desk.shell().banner().showProblem("second");
            window.desk.shell().banner().hide();
        });
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F1);
        List<Notice> said = robot.lookup("#messages-list").<ListView<Notice>>query().getItems();
        assertEquals(List.of("second", "first"), said.stream().limit(2).map(Notice::text).toList());
        assertTrue(robot.lookup("#messages-list").query().isFocused());
    }

    @Test
    void thePanelIsNotSwitchedWhereItCannotBeSeen(FxRobot robot) {
        boolean open = window.desk.settings().panelOpenProperty().get();
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        robot.push(KeyCode.H);
        assertEquals(open, window.desk.settings().panelOpenProperty().get());
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        robot.push(KeyCode.H);
        assertEquals(!open, window.desk.settings().panelOpenProperty().get());
    }

    @Test
    void theSearchFieldSaysWhichKeyOpensIt(FxRobot robot) {
        Label key = robot.lookup("#search-field .key").query();
        assertEquals("Ctrl+K", key.getText());
        Command find = window.window.commands().stream().filter(each -> each.id().equals("palette"))
            .findFirst().orElseThrow();
        robot.interact(() -> new KeyMap(window.desk.settings()).property(find).set("F12"));
        assertEquals("F12", key.getText());
        robot.push(KeyCode.F12);
        assertTrue(isOpen(robot, "#palette-page"));
    }

    @Test
    void everyCommandHasAKeyOfItsOwn(FxRobot robot) {
        Map<KeyCombination, String> owners = new HashMap<>();
        List<Command> all = window.window.commands();

        for (Command command : all) {
            assertTrue(command.key().isPresent(), command.id() + " has no key");
            String other = owners.put(command.key().orElseThrow(), command.id());
            assertTrue(other == null,
                command.id() + " and " + other + " share " + command.key().orElseThrow());
        }
    }

    @Test
    void theMenusAreOrderedAsEverywhere(FxRobot robot) {
        MenuBar bar = robot.lookup(".menu-bar").query();
        List<String> wrong = new ArrayList<>();
        for (Menu menu : bar.getMenus()) {
            boolean line = true;
            for (MenuItem item : menu.getItems()) {
                if (item instanceof SeparatorMenuItem && line) {
                    wrong.add("two lines, or one at the top of " + menu.getText());
                }
                line = item instanceof SeparatorMenuItem;
            }
            if (line) {
                wrong.add("a line at the end of " + menu.getText());
            }
        }
        assertEquals(List.of(), wrong);
        assertEquals(List.of("Game", "Edit", "View", "Analysis", "Chip", "Help"),
            bar.getMenus().stream().map(Menu::getText).toList());
        assertEquals("new-game", bar.getMenus().get(0).getItems().getFirst().getId());
        assertEquals("quit", bar.getMenus().get(0).getItems().getLast().getId());
        assertEquals("undo", bar.getMenus().get(1).getItems().getFirst().getId());
        assertEquals("settings", bar.getMenus().get(1).getItems().getLast().getId());
    }

    @Test
    void whatAsksForMoreHasThreeDotsAndNothingElseHas(FxRobot robot) {
        List<String> wrong = new ArrayList<>();
        for (Command command : window.window.commands()) {
            boolean asks = ASKING.contains(command.id());
            if (asks != command.text().endsWith("…") || command.text().contains("...")) {
                wrong.add(command.id() + ": " + command.text());
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void theHelpListsEveryCommandWithItsKey(FxRobot robot) {
        robot.push(KeyCode.F1);
        List<String> texts =
            robot.lookup(".keys .label").<Labeled>queryAll().stream().map(Labeled::getText).toList();

        MainWindow frame = window.window;
        for (Command command : frame.commands()) {
            assertTrue(texts.contains(command.text()), command.text());
        }
        assertTrue(robot.lookup("#help").<Region>query().isVisible());
    }

    @Test
    void aClickOnALineOfThePaletteRunsItAndOneBesideDoesNot(FxRobot robot) {
        boolean open = window.desk.settings().panelOpenProperty().get();
        robot.push(KeyCode.CONTROL, KeyCode.K);
        robot.clickOn("#palette-list .scroll-bar:vertical");
        assertTrue(isOpen(robot, "#palette-page"));

        robot.interact(() -> robot.lookup("#palette-search").<TextInputControl>query().setText("chipbes"));
        robot.clickOn("#palette-list .list-cell:selected", MouseButton.SECONDARY);
        assertTrue(isOpen(robot, "#palette-page"));
        robot.clickOn("#palette-list .list-cell:selected");
        assertFalse(isOpen(robot, "#palette-page"));
        assertEquals(!open, window.desk.settings().panelOpenProperty().get());
    }

    @Test
    void aStandardKeyThatAnotherCommandHasIsRefusedByName(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.COMMA);
        WindowFixture.awaitNode(robot, "#settings-page .tab-pane");
        robot.interact(
            () -> robot.lookup("#settings-page .tab-pane").<TabPane>query().getSelectionModel().select(1));
        select(robot, "panel");
        press(robot, "#key-change");
        select(robot, "legal-moves");
        robot.push(KeyCode.F12);
        assertEquals("Chip beside the board now has the key F12.", WindowFixture.text(robot, "#key-message"),
            "the command that was asked for, whichever line is chosen now");

        press(robot, "#key-change");
        robot.push(KeyCode.H);
        select(robot, "panel");
        press(robot, "#key-standard");
        assertEquals("H already belongs to Legal moves. Remove it there first.",
            WindowFixture.text(robot, "#key-message"));
        select(robot, "legal-moves");
        press(robot, "#key-standard");
        assertEquals("Legal moves now has the key L.", WindowFixture.text(robot, "#key-message"));
    }

    @Test
    void aClosedPageOfSettingsFollowsThemNoMore(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.COMMA);
        WindowFixture.awaitNode(robot, "#setting-scale");
        Slider old = robot.lookup("#setting-scale .slider").query();
        double before = old.getValue();
        robot.push(KeyCode.ESCAPE);
        robot.interact(() -> window.desk.settings().property(Appearance.SCALE).set(1.25));

        assertEquals(before, old.getValue());
    }
}
