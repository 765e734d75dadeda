package flipchip.app.learn.space;

import flipchip.app.kit.draw.ArcType;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;

/// A drawing of three gates, of which one is wrong.
final class GatePicture extends PaintedRegion {
    private static final double SIZE = 124;

    GatePicture() {
        setMinSize(SIZE, SIZE);
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        g.setFill(ink(CanvasColor.DIE));
        g.fillRoundRect(0.5, 0.5, width - 1, height - 1, 12, 12);
        g.setStroke(ink(CanvasColor.LINE), 1);
        g.strokeRoundRect(0.5, 0.5, width - 1, height - 1, 12, 12);
        g.setStroke(ink(CanvasColor.CELL_BORDER), 1.5);
        wires(g);
        g.setStroke(ink(CanvasColor.DIFFER));
        g.strokeLine(98, 62, SIZE - 8, 62);
        gate(g, 28, 36, "");
        gate(g, 28, 88, "?");
        gate(g, 76, 62, "?");
    }

    private static void wires(Pen g) {
        for (double y : new double[] {30, 42, 82, 94}) {
            g.strokeLine(10, y, 28, y);
        }
        g.strokePolyline(new double[] {50, 63, 63, 76}, new double[] {36, 36, 56, 56}, 4);
        g.strokePolyline(new double[] {50, 63, 63, 76}, new double[] {88, 88, 68, 68}, 4);
    }

    private void gate(Pen g, double x, double y, String mark) {
        g.setFill(ink(CanvasColor.CELL));
        g.setStroke(ink(CanvasColor.CELL_BORDER));
        g.fillRect(x, y - 11, 11, 22);
        g.fillArc(x, y - 11, 22, 22, -90, 180, ArcType.OPEN);
        g.strokePolyline(new double[] {x + 11, x, x, x + 11}, new double[] {y - 11, y - 11, y + 11, y + 11},
            4);
        g.strokeArc(x, y - 11, 22, 22, -90, 180, ArcType.OPEN);
        g.setFill(ink(CanvasColor.TEXT));
        g.setText(Fonts.bold(12), TextAlignment.CENTER, TextBaseline.CENTER);
        g.fillText(mark, x + 10, y);
    }
}
