package flipchip.app;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.robot.KeyboardRobot;
import org.testfx.robot.Motion;
import org.testfx.robot.MouseRobot;
import org.testfx.service.query.NodeQuery;
import org.testfx.service.query.PointQuery;

/// Starts the windows of a test and is its robot: one that lays all windows out before it looks where a node
/// is. A user clicks on what he sees; TestFX may be quicker than the next frame, and on a busy machine a page
/// that has just come lies where it was not yet seen, so that the click hits nothing.
///
/// It looks for nodes on the screen's thread, as no other may walk through nodes that come and go.
///
/// With `-Dflipchip.windows=false` the tests that use it are skipped.
public class WindowRobot extends ApplicationExtension implements ExecutionCondition {
    private static final int MINUTES = 5;

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext test) {
        return "false".equals(System.getProperty("flipchip.windows"))
            ? ConditionEvaluationResult.disabled("flipchip.windows is false")
            : ConditionEvaluationResult.enabled("windows are tested");
    }

    @Override
    public NodeQuery lookup(String query) {
        return onScreen(() -> watched(super.lookup(query)));
    }

    @Override
    public NodeQuery from(Node... parents) {
        return watched(super.from(parents));
    }

    /// A query whose every step is taken on the screen's thread.
    private static NodeQuery watched(NodeQuery query) {
        return (NodeQuery) Proxy.newProxyInstance(NodeQuery.class.getClassLoader(),
            new Class<?>[] {NodeQuery.class},
            (_, step, arguments) -> onScreen(() -> taken(query, step, arguments)));
    }

    private static Object taken(NodeQuery query, Method step, Object[] arguments) throws Exception {
        try {
            Object found = step.invoke(query, arguments);
            return found instanceof NodeQuery more ? watched(more) : found;
        } catch (InvocationTargetException e) {
            throw e.getCause() instanceof Exception problem ? problem : e;
        }
    }

    private static <T> T onScreen(Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        if (Platform.isFxApplicationThread()) {
            task.run();
        } else {
            Platform.runLater(task);
        }
        try {
            return task.get(MINUTES, TimeUnit.MINUTES);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException problem ? problem : new IllegalStateException(e);
        } catch (TimeoutException e) {
            throw new IllegalStateException("the screen's thread is busy", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /// Moves the mouse in one step and waits once, for 50 ms, where TestFX waits three times. Queries the
    /// place again, because hovering may move it.
    @Override
    public FxRobot clickOn(PointQuery place, Motion motion, MouseButton... buttons) {
        MouseRobot mouse = robotContext().getMouseRobot();
        Point2D first = place.query();
        mouse.moveNoWait(first);
        WindowFixture.layOutAll();
        Point2D now = place.query();
        if (!now.equals(first)) {
            mouse.moveNoWait(now);
        }
        mouse.pressNoWait(buttons);
        mouse.release(buttons);
        return this;
    }

    /// Without the 50 ms that TestFX waits between pressing and releasing.
    @Override
    public FxRobot push(KeyCode... keys) {
        KeyboardRobot keyboard = robotContext().getKeyboardRobot();
        keyboard.pressNoWait(keys);
        keyboard.release(List.of(keys).reversed().toArray(KeyCode[]::new));
        return this;
    }

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
