package flipchip.app;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.robot.Motion;
import org.testfx.service.query.NodeQuery;
import org.testfx.service.query.PointQuery;
import org.testfx.util.WaitForAsyncUtils;

/// Starts the windows of a test and is its robot: one that lays all windows out before it looks where a node
/// is. A user clicks on what he sees; TestFX may be quicker than the next frame, and on a busy machine a page
/// that has just come lies where nobody has seen it yet, so that the click hits nothing.
///
/// It looks for nodes on the screen's thread, as no other may walk through nodes that come and go.
public final class WindowRobot extends ApplicationExtension {
    private final Hands hands = new Hands(robotContext().getBaseRobot());

    @Override
    public NodeQuery lookup(String query) {
        return Settled.onScreen(() -> watched(super.lookup(query)));
    }

    @Override
    public NodeQuery from(Node... parents) {
        return watched(super.from(parents));
    }

    /// A query whose every step is taken on the screen's thread.
    private static NodeQuery watched(NodeQuery query) {
        return (NodeQuery) Proxy.newProxyInstance(NodeQuery.class.getClassLoader(),
            new Class<?>[] {NodeQuery.class}, (_, step, arguments) ->
                Settled.onScreen(() -> taken(query, step, arguments)));
    }

    private static Object taken(NodeQuery query, Method step, Object[] arguments) throws Exception {
        try {
            Object found = step.invoke(query, arguments);
            return found instanceof NodeQuery more ? watched(more) : found;
        } catch (InvocationTargetException e) {
            throw e.getCause() instanceof Exception problem ? problem : e;
        }
    }

    /// Runs the starts of the test on the stage that all windows share.
    @Override
    public void beforeEach(ExtensionContext context) throws Exception {
        Stage stage = FxToolkit.registerPrimaryStage();
        Object test = context.getRequiredTestInstance();
        for (Method start : AnnotationSupport.findAnnotatedMethods(test.getClass(), Start.class,
                HierarchyTraversalMode.TOP_DOWN)) {
            Settled.onScreen(() -> ReflectionSupport.invokeMethod(start, test, stage));
        }
        Settled.await();
    }

    /// Leaves nothing of the test behind: no window, no key and no button that is down.
    @Override
    public void afterEach(ExtensionContext context) {
        Settled.onScreen(() -> {
            List.copyOf(Window.getWindows()).forEach(Window::hide);
            return null;
        });
        release(new KeyCode[0]);
        release(new MouseButton[0]);
    }

    @Override
    public FxRobot interact(Runnable task) {
        WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(task));
        Settled.await();
        return this;
    }

    @Override
    public FxRobot push(KeyCode... combination) {
        hands.type.push(combination);
        return this;
    }

    @Override
    public FxRobot push(KeyCodeCombination combination) {
        hands.type.push(combination);
        return this;
    }

    @Override
    public FxRobot type(KeyCode... codes) {
        hands.type.type(codes);
        return this;
    }

    @Override
    public FxRobot type(KeyCode code, int times) {
        hands.type.type(code, times);
        return this;
    }

    @Override
    public FxRobot write(String text) {
        hands.write(text, robotContext().getWindowFinder());
        return this;
    }

    @Override
    public FxRobot press(KeyCode... codes) {
        hands.keys.press(codes);
        return this;
    }

    @Override
    public FxRobot release(KeyCode... codes) {
        hands.keys.release(codes);
        return this;
    }

    @Override
    public FxRobot press(MouseButton... buttons) {
        hands.mouse.press(buttons);
        return this;
    }

    @Override
    public FxRobot release(MouseButton... buttons) {
        hands.mouse.release(buttons);
        return this;
    }

    @Override
    public FxRobot scroll(int amount, VerticalDirection direction) {
        hands.scroll.scroll(amount, direction);
        return this;
    }

    @Override
    public FxRobot moveBy(double x, double y, Motion motion) {
        hands.move.moveBy(x, y, motion);
        return this;
    }

    @Override
    public FxRobot moveTo(PointQuery place, Motion motion) {
        hands.move.moveTo(place, motion);
        return this;
    }

    @Override
    public FxRobot clickOn(MouseButton... buttons) {
        hands.click.clickOn(buttons);
        return this;
    }

    @Override
    public FxRobot clickOn(PointQuery place, Motion motion, MouseButton... buttons) {
        hands.click.clickOn(place, motion, buttons);
        return this;
    }

    @Override
    public FxRobot clickOn(String query, Motion motion, MouseButton... buttons) {
        Settled.layOutAll();
        return super.clickOn(query, motion, buttons);
    }

    @Override
    public FxRobot clickOn(Node node, Motion motion, MouseButton... buttons) {
        Settled.layOutAll();
        return super.clickOn(node, motion, buttons);
    }

    @Override
    public FxRobot doubleClickOn(String query, Motion motion, MouseButton... buttons) {
        Settled.layOutAll();
        hands.click.doubleClickOn(point(query), motion, buttons);
        return this;
    }

    @Override
    public FxRobot moveTo(String query, Motion motion) {
        Settled.layOutAll();
        return super.moveTo(query, motion);
    }
}
