package flipchip.app.window.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.shell.Command;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Pane;
import flipchip.engine.board.Game;
import flipchip.engine.notation.Transcript;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Every command of every menu does what it does without an error, and whatever it opens can be read by a
/// screen reader: all that takes the keyboard says what it is.
@WindowTest
class EveryCommandTest {
    private static final Settings ALL_OPEN =
        WindowFixture.PEOPLE.with(Frame.WIDTH, 1280.0).with(Frame.HEIGHT, 800.0);

    private final List<Throwable> thrown = new ArrayList<>();
    private WindowFixture window;
    private Game game;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, ALL_OPEN);
    }

    @Tag("thorough")
    @Test
    void everyCommandRunsAndSaysWhatItOpensAndAResetLeavesNothingOfIt(FxRobot robot) throws Exception {
        game = Transcript.parse("f5d6c3d3c4");
        robot.interact(() -> {
            Thread.currentThread().setUncaughtExceptionHandler((_, problem) -> thrown.add(problem));
            window.desk.session().show(game);
        });
        List<String> silent = new ArrayList<>();
        for (Command command : window.window.commands()) {
            if (!command.id().equals("quit")) {
                run(command, robot, silent);
            }
        }
        assertEquals(List.of(), thrown.stream().map(Throwable::toString).toList());
        assertEquals(List.of(), silent.stream().distinct().toList());
        for (MenuName menu : MenuName.values()) {
            assertTrue(window.window.commands().stream().anyMatch(command -> command.menu() == menu),
                menu + " is empty");
        }
        assertEquals(List.of(), window.reset());
    }

    private void run(Command command, FxRobot robot, List<String> silent) {
        robot.interact(() -> window.window.run(command.id()));
        robot.interact(() -> collect(window.window, command.id(), silent));
        robot.interact(() -> {
            Node owner = window.scene().getFocusOwner();
            boolean isCounted = command.id().equals("figures-page");     // has nothing to press until then
            if (owner != null && "page-close".equals(owner.getId()) && !isCounted) {
                silent.add(command.id() + ": Enter closes what was just opened");
            }
        });
        robot.interact(() -> {
            window.desk.shell().pages().close();
            if (!window.desk.session().game().equals(game)) {
                window.desk.session().show(game);
            }
            command.toggle().ifPresent(on -> on.set(!on.get()));
            window.features().forEach(
                feature -> feature.panes().stream().map(Pane::shown).forEach(shown -> shown.set(false)));
        });
    }

    private static void collect(Node node, String where, List<String> silent) {
        if (!node.isVisible()) {
            return;
        }
        if (node.isFocusTraversable() && !says(node)) {
            silent.add(where + ": " + node.getClass().getSimpleName() + " #" + node.getId() + " "
                + node.getStyleClass());
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, where, silent));
        }
    }

    private static boolean says(Node node) {
        String text = node.getAccessibleText();
        boolean own =
            node instanceof Labeled labeled && labeled.getText() != null && !labeled.getText().isBlank()
                    || node instanceof TextInputControl field && field.getPromptText() != null
                            && !field.getPromptText().isBlank();
        boolean container = node.getAccessibleRole() == AccessibleRole.SCROLL_PANE
                || node.getAccessibleRole() == AccessibleRole.TAB_PANE
                || node.getAccessibleRole() == AccessibleRole.TOOL_BAR;
        boolean labelled = node.queryAccessibleAttribute(AccessibleAttribute.LABELED_BY) != null;
        boolean editor =
            node.getParent() instanceof Spinner<?> || node.getParent() instanceof ComboBoxBase<?>;
        return own || container || labelled || editor || text != null && !text.isBlank();
    }
}
