package flipchip.hwsim.gates.export;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.netlist.Scope;

/// A split of a netlist into modules along its scopes. One use.
///
/// Scopes of one type share a module. It is taken from the instance with most distinct nets at its input
/// pins, where no gate input can be attributed to a wrong pin; every other instance is compared with it gate
/// by gate ([ModuleMatch]) and gets a module of its own if it differs. A net that crosses the border of a
/// scope without a declared pin gets a pin of its own.
/// Thread: owner
final class Hierarchy {
    private final Netlist netlist;
    private final int[] lastInside;
    private final int[] driver;
    private final int[] firstReader;
    private final int[] lastReader;
    private final List<List<Gate>> gates = new ArrayList<>();
    private final List<List<Scope>> children = new ArrayList<>();
    private final int[] height;

    private Hierarchy(Netlist netlist) {
        this.netlist = netlist;
        int scopes = netlist.scopes().size();
        lastInside = new int[scopes];
        height = new int[scopes];
        driver = filled(netlist.netCount(), -1);
        firstReader = filled(netlist.netCount(), Integer.MAX_VALUE);
        lastReader = filled(netlist.netCount(), -1);
        for (int s = 0; s < scopes; s++) {
            gates.add(new ArrayList<>());
            children.add(new ArrayList<>());
            lastInside[s] = s;
        }
        measureScopes();
        findDriversAndReaders();
    }

    private static int[] filled(int length, int value) {
        int[] array = new int[length];
        java.util.Arrays.fill(array, value);
        return array;
    }

    /// The modules, each after those it is made of, the whole circuit last.
    ///
    /// @throws IllegalArgumentException if a scope declares a net as input that it drives itself
    static List<HdlModule> of(Netlist netlist) {
        return new Hierarchy(netlist).modules();
    }

    /// Scopes were numbered when they were opened, so the scopes inside `s` are those from `s` to its last.
    private void measureScopes() {
        for (int s = netlist.scopes().size() - 1; s > 0; s--) {
            int parent = netlist.scopes().get(s).parent();
            children.get(parent).addFirst(netlist.scopes().get(s));
            lastInside[parent] = Math.max(lastInside[parent], lastInside[s]);
            height[parent] = Math.max(height[parent], height[s] + 1);
        }
    }

    private void findDriversAndReaders() {
        for (int g = 0; g < netlist.gates().size(); g++) {
            Gate gate = netlist.gates().get(g);
            int scope = netlist.scopeOf(g).id();
            gates.get(scope).add(gate);
            gate.inputs().forEach(net -> read(net, scope));
            gate.outputs().forEach(net -> driver[net.id()] = scope);
        }
        netlist.ports(Port.Direction.INPUT)
            .forEach(port -> port.bus().nets().forEach(net -> driver[net.id()] = 0));
        netlist.ports(Port.Direction.OUTPUT).forEach(port -> port.bus().nets().forEach(net -> read(net, 0)));
        for (Scope scope : netlist.scopes().subList(1, netlist.scopes().size())) {
            for (Port port : scope.ports()) {
                for (Net net : port.bus().nets()) {
                    if (port.direction() == Port.Direction.INPUT) {
                        read(net, scope.parent());
                    } else if (!isDrivenInside(net, scope.id())) {
                        read(net, scope.id());
                    }
                }
            }
        }
    }

    private void read(Net net, int scope) {
        firstReader[net.id()] = Math.min(firstReader[net.id()], scope);
        lastReader[net.id()] = Math.max(lastReader[net.id()], scope);
    }

    private boolean isDrivenInside(Net net, int scope) {
        return driver[net.id()] >= scope && driver[net.id()] <= lastInside[scope];
    }

    private boolean isReadOutside(Net net, int scope) {
        return firstReader[net.id()] < scope || lastReader[net.id()] > lastInside[scope];
    }

    private List<HdlModule> modules() {
        Map<Integer, HdlModule> seen = new HashMap<>();       // every scope, with its own nets
        Map<Integer, HdlModule> module = new HashMap<>();     // the module it is an instance of
        Map<String, List<HdlModule>> variants = new LinkedHashMap<>();
        List<HdlModule> all = new ArrayList<>();
        for (List<Scope> alike : scopesOfOneType()) {
            alike.forEach(scope -> seen.put(scope.id(), describe(scope, seen, module)));
            alike.sort(Comparator.comparing((Scope scope) -> -distinctInputs(seen.get(scope.id())))
                .thenComparing(Scope::id));
            for (Scope scope : alike) {
                HdlModule own = seen.get(scope.id());
                List<HdlModule> known = variants.computeIfAbsent(scope.type(), _ -> new ArrayList<>());
                HdlModule same =
                    known.stream().filter(other -> ModuleMatch.matches(other, own)).findFirst().orElse(own);
                if (same == own) {
                    known.add(own);
                    all.add(own);
                }
                module.put(scope.id(), same);
            }
        }
        all.add(describe(netlist.scopes().getFirst(), seen, module));
        return all;
    }

