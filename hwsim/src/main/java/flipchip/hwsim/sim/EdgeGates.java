package flipchip.hwsim.sim;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import flipchip.hwsim.netlist.Bus;
import flipchip.hwsim.netlist.Gate;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.netlist.Netlist;

/// The gates that change at the clock edge (flip-flops, set/reset flip-flops, memories), 64 lanes each, with
/// the contents of the memories. Owned by one simulator.
final class EdgeGates {
    /// Nets the gates drive, in the order of `next`.
    final int[] out;
    /// What [#sample(long[])] found each of them to become.
    final long[] next;

    private final List<Gate.FlipFlop> flipFlops;
    private final List<Gate.SetReset> setResets;
    private final List<Gate.Ram> rams;
    private final int[] wires;
    private final long[] resetValues;
    private final long[] initials;
    /// Per memory one word of lanes for each bit: `word * width + bit`.
    private final long[][] memories;

    EdgeGates(Netlist netlist) {
        flipFlops = only(netlist, Gate.FlipFlop.class);
        setResets = only(netlist, Gate.SetReset.class);
        rams = only(netlist, Gate.Ram.class);
        int registers = flipFlops.size() + setResets.size();
        out = Stream.of(flipFlops, setResets, rams).flatMap(List::stream)
            .flatMap(gate -> gate.outputs().stream()).mapToInt(Net::id).toArray();
        next = new long[out.length];
        wires = new int[3 * registers];
        resetValues = new long[registers];
        initials = new long[out.length];
        int row = 0;
        for (Gate.FlipFlop gate : flipFlops) {
            enter(row++, gate.d(), gate.enable(), gate.reset(), gate.resetValue(), gate.initial());
        }
        for (Gate.SetReset gate : setResets) {
            enter(row++, gate.set(), gate.clear(), gate.reset(), gate.resetValue(), gate.initial());
        }
        memories = rams.stream().map(ram -> new long[ram.words() * ram.width()]).toArray(long[][]::new);
    }

    private static <G extends Gate> List<G> only(Netlist netlist, Class<G> kind) {
        return netlist.gates().stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private void enter(int row, Net first, Net second, Net reset, boolean resetValue, boolean initial) {
        wires[3 * row] = first.id();
        wires[3 * row + 1] = second.id();
        wires[3 * row + 2] = reset.id();
        resetValues[row] = resetValue ? -1L : 0L;
        initials[row] = initial ? -1L : 0L;
    }

    /// Writes the power-up values of all outputs into `values` and clears the memories.
    void powerUp(long[] values) {
        for (int i = 0; i < out.length; i++) {
            values[out[i]] = initials[i];
        }
        for (long[] memory : memories) {
            Arrays.fill(memory, 0);
        }
    }

    /// The clock edge: fills [#next] from the present `values` and stores into the memories. The caller puts
    /// `next` on the nets, so that no gate sees another's new value.
    void sample(long[] values) {
        int row = 0;
        for (; row < flipFlops.size(); row++) {
            long enable = values[wires[3 * row + 1]];
            long kept = enable & values[wires[3 * row]] | ~enable & values[out[row]];
            next[row] = reset(row, kept, values);
        }
        for (; row < resetValues.length; row++) {
            long kept = values[wires[3 * row]] | ~values[wires[3 * row + 1]] & values[out[row]];
            next[row] = reset(row, kept, values);
        }
        for (int ram = 0; ram < memories.length; ram++) {
            row = read(rams.get(ram), memories[ram], values, row);
        }
        for (int ram = 0; ram < memories.length; ram++) {
            write(rams.get(ram), memories[ram], values);
        }
    }

    private long reset(int row, long kept, long[] values) {
        long reset = values[wires[3 * row + 2]];
        return reset & resetValues[row] | ~reset & kept;
    }

    private int read(Gate.Ram ram, long[] memory, long[] values, int firstRow) {
        int row = firstRow;
        for (Gate.ReadPort port : ram.reads()) {
            long enable = values[port.enable().id()];
            for (int bit = 0; bit < ram.width(); bit++) {
                next[row + bit] = ~enable & values[out[row + bit]];
            }
            for (int word = 0; enable != 0 && word < ram.words(); word++) {
                long here = enable & at(port.address(), word, values);
                if (here != 0) {
                    for (int bit = 0; bit < ram.width(); bit++) {
                        next[row + bit] |= here & memory[word * ram.width() + bit];
                    }
                }
            }
            row += ram.width();
        }
        return row;
    }

    private static void write(Gate.Ram ram, long[] memory, long[] values) {
        for (Gate.WritePort port : ram.writes()) {
            long enable = values[port.enable().id()];
            for (int word = 0; enable != 0 && word < ram.words(); word++) {
                long here = enable & at(port.address(), word, values);
                for (int bit = 0; here != 0 && bit < ram.width(); bit++) {
                    int cell = word * ram.width() + bit;
                    memory[cell] = here & values[port.data().get(bit).id()] | ~here & memory[cell];
                }
            }
        }
    }

    /// The lanes in which `address` shows `word`.
    private static long at(Bus address, int word, long[] values) {
        long here = address.width() < 31 && word >>> address.width() != 0 ? 0L : -1L;
        for (int bit = 0; here != 0 && bit < address.width(); bit++) {
            long wire = values[address.get(bit).id()];
            here &= (word >>> bit & 1) != 0 ? wire : ~wire;
        }
        return here;
    }

    long[][] copyMemories() {
        return Arrays.stream(memories).map(long[]::clone).toArray(long[][]::new);
    }

    void restoreMemories(long[][] saved) {
        for (int i = 0; i < memories.length; i++) {
            System.arraycopy(saved[i], 0, memories[i], 0, saved[i].length);
        }
    }
}
