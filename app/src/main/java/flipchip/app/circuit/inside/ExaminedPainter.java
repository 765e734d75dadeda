package flipchip.app.circuit.inside;

import java.util.Map;
import flipchip.app.circuit.array.ChipPlace;
import flipchip.app.circuit.inside.CellLayout.Point;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;
import flipchip.hwsim.gates.netlist.Net;

/// A painter of marks at the probed gates: a tick where the output is right, a cross and a thick frame where
/// it is wrong.
record ExaminedPainter(Pen g, Scene scene) {
    /// @param examined nets, each with whether it is wrong
    void paint(Map<Net, Boolean> examined) {
        examined.forEach((net, wrong) -> scene.place(net).filter(at -> scene.sees(at.x(), at.y(), 30))
            .ifPresent(at -> mark(at, wrong)));
    }

    private void mark(Point at, boolean wrong) {
        boolean gates = scene.level() == ChipPlace.Level.GATE;
        double half = gates ? CellLayout.GATE_WIDTH * 0.8 * scene.scale() : Math.max(5, scene.side() * 0.02);
        g.setStroke(scene.ink(wrong ? CanvasColor.DIFFER : CanvasColor.AGREE), wrong ? 3 : 1.8);
        g.strokeOval(at.x() - half, at.y() - half, 2 * half, 2 * half);
        g.setFill(scene.ink(wrong ? CanvasColor.DIFFER : CanvasColor.AGREE));
        g.setText(Fonts.text(gates ? 15 : 12), TextAlignment.CENTER, TextBaseline.CENTER);
        g.fillText(wrong ? "✕" : "✓", at.x() + half * 0.9, at.y() - half * 0.9);
    }
}
