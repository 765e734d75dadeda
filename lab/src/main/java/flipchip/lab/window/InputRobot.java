package flipchip.lab.window;

import java.awt.AWTException;
import java.awt.HeadlessException;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/// A driver of mouse, keys and clipboard of the display.
final class InputRobot {
    private static final Map<String, Integer> NAMED =
        Map.of("Ctrl", KeyEvent.VK_CONTROL, "Alt", KeyEvent.VK_ALT, "Shift", KeyEvent.VK_SHIFT, "Home",
            KeyEvent.VK_HOME, "End", KeyEvent.VK_END, "Enter", KeyEvent.VK_ENTER, "Escape",
            KeyEvent.VK_ESCAPE, "Page_Down", KeyEvent.VK_PAGE_DOWN, "Page_Up", KeyEvent.VK_PAGE_UP);
    private final Robot robot;

    /// @throws IOException without a display that allows this
    InputRobot() throws IOException {
        try {
            robot = new Robot();
        } catch (AWTException | HeadlessException e) {
            throw new IOException("no mouse and keys can be moved here: " + e.getMessage(), e);
        }
    }

    /// Presses keys that are written as "Ctrl+V" and lets them go.
    void press(String keys) {
        List<Integer> codes = List.of(keys.split("\\+")).stream()
            .map(key -> NAMED.getOrDefault(key, (int) key.charAt(0))).toList();
        codes.forEach(robot::keyPress);
        codes.reversed().forEach(robot::keyRelease);
    }

    void moveTo(int x, int y) {
        robot.mouseMove(x, y);
    }

    void click() {
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
    }

    void copy(String text) {
        Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(text), null);
    }
}
