package flipchip.app;

import java.lang.reflect.Method;
import javafx.scene.Scene;

/// Styles and lays out what has changed in a window, as its next pulse would. `applyCss` of the root would
/// style everything in it again. FX thread only.
final class LaidOut {
    private static final Method STYLE = method("doCSSPass");
    private static final Method LAY_OUT = method("doLayoutPass");

    private LaidOut() {}

    static void now(Scene scene) {
        try {
            STYLE.invoke(scene);
            LAY_OUT.invoke(scene);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Method method(String name) {
        try {
            Method method = Scene.class.getDeclaredMethod(name);
            method.setAccessible(true);
            return method;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }
}
