package flipchip.app.circuit.inside;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import flipchip.app.circuit.array.ArrayGeometry;
import flipchip.app.circuit.array.ChipPlace;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Ink;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.referee.run.MachineState;

/// A picture of the gates of one cell, as the window shows them when it is close. In the window's package for
/// its painters. Immutable.
public final class CellPicture {
    private static final Texts TEXTS = Texts.of("schematic");

    private final Parts parts;

    public CellPicture(MachineCircuit circuit) {
        parts = Parts.read(circuit, Optional.empty(), Optional.empty());
    }

    /// The cell in the middle of a view of this size.
    public void paint(Pen pen, Function<CanvasColor, Ink> inks, Moment moment, Square square, double width,
            double height) {
        ArrayGeometry geometry = ArrayGeometry.in(width, height).seen(ChipPlace.Level.CELL.entry(),
            square.file() + 0.5, square.row() + 0.5);
        Scene scene = Scene.of(geometry, ChipPlace.Level.CELL, Optional.of(parts), inks);
        new InsidePainter(pen, scene).paint(moment, Optional.empty(), false, Map.of(), square);
    }

    /// How many gates are high and how many change, in words.
    public String words(Moment moment, Square square) {
        MachineState before = moment.before();
        List<Net> nets =
            parts.wiring().parts().stream().map(part -> parts.wiring().net(square, part.name())).toList();
        return TEXTS.get("inside.cell", square.toString(), nets.stream().filter(moment.state()::high).count(),
            nets.size(), nets.stream().filter(net -> moment.state().high(net) != before.high(net)).count());
    }
}
