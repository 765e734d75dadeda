package flipchip.app.cli.circuit;

import java.util.stream.Collectors;
import flipchip.app.cli.answer.Misuse;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;

/// A parser of circuit names.
final class CircuitArgument {
    private CircuitArgument() {}

    /// @throws Misuse with the names there are
    static NamedCircuit find(String name) {
        return Circuits.find(name).orElseThrow(() -> new Misuse("no circuit '" + name + "'; there are "
            + Circuits.all().stream().map(NamedCircuit::name).collect(Collectors.joining(", "))));
    }
}
