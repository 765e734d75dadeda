package flipchip.app.cli.circuit;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.cli.answer.Misuse;
import flipchip.engine.notation.MessageText;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import picocli.CommandLine.Model.CommandSpec;

/// A parser of circuit names, and a check of the options for them.
final class CircuitArgument {
    private CircuitArgument() {}

    /// Refuses an option that has no effect on the circuit.
    ///
    /// @throws Misuse with the reason, if the option was given
    static void refuse(CommandSpec spec, String option, String reason) {
        if (spec.commandLine().getParseResult().hasMatchedOption(option)) {
            throw new Misuse(option + ": " + reason);
        }
    }

    /// @throws Misuse with the names there are
    static NamedCircuit find(String name) {
        return Circuits.find(name).orElseThrow(
            () -> new Misuse("no circuit '" + MessageText.of(name, MessageText.NAME) + "'; there are "
                + Stream.concat(Circuits.all().stream().map(NamedCircuit::name), Circuits.unlisted().stream())
                    .collect(Collectors.joining(", "))));
    }
}
