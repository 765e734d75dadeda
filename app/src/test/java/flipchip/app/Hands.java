package flipchip.app;

import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import org.testfx.robot.BaseRobot;
import org.testfx.robot.ClickRobot;
import org.testfx.robot.KeyboardRobot;
import org.testfx.robot.MouseRobot;
import org.testfx.robot.MoveRobot;
import org.testfx.robot.ScrollRobot;
import org.testfx.robot.SleepRobot;
import org.testfx.robot.TypeRobot;
import org.testfx.robot.impl.ClickRobotImpl;
import org.testfx.robot.impl.KeyboardRobotImpl;
import org.testfx.robot.impl.MouseRobotImpl;
import org.testfx.robot.impl.MoveRobotImpl;
import org.testfx.robot.impl.ScrollRobotImpl;
import org.testfx.robot.impl.SleepRobotImpl;
import org.testfx.robot.impl.TypeRobotImpl;
import org.testfx.service.finder.WindowFinder;

/// Keyboard and mouse of a test. Those of TestFX sleep 50 ms after each key that goes down or up, and 150 ms
/// in a click; these wait until what the key or the button has set going is done.
final class Hands {
    private final BaseRobot device;
    final MouseRobot mouse;
    final KeyboardRobot keys;
    final MoveRobot move;
    final ClickRobot click;
    final ScrollRobot scroll;
    final TypeRobot type;

    Hands(BaseRobot device) {
        this.device = device;
        SleepRobot awake = new Awake();
        mouse = new Mouse(device);
        keys = new Keyboard(device);
        move = new MoveRobotImpl(device, mouse, awake);
        click = new ClickRobotImpl(mouse, move, awake);
        scroll = new ScrollRobotImpl(mouse);
        type = new TypeRobotImpl(keys, awake);
    }

    /// Types `text` in the window that has the keyboard.
    void write(String text, WindowFinder windows) {
        Scene scene = windows.window(Window::isFocused).getScene();
        for (int i = 0; i < text.length(); i++) {
            device.typeKeyboard(scene, KeyCode.UNDEFINED, text.substring(i, i + 1));
            Settled.await();
        }
    }

    private static final class Mouse extends MouseRobotImpl {
        Mouse(BaseRobot device) {
            super(device);
        }

        @Override
        public void press(MouseButton... buttons) {
            pressNoWait(buttons);
            Settled.await();
        }

        @Override
        public void release(MouseButton... buttons) {
            releaseNoWait(buttons);
            Settled.await();
        }

        @Override
        public void move(Point2D place) {
            moveNoWait(place);
            Settled.await();
        }

        @Override
        public void scroll(int amount) {
            scrollNoWait(amount);
            Settled.await();
        }
    }

    private static final class Keyboard extends KeyboardRobotImpl {
        Keyboard(BaseRobot device) {
            super(device);
        }

        @Override
        public void press(KeyCode... codes) {
            for (KeyCode code : codes) {
                pressNoWait(code);
                Settled.await();
            }
        }

        @Override
        public void release(KeyCode... codes) {
            if (codes.length == 0) {
                releaseNoWait();                  // all that are down
            }
            for (KeyCode code : codes) {
                releaseNoWait(code);
                Settled.await();
            }
        }
    }

    /// TestFX's robots sleep between two keys and two places of the mouse.
    private static final class Awake extends SleepRobotImpl {
        @Override
        public void sleep(long millis) {}
    }
}
