package flipchip.app.cli.circuit;

import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Output;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(name = "list", description = "List the circuits.")
final class ListCommand implements Callable<Integer> {
    @Mixin
    private Output output;

    /// @param gates gates and memories, each counted once
    record Row(String name, int gates, String about) {}

    @Override
    public Integer call() {
        for (NamedCircuit circuit : Circuits.all()) {
            Row row = new Row(circuit.name(), circuit.netlist().get().gates().size(), circuit.about());
            output.give("circuit", row, "%-18s %6d gates  %s%n", row.name(), row.gates(), row.about());
        }
        return ExitCode.OK;
    }
}
