package flipchip.app;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import javafx.scene.Scene;

/// Takes the painter from a window that is not looked at: it is styled, laid out and synchronized in every
/// pulse as before, but not drawn, which would take a sixth of the processor time of its tests. A picture
/// that a test takes of it, a snapshot, is drawn all the same. FX thread only.
final class Unpainted {
    private static final String QUANTUM = "com.sun.javafx.tk.quantum.";

    private Unpainted() {}

    /// @param scene of a window that is shown
    static void unpaint(Scene scene) {
        try {
            Field peer = Scene.class.getDeclaredField("peer");
            peer.setAccessible(true);
            leaveOut(peer.get(scene));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /// In the place of the job that paints comes one that only says it has.
    private static void leaveOut(Object shown) throws ReflectiveOperationException {
        Field job = Class.forName(QUANTUM + "ViewScene").getDeclaredField("paintRenderJob");
        job.setAccessible(true);
        Object painted = job.get(shown);
        Method listener = Class.forName("com.sun.javafx.tk.RenderJob").getMethod("getCompletionListener");
        Method setPainting =
            Class.forName(QUANTUM + "GlassScene").getDeclaredMethod("setPainting", boolean.class);
        setPainting.setAccessible(true);
        Constructor<?> made = Class.forName(QUANTUM + "PaintRenderJob").getConstructors()[0];
        made.setAccessible(true);
        Runnable nothing = () -> done(setPainting, shown);
        job.set(shown, made.newInstance(shown, listener.invoke(painted), nothing));
    }

    private static void done(Method setPainting, Object shown) {
        try {
            setPainting.invoke(shown, false);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
