package flipchip.hwsim.gates.export;

import java.util.List;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;

/// A module of a hardware language: a part of a netlist, described with the nets of one of its instances.
/// Writers see modules only, never scopes.
///
/// @param type    the wanted name
/// @param prefix  prefix of the names of the nets inside, e.g. "d4."
/// @param ports   the pins, with the nets of this instance
/// @param gates   the gates of the module itself
/// @param parts   the instances inside
/// @param clocked whether a gate in it, or in a part of it, needs the clock
record HdlModule(String type, String prefix, List<Port> ports, List<Gate> gates, List<Part> parts,
        boolean clocked) {

    /// A place holder in a connection for an output bit that drives nothing new.
    static final Net OPEN = new Net(-1);

    /// @param name        of the instance, e.g. "d4"
    /// @param connections the outside nets at the module's pins, in the order of its ports; an output bit is
    ///                    [#OPEN] if the part does not drive that net, or drives it at an earlier pin
    record Part(String name, HdlModule module, List<Bus> connections) {
        Part {
            connections = List.copyOf(connections);
        }
    }

    HdlModule {
        ports = List.copyOf(ports);
        gates = List.copyOf(gates);
        parts = List.copyOf(parts);
    }

    HdlModule(String type, String prefix, List<Port> ports, List<Gate> gates, List<Part> parts) {
        this(type, prefix, ports, gates, parts, gates.stream().anyMatch(HdlModule::needsClock)
                || parts.stream().anyMatch(part -> part.module.clocked));
    }

    /// The whole circuit as one module.
    static HdlModule flat(Netlist netlist) {
        return new HdlModule(netlist.name(), "", netlist.ports(), netlist.gates(), List.of());
    }

    static boolean needsClock(Gate gate) {
        return switch (gate) {
            case Gate.FlipFlop _, Gate.SetReset _, Gate.Ram _ -> true;
            case Gate.Not _, Gate.And _, Gate.Or _, Gate.Xor _, Gate.Mux _, Gate.Latch _ -> false;
        };
    }

    /// `name` of a net as seen from inside.
    String local(String name) {
        return name.startsWith(prefix) ? name.substring(prefix.length()) : name;
    }
}
