package flipchip.hwsim.gates.sim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;

/// The gates that change at the clock edge (flip-flops, set/reset flip-flops, memories), 64 lanes each, with
/// the contents of the memories. Owned by one simulator.
final class EdgeGates {
    /// Nets the gates drive, in the order of `next`.
    final int[] out;
    /// What [#sample(long[])] found each net to become that changes.
    final long[] next;
    /// Which of `out` change, in the first places.
    final int[] changed;
    private int changes;

    private final List<Gate.FlipFlop> flipFlops;
    private final List<Gate.SetReset> setResets;
    private final List<Gate.Ram> rams;
    private final int[] wires;
    /// Flip-flops that are loaded together: group g has rows `groupFrom[g]` to `groupFrom[g + 1] - 1`.
    private final int[] groupFrom;
    private final long[] resetValues;
    private final long[] initials;
    /// Per memory one word of lanes for each bit: `word * width + bit`.
    private final long[][] memories;
    /// How often each memory was written.
    private final long[] writings;
    /// For each read port its request at the last edge: the memory's writings, enable, address.
    private final long[][] asked;
    private final Reached reached = new Reached();

    EdgeGates(Netlist netlist) {
        flipFlops = only(netlist, Gate.FlipFlop.class);
        setResets = only(netlist, Gate.SetReset.class);
        rams = only(netlist, Gate.Ram.class);
        int registers = flipFlops.size() + setResets.size();
        out = Stream.of(flipFlops, setResets, rams).flatMap(List::stream)
            .flatMap(gate -> gate.outputs().stream()).mapToInt(Net::id).toArray();
        next = new long[out.length];
        changed = new int[out.length];
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
        groupFrom = IntStream
            .rangeClosed(0, flipFlops.size()).filter(i -> i == 0 || i == flipFlops.size()
                    || wires[3 * i + 1] != wires[3 * i - 2] || wires[3 * i + 2] != wires[3 * i - 1])
            .toArray();
        memories = rams.stream().map(ram -> new long[ram.words() * ram.width()]).toArray(long[][]::new);
        writings = new long[rams.size()];
        asked = rams.stream().flatMap(ram -> ram.reads().stream())
            .map(port -> new long[2 + port.address().width()]).toArray(long[][]::new);
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

    /// What is read together at a clock edge.
    ///
    /// @param enables nets that enable it
    record Load(int[] enables, List<Integer> data) {}

    /// Everything that is read at an edge. Without an enable, `enables` is the constant 1.
    List<Load> loads() {
        List<Load> loads = new ArrayList<>();
        for (int group = 0; group + 1 < groupFrom.length; group++) {
            int from = groupFrom[group];
            loads.add(new Load(new int[] {wires[3 * from + 1], wires[3 * from + 2]},
                IntStream.range(from, groupFrom[group + 1]).mapToObj(row -> wires[3 * row]).toList()));
        }
        int[] always = {Net.ONE.id()};
        loads.add(new Load(always,
            setResets.stream().flatMap(gate -> gate.inputs().stream()).map(Net::id).toList()));
        for (Gate.Ram ram : rams) {
            ram.reads()
                .forEach(port -> loads.add(new Load(new int[] {port.enable().id()}, ids(port.address()))));
            ram.writes().forEach(port -> loads.add(new Load(new int[] {port.enable().id()},
                Stream.concat(ids(port.address()).stream(), ids(port.data()).stream()).toList())));
        }
        return loads;
    }

    private static List<Integer> ids(Bus bus) {
        return bus.nets().stream().map(Net::id).toList();
    }

    /// Read ports read at the next edge although nothing may have changed for them.
    void touch() {
        for (int ram = 0; ram < writings.length; ram++) {
            writings[ram]++;
        }
    }

    /// Writes the power-up values of all outputs into `values` and clears the memories.
    void powerUp(long[] values) {
        for (int i = 0; i < out.length; i++) {
            values[out[i]] = initials[i];
        }
        for (long[] memory : memories) {
            Arrays.fill(memory, 0);
        }
        touch();
    }

    /// The clock edge: finds what changes from the present `values` and stores into the memories. The caller
    /// puts `next` on the nets, so that no gate sees another's new value.
    ///
    /// @return how many of [#changed] count
    int sample(long[] values) {
        changes = 0;
        for (int group = 0; group + 1 < groupFrom.length; group++) {
            sampleGroup(group, values);
        }
        int row = flipFlops.size();
        for (; row < resetValues.length; row++) {
            long kept = values[wires[3 * row]] | ~values[wires[3 * row + 1]] & values[out[row]];
            become(row, reset(row, kept, values[wires[3 * row + 2]]), values);
        }
        int port = 0;
        for (int ram = 0; ram < memories.length; ram++) {
            for (Gate.ReadPort read : rams.get(ram).reads()) {
                if (asksAnew(read, asked[port++], writings[ram], values)) {
                    read(rams.get(ram).width(), memories[ram], read, values, row);
                }
                row += rams.get(ram).width();
            }
        }
        for (int ram = 0; ram < memories.length; ram++) {
            write(ram, values);
        }
        return changes;
    }

    private void sampleGroup(int group, long[] values) {
        int from = groupFrom[group];
        long enable = values[wires[3 * from + 1]];
        long reset = values[wires[3 * from + 2]];
        if ((enable | reset) == 0) {
            return;
        }
        for (int row = from; row < groupFrom[group + 1]; row++) {
            long kept = enable & values[wires[3 * row]] | ~enable & values[out[row]];
            become(row, reset(row, kept, reset), values);
        }
    }

    private void become(int row, long value, long[] values) {
        if (value != values[out[row]]) {
            next[row] = value;
            changed[changes++] = row;
        }
    }

    private long reset(int row, long kept, long reset) {
        return reset & resetValues[row] | ~reset & kept;
    }

    /// Whether a read port could show something else than after the last edge; keeps its request.
    private static boolean asksAnew(Gate.ReadPort port, long[] last, long written, long[] values) {
        long enable = values[port.enable().id()];
        if (enable == 0) {
            return false;
        }
        boolean changed = last[0] != written || last[1] != enable;
        last[0] = written;
        last[1] = enable;
        for (int bit = 0; bit + 2 < last.length; bit++) {
            long wire = values[port.address().get(bit).id()];
            changed |= last[bit + 2] != wire;
            last[bit + 2] = wire;
        }
        return changed;
    }

    private void read(int width, long[] memory, Gate.ReadPort port, long[] values, int row) {
        long enable = values[port.enable().id()];
        Reached reached = at(port.address(), values, enable);
        for (int bit = 0; bit < width; bit++) {
            long word = ~enable & values[out[row + bit]];
            for (int i = 0; i < reached.count; i++) {
                int cell = reached.words[i] * width + bit;
                word |= cell < memory.length ? reached.lanes[i] & memory[cell] : 0;
            }
            become(row + bit, word, values);
        }
    }

    private void write(int ram, long[] values) {
        int width = rams.get(ram).width();
        long[] memory = memories[ram];
        for (Gate.WritePort port : rams.get(ram).writes()) {
            Reached reached = at(port.address(), values, values[port.enable().id()]);
            writings[ram] += reached.count;
            for (int i = 0; i < reached.count; i++) {
                int from = reached.words[i] * width;
                long here = reached.lanes[i];
                for (int bit = 0; from < memory.length && bit < width; bit++) {
                    memory[from + bit] =
                        here & values[port.data().get(bit).id()] | ~here & memory[from + bit];
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
        touch();
    }

    long[][] copyMemories() {
        return Arrays.stream(memories).map(long[]::clone).toArray(long[][]::new);
    }

    void restoreMemories(long[][] saved) {
        for (int i = 0; i < memories.length; i++) {
            System.arraycopy(saved[i], 0, memories[i], 0, saved[i].length);
        }
        touch();
    }
}
