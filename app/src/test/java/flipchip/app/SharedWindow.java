package flipchip.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// Opens, resets and closes the window of a [WindowTest], and is the robot of its tests.
public final class SharedWindow extends WindowRobot implements AfterAllCallback {
    /// With `-Dflipchip.windows.resets=true` each window that is opened again because its reset left
    /// something
    /// behind is named.
    private static final boolean NAMED = Boolean.getBoolean("flipchip.windows.resets");
    private static final Point2D CORNER = new Point2D(1, 1);

    private WindowFixture window;              // null while none is open

    @Override
    public void beforeEach(ExtensionContext test) throws Exception {
        Stage stage = FxToolkit.registerPrimaryStage();
        if (window != null && (isFresh(test) || !isReset(test))) {
            close();
        }
        if (window == null) {
            moveTo(CORNER);
            window =
                WaitForAsyncUtils.waitForAsyncFx(300_000, () -> open(test.getRequiredTestClass(), stage));
            WaitForAsyncUtils.waitForFxEvents();
            if (!isFresh(test)) {
                window.remember();
            }
        }
        for (Field field : test.getRequiredTestClass().getDeclaredFields()) {
            if (field.getType() == WindowFixture.class) {
                field.setAccessible(true);
                field.set(test.getRequiredTestInstance(), window);
            }
        }
    }

    private boolean isReset(ExtensionContext test) throws TimeoutException {
        moveTo(CORNER);
        List<String> left = window.reset();
        if (NAMED && !left.isEmpty()) {
            System.err.println("opened again before " + test.getDisplayName() + ": " + left);
        }
        return left.isEmpty();
    }

    private static boolean isFresh(ExtensionContext test) {
        return test.getRequiredTestMethod().isAnnotationPresent(WindowTest.Fresh.class)
                || test.getRequiredTestClass().isAnnotationPresent(WindowTest.Fresh.class);
    }

    private static WindowFixture open(Class<?> tests, Stage stage) throws ReflectiveOperationException {
        List<Method> own = Stream.of(tests.getDeclaredMethods())
            .filter(method -> method.isAnnotationPresent(WindowTest.Opening.class)).toList();
        if (own.isEmpty()) {
            return WindowFixture.quick(stage);
        }
        own.getFirst().setAccessible(true);
        try {
            return (WindowFixture) own.getFirst().invoke(null, stage);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    @Override
    public void afterEach(ExtensionContext test) {
        release(new KeyCode[0]);
        release(new MouseButton[0]);
        WaitForAsyncUtils.waitForFxEvents();
        WaitForAsyncUtils.clearExceptions();
        if (window == null) {
            return;
        }
        List<Throwable> problems = List.copyOf(window.problems);
        if (isFresh(test) || test.getExecutionException().isPresent() || !problems.isEmpty()) {
            close();
        }
        assertEquals(List.of(), problems);
    }

    @Override
    public void afterAll(ExtensionContext tests) {
        if (window != null) {
            close();
        }
    }

    private void close() {
        WindowFixture closed = window;
        window = null;
        closed.close();
    }
}
