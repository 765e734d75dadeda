package flipchip.app.kit.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A drawing that is kept is the same drawing, whole or in pieces.
class StrokesTest {
    private final List<String> done = new ArrayList<>();
    private final Pen pen = (Pen) Proxy.newProxyInstance(Pen.class.getClassLoader(),
        new Class<?>[] {Pen.class}, (_, method, values) -> {
            done.add(method.getName() + Arrays.deepToString(values));
            return null;
        });

    private static void draw(Pen g) {
        g.setLineDashes(4, 2.5);
        g.strokeLine(1, 2, 3, 4);
        g.setLineDashes();
        g.beginPath();
        g.fillText("d3", 5, 6);
    }

    @Test
    void inPiecesItIsDoneAsItWasDoneAtFirst() {
        draw(pen);
        List<String> directly = List.copyOf(done);
        done.clear();

        Strokes strokes = Strokes.of(StrokesTest::draw);
        assertEquals(5, strokes.size());
        strokes.repeat(0, 2, pen);
        strokes.repeat(2, 2, pen);
        strokes.repeat(2, 5, pen);

        assertEquals(directly, done);
    }

    @Test
    void piecesBeyondItsEndAreRefused() {
        Strokes strokes = Strokes.of(StrokesTest::draw);

        assertThrows(IndexOutOfBoundsException.class, () -> strokes.repeat(3, 6, pen));
        assertEquals(List.of(), done);
    }
}
