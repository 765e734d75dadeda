package flipchip.hwsim.verify.faults;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.gates.sim.Simulator;

/// A circuit in which one gate is changed, to see whether a check or a proof refuses it. The same kinds of
/// change as `hwsim/tools/mutants` makes in an exported file, without a gate that reads another net.
/// Thread: any
///
/// @param sound  the circuit as it was built
/// @param gate   index into its gates
/// @param change what is done to it
public record Mutant(Netlist sound, int gate, Change change) {

    public enum Change {
        /// Its output stays low.
        LOW,
        /// Its output stays high.
        HIGH,
        /// AND in place of what it was.
        AND,
        /// OR in place of what it was.
        OR,
        /// Its one input goes through.
        PASS,
        /// The two inputs that it chooses from have changed places.
        SWAP,
        /// A register without its reset.
        NO_RESET,
        /// A register that takes nothing, or is never set.
        NEVER
    }

    /// What can be changed in a gate; nothing in a memory.
    public static List<Change> changes(Gate gate) {
        return switch (gate) {
            case Gate.And _ -> List.of(Change.OR, Change.LOW, Change.HIGH);
            case Gate.Or _ -> List.of(Change.AND, Change.LOW, Change.HIGH);
            case Gate.Xor _ -> List.of(Change.OR, Change.AND, Change.LOW, Change.HIGH);
            case Gate.Not _ -> List.of(Change.PASS, Change.LOW, Change.HIGH);
            case Gate.Mux _ -> List.of(Change.SWAP, Change.LOW, Change.HIGH);
            case Gate.Latch _ -> List.of(Change.NEVER, Change.LOW, Change.HIGH);
            case Gate.FlipFlop flop -> register(flop.reset());
            case Gate.SetReset flop -> register(flop.reset());
            case Gate.Ram _ -> List.of();
        };
    }

    private static List<Change> register(Net reset) {
        return reset.equals(Net.ZERO)
            ? List.of(Change.NEVER, Change.LOW, Change.HIGH)
            : List.of(Change.NO_RESET, Change.NEVER, Change.LOW, Change.HIGH);
    }

    /// The changed circuit: all nets, names and blocks are those of the sound one.
    ///
    /// @throws IllegalArgumentException if the gate cannot be changed so
    public Netlist netlist() {
        Gate was = sound.gates().get(gate);
        if (!changes(was).contains(change)) {
            throw new IllegalArgumentException(change + " of " + was);
        }
        return NetlistBuilder.copyOf(sound, _ -> true).replace(gate, changed(was)).build();
    }

    /// What differs first from the sound circuit.
    ///
    /// @param pin   an output pin; empty if none differs
    /// @param steps that were compared
    public record Difference(Optional<String> pin, int steps) {}

    /// Drives the changed circuit as the sound one was driven.
    ///
    /// @param vectors  recorded of the sound circuit
    /// @param unwanted read between steps; once it holds, the comparison ends
    public static Difference compare(Netlist changed, TestVectors vectors, BooleanSupplier unwanted) {
        Simulator simulator = new BitParallelSimulator(changed);
        List<Port> pins = changed.ports(Port.Direction.OUTPUT);
        int steps = 0;
        for (TestVectors.Step step : vectors.steps()) {
            if (unwanted.getAsBoolean()) {
                break;
            }
            step.apply(simulator);
            simulator.settle();
            steps++;
            for (int pin = 0; pin < pins.size(); pin++) {
                BigInteger expected = step.expected().get(pin);
                if (expected != null && !expected.equals(simulator.number(pins.get(pin).bus()))) {
                    return new Difference(Optional.of(pins.get(pin).name()), steps);
                }
            }
            simulator.edge();
        }
        return new Difference(Optional.empty(), steps);
    }

    private Gate changed(Gate was) {
        Net out = was.outputs().getFirst();
        List<Net> in = was.inputs();
        return switch (change) {
            case LOW -> new Gate.And(Net.ZERO, Net.ZERO, out);
            case HIGH -> new Gate.Or(Net.ONE, Net.ONE, out);
            case AND -> new Gate.And(in.get(0), in.get(1), out);
            case OR -> new Gate.Or(in.get(0), in.get(1), out);
            case PASS -> new Gate.And(in.getFirst(), in.getFirst(), out);
            case SWAP -> new Gate.Mux(in.get(0), in.get(2), in.get(1), out);
            case NO_RESET, NEVER -> register(was);
        };
    }

    private Gate register(Gate was) {
        boolean never = change == Change.NEVER;
        return switch (was) {
            case Gate.FlipFlop(Net d, Net enable, Net reset, boolean value, boolean initial, Net out) ->
                new Gate.FlipFlop(d, never ? Net.ZERO : enable, never ? reset : Net.ZERO, value, initial,
                    out);
            case Gate.SetReset(Net set, Net clear, Net reset, boolean value, boolean initial, Net out) ->
                new Gate.SetReset(never ? Net.ZERO : set, clear, never ? reset : Net.ZERO, value, initial,
                    out);
            case Gate.Latch(_, Net d, Net out) -> new Gate.Latch(Net.ZERO, d, out);
            default -> throw new IllegalArgumentException("no register: " + was);
        };
    }
}
