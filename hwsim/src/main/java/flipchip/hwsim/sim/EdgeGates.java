package flipchip.hwsim.sim;

import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.stream.IntStream;
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
    private final Reached reached = new Reached();

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
            row = read(rams.get(ram), ram, values, row);
        }
        for (int ram = 0; ram < memories.length; ram++) {
            write(rams.get(ram), memories[ram], values);
        }
    }

    private long reset(int row, long kept, long[] values) {
        long reset = values[wires[3 * row + 2]];
        return reset & resetValues[row] | ~reset & kept;
    }

    private int read(Gate.Ram ram, int number, long[] values, int firstRow) {
        int row = firstRow;
        for (Gate.ReadPort port : ram.reads()) {
            long enable = values[port.enable().id()];
            for (int bit = 0; bit < ram.width(); bit++) {
                next[row + bit] = ~enable & values[out[row + bit]];
            }
            Reached reached = at(port.address(), values, enable);
            for (int i = 0; i < reached.count; i++) {
                int from = reached.words[i] * ram.width();
                for (int bit = 0; reached.words[i] < ram.words() && bit < ram.width(); bit++) {
                    next[row + bit] |= reached.lanes[i] & memories[number][from + bit];
                }
            }
            row += ram.width();
        }
        return row;
    }

    private void write(Gate.Ram ram, long[] memory, long[] values) {
        for (Gate.WritePort port : ram.writes()) {
            Reached reached = at(port.address(), values, values[port.enable().id()]);
            for (int i = 0; i < reached.count; i++) {
                int from = reached.words[i] * ram.width();
                long here = reached.lanes[i];
                for (int bit = 0; reached.words[i] < ram.words() && bit < ram.width(); bit++) {
                    memory[from + bit] = here & values[port.data().get(bit).id()] | ~here
                        & memory[from + bit];
                }
            }
        }
    }

    /// Words that an address shows in different lanes, at most one for each lane.
    private static final class Reached {
        private final int[] words = new int[Simulator.LANES];
        private final long[] lanes = new long[Simulator.LANES];
        private int count;
    }

    /// Which words `address` shows in the lanes of `enable`: splits the lanes bit by bit, the highest first.
    private Reached at(Bus address, long[] values, long enable) {
        reached.words[0] = 0;
        reached.lanes[0] = enable;
        reached.count = enable == 0 ? 0 : 1;
        for (int bit = address.width() - 1; bit >= 0; bit--) {
            long wire = values[address.get(bit).id()];
            for (int i = reached.count - 1; i >= 0; i--) {
                long high = reached.lanes[i] & wire;
                long low = reached.lanes[i] & ~wire;
                int word = reached.words[i] << 1;
                reached.lanes[i] = low == 0 ? high : low;
                reached.words[i] = low == 0 ? word + 1 : word;
                if (low != 0 && high != 0) {
                    reached.lanes[reached.count] = high;
                    reached.words[reached.count++] = word + 1;
                }
            }
        }
        return reached;
    }

    /// Number of the memory called `name`.
    ///
    /// @throws NoSuchElementException if there is none
    int memory(String name) {
        return IntStream.range(0, rams.size()).filter(i -> rams.get(i).name().equals(name)).findFirst()
            .orElseThrow(() -> new NoSuchElementException("no memory '" + name + "'"));
    }

    /// The cells of a word of a memory, a word of lanes for each bit.
    ///
    /// @throws IndexOutOfBoundsException if the memory has no such word
    long[] word(int memory, int word) {
        int width = rams.get(memory).width();
        Objects.checkIndex(word, rams.get(memory).words());
        return Arrays.copyOfRange(memories[memory], word * width, (word + 1) * width);
    }

    /// Overwrites a word of a memory.
    void deposit(int memory, int word, long[] bits) {
        int width = rams.get(memory).width();
        Objects.checkIndex(word, rams.get(memory).words());
        System.arraycopy(bits, 0, memories[memory], word * width, width);
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
