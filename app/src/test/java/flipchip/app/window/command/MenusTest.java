package flipchip.app.window.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.kit.settings.Settings;
import flipchip.app.shell.Command;
import flipchip.app.shell.MenuName;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The menus are short, and every command of the window stands in exactly one of them: in the one that the
/// search and the list of keys name.
@WindowTest
class MenusTest {
    private static final int LIMIT = 12;

    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, Settings.DEFAULT);
    }

    @Test
    void noMenuHasMoreThanTwelveEntriesAndEachCommandStandsInItsMenuOnce(FxRobot robot) {
        Map<String, Command> commands =
            window.window.commands().stream().collect(Collectors.toMap(Command::id, Function.identity()));
        MenuBar bar = robot.lookup(node -> node instanceof MenuBar).query();
        List<String> tooLong = new ArrayList<>();
        List<String> seen = new ArrayList<>();
        assertEquals(MenuName.values().length, bar.getMenus().size());
        for (int i = 0; i < bar.getMenus().size(); i++) {
            MenuName name = MenuName.values()[i];
            Menu menu = bar.getMenus().get(i);
            assertEquals(name.title(), menu.getText());
            walk(menu, tooLong, seen);
            seen.stream().filter(commands::containsKey).filter(id -> isIn(menu, id))
                .forEach(id -> assertEquals(name, commands.get(id).menu(), id));
        }

        assertEquals(List.of(), tooLong);
        assertEquals(seen.stream().distinct().toList(), seen);
        assertTrue(seen.containsAll(commands.keySet()), () -> {
            List<String> missing = new ArrayList<>(commands.keySet());
            missing.removeAll(seen);
            return "in no menu: " + missing;
        });
    }

    private static void walk(Menu menu, List<String> tooLong, List<String> seen) {
        List<MenuItem> items =
            menu.getItems().stream().filter(item -> !(item instanceof SeparatorMenuItem)).toList();
        if (items.size() > LIMIT) {
            tooLong.add(menu.getText() + ": " + items.size());
        }
        for (MenuItem item : items) {
            if (item instanceof Menu sub && !sub.getId().startsWith("seat-")) {     // lists of opponents
                walk(sub, tooLong, seen);
            } else if (item.getId() != null) {
                seen.add(item.getId());
            }
        }
    }

    private static boolean isIn(Menu menu, String id) {
        return menu.getItems().stream()
            .anyMatch(item -> id.equals(item.getId()) || item instanceof Menu sub && isIn(sub, id));
    }
}
