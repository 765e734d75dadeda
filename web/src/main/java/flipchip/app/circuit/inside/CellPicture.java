package flipchip.app.circuit.inside;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import flipchip.app.circuit.array.ArrayGeometry;
import flipchip.app.circuit.array.ChipPlace;
import flipchip.app.circuit.inside.CellLayout.Point;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Ink;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.referee.run.MachineState;

/// A picture of the gates of one cell, as the window shows them when it is close. In the window's package for
/// its painters.
///
/// Thread: owner
public final class CellPicture {
    private static final Texts TEXTS = Texts.of("schematic");
    /// Height of a view whose gates have room for their names.
    private static final double READABLE = 640;

    private Parts parts;

    /// What is looked at.
    ///
    /// @param net    the gate that is pointed at on the schematic; without one the cell is seen whole
    /// @param width  of the view
    /// @param height of the view
    public record View(Square square, Optional<Net> net, double width, double height) {}

    public CellPicture(MachineCircuit circuit) {
        parts = Parts.read(circuit, Optional.empty());
    }

    /// @param layout of the schematic, see [LayoutText]
    public void layOut(String layout) {
        parts = parts.with(LayoutText.read(layout));
    }

    /// The cell whose gate drives `net`, if one does.
    public Optional<Square> square(Net net) {
        return Optional.ofNullable(parts.wiring().driver(net)).map(CellWiring.Spot::square);
    }

    /// The gate on the schematic that a reader begins with.
    public Net first(Square square) {
        return parts.wiring().net(square, "legal");
    }

    /// The whole cell, or the gates around one as near as they are read well.
    private Scene scene(View view, Function<CanvasColor, Ink> inks) {
        ArrayGeometry array = ArrayGeometry.in(view.width, view.height);
        Square square = view.square;
        if (view.net.isEmpty()) {
            return scene(array, ChipPlace.Level.CELL, square.file() + 0.5, square.row() + 0.5, inks);
        }
        array = filling(array, view);
        Scene scene = scene(array, ChipPlace.Level.GATE, square.file() + 0.5, square.row() + 0.5, inks);
        Point middle = scene.filling(scene.world(view.net.get()), view.width, view.height);
        return scene(array, ChipPlace.Level.GATE, middle.x(), middle.y(), inks);
    }

    /// As large in a view that is higher than wide as in one where the names of gates are read well.
    private static ArrayGeometry filling(ArrayGeometry array, View view) {
        if (view.width >= view.height) {
            return array;
        }
        double side = Math.max(view.height, READABLE);
        ArrayGeometry large = ArrayGeometry.in(side, side);
        return new ArrayGeometry(large.left() + (view.width - side) / 2,
            large.top() + (view.height - side) / 2, large.pitch(), side, view.width / 2, 1);
    }

    private Scene scene(ArrayGeometry array, ChipPlace.Level level, double x, double y,
            Function<CanvasColor, Ink> inks) {
        return Scene.of(array.seen(level.entry(), x, y), level, Optional.of(parts), inks);
    }

    public void paint(Pen pen, Function<CanvasColor, Ink> inks, Moment moment, View view) {
        InsidePainter painter = new InsidePainter(pen, scene(view, inks));
        painter.paint(moment, Optional.empty(), false, Map.of(), view.square);
        view.net.ifPresent(painter::pointer);
    }

    /// The gate at a point of the view, if one is there.
    public Optional<Net> at(View view, Function<CanvasColor, Ink> inks, double x, double y) {
        return scene(view, inks).at(x, y);
    }

    /// The next gate this way from the one that is pointed at.
    public Optional<Net> beside(View view, Function<CanvasColor, Ink> inks, Direction way) {
        return scene(view, inks).beside(view.net.orElseThrow(), way);
    }

    /// What the gate computes that is pointed at; else how many of the cell's are high and how many change.
    public String words(Moment moment, View view) {
        if (view.net.isPresent()) {
            return Equation.of(parts.circuit().netlist(), moment.state(), view.net.get());
        }
        MachineState before = moment.before();
        List<Net> nets = parts.wiring().parts().stream()
            .map(part -> parts.wiring().net(view.square, part.name())).toList();
        return TEXTS.get("inside.cell", view.square.toString(),
            nets.stream().filter(moment.state()::high).count(), nets.size(),
            nets.stream().filter(net -> moment.state().high(net) != before.high(net)).count());
    }
}
