package flipchip.app.circuit.inside;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import flipchip.app.circuit.array.ArrayGeometry;
import flipchip.app.circuit.array.ChipPlace;
import flipchip.app.circuit.inside.CellLayout.Point;
import flipchip.app.kit.draw.Ink;
import org.junit.jupiter.api.Test;

class SceneTest {
    private final ArrayGeometry geometry = ArrayGeometry.in(800, 800).seen(16, 3.5, 5.5);
    private final Scene scene =
        new Scene(geometry, ChipPlace.Level.GATE, Optional.empty(), _ -> new Ink() {});
    /// How far from the middle of its cell a gate's box and the rim end.
    private final double reach =
        ArrayGeometry.CELL / 2 + CellLayout.GATE_WIDTH * scene.scale() / geometry.pitch();

    /// Half of the height of the view, in cells.
    private final double half = geometry.side() / geometry.pitch() / 2;

    private void filled(double x, double y, double toX, double toY) {
        Point point = scene.filling(new Point(x, y), 0.4 * geometry.pitchX(), geometry.side());
        assertEquals(toX, point.x(), 1e-9);
        assertEquals(toY, point.y(), 1e-9);
    }

    @Test
    void aGateInsideTheCellIsInTheMiddleOfTheView() {
        filled(3.5, 5.5, 3.5, 5.5);
        filled(3.4, 5.55, 3.4, 5.55);
    }

    @Test
    void theViewDoesNotGoFurtherBeyondTheCellThanTheRim() {
        filled(3.97, 5.5, 3.5 + reach - 0.2, 5.5);
        filled(3.02, 5.99, 3.5 - reach + 0.2, 5.5 + reach - half);
        filled(8, 0, 7.5 + reach - 0.2, 0.5 - reach + half);
    }

    @Test
    void aCellThatIsSmallerThanTheViewStandsInItsMiddle() {
        Scene small = new Scene(ArrayGeometry.in(800, 800).seen(6, 3.5, 5.5), ChipPlace.Level.GATE,
            Optional.empty(), _ -> new Ink() {});
        Point point = small.filling(new Point(3.9, 5.1), 800, small.geometry().side());
        assertEquals(3.5, point.x(), 1e-9);
        assertEquals(5.5, point.y(), 1e-9);
    }
}
