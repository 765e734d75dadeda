package flipchip.app;

import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.robot.Motion;

/// Starts the windows of a test and is its robot: one that lays all windows out before it looks where a node
/// is. A user clicks on what he sees; TestFX may be quicker than the next frame, and on a busy machine a page
/// that has just come lies where nobody has seen it yet, so that the click hits nothing.
public final class WindowRobot extends ApplicationExtension {

    @Override
    public FxRobot clickOn(String query, Motion motion, MouseButton... buttons) {
        WindowFixture.layOutAll();
        return super.clickOn(query, motion, buttons);
    }

    @Override
    public FxRobot clickOn(Node node, Motion motion, MouseButton... buttons) {
        WindowFixture.layOutAll();
        return super.clickOn(node, motion, buttons);
    }

    @Override
    public FxRobot doubleClickOn(String query, Motion motion, MouseButton... buttons) {
        WindowFixture.layOutAll();
        return super.doubleClickOn(query, motion, buttons);
    }

    @Override
    public FxRobot rightClickOn(String query, Motion motion) {
        WindowFixture.layOutAll();
        return super.rightClickOn(query, motion);
    }

    @Override
    public FxRobot moveTo(String query, Motion motion) {
        WindowFixture.layOutAll();
        return super.moveTo(query, motion);
    }

    @Override
    public FxRobot drag(String query, MouseButton... buttons) {
        WindowFixture.layOutAll();
        return super.drag(query, buttons);
    }
}
