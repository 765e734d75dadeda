package flipchip.app.kit.draw;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;

/// What a drawing does with its pen, kept to be done again in as many pieces as one likes. Immutable.
public final class Strokes {
    private final List<Stroke> all;

    private record Stroke(Method what, Object[] values) {}

    private Strokes(List<Stroke> all) {
        this.all = List.copyOf(all);
    }

    /// What `drawing` does now.
    public static Strokes of(Painted drawing) {
        List<Stroke> all = new ArrayList<>();
        drawing.paintWith((Pen) Proxy.newProxyInstance(Pen.class.getClassLoader(), new Class<?>[] {Pen.class},
            (_, method, values) -> {
                all.add(new Stroke(method, values == null ? new Object[0] : values));
                return null;
            }));
        return new Strokes(all);
    }

    /// How many there are.
    public int size() {
        return all.size();
    }

    /// Does those from `from` on, and before `to`, with `pen`.
    ///
    /// @throws IndexOutOfBoundsException unless 0 <= `from` <= `to` <= [#size()]
    public void repeat(int from, int to, Pen pen) {
        for (Stroke stroke : all.subList(from, to)) {
            try {
                stroke.what().invoke(pen, stroke.values());
            } catch (IllegalAccessException | InvocationTargetException problem) {
                throw new IllegalStateException("the pen cannot do " + stroke.what().getName(), problem);
            }
        }
    }
}
