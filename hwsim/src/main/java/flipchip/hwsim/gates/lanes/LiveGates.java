package flipchip.hwsim.gates.lanes;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import flipchip.hwsim.gates.netlist.ConstantPropagation;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;

/// The gates of a combinational netlist that constants leave and an output needs, by the number of the
/// net that each drives.
final class LiveGates {
    private final ConstantPropagation propagation;
    private final Gate[] driver;
    private final Set<Integer> order = new LinkedHashSet<>();
    private final Set<Integer> pins = new LinkedHashSet<>();

    /// @throws IllegalArgumentException if `netlist` has a gate with memory
    LiveGates(Netlist netlist) {
        netlist.gates().stream().filter(gate -> !gate.isCombinational()).findFirst().ifPresent(gate -> {
            throw new IllegalArgumentException(netlist.name() + " is not combinational: it has " + gate);
        });
        propagation = ConstantPropagation.of(netlist);
        driver = new Gate[netlist.netCount()];
        for (int g : netlist.evaluationOrder()) {
            if (propagation.isLive(g)) {
                Gate gate = netlist.gates().get(g);
                driver[gate.outputs().getFirst().id()] = gate;
            }
        }
        pins.add(Net.ZERO.id());
        pins.add(Net.ONE.id());
        netlist.ports().forEach(port -> port.bus().nets().forEach(net -> pins.add(stand(net))));
        for (Port port : netlist.ports(Port.Direction.OUTPUT)) {
            port.bus().nets().forEach(net -> addBehindInputs(stand(net)));
        }
    }

    /// Depth first, so that a value is read soon.
    private void addBehindInputs(int net) {
        if (driver[net] != null && !order.contains(net)) {
            inputs(net).forEach(this::addBehindInputs);
            order.add(net);
        }
    }

    /// Each after those it depends on.
    List<Integer> order() {
        return new ArrayList<>(order);
    }

    /// The nets of pins and the two constants.
    Set<Integer> pins() {
        return pins;
    }

    /// The net that carries the value of `net` after constants are gone.
    int stand(Net net) {
        return propagation.standsFor(net).id();
    }

    Gate gate(int net) {
        return driver[net];
    }

    /// What the gate of `net` reads.
    List<Integer> inputs(int net) {
        return driver[net].inputs().stream().map(this::stand).toList();
    }
}
