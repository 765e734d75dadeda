package flipchip.app.circuit.inside;

import java.util.Map;
import java.util.Optional;
import flipchip.app.circuit.array.ChipPlace;
import flipchip.app.circuit.inside.CellLayout.Point;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;

/// A painter of the inside of cells at the depth of a scene, with the marks of a trace and of probes.
record InsidePainter(Pen g, Scene scene) {
    /// @param examined probed nets, each with whether it is wrong
    /// @param square   whose name the schematic bears
    void paint(Moment moment, Optional<NetTrace> trace, boolean fadesDead, Map<Net, Boolean> examined,
            Square square) {
        switch (scene.level()) {
            case CELL -> new CellLevelPainter(g, scene, moment, fadesDead).draw();
            case GATE -> new GateLevelPainter(g, scene, moment, trace, fadesDead).draw();
            case ARRAY -> {}
        }
        trace.ifPresent(this::marks);
        examined.forEach((net, wrong) -> scene.place(net).filter(at -> scene.sees(at.x(), at.y(), 30))
            .ifPresent(at -> mark(at, wrong)));
        name(square);
    }

    /// The gates of a trace: a square frame where they act on the chosen one, a dashed one where it acts on
    /// them.
    private void marks(NetTrace trace) {
        g.setStroke(scene.ink(CanvasColor.ACCENT), 1.6);
        trace.fanIn().keySet().forEach(net -> frame(net, 1.5));
        g.setLineDashes(4, 3);
        trace.fanOut().keySet().forEach(net -> frame(net, 1.5));
        g.setLineDashes();
        g.setLineWidth(3);
        frame(trace.root(), 3.5);
    }

    /// @param around a gate, in pixels
    private void frame(Net net, double around) {
        scene.place(net).filter(at -> scene.sees(at.x(), at.y(), 20)).ifPresent(at -> {
            Point size = scene.level() == ChipPlace.Level.GATE
                ? new Point(CellLayout.GATE_WIDTH * scene.scale() * 1.2,
                    CellLayout.GATE_WIDTH * scene.scale() * 1.2)
                : CellLevelPainter.size(scene, scene.parts().orElseThrow().wiring().driver(net).name());
            double wide = size.x() / 2 + around;
            double tall = size.y() / 2 + around;
            g.strokeRect(at.x() - wide, at.y() - tall, 2 * wide, 2 * tall);
        });
    }

    /// A probed gate: a tick where the output is right, a cross and a thick frame where it is wrong.
    private void mark(Point at, boolean wrong) {
        boolean gates = scene.level() == ChipPlace.Level.GATE;
        double half = gates ? CellLayout.GATE_WIDTH * 0.8 * scene.scale() : Math.max(5, scene.side() * 0.02);
        g.setStroke(scene.ink(wrong ? CanvasColor.DIFFER : CanvasColor.AGREE), wrong ? 3 : 1.8);
        g.strokeOval(at.x() - half, at.y() - half, 2 * half, 2 * half);
        g.setFill(scene.ink(wrong ? CanvasColor.DIFFER : CanvasColor.AGREE));
        g.setText(Fonts.text(gates ? 15 : 12), TextAlignment.CENTER, TextBaseline.CENTER);
        g.fillText(wrong ? "✕" : "✓", at.x() + half * 0.9, at.y() - half * 0.9);
    }

    /// The name of the square in a corner, where the view is so close that nothing else says it.
    private void name(Square square) {
        if (scene.level() == ChipPlace.Level.GATE) {
            g.setFill(scene.ink(CanvasColor.TEXT));
            g.setText(Fonts.text(13), TextAlignment.LEFT, TextBaseline.TOP);
            g.fillText(square.toString(), 12, 10);
        }
    }

    /// A ring around the gate that is pointed at.
    void pointer(Net net) {
        scene.place(net).ifPresent(at -> {
            double half = scene.level() == ChipPlace.Level.GATE
                ? CellLayout.GATE_WIDTH * 0.72 * scene.scale()
                : Math.max(6, scene.side() * 0.027);
            g.setStroke(scene.ink(CanvasColor.TEXT), 1.6);
            g.strokeOval(at.x() - half, at.y() - half, 2 * half, 2 * half);
        });
    }
}
