package flipchip.app.circuit.inside;

import flipchip.app.circuit.array.ArrayGeometry;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;

/// A painter of the cells beyond the border, which exist only as constant zeros: drawn dashed, each with a 0,
/// and their wires.
final class ShadowRing {
    /// Cells of the ring around 8x8.
    static final int CELLS = 10 * 10 - 8 * 8;

    private ShadowRing() {}

    /// How many wires from the ring into cells are constant, counted from the netlist.
    static long wires(Parts parts) {
        CellWiring wiring = parts.wiring();
        long count = 0;
        for (Square square : Square.values()) {
            count += wiring.pins().stream().filter(pin -> wiring.net(square, pin).isConstant()).count();
        }
        return count;
    }

    static void paint(Pen g, Scene scene) {
        ArrayGeometry geometry = scene.geometry();
        double side = scene.side();
        g.setStroke(scene.ink(CanvasColor.CELL_BORDER));
        g.setFill(scene.ink(CanvasColor.QUIET));
        g.setText(Fonts.text(Math.clamp(side * 0.3, 11, 40)), TextAlignment.CENTER, TextBaseline.CENTER);
        g.setLineWidth(1);
        g.setLineDashes(3, 3);
        for (int file = -1; file <= 8; file++) {
            for (int row = -1; row <= 8; row++) {
                double x = geometry.left() + (file + 0.5) * geometry.pitchX();
                double y = geometry.top() + (row + 0.5) * geometry.pitch();
                boolean beyond = file < 0 || file > 7 || row < 0 || row > 7;
                if (beyond && geometry.isVisible(x, y, scene.width())) {
                    g.strokeRoundRect(x - scene.width() / 2, y - side / 2, scene.width(), side, 12, 12);
                    g.fillText("0", x, y);
                    wires(g, geometry, file, row);
                }
            }
        }
        g.setLineDashes();
    }

    private static void wires(Pen g, ArrayGeometry geometry, int file, int row) {
        for (Direction d : Direction.values()) {
            int toFile = file + d.files();
            int toRow = row + d.rows();
            if (toFile >= 0 && toFile <= 7 && toRow >= 0 && toRow <= 7) {
                ArrayGeometry.Wire wire = geometry.wire(Square.at(toFile, toRow), d.opposite());
                g.strokeLine(wire.startX(), wire.startY(), wire.endX(), wire.endY());
            }
        }
    }
}