    /// Groups of scopes with equal type and height, low ones first, so that parts come before what holds
    /// them.
    private List<List<Scope>> scopesOfOneType() {
        Map<List<Object>, List<Scope>> groups = new LinkedHashMap<>();
        netlist.scopes().stream().skip(1).sorted(Comparator.comparing((Scope scope) -> height[scope.id()]))
            .forEach(scope -> groups
                .computeIfAbsent(List.of(height[scope.id()], scope.type()), _ -> new ArrayList<>())
                .add(scope));
        return List.copyOf(groups.values());
    }

    private HdlModule describe(Scope scope, Map<Integer, HdlModule> seen, Map<Integer, HdlModule> module) {
        List<HdlModule.Part> parts = new ArrayList<>();
        for (Scope child : children.get(scope.id())) {
            List<Bus> connections = connections(seen.get(child.id()), child.id());
            parts.add(new HdlModule.Part(child.name(), module.get(child.id()), connections));
        }
        List<Port> ports = scope.id() == 0 ? netlist.ports() : pins(scope, parts);
        return new HdlModule(scope.type(), prefix(scope), ports, gates.get(scope.id()), parts);
    }

    private List<Bus> connections(HdlModule child, int id) {
        Set<Net> driven = new HashSet<>();
        List<Bus> connections = new ArrayList<>();
        for (Port port : child.ports()) {
            connections.add(port.direction() == Port.Direction.INPUT
                ? port.bus()
                : new Bus(port.bus().nets().stream()
                    .map(net -> isDrivenInside(net, id) && driven.add(net) ? net : HdlModule.OPEN).toList()));
        }
        return connections;
    }

    private List<Port> pins(Scope scope, List<HdlModule.Part> parts) {
        Set<Net> declared = new HashSet<>();
        for (Port port : scope.ports()) {
            for (Net net : port.bus().nets()) {
                if (port.direction() == Port.Direction.INPUT && isDrivenInside(net, scope.id())) {
                    throw new IllegalArgumentException("input pin '" + port.name() + "' of '" + prefix(scope)
                        + "' is driven inside: " + netlist.nameOf(net));
                }
                declared.add(net);
            }
        }
        Set<Net> touched = new LinkedHashSet<>();
        for (Gate gate : gates.get(scope.id())) {
            touched.addAll(gate.inputs());
            touched.addAll(gate.outputs());
        }
        parts.forEach(part -> part.connections().forEach(bus -> touched.addAll(bus.nets())));
        scope.ports().stream().filter(port -> port.direction() == Port.Direction.OUTPUT).forEach(port -> port
            .bus().nets().stream().filter(net -> !isDrivenInside(net, scope.id())).forEach(touched::add));
        List<Port> pins = new ArrayList<>(scope.ports());
        for (Net net : touched) {
            if (net.isConstant() || net.equals(HdlModule.OPEN)) {
                continue;
            }
            boolean inside = isDrivenInside(net, scope.id());
            if (!inside && !isInput(scope, net)
                    || inside && isReadOutside(net, scope.id()) && !declared.contains(net)) {
                pins.add(new Port(localName(net, scope),
                    inside ? Port.Direction.OUTPUT : Port.Direction.INPUT, Bus.of(net)));
            }
        }
        return pins;
    }

    private static boolean isInput(Scope scope, Net net) {
        return scope.ports().stream()
            .anyMatch(port -> port.direction() == Port.Direction.INPUT && port.bus().nets().contains(net));
    }

    private String localName(Net net, Scope scope) {
        String name = netlist.nameOf(net);
        return name.startsWith(prefix(scope)) ? name.substring(prefix(scope).length()) : name;
    }

    private String prefix(Scope scope) {
        return scope.id() == 0 ? "" : prefix(netlist.scopes().get(scope.parent())) + scope.name() + ".";
    }

    private static long distinctInputs(HdlModule module) {
        return module.ports().stream().filter(port -> port.direction() == Port.Direction.INPUT)
            .flatMap(port -> port.bus().nets().stream()).filter(net -> !net.isConstant()).distinct().count();
    }
}
