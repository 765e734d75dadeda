package flipchip.hwsim.gates.export;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Port;

/// A comparison of an instance with a module taken from another: the same pins, the same gates in the same
/// order, wired alike. The wiring of the pins outside may differ; so may a constant there, as long as the
/// module reads the pin and not the constant.
final class ModuleMatch {
    private final Map<Net, Net> instanceNet = new HashMap<>();

    private ModuleMatch() {}

    /// Whether `instance`, described with its own nets, matches `module`.
    static boolean matches(HdlModule module, HdlModule instance) {
        ModuleMatch match = new ModuleMatch();
        return match.samePorts(module.ports(), instance.ports(), Port.Direction.INPUT)
                && match.sameGates(module.gates(), instance.gates())
                && match.sameParts(module.parts(), instance.parts())
                && match.samePorts(module.ports(), instance.ports(), Port.Direction.OUTPUT);
    }

    /// A constant must be the same constant; any other net maps to one net of the instance throughout.
    private boolean same(Net ours, Net theirs) {
        if (ours.isConstant() || ours.equals(HdlModule.OPEN)) {
            return ours.equals(theirs);
        }
        Net known = instanceNet.putIfAbsent(ours, theirs);
        return known == null || known.equals(theirs);
    }

    private boolean same(List<Net> ours, List<Net> theirs) {
        if (ours.size() != theirs.size()) {
            return false;
        }
        for (int i = 0; i < ours.size(); i++) {
            if (!same(ours.get(i), theirs.get(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean samePorts(List<Port> ours, List<Port> theirs, Port.Direction direction) {
        if (ours.size() != theirs.size()) {
            return false;
        }
        for (int i = 0; i < ours.size(); i++) {
            Port mine = ours.get(i);
            Port other = theirs.get(i);
            if (mine.direction() != other.direction()
                    || mine.direction() == direction && !same(mine.bus().nets(), other.bus().nets())) {
                return false;
            }
        }
        return true;
    }

    private boolean sameGates(List<Gate> ours, List<Gate> theirs) {
        if (ours.size() != theirs.size()) {
            return false;
        }
        for (int i = 0; i < ours.size(); i++) {
            if (!sameKind(ours.get(i), theirs.get(i)) || !same(ours.get(i).inputs(), theirs.get(i).inputs())
                    || !same(ours.get(i).outputs(), theirs.get(i).outputs())) {
                return false;
            }
        }
        return true;
    }

    private static boolean sameKind(Gate ours, Gate theirs) {
        return switch (ours) {
            case Gate.FlipFlop a -> theirs instanceof Gate.FlipFlop b && a.resetValue() == b.resetValue()
                    && a.initial() == b.initial();
            case Gate.SetReset a -> theirs instanceof Gate.SetReset b && a.resetValue() == b.resetValue()
                    && a.initial() == b.initial();
            case Gate.Ram a ->
                theirs instanceof Gate.Ram b && a.words() == b.words() && widths(a).equals(widths(b));
            case Gate.Not _, Gate.And _, Gate.Or _, Gate.Xor _, Gate.Mux _, Gate.Latch _ ->
                ours.getClass() == theirs.getClass();
        };
    }

    private static List<List<Integer>> widths(Gate.Ram ram) {
        return List.of(List.of(ram.width()),
            ram.reads().stream().map(Gate.ReadPort::address).map(Bus::width).toList(),
            ram.writes().stream().map(Gate.WritePort::address).map(Bus::width).toList());
    }

    private boolean sameParts(List<HdlModule.Part> ours, List<HdlModule.Part> theirs) {
        if (ours.size() != theirs.size()) {
            return false;
        }
        for (int i = 0; i < ours.size(); i++) {
            HdlModule.Part mine = ours.get(i);
            HdlModule.Part other = theirs.get(i);
            if (mine.module() != other.module()) {
                return false;
            }
            for (int pin = 0; pin < mine.connections().size(); pin++) {
                if (!same(mine.connections().get(pin).nets(), other.connections().get(pin).nets())) {
                    return false;
                }
            }
        }
        return true;
    }
}
