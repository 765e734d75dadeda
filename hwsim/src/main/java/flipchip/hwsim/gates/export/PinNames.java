package flipchip.hwsim.gates.export;

import java.util.ArrayList;
import java.util.List;

/// The names of a module's pins in every written file: legal, distinct, the clock first.
///
/// @param clock  whether the first name is the clock's
/// @param names  by pin, after the clock's
record PinNames(boolean clock, List<String> names) {
    private static final String CLOCK = "clk";

    static PinNames of(HdlModule module) {
        Identifiers identifiers = new Identifiers(Identifiers.Style.PLAIN);
        if (module.clocked()) {
            identifiers.of(CLOCK);
        }
        return new PinNames(module.clocked(),
            module.ports().stream().map(port -> identifiers.of(Identifiers.plain(port.name()))).toList());
    }

    String get(int pin) {
        return names.get(pin);
    }

    /// The names with the clock's.
    List<String> all() {
        List<String> all = new ArrayList<>(names);
        if (clock) {
            all.addFirst(CLOCK);
        }
        return all;
    }

    /// The connections of an instance by name, e.g. `.clk(clk)`.
    ///
    /// @param nets by pin
    String connections(List<String> nets) {
        List<String> connections = new ArrayList<>();
        if (clock) {
            connections.add("." + CLOCK + "(" + CLOCK + ")");
        }
        for (int pin = 0; pin < names.size(); pin++) {
            connections.add("." + names.get(pin) + "(" + nets.get(pin) + ")");
        }
        return String.join(", ", connections);
    }
}
