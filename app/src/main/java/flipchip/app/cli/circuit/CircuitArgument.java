package flipchip.app.cli.circuit;

import java.util.stream.Collectors;
import flipchip.app.cli.answer.Misuse;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;

/// Finds the circuit that somebody named.
final class CircuitArgument {
    private CircuitArgument() {}

    /// @throws Misuse with the names there are
    static NamedCircuit find(String name) {
        return Circuits.find(name).orElseThrow(() -> new Misuse("no circuit '" + name + "'; there are "
            + Circuits.all().stream().map(NamedCircuit::name).collect(Collectors.joining(", "))));
    }
}
