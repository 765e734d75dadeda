package flipchip.app.chips.opened;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.verify.catalogue.NamedCircuit;

/// The values at the pins of a circuit clock by clock, as a table. Any thread.
public final class PinValues {
    private PinValues() {}

    /// One clock, after everything has settled and before the edge.
    ///
    /// @param clock   from 1 on
    /// @param inputs  `name=value` with hexadecimal numbers, separated by spaces
    /// @param outputs likewise
    public record Row(int clock, String inputs, String outputs) {}

    /// Runs the circuit with its own vectors.
    public static List<Row> of(NamedCircuit circuit) {
        Netlist netlist = circuit.netlist().get();
        BitParallelSimulator simulator = new BitParallelSimulator(netlist);
        List<Row> rows = new ArrayList<>();
        for (TestVectors.Step step : circuit.vectors().make(netlist, Film.CLOCKS, Film.SEED).steps()) {
            step.apply(simulator);
            simulator.settle();
            rows.add(new Row(rows.size() + 1, values(simulator, netlist.ports(Port.Direction.INPUT)),
                values(simulator, netlist.ports(Port.Direction.OUTPUT))));
            simulator.edge();
        }
        return rows;
    }

    private static String values(BitParallelSimulator simulator, List<Port> ports) {
        return ports.stream().map(port -> port.name() + "=" + value(simulator, port).toString(16))
            .collect(Collectors.joining(" "));
    }

    static BigInteger value(BitParallelSimulator simulator, Port port) {
        BigInteger value = BigInteger.ZERO;
        for (int bit = 0; bit < port.width(); bit++) {
            if ((simulator.lanes(port.bus().get(bit)) & 1) != 0) {
                value = value.setBit(bit);
            }
        }
        return value;
    }
}
