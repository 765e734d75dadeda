package flipchip.app.circuit.inside;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.gates.netlist.Net;

/// A formatter of a trace as a report: a line for each gate.
final class TraceReport {
    private static final Texts TEXTS = Texts.of("schematic");

    private TraceReport() {}

    /// What acts on the gate and on what it acts, nearest first.
    static CircuitReport of(Parts parts, Moment moment, NetTrace trace) {
        List<CircuitReport.Line> lines = new ArrayList<>();
        trace.fanIn().forEach((net, distance) -> lines.add(line(parts, moment, net, "trace.in", distance)));
        trace.fanOut().forEach((net, distance) -> lines.add(line(parts, moment, net, "trace.out", distance)));
        CellWiring wiring = parts.wiring();
        return new CircuitReport(TEXTS.get("trace.title", parts.circuit().netlist().nameOf(trace.root())),
            TEXTS.get("trace.caption", parts.circuit().netlist().nameOf(trace.root()),
                NetTrace.gates(wiring, trace.fanIn()), NetTrace.cells(wiring, trace.fanIn()).size(),
                NetTrace.gates(wiring, trace.fanOut()), NetTrace.cells(wiring, trace.fanOut()).size()),
            lines);
    }

    /// A gate with its equation and values.
    ///
    /// @param key    of the words
    /// @param number the distance or the time
    static CircuitReport.Line line(Parts parts, Moment moment, Net net, String key, int number) {
        return new CircuitReport.Line(
            TEXTS.get(key, number, Equation.of(parts.circuit().netlist(), moment.state(), net)),
            Optional.of(net));
    }
}
